// What the server and the client say to each other, as the server declares it (tools/wire_types.py).
// All words come ready in the viewer's language; the client holds no rule.

export type {
  ByWebhook,
  ChangeWay,
  ContinueFrom,
  Followed,
  HoldSeat,
  Language,
  NewSeat,
  NewTable,
  NewWay,
  Promise as PromisedDeal,
  PushAddress,
  QuietHours,
  Refusal,
  Seated,
  SocketRequest as Request,
  TakeSeat,
  Wishes,
} from "./messages.gen";
export type * from "./wire.gen";

/** What is printed on the pieces, by touch name; the game knows its shape. */
export type Pieces = unknown;
