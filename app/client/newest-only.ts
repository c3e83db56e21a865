import type { ClientMiddleware } from "./router-modules.ts";

let leaving = false;

/** Notes, in browsers that tell of it, when a document is on its way to take the place of this one. */
export function watchDocuments(): void {
  const { navigation } = window as { navigation?: Navigation };
  navigation?.addEventListener("navigate", ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null) leaving = true;
  });
}

/** Gives up a document that is still on its way when the visitor asks for another page meanwhile: the router does not know of it. */
export const newestOnly: ClientMiddleware = async (_page, next) => {
  if (leaving) window.stop();
  leaving = false;
  return next();
};
