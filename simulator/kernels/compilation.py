"""How kernels and policies are compiled, and where the compiled code is kept.

numba keeps compiled code beside a stamp of the one file that a function stands in, and does not notice that a helper
in another file has changed. Here the folder is named by a hash of all sources of ``simulator``, and the stamp of a
function covers every function and constant that it reaches.
"""

import hashlib
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, cached_property
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import numpy as np
from numba import config, njit, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.dispatcher import Dispatcher
from numba.core.typeinfer import register_dispatcher

COMPILED: Final = not config.DISABLE_JIT  # type: ignore[attr-defined]  # numba's config has no types
"""False in the lane with the compiler off, where kernels are plain Python."""

_SOURCES: Final = Path(__file__).resolve().parent.parent


@cache
def cache_folder() -> Path:
    """Give the folder of compiled code: under NUMBA_CACHE_DIR or the user's cache, named by a hash of the sources."""
    digest = hashlib.sha256()
    for path in sorted(_SOURCES.rglob("*.py")):
        digest.update(path.relative_to(_SOURCES).as_posix().encode())
        digest.update(path.read_bytes())
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    given = config.CACHE_DIR  # type: ignore[attr-defined]
    base = Path(given) if given else Path(home) / "baloot-simulator"
    return base / digest.hexdigest()[:16]


class _Locator(UserProvidedCacheLocator):
    """Finds the folder and the stamp of one function's compiled code."""

    def __init__(self, py_func: FunctionType, py_file: str) -> None:
        super().__init__(py_func, py_file)
        self._reached = _digest_of(py_func)

    @classmethod
    def from_function(cls, py_func: FunctionType, py_file: str) -> "_Locator | None":
        if not os.path.exists(py_file):
            return None
        locator = cls(py_func, py_file)
        try:
            locator.ensure_cache_path()
        except OSError:
            return None
        return locator

    def get_cache_path(self) -> str:
        return str(cache_folder() / self.get_suitable_cache_subpath(self._py_file))

    def get_source_stamp(self) -> tuple[Any, str]:
        return super().get_source_stamp(), self._reached


class _CacheImpl(CompileResultCacheImpl):
    _locator_classes = [_Locator]  # noqa: RUF012  # as numba declares it


class _Cache(FunctionCache):
    _impl_class = _CacheImpl


def _digest_of(function: FunctionType) -> str:
    """Hash the code of a function and of all it reaches through its module's names."""
    digest = hashlib.sha256()
    seen: set[str] = set()
    waiting: list[FunctionType] = [function]
    while waiting:
        current = waiting.pop()
        for code in _code_objects(current.__code__):
            digest.update(code.co_code + repr(_plain_constants(code)).encode())
            for name in code.co_names:
                value = current.__globals__.get(name)
                reached = value.py_func if isinstance(value, Dispatcher) else None
                key = f"{current.__module__}.{name}"
                if key in seen:
                    continue
                seen.add(key)
                if reached is not None:
                    waiting.append(reached)
                elif isinstance(value, int | float | tuple):
                    digest.update(f"{name}={value!r}".encode())
                elif isinstance(value, np.ndarray | np.generic):
                    digest.update(name.encode() + value.tobytes())
    return digest.hexdigest()


def _code_objects(code: CodeType) -> list[CodeType]:
    inner = [each for constant in code.co_consts if isinstance(constant, CodeType) for each in _code_objects(constant)]
    return [code, *inner]


def _plain_constants(code: CodeType) -> list[object]:
    return [constant for constant in code.co_consts if not isinstance(constant, CodeType)]


def compile_cached(function: Callable[..., Any], signature: Any, **options: Any) -> Any:
    """Compile a function for one signature, or load it from the cache.

    Parameters
    ----------
    function
        A plain Python function that stands in a file; one without a file is compiled and not kept.
    signature
        A numba signature, or a tuple of argument types where the return type is to be inferred.
    options
        Options of ``numba.njit``.

    Returns
    -------
    Dispatcher
        Compiled for ``signature`` only; the function itself where the compiler is off.
    """
    if not COMPILED:
        return function
    dispatcher = njit(**options)(function)
    # A function without a file (typed into a console) has no locator and is compiled anew in each process.
    with suppress(RuntimeError):
        dispatcher._cache = _Cache(function)
    with register_dispatcher(dispatcher):  # so that a function may call itself
        dispatcher.compile(signature)
    dispatcher.disable_compile()
    return dispatcher


def kernel(signature: Any) -> Callable[[Callable[..., Any]], Any]:
    """Compile an entry of the compiled floor: one pinned signature, without the interpreter lock, kept in the cache."""

    def decorate(function: Callable[..., Any]) -> Any:
        return compile_cached(function, signature, nogil=True)

    return decorate


class _HelperDispatcher(Dispatcher):
    """A helper is compiled for the kernels that call it: once for all constants, and without what Python would call.

    numba would else compile it anew for each literal argument, and finish each as a program of its own with two
    wrappers for callers outside, which takes almost as long again as all the rest.
    """

    def get_call_template(self, arguments: Sequence[Any], keywords: Any) -> Any:
        """Resolve a call after forgetting the values of literal arguments."""
        return super().get_call_template(tuple(types.unliteral(each) for each in arguments), keywords)

    def add_overload(self, compiled: Any) -> None:
        """Make the code known to callers that are compiled; they find it by this key."""
        key = object()
        self.targetctx.insert_user_function(key, compiled.fndesc, [compiled.library])
        self.overloads[tuple(compiled.signature.args)] = compiled._replace(entry_point=key)

    @cached_property
    def _for_python(self) -> Any:
        return njit(nogil=True)(self.py_func)

    def __call__(self, *arguments: Any) -> Any:
        """Serve a caller in Python, such as a test, by a twin that is compiled for Python."""
        return self._for_python(*arguments)


def _for_kernels_only(flags: Any) -> Any:
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
    return flags


def helper(function: Callable[..., Any]) -> Any:
    """Mark a function that kernels call; it is compiled with each kernel that calls it."""
    return _as_helper(njit(nogil=True)(function))


def inlined(function: Callable[..., Any]) -> Any:
    """Mark a helper called in one place of the innermost loops: its code stands in the caller's."""
    return _as_helper(njit(nogil=True, forceinline=True)(function))


def _as_helper(dispatcher: Any) -> Any:
    if COMPILED:
        dispatcher.__class__ = _HelperDispatcher
        dispatcher._compiler._customize_flags = _for_kernels_only
    return dispatcher
