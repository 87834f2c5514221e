declare module "*.css";
declare module "*.md" {
  const text: string;
  export default text;
}
/** The folders of src/games that tell of a game, by name: build.mjs lists them. */
declare module "games:folders" {
  export const FOLDERS: Record<string, import("./games/entry").Entry>;
}
