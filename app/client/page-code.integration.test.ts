import {
  createMemoryRouter,
  redirect,
  UNSAFE_createClientRoutes as createClientRoutes,
  type DataStrategyFunction,
  type DataStrategyResult,
} from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PageUnavailable } from "#app/lib/errors.ts";
import { preparePages } from "./page-code.tsx";
import { routeModules, type RouteEntry } from "./router-internals.ts";

/** Milliseconds within which the client requests a page's code, on a busy machine. */
const TIMEOUT_MS = 15_000;

/** The chunks of pages that are on their way, by the pages' ids. */
let underway: Record<string, { arrive: () => void; fail: () => void }>;
/** The chunk that cannot be fetched, if any, and how often chunks were asked for. */
let offlineChunk: string | undefined;
let fetches: number;
/** What the pages' loaders return; a function may throw. */
let data: Record<string, () => unknown>;

beforeEach(() => {
  underway = {};
  data = {};
  vi.stubGlobal(
    "chunk",
    (id: string) => new Promise<void>((arrive, fail) => (underway[id] = { arrive, fail: () => fail(new TypeError(id)) })),
  );
  vi.stubGlobal("window", { location: { origin: "http://localhost", href: "http://localhost/" }, addEventListener: () => {} });
  const link = { relList: { supports: () => false } };
  vi.stubGlobal("document", { querySelector: () => null, querySelectorAll: () => [], createElement: () => link });
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => {} });
  offlineChunk = undefined;
  fetches = 0;
  // Only chunks are reachable, so that a failure shows and opens no document.
  vi.stubGlobal("fetch", async (address: string) => {
    if (!address.startsWith("data:") || (offlineChunk && address.includes(`chunk("${offlineChunk}")`))) throw new TypeError("offline");
    fetches += 1;
    return new Response("");
  });
  vi.spyOn(console, "warn").mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The address of a chunk that comes when the test lets it; a number keeps a failed one from being taken for the next. */
let requests = 0;
function chunkOf(id: string): string {
  requests += 1;
  return `data:text/javascript,/*${requests}*/await globalThis.chunk("${id}"); export default function Page() {}; export const clientAction = () => "sent";`;
}

const entry = (id: string, path: string) =>
  ({
    id,
    path,
    hasLoader: true,
    hasAction: true,
    module: chunkOf(id),
    hasClientAction: id === "form",
    hasClientLoader: false,
    hasErrorBoundary: false,
  }) as RouteEntry;

/** The real router on routes as the client makes them, with a page that is here and four whose code is not. */
function start() {
  const routes = Object.fromEntries(
    [entry("home", "/"), entry("slow", "/slow"), entry("other", "/other"), entry("form", "/form"), entry("old", "/old")].map((route) => [
      route.id,
      route,
    ]),
  );
  vi.stubGlobal("__reactRouterManifest", { routes });
  vi.stubGlobal("__reactRouterRouteModules", { home: { default: () => null } });
  preparePages();
  const state = { loaderData: { home: "home" }, actionData: null, errors: null };
  const dataStrategy: DataStrategyFunction = ({ runClientMiddleware }) =>
    runClientMiddleware(async ({ matches, request }) => {
      const results: Record<string, DataStrategyResult> = {};
      for (const match of matches)
        results[match.route.id] = await match.resolve(async (handler) =>
          request.method === "POST" ? handler(async () => "served") : (data[match.route.id]?.() ?? match.route.id),
        );
      return results;
    });
  const made = createClientRoutes(routes, routeModules(), state, true, false);
  return { made, router: createMemoryRouter(made, { dataStrategy, hydrationData: state }) };
}

const chunk = (id: string) => vi.waitFor(() => underway[id] ?? Promise.reject(new Error(`${id} is not asked for`)), TIMEOUT_MS);

it("leaves no route lazy, which the router would reload the open page for", () => {
  const { made } = start();
  expect(made.map(({ id, lazy }) => [id, lazy])).toEqual(["home", "slow", "other", "form", "old"].map((id) => [id, undefined]));
});

it("shows a page when its code is here, and asks for the code once", async () => {
  const { router } = start();
  const navigation = router.navigate("/slow");
  const slow = await chunk("slow");
  expect(router.state).toMatchObject({ location: { pathname: "/" }, navigation: { state: "loading" } });
  slow.arrive();
  await navigation;
  expect(router.state).toMatchObject({ location: { pathname: "/slow" }, navigation: { state: "idle" }, errors: null });
  expect(routeModules()["slow"]?.default?.name).toBe("Page");
  delete underway["slow"];
  await router.navigate("/");
  await router.navigate("/slow");
  expect(underway["slow"]).toBeUndefined();
});

it.each(["arrive", "fail"] as const)("drops a page that was given up for another, though its code does %s later", async (end) => {
  const { router } = start();
  const abandoned = router.navigate("/slow");
  const slow = await chunk("slow");
  const navigation = router.navigate("/other");
  (await chunk("other")).arrive();
  await navigation;
  slow[end]();
  await abandoned;
  expect(router.state).toMatchObject({ location: { pathname: "/other" }, navigation: { state: "idle" }, errors: null });
});

it.each(["arrive", "fail"] as const)("drops a page that was given up for a step back, though its code does %s later", async (end) => {
  const { router } = start();
  const navigation = router.navigate("/other");
  (await chunk("other")).arrive();
  await navigation;
  const abandoned = router.navigate("/slow");
  const slow = await chunk("slow");
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe("/");
  slow[end]();
  await abandoned;
  expect(router.state).toMatchObject({ location: { pathname: "/" }, navigation: { state: "idle" }, errors: null });
});

it("tells of code that does not come, at the address that was wanted", async () => {
  const { router } = start();
  const failed = router.navigate("/slow");
  (await chunk("slow")).fail();
  await failed;
  expect(router.state.location.pathname).toBe("/slow");
  expect(Object.values(router.state.errors ?? {})).toEqual([expect.any(PageUnavailable)]);
});

it("does not import code that cannot be fetched, so that a retry brings it", async () => {
  const { router } = start();
  offlineChunk = "slow";
  await router.navigate("/slow");
  expect(Object.values(router.state.errors ?? {})).toEqual([expect.any(PageUnavailable)]);
  expect(underway["slow"]).toBeUndefined();
  offlineChunk = undefined;
  const again = router.revalidate();
  (await chunk("slow")).arrive();
  await again;
  expect(router.state).toMatchObject({ location: { pathname: "/slow" }, errors: null });
  await router.navigate("/");
  await router.navigate("/slow");
  expect(fetches).toBe(1);
});

it("follows a redirect without waiting for the code of the page that is left out", async () => {
  const { router } = start();
  data["old"] = () => {
    throw redirect("/other");
  };
  const led = router.navigate("/old");
  await chunk("old");
  (await chunk("other")).arrive();
  await led;
  expect(router.state).toMatchObject({ location: { pathname: "/other" }, errors: null });
});

it("shows a page's failure at once, without its code", async () => {
  const { router } = start();
  data["slow"] = () => {
    throw new Error("the data failed");
  };
  await router.navigate("/slow");
  expect(Object.values(router.state.errors ?? {})).toEqual([new Error("the data failed")]);
});

it("sends a form through the page's own action, once the code is here", async () => {
  const { router } = start();
  const formData = new FormData();
  const submission = router.navigate("/form", { formMethod: "post", formData });
  (await chunk("form")).arrive();
  await submission;
  expect(router.state.actionData).toEqual({ form: "sent" });
});
