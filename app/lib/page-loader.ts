import { checkFailed } from "./errors.ts";
import { redirectTo } from "./navigate-to.ts";
import { isPageNumber } from "./search-params.ts";

/** What a page's address consists of. */
interface Address {
  url: URL;
  params: Record<string, string | undefined>;
}

/** Runs before a page's loader, on the server, for documents and for navigations in the browser alike. Throws to stop the page. */
type PageMiddleware = (address: Address) => void | Promise<void>;

/** What the name of an entry can consist of; the admin allows nothing else. */
const SLUG = /^[a-z0-9_-]{1,80}$/;

/** The middleware that pages name. */
const MIDDLEWARE = {
  /** `?page=` is a whole number from 1 on, or absent. */
  "page-number": ({ url }) => {
    if (!isPageNumber(url.searchParams.get("page"))) throw checkFailed(url.pathname + url.search);
  },
  /**
   * The last part of the path can be the name of an entry; others are not looked up. People type `/products/A9`: capital letters lead to
   * the same address in small ones.
   */
  slug: ({ params: { slug = "" }, url: { pathname, search } }) => {
    if (SLUG.test(slug)) return;
    if (SLUG.test(slug.toLowerCase())) throw redirectTo(pathname.toLowerCase() + search, { redirectCode: 301 });
    throw checkFailed(pathname);
  },
} satisfies Record<string, PageMiddleware>;

interface PageRules {
  /** Names of middleware, in the order in which it runs. */
  middleware?: (keyof typeof MIDDLEWARE)[];
  /** The page's own check of its address. */
  validate?: (address: Address) => boolean | Promise<boolean>;
}

/**
 * A page's loader behind the middleware that the page names and the check that it declares. An address that fails is answered with a
 * fatal 404, `Page Not Found: {path}`.
 * @throws Error at once when a name is not that of any middleware
 */
export function pageLoader<Args extends Address, Result>(
  { middleware = [], validate }: PageRules,
  loader: (args: Args) => Promise<Result>,
): (args: Args) => Promise<Result> {
  const steps = middleware.map(middlewareCalled);
  return async (args) => {
    for (const step of steps) await step(args);
    if (validate && !(await validate(args))) throw checkFailed(args.url.pathname);
    return loader(args);
  };
}

function middlewareCalled(name: keyof typeof MIDDLEWARE): PageMiddleware {
  if (!Object.hasOwn(MIDDLEWARE, name))
    throw new Error(`Unknown route middleware: '${name}'. There is: ${Object.keys(MIDDLEWARE).join(", ")}`);
  return MIDDLEWARE[name];
}
