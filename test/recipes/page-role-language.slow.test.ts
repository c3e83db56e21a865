/** The recipes “Add a route”, “Add a role” and “Add another language” of the documentation, carried out on a copy of the house. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copySeeded } from "../seeded.ts";
import { ownerHeaders, siteProcess, type SiteProcess } from "../site-process.ts";
import { PASSWORD } from "../staff.ts";
import { HouseCopy, type Change } from "./house-copy.ts";

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
/** Its path and its route; what is known of it; each is asked for by the compiler or a test. */
const PATH: Change = [SITE_PAGES, '  counts: "/services/counts",', '  counts: "/services/counts",\n  warranty: "/services/warranty",'];
const ENTRY: Change = [
  SITE_PAGES,
  "  counts: { name:",
  '  warranty: { name: "Warranty", texts: "services", found: { title: "services.warranty" } },\n  counts: { name:',
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

let house: HouseCopy;
let site: SiteProcess;
let data: string;
let headers: Record<string, string>;

beforeAll(async () => {
  house = await HouseCopy.make();
}, 120_000);
afterAll(async () => {
  await site?.kill();
  await house?.remove();
  if (data) await rm(data, { recursive: true, force: true });
});

const filesOf = (changes: readonly Change[]) => new Set(changes.map(([file]) => file)).size;
const ask = (address: string, call?: RequestInit) => fetch(new URL(address, site.url), { redirect: "manual", ...call });
const textOf = async (address: string) => (await ask(address)).text();

it("take few files, and what is forgotten is named", async () => {
  expect([filesOf([PATH, ENTRY, ROUTE]) + 1, filesOf([ROLE]), filesOf([LANGUAGE, OFFER])]).toEqual(Object.values(MAX_FILES));
  house.change(PATH);
  expect(await house.typeErrors()).toContain("warranty");
  house.change(ENTRY);
  for (const [language, text] of Object.entries(TEXTS)) house.addText(`app/i18n/locales/${language}/services.json`, "warranty", text);
  const { isDone, output } = await house.node("node_modules/vitest/vitest.mjs", "run", "app/routes.test.ts");
  expect([isDone, output]).toEqual([false, expect.stringContaining("/services/warranty")]);
  house.change(ROUTE);
  house.add(PAGE_FILE, PAGE_CODE);
  house.change(LANGUAGE);
  expect(await house.typeErrors()).toContain("language-offer.tsx");
  house.change(OFFER);
  house.change(ROLE);
  house.addText("shared/desk-texts/zh.json", "Reporter (counts)", "统计");
  expect(await house.node("node_modules/payload/bin.js", "generate:types", "--disable-transpile")).toMatchObject({ isDone: true });
  expect(await house.typeErrors()).toBe("");
}, 1_200_000);

it("need no migration, and a site of today takes them over", async () => {
  const { isDone, output } = await house.node("tools/migration-create.ts", "nothing");
  expect(isDone).toBe(true);
  expect(output).not.toContain("Migration created");
  await house.build();
  data = await mkdtemp(path.join(tmpdir(), "waymark-recipe-data-"));
  await copySeeded(data);
  site = await siteProcess(data, { DEMO: "on", REQUESTS_PER_MINUTE: "0", SITE_LANGUAGES: "zh,en,sw" }, house.folder);
  await site.start();
  headers = await ownerHeaders(site.url);
}, 1_200_000);

it("the page is there in every language, in the sitemap, the search and the links of the desk", async () => {
  expect(await textOf("/services/warranty")).toContain(TEXTS.zh);
  expect(await textOf("/en/services/warranty")).toContain(TEXTS.en);
  expect(await textOf("/sitemap.xml")).toContain("/en/services/warranty");
  await expect.poll(() => textOf("/search.json?lang=en&q=warranty"), { timeout: 60_000 }).toContain("/en/services/warranty");
});

it("whoever has the role may what it says, and no more", async () => {
  const account = { email: "reporter@example.com", password: PASSWORD, name: "Ada", role: "reporter" };
  expect((await ask("/api/users", { method: "POST", headers, body: JSON.stringify(account) })).status).toBe(201);
  const login = await ask("/api/users/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  const { token } = (await login.json()) as { token: string };
  const own = { authorization: `JWT ${token}` };
  const status = async (address: string) => (await ask(address, { headers: own })).status;
  expect([await status("/api/faqs"), await status("/api/leads"), await status("/api/users/me")]).toEqual([200, 403, 200]);
  const made = await ask("/api/faqs", { method: "POST", headers: { ...own, "content-type": "application/json" }, body: "{}" });
  expect(made.status).toBe(403);
});

it("the language has pages of its own", async () => {
  const html = await textOf("/sw/products");
  expect(html).toContain('<html lang="sw"');
  expect(html).toContain('hrefLang="sw"');
});
