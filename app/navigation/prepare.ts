import { nameHistorySteps } from "./history-keys.ts";
import { watchDocuments } from "./newest-only.ts";
import { preparePages } from "./page-code.tsx";
import { repeatPageData } from "./page-data.ts";

/** Makes the browser ready for the router; call it once, when the page's own code is here and before the router starts. */
export function prepareNavigation(): void {
  preparePages();
  repeatPageData();
  nameHistorySteps();
  watchDocuments();
  window.addEventListener("unhandledrejection", ignoreSkippedTransition);
}

/** The router skips the view transition of a navigation that another one overtakes; nobody has its promise then, and nothing is wrong. */
function ignoreSkippedTransition(event: PromiseRejectionEvent): void {
  const { reason } = event as { reason: unknown };
  if (reason instanceof DOMException && reason.name === "AbortError") event.preventDefault();
}
