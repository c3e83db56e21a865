import { expect, it } from "vitest";
import type { LayoutData } from "#app/data/layout-data.server.ts";
import type { Translate } from "#app/i18n/texts.ts";
import { mainNavigation } from "./navigation.ts";

const t = ((key: string) => key) as Translate;
const LAYOUT = { missingPages: [], series: [], solutions: [], productCount: null } as unknown as LayoutData;
const labelsOf = (layout: Partial<LayoutData>) => mainNavigation({ ...LAYOUT, ...layout }, t).map(({ label }) => label);

it("leads to the contact page from a menu, or else by an entry of its own", () => {
  expect(labelsOf({})).toEqual(["nav.products", "nav.solutions", "nav.platform", "nav.services", "nav.news", "nav.about"]);
  // Neither the services nor the company have a menu: nothing else leads there.
  const missingPages = ["/services/*", "/brand", "/brand/*", "/mark-index"];
  expect(labelsOf({ missingPages })).toEqual(["nav.products", "nav.solutions", "nav.news", "nav.contact"]);
});

it("has the entries that staff chose in their order, by their labels, without pages that are not there", () => {
  const menu = [
    { kind: "news", label: "What is new" },
    { label: "Shop", to: "https://shop.example/" },
    { kind: "platform", label: "" },
    { kind: "solutions", label: "" },
  ] as unknown as NonNullable<LayoutData["menu"]>;
  expect(labelsOf({ menu, missingPages: ["/solutions"] })).toEqual(["What is new", "Shop", "nav.platform"]);
});
