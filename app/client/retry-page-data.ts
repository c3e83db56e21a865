import { PageUnavailable } from "#app/lib/errors.ts";
import { readTwice } from "#app/lib/http-client.ts";

/** The ending of the addresses from which the router fetches a page's data. */
const PAGE_DATA = /\.data$/;

/**
 * Applies the rules of all other calls to page data: one retry after a failure that may pass, but never for a form. A second failure
 * throws PageUnavailable.
 * The router calls the browser's `fetch` and accepts no other, so this replaces it.
 */
export function retryPageData(): void {
  const plain = window.fetch.bind(window);
  window.fetch = (input, init) => {
    if (!isPageData(input)) return plain(input, init);
    const fetchData = async () => readWhole(await plain(input, init));
    const method = init?.method ?? (input instanceof Request ? input.method : "GET");
    if (method !== "GET") return fetchData();
    return readTwice(fetchData, init?.signal).catch((cause: unknown) => {
      init?.signal?.throwIfAborted();
      throw new PageUnavailable({ cause });
    });
  };
}

function isPageData(input: RequestInfo | URL): boolean {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
  return origin === window.location.origin && PAGE_DATA.test(pathname);
}

/**
 * A complete response. The router begins to read earlier, and when a body breaks off, because the connection does or
 * the visitor leaves, it leaves rejected promises without a handler.
 */
async function readWhole(response: Response): Promise<Response> {
  return response.body ? new Response(await response.arrayBuffer(), response) : response;
}
