"""What a browser may ask for, checked by type and size before anything looks at it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

from ennichi.kernel.shapes import OptionValue
from ennichi.kernel.text import LANGUAGES, check_language

Language = Annotated[str, Field(json_schema_extra={"enum": list(LANGUAGES)}), AfterValidator(check_language)]
Name = Annotated[str, Field(min_length=1, max_length=40)]
BotName = Annotated[str, Field(max_length=20)]
Colour = Annotated[str, Field(max_length=20)]
TouchName = Annotated[str, Field(max_length=60)]
LONGEST_LINE = 80  # touches of what could have been


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Me(Strict):
    kind: Literal["me"]
    name: Name
    colour: Colour = ""


class Open(Strict):
    kind: Literal["open"]
    colour: Colour = ""


class ABot(Strict):
    kind: Literal["bot"]
    bot: BotName
    colour: Colour = ""


NewSeat = Annotated[Me | Open | ABot, Field(discriminator="kind")]


class NewTable(Strict):
    """A table to be set up."""

    game: Annotated[str, Field(max_length=20)]
    options: dict[Annotated[str, Field(max_length=40)], OptionValue] = Field(default_factory=dict, max_length=40)
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    language: Language = "en"
    # Of a deal, from /api/promises; without one the server makes it itself.
    promise: Annotated[str, Field(max_length=80)] = ""
    salt: Annotated[str, Field(max_length=64, pattern="^([0-9a-f]{2})*$")] = ""  # the players' part of the deal


class Promise(BaseModel):
    """A deal that is settled before anybody knows it: its commitment fits its secret alone."""

    promise: str
    commitment: str


class TakeSeat(Strict):
    name: Name


class HoldSeat(Strict):
    """What the private link of a seat carries behind its #."""

    secret: Annotated[str, Field(max_length=80)]


class NewRecord(Strict):
    text: Annotated[str, Field(max_length=400_000)]


class ContinueFrom(Strict):
    at: Annotated[int, Field(ge=0, le=1_000_000)]
    line: Annotated[list[TouchName], Field(max_length=LONGEST_LINE)] = []  # other touches from there on
    name: Name = "1"


# Being told that it is one's turn.


class PushKeys(Strict):
    p256dh: Annotated[str, Field(max_length=200, pattern="^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, Field(max_length=60, pattern="^[A-Za-z0-9_=-]+$")]


class PushAddress(Strict):
    """What `PushManager.subscribe` gives a page."""

    endpoint: Annotated[str, Field(max_length=1000)]
    keys: PushKeys


class ByPush(Strict):
    channel: Literal["push"]
    push: PushAddress
    language: Language = "en"


class ByMail(Strict):
    channel: Literal["mail"]
    mail: Annotated[str, Field(max_length=254)]
    language: Language = "en"


class ByWebhook(Strict):
    """A chat room; an empty form is found out from the address."""

    channel: Literal["webhook"]
    url: Annotated[str, Field(max_length=1000)]
    form: Literal["", "discord", "slack", "matrix"] = ""
    language: Language = "en"


NewWay = Annotated[ByPush | ByMail | ByWebhook, Field(discriminator="channel")]


class ChangeWay(Strict):
    """Where a way is used: at this table, or at all tables of this browser. At neither, it is forgotten."""

    here: bool
    everywhere: bool


class QuietHours(Strict):
    """Minutes of the day, in a time zone such as Europe/Lisbon; without them nothing is quiet."""

    start: Annotated[int, Field(ge=0, lt=1440)] | None
    end: Annotated[int, Field(ge=0, lt=1440)] | None
    zone: Annotated[str, Field(max_length=60)]


class RenewPush(Strict):
    old: Annotated[str, Field(max_length=1000)]  # endpoint
    push: PushAddress


class Followed(BaseModel):
    """What came of a link in a message."""

    message: str


class Seated(BaseModel):
    table: str
    seat: int | None
    link: str
    invite: str


class Wishes(BaseModel):
    """So many of those who hold a seat wish a game to be deleted."""

    wishes: int
    of: int


class Refusal(BaseModel):
    code: str
    message: str


# On the socket.


class Touch(Strict):
    type: Literal["touch"]
    number: Annotated[int, Field(ge=0)]
    touch: TouchName


class Undo(Strict):
    """Take back the last touch, or with `to` all touches after that many."""

    type: Literal["undo"]
    version: int
    to: Annotated[int, Field(ge=0)] | None = None


class Restart(Strict):
    type: Literal["restart"]
    version: int


class SkipStep(Strict):
    """Let the step of a lesson be done that comes after so many touches."""

    type: Literal["skip"]
    number: Annotated[int, Field(ge=0)]


class Hint(Strict):
    type: Literal["hint"]


class Coach(Strict):
    """What is at stake; and plans, either where a turn begins or in any case."""

    type: Literal["coach"]
    plans: Literal["", "start", "now"] = ""


class Why(Strict):
    """Is an open touch good, and why?"""

    type: Literal["why"]
    touch: TouchName


class LookBack(Strict):
    """What did the last own turn bring, and was there a better one?"""

    type: Literal["look-back"]
    compare: bool = True


class About(Strict):
    type: Literal["about"]
    touch: TouchName


class Ahead(Strict):
    """What would an open touch change?"""

    type: Literal["ahead"]
    touch: TouchName


class Pulse(Strict):
    """Are you there?"""

    type: Literal["pulse"]


class ChangeLanguage(Strict):
    type: Literal["language"]
    language: Language


class Resign(Strict):
    type: Literal["resign"]
    bot: BotName


class Rename(Strict):
    type: Literal["rename"]
    name: Name


class Rematch(Strict):
    type: Literal["rematch"]


SocketRequest = (
    Touch
    | Undo
    | Restart
    | SkipStep
    | Hint
    | Coach
    | Why
    | LookBack
    | About
    | Ahead
    | Pulse
    | ChangeLanguage
    | Resign
    | Rename
    | Rematch
)
socket_request: TypeAdapter[SocketRequest] = TypeAdapter(Annotated[SocketRequest, Field(discriminator="type")])
