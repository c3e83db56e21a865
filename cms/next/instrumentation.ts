/** What Next calls beside the pages of the desk. */
import type { Instrumentation } from "next";

/**
 * Tells of what a page or a function of the desk fails with, which Next itself does of some alone. The console leads into the log of the
 * process, which knows the request and has one line of each error (`cms/lib/log/index.ts`); the log of this bundle is another one.
 */
export const onRequestError: Instrumentation.onRequestError = (error, { method }, { routePath }) => {
  console.error(`A page of the desk failed: ${method} ${routePath}`, error);
};
