import type { Access } from "payload";

/** No one over REST; the site itself writes with `overrideAccess`. */
export const nobody: Access = () => false;
