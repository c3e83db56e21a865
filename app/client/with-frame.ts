import { documentAt } from "./open-document.ts";
import type { ClientMiddleware } from "./router-modules.ts";

let missing = false;

/** Notes that the document came without the frame that pages need. */
export function frameIsMissing(): void {
  missing = true;
}

/** Opens pages as documents when this one came without its frame: the server may have it again. */
export const withFrame: ClientMiddleware = async ({ url }, next) => {
  if (missing) throw documentAt(url);
  return next();
};
