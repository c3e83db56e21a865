/** The recipes “Add a route”, “Add a role” and “Add another language” of the documentation, carried out on a copy of the house. */
import { expect, it } from "vitest";
import { countFiles, HouseCopy, type Change } from "./house-copy.ts";

/** Files that each may take, texts and generated types apart. */
const MAX_FILES = { page: 3, role: 1, language: 2 };

const SITE_PAGES = "shared/vocabulary/site-pages.ts";
const PAGE_FILE = "app/routes/services.warranty.tsx";
const PAGE_CODE = `import { pageContext } from "#app/data/page.server.ts";
import { useText } from "#app/i18n/index.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { PageHead } from "#app/components/basics/heads.tsx";
import type { Route } from "./+types/services.warranty.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await pageContext(url);
  return { head: page.head({ title: namedText("services.warranty"), description: page.t("services.warranty") }) };
}

export default function Warranty() {
  const t = useText();
  return <PageHead title={t("services.warranty")} breadcrumb={[{ label: t("services.warranty") }]} />;
}
`;
/** Its path and route, and its entry in the registry: the compiler or a test asks for each. */
const PATH: Change = [SITE_PAGES, '  counts: "/services/counts",', '  counts: "/services/counts",\n  warranty: "/services/warranty",'];
const ENTRY: Change = [
  SITE_PAGES,
  "  counts: { name:",
  '  warranty: { name: "Warranty", texts: "services", searchEntry: { title: "services.warranty" } },\n  counts: { name:',
];
const ROUTE: Change = [
  "app/routes.ts",
  '      route("services/counts"',
  '      route("services/warranty", "routes/services.warranty.tsx"),\n      route("services/counts"',
];
const TEXTS = { zh: "三十个月质保", en: "Thirty months of warranty", de: "Dreißig Monate Garantie", es: "Treinta meses de garantía" };

const ROLE: Change = [
  "cms/access/permissions.ts",
  "  sales: {\n    label:",
  '  reporter: { label: say("Reporter (counts)"), can: ["counts.read"] },\n  sales: {\n    label:',
];

const LANGUAGE: Change = ["shared/languages.ts", "  ar: { name:", '  sw: { name: "Kiswahili" },\n  ar: { name:'];
const OFFER: Change = [
  "app/features/layout/language-offer.tsx",
  "  ar: { read:",
  '  sw: { read: "Soma ukurasa huu kwa Kiswahili", close: "Funga" },\n  ar: { read:',
];

const house = await HouseCopy.make();
const { read } = house;

it("take few files, and what is forgotten is named", async () => {
  expect([countFiles([PATH, ENTRY, ROUTE]) + 1, countFiles([ROLE]), countFiles([LANGUAGE, OFFER])]).toEqual(Object.values(MAX_FILES));
  house.change(PATH);
  expect(await house.typeErrors()).toContain("warranty");
  house.change(ENTRY);
  house.addText("services", "warranty", TEXTS);
  const { isDone, output } = await house.node("node_modules/vitest/vitest.mjs", "run", "app/routes.test.ts");
  expect([isDone, output]).toEqual([false, expect.stringContaining("/services/warranty")]);
  house.change(ROUTE);
  house.add(PAGE_FILE, PAGE_CODE);
  house.change(LANGUAGE);
  expect(await house.typeErrors()).toContain("language-offer.tsx");
  house.change(OFFER);
  house.change(ROLE);
  house.addDeskText("Reporter (counts)", { zh: "统计" });
  await house.generate("types");
  expect(await house.typeErrors()).toBe("");
}, 1_200_000);

it("need no migration, and a site of today takes them over", async () => {
  expect(await house.must("tools/generate.ts", "migration", "nothing")).not.toContain("Migration created");
  await house.start({ env: { SITE_LANGUAGES: "zh,en,sw" } });
}, 1_200_000);

it("the page is there in every language, in the sitemap, the search and the links of the desk", async () => {
  expect(await read("/services/warranty")).toContain(TEXTS.zh);
  expect(await read("/en/services/warranty")).toContain(TEXTS.en);
  expect(await read("/sitemap.xml")).toContain("/en/services/warranty");
  await expect.poll(() => read("/search.json?lang=en&q=warranty"), { timeout: 60_000 }).toContain("/en/services/warranty");
});

it("whoever has the role may what it says, and no more", async () => {
  const reporter = await house.signIn("reporter");
  const status = async (address: string) => (await house.call(address, "GET", undefined, reporter)).status;
  expect([await status("/api/faqs"), await status("/api/leads"), await status("/api/users/me")]).toEqual([200, 403, 200]);
  expect((await house.call("/api/faqs", "POST", {}, reporter)).status).toBe(403);
});

it("the language has pages of its own", async () => {
  const html = await read("/sw/products");
  expect(html).toContain('<html lang="sw"');
  expect(html).toContain('hrefLang="sw"');
});
