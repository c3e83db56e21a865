import { nameHistorySteps } from "./history-keys.ts";
import { watchDocuments } from "./newest-only.ts";
import { preparePages } from "./page-code.tsx";
import { repeatPageData } from "./retry-page-data.ts";

/** Makes the browser ready for the router; call it once, when the page's own code is here and before the router starts. */
export function prepareNavigation(): void {
  preparePages();
  repeatPageData();
  nameHistorySteps();
  watchDocuments();
}
