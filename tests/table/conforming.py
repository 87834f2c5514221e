"""Whether what was sent is what was declared: JSON held against the shapes that the page's types are written from."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from ennichi.kernel.shapes import Pair, Partial


class Differs(AssertionError):
    """Something is not as it was declared; the message says where."""


@cache
def fields_of(shape: Any) -> dict[str, tuple[Any, bool]]:
    """The fields of a TypedDict: what each holds, and whether it must be there."""
    hints = get_type_hints(shape, include_extras=True)
    return {
        name: (get_args(hint)[0], False) if get_origin(hint) is NotRequired else (hint, True)
        for name, hint in hints.items()
    }


def check(value: Any, hint: Any, at: str = "") -> None:
    """Raises Differs where JSON is not what a type says; keys that nobody declared are not allowed."""
    origin, inside = get_origin(hint), get_args(hint)
    if hint is Any:
        return
    if is_typeddict(hint):
        check_fields(value, hint, at)
    elif origin is list:
        for i, each in enumerate(of_sort(value, list, at)):
            check(each, inside[0], f"{at}[{i}]")
    elif origin is dict:
        if get_origin(inside[0]) is Literal and set(get_args(inside[0])) != set(of_sort(value, dict, at)):
            raise Differs(f"{at}: expected {get_args(inside[0])}, found {list(value)}")
        check_entries(value, inside, at)
    elif hint_is(hint, Partial):  # a dict has all names, this one some
        check_entries(value, get_args(inside[0]), at)
    elif hint_is(hint, Pair):
        check(value, inside[0], at)
        if len(value) != 2:
            raise Differs(f"{at}: {value} has not 2 parts")
    elif origin is Literal:
        if not any(value == each and type(value) is type(each) for each in inside):
            raise Differs(f"{at}: {value!r} is none of {inside}")
    elif origin in (Union, UnionType):
        check_one_of(value, inside, at)
    else:
        of_sort(value, hint, at)


def hint_is(hint: Any, generic: Any) -> bool:
    return get_origin(hint) is Annotated and get_args(hint)[1] == get_args(generic)[1]


def of_sort(value: Any, sort: Any, at: str) -> Any:
    if type(value) is not sort and not (sort is float and type(value) is int):
        raise Differs(f"{at}: {value!r} is no {sort.__name__}")
    return value


def check_fields(value: Any, shape: Any, at: str) -> None:
    fields = fields_of(shape)
    missing = [name for name, (_, needed) in fields.items() if needed and name not in of_sort(value, dict, at)]
    unknown = [name for name in value if name not in fields]
    if missing or unknown:
        raise Differs(f"{at}: {shape.__name__} lacks {missing} and does not declare {unknown}")
    for name, each in value.items():
        check(each, fields[name][0], f"{at}.{name}")


def check_entries(value: Any, inside: tuple[Any, ...], at: str) -> None:
    for key, each in of_sort(value, dict, at).items():
        check(key, inside[0], f"{at} by {key}")
        check(each, inside[1], f"{at}.{key}")


def check_one_of(value: Any, hints: tuple[Any, ...], at: str) -> None:
    """One of several; of messages, which differ in their type, only the one that is meant is looked at."""
    if isinstance(value, dict) and "type" in value:
        hints = tuple(each for each in hints if is_typeddict(each) and fits(value["type"], fields_of(each)["type"][0]))
    last = Differs(f"{at}: {value!r} is none of {hints}")
    for hint in hints:
        try:
            return check(value, hint, at)
        except Differs as differs:
            last = differs
    raise last


def fits(value: Any, hint: Any) -> bool:
    try:
        check(value, hint)
    except Differs:
        return False
    return True
