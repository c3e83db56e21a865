/** Parts of css-tree by themselves: its own entry also loads what it knows of every property, which only a validator needs. */
declare module "css-tree/parser" {
  import type { parse } from "css-tree";

  const parser: typeof parse;
  export default parser;
}

declare module "css-tree/utils" {
  export { ident } from "css-tree";
}
