"""The words of the page, each with its Arabic name and one line of meaning (RULES.md 0)."""

from typing import Final, NamedTuple


class Term(NamedTuple):
    """A word of the game: in English, in Arabic (empty where there is none), and what it means."""

    word: str
    arabic: str
    meaning: str


TERMS: Final = (
    Term("Deal", "توزيعة", "A shuffled deck and its dealer. A deal that nobody buys is void and scores nothing."),
    Term("Hand", "", "A deal that was bought, played and scored."),
    Term("Mushtara", "مشترى", "The card turned face up after five cards each; whoever buys takes it."),
    Term("Buyer", "مشتري", "The player whose contract it is. His team must make it, or the others take all."),
    Term("Position", "", "Order of speaking: first (on the dealer's right), second, third, then the dealer himself."),
    Term("First and second round", "أول وثاني", "The mushtara is offered round the table; if nobody buys, once more."),
    Term("Sun", "صن", "The contract without trumps: 26 points to share, projects worth twice as much."),
    Term("Hokm", "حكم", "The contract with a trump suit, the mushtara's in the first round: 16 points to share."),
    Term("Ashkal", "أشكل", "A Sun in which the buyer's partner takes the mushtara."),
    Term("Made", "", "The buyer's team kept its contract; if not, the other team takes all points."),
    Term("Kaboot", "كبوت", "All eight tricks to one team: 44 points in Sun, 25 in Hokm."),
    Term("Abnat", "أبناط", "Raw card points: 130 in Sun, 162 in Hokm, the last trick's 10 included."),
    Term("Points", "نقاط", "What is written on the score sheet: Abnat divided by 5 (Sun) or 10 (Hokm), and projects."),
    Term("Project", "مشروع", "A set of cards that scores: Sira, Fifty, Hundred, Four Hundred, Baloot."),
    Term("Sira", "سرا", "A run of three cards in a suit."),
    Term("Fifty", "خمسين", "A run of four cards in a suit."),
    Term("Hundred", "مئة", "A run of five or more, or four of a kind: K, Q, J or 10, in Hokm also Aces."),
    Term("Four Hundred", "أربعمئة", "The four Aces, in Sun."),
    Term("Baloot", "بلوت", "King and Queen of trumps in one hand: 2 points, never doubled."),
    Term(
        "Held, declared, scored",
        "",
        "In somebody's eight cards; his best and so named; counted, after the teams compared.",
    ),
    Term("Double … Gahwa", "دبل … قهوة", "Raises of the stake: Double, Triple, Four; Gahwa decides the whole match."),
    Term("Rule set", "", "The disputed points of the rules as one house plays them; eram is the default."),
    Term("Strategy", "", "How a simulated player buys, raises and plays."),
    Term("Seed", "", "The number from which all deals follow: the same seed gives the same deals again."),
    Term("95 % interval", "", "Of a hundred such simulations about 95 give an interval that holds the true figure."),
)
"""The glossary, in the order in which a hand goes."""
