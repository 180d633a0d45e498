"""JSON values as few bytes, with one byte for each card and small number."""

import json
from typing import Any, Final

CARDS = tuple(rank + suit for suit in "CDHS" for rank in "23456789TJQKA")
"""The cards of one pack; those of a second pack, and sixes played as another suit, are texts."""
WORDS = ("??", "left", "right", "beaten_off", "taken", "C", "D", "H", "S", "XB", "XR")
"""Texts that stand in nearly every log. The table only grows at its end."""

_SMALL = 0x40
_CARD = 0x40
_MISSING, _NONE, _FALSE, _TRUE, _NUMBER, _TEXT, _JSON, _LONG_LIST = range(0x80, 0x88)
_LIST = 0x90
_LONGEST_SHORT_LIST = 0x1F
_WORD = 0xC0
_CARD_NUMBERS = {card: number for number, card in enumerate(CARDS)}
_WORD_NUMBERS = {word: number for number, word in enumerate(WORDS)}


class Writer:
    """Collects the bytes of values."""

    def __init__(self) -> None:
        self.text = bytearray()

    def byte(self, value: int) -> None:
        """One byte."""
        self.text.append(value)

    def number(self, value: int) -> None:
        """A whole number that is not negative, seven bits a byte."""
        while value >= 0x80:  # noqa: PLR2004 - the eighth bit says that more follows
            self.text.append(value & 0x7F | 0x80)
            value >>= 7
        self.text.append(value)

    def string(self, value: str) -> None:
        """A text with its length before it."""
        encoded = value.encode()
        self.number(len(encoded))
        self.text += encoded

    def missing(self) -> None:
        """The mark of a field that is not there."""
        self.byte(_MISSING)

    def value(self, value: Any) -> None:
        """A value of JSON."""
        match value:
            case None:
                self.byte(_NONE)
            case bool():
                self.byte(_TRUE if value else _FALSE)
            case int() if 0 <= value < _SMALL:
                self.byte(value)
            case int() if value >= _SMALL:
                self.byte(_NUMBER)
                self.number(value)
            case str():
                self._string(value)
            case list():
                self._list(value)
            case _:
                self.byte(_JSON)
                self.string(json.dumps(value, separators=(",", ":")))

    def _string(self, value: str) -> None:
        if value in _CARD_NUMBERS:
            self.byte(_CARD + _CARD_NUMBERS[value])
        elif value in _WORD_NUMBERS:
            self.byte(_WORD + _WORD_NUMBERS[value])
        else:
            self.byte(_TEXT)
            self.string(value)

    def _list(self, values: list[Any]) -> None:
        if len(values) <= _LONGEST_SHORT_LIST:
            self.byte(_LIST + len(values))
        else:
            self.byte(_LONG_LIST)
            self.number(len(values))
        for value in values:
            self.value(value)


class Reader:
    """Reads the values back, in their order. Raises IndexError behind the last one."""

    MISSING: Final = object()

    def __init__(self, text: bytes) -> None:
        self._text = text
        self._at = 0

    def byte(self) -> int:
        """One byte."""
        value = self._text[self._at]
        self._at += 1
        return value

    def number(self) -> int:
        """A whole number."""
        value = shift = 0
        while (part := self.byte()) & 0x80:
            value |= (part & 0x7F) << shift
            shift += 7
        return value | part << shift

    def string(self) -> str:
        """A text."""
        length = self.number()
        part = self._text[self._at : self._at + length]
        self._at += length
        return part.decode()

    def value(self) -> Any:
        """A value of JSON, or `MISSING`."""
        tag = self.byte()
        if tag < _SMALL:
            return tag
        if tag < _MISSING:
            return CARDS[tag - _CARD]
        if tag >= _WORD:
            return WORDS[tag - _WORD]
        if tag >= _LIST:
            return [self.value() for _ in range(tag - _LIST)]
        return self._other(tag)

    def _other(self, tag: int) -> Any:
        if tag == _NUMBER:
            return self.number()
        if tag == _TEXT:
            return self.string()
        if tag == _JSON:
            return json.loads(self.string())
        if tag == _LONG_LIST:
            return [self.value() for _ in range(self.number())]
        return {_MISSING: Reader.MISSING, _NONE: None, _FALSE: False, _TRUE: True}[tag]
