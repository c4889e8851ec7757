"""`make bench`: the speeds that the project promises, measured on this machine. Medians; the machine may be shared."""

from benchmarks.command import show_command_times
from benchmarks.deals import show_deals, show_threads
from benchmarks.memory import show_memory
from benchmarks.records import show_replay
from benchmarks.solver import main as show_solver


def main() -> None:
    for show in (show_deals, show_threads, show_command_times, show_memory, show_replay, show_solver):
        show()
        print()


if __name__ == "__main__":
    main()
