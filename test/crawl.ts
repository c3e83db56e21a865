import pLimit from "p-limit";

/** Addresses that are asked for at the same time. */
const AT_ONCE = 4;
/** Redirects that may follow each other. */
const MAX_REDIRECTS = 3;

/** What a crawl has found. */
export interface Crawled {
  /** Addresses that were asked for. */
  seen: Set<string>;
  /** Status and address of those that did not end with 200. */
  broken: string[];
}

interface Rules {
  /** Whether the pages that the first ones lead to are read as well, and theirs. */
  isFollowed: boolean;
  /** Whether to request an address; all of the site by default. */
  isWanted?: (path: string) => boolean;
  /** Called with each page that is read. */
  onPage?: (path: string, html: string) => void;
}

/**
 * Asks a site for pages, and for each link, picture and file of their HTML.
 * @param origin of the site
 * @param begin paths of the first pages
 */
export async function crawl(origin: string, begin: string[], { isFollowed, isWanted = () => true, onPage }: Rules): Promise<Crawled> {
  const limit = pLimit(AT_ONCE);
  const visits: Promise<void>[] = [];
  const seen = new Set<string>();
  const answers = new Map<string, number>();
  const redirects = new Map<string, string>();
  function find(path: string, isRead: boolean): void {
    if (seen.has(path) || path.startsWith("/admin") || !isWanted(path)) return;
    seen.add(path);
    visits.push(limit(() => visit(path, isRead)));
  }
  async function visit(path: string, isRead: boolean): Promise<void> {
    // The test is not about compressing some two thousand pages for one reader.
    const response = await fetch(origin + path, { redirect: "manual", headers: { "accept-encoding": "identity" } });
    const text = await response.text();
    answers.set(path, response.status);
    const location = response.headers.get("location");
    const target = location === null ? null : new URL(location, origin + path);
    if (target?.origin === origin) {
      // An address with many links gets one request.
      redirects.set(path, target.pathname + target.search);
      find(target.pathname + target.search, isRead);
    }
    const isPage = response.status === 200 && response.headers.get("content-type")?.startsWith("text/html");
    if (isRead && isPage) onPage?.(path, text);
    if (isRead && isPage) for (const address of addressesIn(text)) find(address, isFollowed);
  }
  /** The status that an address ends with, after its redirects. */
  function endOf(path: string, left = MAX_REDIRECTS): number | undefined {
    const next = redirects.get(path);
    return next !== undefined && left > 0 ? endOf(next, left - 1) : answers.get(path);
  }
  for (const path of begin) find(path, true);
  // There are more of them with every page.
  for (const visited of visits) await visited;
  const broken = [...answers.keys()].filter((path) => endOf(path) !== 200).map((path) => `${endOf(path)} ${path}`);
  return { seen, broken };
}

/** Addresses in the attributes of a page's HTML that stay on the site. */
function addressesIn(html: string): string[] {
  const addresses = new Set<string>();
  for (const [, value = ""] of html.matchAll(/\s(?:href|src|poster)="([^"]+)"/g)) addresses.add(value);
  for (const [, value = ""] of html.matchAll(/\ssrcset="([^"]+)"/gi)) {
    // The smallest size stands for its picture: the test is not about encoding every size of every picture.
    addresses.add(value.split(",")[0]?.trim().split(" ")[0] ?? "");
  }
  return [...addresses].map((value) => value.replaceAll("&amp;", "&").split("#")[0] ?? "").filter((value) => /^\/(?!\/)/.test(value));
}
