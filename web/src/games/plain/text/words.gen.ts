// Written by tools/client_words.py from the Fluent files in en/; change those.

export interface Words {
  choices: string;
  nothing: string;
  table: string;
  players: string;
  over: string;
  none: string;
  yes: string;
  no: string;
}
