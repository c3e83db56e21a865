import { PageUnavailable } from "#app/lib/errors.ts";
import { readTwice } from "#app/lib/http-client.ts";

/** How the addresses end under which the router fetches a page's data. */
const PAGE_DATA = /\.data$/;

/**
 * Has the data of pages follow the rules of all other calls: fetched once more after a failure that may pass, but never for a form. What
 * fails twice is thrown as PageUnavailable.
 * The router fetches with the browser's own `fetch` and has no place for another, so this one is laid over it.
 */
export function retryPageData(): void {
  const plain = window.fetch.bind(window);
  window.fetch = (input, init) => {
    if (!isPageData(input)) return plain(input, init);
    const fetchData = async () => whole(await plain(input, init));
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
 * An answer once all of it is here. The router begins to read before that, and of a body that breaks off, because the connection does or
 * the visitor goes elsewhere, it leaves promises behind that fail unheard.
 */
async function whole(response: Response): Promise<Response> {
  return response.body ? new Response(await response.arrayBuffer(), response) : response;
}
