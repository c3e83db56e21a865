import { fullStylesheet } from "#app/lib/full-stylesheet.ts";
import type { ClientMiddleware } from "./router-modules.ts";

/** Shows no other page before the whole stylesheet counts: a visitor need not have done anything for a page to follow, as for a list that is kept. */
export const withStyles: ClientMiddleware = async (_page, next) => {
  const styles = fullStylesheet();
  const results = await next();
  await styles;
  return results;
};
