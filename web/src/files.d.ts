declare module "*.css";
declare module "*.md" {
  const text: string;
  export default text;
}
/** The folders of src/games that tell of a game, by name: build.mjs lists them. */
declare module "games:folders" {
  export const FOLDERS: Record<string, import("./games/entry").Entry>;
}
/** What build.mjs finds in folders called text: the languages, and by room and language its words, its rules page and its player aid. */
declare module "words:folders" {
  type Texts = Record<string, Record<string, () => Promise<{ default: string }>>>;
  export const LANGUAGES: string[];
  export const TEXTS: Texts;
  export const RULES: Texts;
  export const AIDS: Texts;
}
