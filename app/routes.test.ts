import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import { SITE_PATHS, SYSTEM_PARTS } from "#shared/content/site-addresses.ts";
import { PAGE_PATHS } from "#shared/vocabulary/site-pages.ts";
import { SITE_ROUTES } from "../e2e/support/routes.ts";
import { routePath } from "./lib/language-routes.ts";
import routes from "./routes.ts";

/** Parts of the site whose records have addresses below them. */
const OF_RECORDS = ["article", "brand", "products", "services", "solutions"];

/** What answers any other path: the pages of staff, those as Markdown, and the page that says that there is none. */
const PAGES_OF_STAFF = new Set([":slug", ":slug.md", "*"]);

/** The paths of all routes, without language prefix. */
function pathsOf(entries: RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path = "", index, children }) => {
    const own = [above, path].filter(Boolean).join("/");
    return [...(path || index ? [own] : []), ...pathsOf(children ?? [], own)];
  });
}

const all = pathsOf(routes).map((path) => `/${routePath(path, "zh") ?? ""}`);
const named = all.filter((path) => /[:*]/.test(path));

it("the site's own paths are those of the routes that hold no name", () => {
  expect([...SITE_PATHS].toSorted()).toEqual(all.filter((path) => !named.includes(path)).toSorted());
});

it("whatever else the routes answer stands below a part of records or of the system", () => {
  const parts = new Set(named.map((path) => path.split("/")[1] ?? "").filter((part) => !PAGES_OF_STAFF.has(part)));
  expect([...parts].filter((part) => !OF_RECORDS.includes(part) && !SYSTEM_PARTS.has(part))).toEqual([]);
  expect(parts.size).toBeGreaterThan(OF_RECORDS.length);
});

it("the tests visit every page of the code", () => {
  const visited = new Set(SITE_ROUTES.map(({ path }) => path.split("?")[0]));
  expect(Object.values(PAGE_PATHS).filter((path) => !visited.has(path))).toEqual([]);
});
