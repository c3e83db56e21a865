import { readFileSync } from "node:fs";
import { UNSAFE_decodeViaTurboStream as routersReading } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import manifest from "../../node_modules/react-router/package.json" with { type: "json" };
import { handOverToRouter, nameHistoryEntries, routeEntries, routeModules } from "./router-internals.ts";

/** The version that the router's own names were read from; read them again for another. */
const READ_FROM = "8.4.0";
const LIB = new URL("../../node_modules/react-router/dist/production/lib/", import.meta.url);

afterEach(() => vi.unstubAllGlobals());

it("knows the router's own names in the version that is installed", () => {
  expect(manifest.version).toBe(READ_FROM);
  const hydrating = readFileSync(new URL("dom-export/hydrated-router.js", LIB), "utf8");
  for (const name of ["__reactRouterContext", "__reactRouterManifest", "__reactRouterRouteModules"]) {
    expect(hydrating).toContain(`window.${name}`);
  }
  expect(readFileSync(new URL("router/history.js", LIB), "utf8")).toMatch(/usr: .*\n\s*key: .*\n\s*idx:/);
});

it("hands over modules, routes and the stream that the page holds, as it is", async () => {
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("__reactRouterContext", undefined);
  vi.stubGlobal("__reactRouterManifest", undefined);
  vi.stubGlobal("__reactRouterRouteModules", undefined);
  vi.stubGlobal("document", { getElementById: () => ({ textContent: '[{"_1":2},"loaderData",{}]\n' }) });
  const page = {
    entry: "",
    imports: [],
    texts: "",
    layout: "",
    manifest:
      'data:text/javascript,globalThis.__reactRouterManifest = { routes: { home: { id: "home", path: "language?/news", css: ["/a.css", "/late.css%23"] } } };',
    routes: { home: "data:text/javascript,export default function Home() {}" },
    router: { ssr: true },
  };
  await handOverToRouter(page, "en");
  const { __reactRouterContext: handedOver } = globalThis as unknown as { __reactRouterContext: { stream: ReadableStream } };
  const { stream, ...context } = handedOver;
  expect(context).toEqual({ ssr: true });
  expect((await routersReading(stream, globalThis as unknown as Window)).value).toEqual({ loaderData: {} });
  expect(routeEntries()).toEqual([{ id: "home", path: "en/news", css: ["/a.css", "/late.css"] }]);
  expect(routeModules()["home"]?.default?.name).toBe("Home");
});

it("names the entries of the history that the browser makes, and leaves the router's as they are", () => {
  const history = {
    state: null as unknown,
    replaceState: (state: unknown) => (history.state = state),
  };
  const listeners: (() => void)[] = [];
  vi.stubGlobal("window", { history, addEventListener: (_kind: string, listener: () => void) => listeners.push(listener) });
  nameHistoryEntries();
  const first = history.state;
  expect(first).toEqual({ usr: null, key: expect.stringMatching(/^[a-z\d]{6,}$/), idx: 0 });
  expect(listeners).toHaveLength(1);
  for (const listener of listeners) listener();
  expect(history.state).toBe(first);
  history.state = null;
  for (const listener of listeners) listener();
  expect(history.state).toEqual({ usr: null, key: expect.stringMatching(/^[a-z\d]{6,}$/), idx: 0 });
  expect(history.state).not.toEqual(first);
});
