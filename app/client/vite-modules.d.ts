/** The code of a module, small and without types, as text for a script within the page; see vite.config.ts. */
declare module "*?inline-script" {
  const code: string;
  export default code;
}

/** A stylesheet taken apart, see style-parts.ts; the module is made by the plugin in vite.config.ts. */
declare module "*.css?inline&parts" {
  import type { StyleNode } from "./style-parts.ts";

  const nodes: StyleNode[];
  export default nodes;
}
