/** The recipe “Add a kind of content” of docs/architecture.md, carried out on a copy of the house. */
import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readAnswer, readPage } from "../record-files.ts";
import { copySeeded } from "../seeded.ts";
import { ownerHeaders, SECRET, siteProcess, type SiteProcess } from "../site-process.ts";
import { HouseCopy, type Change } from "./house-copy.ts";

/** Files that a kind of content may take beside its own, texts, migrations and generated types apart. */
const MAX_FILES = 2;
const PAGES = "shared/vocabulary/site-pages.ts";
const REGISTRY = "shared/content/index.ts";

const DEFINITION = `import { say } from "../desk-texts/say.ts";
import { define, order, paragraph, richText, seo, slug, text } from "../definition/define.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";
import { PICTURE_IF_ANY, productsOnPage } from "./parts.ts";

/** What a customer has done with products. */
export const caseStudy = define(
  "cases",
  {
    one: say("Case study"),
    all: say("Case studies"),
    group: "content",
    title: "title",
    columns: ["title", "thumbnail", "order", "_status"],
    sort: "order",
    address: { below: PAGE_PATHS.cases, by: "slug" },
    listedOn: [PAGE_PATHS.cases],
    found: "page",
    plainPages: true,
    programs: {
      json: { path: "/cases.json", name: "Cases", summary: "The case studies, a hundred to a page" },
      feed: { path: "/cases/feed", summary: "The case studies that changed last" },
    },
  },
  {
    slug: slug({ from: "title", on: { json: true } }),
    order: order({}),
    title: text({ label: say("Title"), localized: true, max: 120, on: { page: "own", list: true, json: true, search: "title" } }),
    summary: paragraph({ label: say("Summary"), max: 300, on: { page: "own", list: true, json: true, search: "excerpt" } }),
    customer: text({
      label: say("Customer"),
      siteLabel: "brand.customer",
      localized: true,
      max: 80,
      on: { page: "facts", markdown: "facts", json: true, search: "words" },
    }),
    picture: PICTURE_IF_ANY,
    body: richText({ on: { page: "own", search: "body" } }),
    products: productsOnPage,
    seo: seo({ on: { page: "own" } }),
  },
  { sidebar: ["slug", "order"], fields: ["title", "summary", "customer", "picture", "body", "products", "seo"] },
);
`;
const CHANGES: readonly Change[] = [
  [REGISTRY, "import { download }", 'import { caseStudy } from "./case-study.ts";\nimport { download }'],
  [REGISTRY, "  needs: need,", "  needs: need,\n  cases: caseStudy,"],
  [PAGES, '  brand: "/brand",', '  cases: "/cases",\n  brand: "/brand",'],
  [
    PAGES,
    "  brand: { name:",
    '  cases: { name: "Case studies", found: { title: "brand.cases", excerpt: "brand.casesIntro" }, list: "cases" },\n  brand: { name:',
  ],
];
const TEXTS = {
  zh: { cases: "客户案例", casesIntro: "客户怎么用我们的产品。", customer: "客户" },
  en: { cases: "Case studies", casesIntro: "What customers do with our products.", customer: "Customer" },
  de: { cases: "Fallstudien", casesIntro: "Was Kunden mit unseren Produkten tun.", customer: "Kunde" },
  es: { cases: "Casos de éxito", casesIntro: "Lo que hacen los clientes con nuestros productos.", customer: "Cliente" },
};
const STUDY = {
  zh: { title: "卢里塔尼亚邮局", summary: "三千辆邮车一张图。", customer: "卢里塔尼亚皇家邮政" },
  en: { title: "The post of Ruritania", summary: "Three thousand vans on one map.", customer: "Royal Ruritanian Mail" },
};

let house: HouseCopy;
let site: SiteProcess;
let data: string;
let headers: Record<string, string>;
let study = 0;
let product = 0;

beforeAll(async () => {
  house = await HouseCopy.make();
  house.add("shared/content/case-study.ts", DEFINITION);
  for (const change of CHANGES) house.change(change);
  for (const name of ["Case study", "Case studies"]) house.addText("shared/desk-texts/zh.json", name, "案例");
}, 120_000);

afterAll(async () => {
  await site?.kill();
  await house?.remove();
  if (data) await rm(data, { recursive: true, force: true });
});

const ask = (address: string, call?: RequestInit) => fetch(new URL(address, site.url), { redirect: "manual", ...call });
const read = async (address: string) => (await readAnswer(ask, address)) ?? "";
const call = async (address: string, method: string, body?: unknown) => {
  const answer = await ask(address, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
};

it("takes two files beside its own, and a fact without a text does not compile", async () => {
  expect(new Set(CHANGES.map(([file]) => file)).size).toBeLessThanOrEqual(MAX_FILES);
  const types = await house.node("node_modules/payload/bin.js", "generate:types", "--disable-transpile");
  expect(types).toMatchObject({ isDone: true });
  expect(await house.typeErrors()).toContain('textIsMissing: "brand.customer"');
  for (const [language, texts] of Object.entries(TEXTS))
    for (const [key, text] of Object.entries(texts)) house.addText(`app/i18n/locales/${language}/brand.json`, key, text);
  expect(await house.typeErrors()).toBe("");
}, 1_200_000);

it("is built, and a site of today takes it over, without a page while there is nothing of it", async () => {
  expect(await house.node("tools/migration-create.ts", "add_cases")).toMatchObject({ isDone: true });
  await house.build();
  data = await mkdtemp(path.join(tmpdir(), "waymark-recipe-data-"));
  await copySeeded(data);
  site = await siteProcess(data, { DEMO: "on", REQUESTS_PER_MINUTE: "0" }, house.folder);
  await site.start();
  headers = await ownerHeaders(site.url);
  expect(await read("/llms.txt")).not.toContain("cases.json");
  expect(await read("/sitemap.xml")).not.toContain("/cases");
}, 1_200_000);

it("is on its list and its page, in each language", async () => {
  const { docs } = (await call("/api/products?where[slug][equals]=a9&depth=0", "GET")).body as unknown as { docs: { id: number }[] };
  product = docs[0]?.id ?? 0;
  const made = await call("/api/cases?locale=zh", "POST", {
    slug: "post",
    order: 1,
    ...STUDY.zh,
    products: [product],
    _status: "published",
  });
  expect(made.status).toBe(201);
  study = (made.body as unknown as { doc: { id: number } }).doc.id;
  expect((await call(`/api/cases/${study}?locale=en`, "PATCH", { ...STUDY.en, _status: "published" })).status).toBe(200);
  for (const [language, prefix] of [
    ["zh", ""],
    ["en", "/en"],
  ] as const) {
    const { title, summary, customer } = STUDY[language];
    const list = await readPage(ask, `${prefix}/cases`);
    for (const text of [TEXTS[language].cases, TEXTS[language].casesIntro, title, summary]) expect(list).toContain(text);
    const page = await readPage(ask, `${prefix}/cases/post`);
    expect(page.replaceAll(/\s/g, "")).toContain(title.replaceAll(/\s/g, ""));
    for (const text of [summary, TEXTS[language].customer, customer, "A9"]) expect(page).toContain(text);
    expect(await read(`${prefix}/cases.md`)).toContain(`/cases/post.md): ${summary}`);
    expect(await read(`${prefix}/cases/post.md`)).toContain(`${TEXTS[language].customer}: ${customer}`);
    expect(JSON.parse(await read(`${prefix}/cases.json`))).toMatchObject({ total: 1, items: [{ slug: "post", title, customer }] });
    expect(await read(`${prefix}/cases/feed.xml`)).toContain(title);
    expect(JSON.parse(await read(`${prefix}/cases/feed.json`))).toMatchObject({ items: [{ title, summary }] });
    for (const words of [title, customer])
      await expect.poll(() => read(`${prefix}/search?q=${encodeURIComponent(words)}`), { timeout: 30_000 }).toContain("/cases/post");
  }
  expect((await ask("/en/cases/nothing")).status).toBe(404);
}, 300_000);

it("is known to the sitemap and to programs", async () => {
  const sitemap = await read("/sitemap.xml");
  for (const at of ["/cases<", "/cases/post<", "/en/cases/post"]) expect(sitemap).toContain(at);
  const { paths, components } = JSON.parse(await read("/api.json")) as { paths: object; components: { schemas: object } };
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(["/cases.json", "/cases/feed.json", "/cases/feed.xml"]));
  expect(components.schemas).toMatchObject({
    Cases: { properties: { items: { items: { properties: { customer: { type: "string" } } } } } },
  });
  expect(await read("/llms.txt")).toContain("cases.json");
}, 120_000);

it("keeps what it names, and its draft is seen in its preview alone", async () => {
  const uses = await call(`/api/used-in/products/${product}`, "GET");
  expect(JSON.stringify(uses.body)).toContain(STUDY.zh.title);
  expect(
    (await call(`/api/cases/${study}?locale=en&draft=true`, "PATCH", { summary: "Four thousand vans.", _status: "draft" })).status,
  ).toBe(200);
  const text = Buffer.from(JSON.stringify({ collection: "cases", id: study, until: Date.now() + 60_000 })).toString("base64url");
  const token = `${text}.${createHmac("sha256", SECRET).update(`preview:${text}`).digest("base64url")}`;
  expect(await read(`/en/cases/post?preview=${token}`)).toContain("Four thousand vans.");
  expect(await read("/en/cases/post")).toContain(STUDY.en.summary);
}, 120_000);

it("leads on from its address of before, and goes out in an export", async () => {
  expect((await call(`/api/cases/${study}?locale=zh`, "PATCH", { slug: "royal-mail", _status: "published" })).status).toBe(200);
  await expect
    .poll(async () => (await ask("/en/cases/post")).headers.get("location"), { timeout: 30_000 })
    .toContain("/en/cases/royal-mail");
  const table = await (await ask("/api/export/cases?format=csv", { headers })).text();
  expect(table).toContain(STUDY.en.customer);
}, 120_000);
