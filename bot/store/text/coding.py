"""Named tuples as JSON and back: by the names of their fields, without what is default.

What is read is checked against its annotation, so nothing wrong comes further than the store's door. A name that is
not known is passed over; what is missing is its default.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from bot.errors import Unreadable, UserError
from bot.store.text.plain import dumps as as_json
from engine import Options

T = TypeVar("T", bound=tuple[object, ...])
Fields: TypeAlias = dict[str, object]
#: Brings the fields of one version one version on.
Upgrade: TypeAlias = Callable[[Fields], Fields]


class Form(NamedTuple):
    """How a kind of value is stored: its version is one more than there are upgrades."""

    kind: type[tuple[object, ...]]
    upgrades: tuple[Upgrade, ...] = ()

    @property
    def version(self) -> int:
        """The version that is written."""
        return len(self.upgrades) + 1


#: The version of what was stored before there were any.
_FIRST: Final = 1
#: What is plain already: most of what is written.
_SCALARS: Final[frozenset[type[object]]] = frozenset({str, int, float, bool, NoneType})
#: In place of a default: equal to nothing that is written.
_ALWAYS: Final = object()


def dumps(form: Form, value: tuple[object, ...]) -> str:
    """A value as JSON, with its version."""
    return as_json(_filled({"v": form.version}, value))


def loads(form: Form, kind: type[T], text: str) -> T:
    """The value a text holds. Raises Unreadable."""
    data: object = json.loads(text)
    if not isinstance(data, dict):
        raise Unreadable(f"{kind.__name__}: no fields")
    version = data.pop("v", _FIRST)
    if not isinstance(version, int) or not _FIRST <= version <= form.version:
        raise Unreadable(f"{kind.__name__}: version {version}, this program knows {form.version}")
    for upgrade in form.upgrades[version - 1 :]:
        data = upgrade(data)
    return read(kind, data)


def read(kind: type[T], data: object) -> T:
    """A value of its fields as plain data. Raises Unreadable."""
    made = _reader(kind)(data)
    assert isinstance(made, kind)
    return made


def amended(value: T, changes: Mapping[str, object], refusal: str) -> T:
    """A value with other fields. Raises UserError for a name or a word that does not exist."""
    names: tuple[str, ...] = getattr(value, "_fields", ())
    for name, new in changes.items():
        try:
            value = read(type(value), {**fields_of(value), name: new})
        except Unreadable:
            raise UserError(refusal, name=name, value=str(new)[:40]) from None
        if name not in names:
            raise UserError(refusal, name=name, value=str(new)[:40])
    return value


def fields_of(value: tuple[object, ...]) -> Fields:
    """The fields of a named tuple as plain data, without what is default."""
    return _filled({}, value)


def _filled(fields: Fields, value: tuple[object, ...]) -> Fields:
    for (name, default), one in zip(_defaults(type(value)), value, strict=True):
        if one is not default and one != default:
            fields[name] = one if type(one) in _SCALARS else _plain(one)
    return fields


@cache
def _defaults(kind: type[tuple[object, ...]]) -> tuple[tuple[str, object], ...]:
    """The names of the fields, each with what is not written down."""
    defaults: Mapping[str, object] = getattr(kind, "_field_defaults", {})
    names: tuple[str, ...] = getattr(kind, "_fields", ())
    return tuple([(name, defaults.get(name, _ALWAYS)) for name in names])


def _plain(value: object) -> object:
    if type(value) in _SCALARS:
        return value
    if isinstance(value, tuple):
        return _filled({}, value) if hasattr(value, "_fields") else [_plain(one) for one in value]
    if isinstance(value, (dict, Mapping)):
        return {str(key): _plain(one) for key, one in value.items()}
    return value.changed() if isinstance(value, Options) else value


_Reader: TypeAlias = Callable[[object], object]


@cache
def _reader(hint: object) -> _Reader:
    """What reads and checks a value of this annotation."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return lambda value: _one_of(value, args)
    if origin in (Union, UnionType):
        inner = _either(tuple(arg for arg in args if arg is not NoneType))
        return lambda value: None if value is None else inner(value)
    if origin is tuple:
        return _tuple_reader(args)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        by_int, each = args[0] is int, _reader(args[1])
        return lambda value: {
            int(key) if by_int else key: each(one) for key, one in _checked(value, dict).items()
        }
    if hint is Options:
        return lambda value: Options.read(_checked(value, dict))
    if hint is object:
        return lambda value: value
    if isinstance(hint, type) and issubclass(hint, tuple):
        return _fields_reader(hint)
    assert isinstance(hint, type), hint
    kinds = (int, float) if hint is float else (hint,)
    return lambda value: _exactly(value, kinds)


def _either(args: tuple[object, ...]) -> _Reader:
    """The reader of what may be None, or one of some plain types."""
    if len(args) == 1:
        return _reader(args[0])
    return lambda value: _exactly(value, args)


def _tuple_reader(args: tuple[object, ...]) -> _Reader:
    if args[-1] is Ellipsis:
        each = _reader(args[0])
        return lambda value: tuple([each(one) for one in _row_of(value)])
    several = [_reader(arg) for arg in args]
    return lambda value: tuple([reads(one) for reads, one in zip(several, _row_of(value), strict=True)])


def _fields_reader(kind: type[tuple[object, ...]]) -> _Reader:
    readers = {name: _reader(hint) for name, hint in get_type_hints(kind).items()}
    make: Callable[..., object] = kind

    def reads(value: object) -> object:
        given = {name: readers[name](one) for name, one in _checked(value, dict).items() if name in readers}
        try:
            return make(**given)
        except TypeError as error:
            raise Unreadable(str(error)) from None

    return reads


def _row_of(value: object) -> Iterable[object]:
    return value if isinstance(value, tuple) else _checked(value, list)


C = TypeVar("C")


def _checked(value: object, kind: type[C]) -> C:
    if not isinstance(value, kind):
        raise Unreadable(f"{value!r} is no {kind.__name__}")
    return value


def _one_of(value: object, allowed: tuple[object, ...]) -> object:
    if value not in allowed:
        raise Unreadable(f"{value!r} is none of {allowed!r}")
    return value


def _exactly(value: object, kinds: tuple[object, ...]) -> object:
    if type(value) not in kinds:
        raise Unreadable(f"{value!r} is none of {kinds!r}")
    return value
