import { expect, it } from "vitest";
import { foldersInCircles, importsOfHouse, isAllowed } from "./boundaries.ts";

it("no file imports a folder that is above its own, or closed to it", () => {
  const imports = importsOfHouse();
  expect(imports.length).toBeGreaterThan(3000);
  expect(imports.filter((found) => !isAllowed(found)).map(({ from, of }) => `${from} imports ${of}`)).toEqual([]);
});

it("no folders import each other in a circle", () => {
  expect(foldersInCircles(importsOfHouse())).toEqual([]);
  const circle = [
    { from: "app/a/one.ts", of: "app/a/b/two.ts" },
    { from: "app/a/b/two.ts", of: "app/a/three.ts" },
    { from: "app/c/four.ts", of: "app/d/five.ts" },
  ];
  expect(foldersInCircles(circle)).toEqual(["app/a", "app/a/b"]);
});

it.each([
  ["app/routes/products.tsx", "app/features/finder/finder.tsx", true],
  ["app/features/finder/finder.tsx", "app/routes/products.tsx", false],
  ["app/features/finder/finder.tsx", "app/features/compare/pair.ts", false],
  ["app/features/finder/finder.tsx", "app/features/finder/chips.tsx", true],
  ["app/features/finder/finder.tsx", "app/data/finder/criteria.ts", true],
  ["app/features/finder/finder.tsx", "cms/config/settings.ts", false],
  ["app/components/basics/button.tsx", "app/lib/paths.ts", true],
  ["app/components/basics/button.tsx", "app/data/layout-context.ts", false],
  ["app/data/articles.server.ts", "cms/cache/cached.ts", true],
  ["app/search/index.server.ts", "cms/index.ts", false],
  ["app/data/articles.server.ts", "cms/index.ts", false],
  ["app/data/index/library-entries.server.ts", "cms/index.ts", false],
  ["app/data/content/content-reader.server.ts", "cms/index.ts", true],
  ["app/leads/submit.server.ts", "cms/index.ts", true],
  ["cms/cache/cached.ts", "cms/payload-patches/transactions.ts", true],
  ["cms/payload-patches/transactions.ts", "cms/cache/cached.ts", false],
  ["cms/leads/notify.ts", "app/lib/paths.ts", false],
  ["cms/leads/notify.ts", "shared/languages.ts", true],
  ["cms/leads/notify.ts", "cms/index.ts", false],
  ["shared/lib/html.ts", "cms/lib/time.ts", false],
  ["server/routes/pages.ts", "app/lib/http/accept.ts", true],
  ["server/routes/pages.ts", "app/features/finder/finder.tsx", false],
])("%s importing %s: %s", (from, of, allowed) => {
  expect(isAllowed({ from, of })).toBe(allowed);
});
