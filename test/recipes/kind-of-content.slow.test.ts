/** The recipe “Add a kind of content” of docs/architecture.md, carried out on a copy of the house. */
import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { readPage } from "../record-files.ts";
import { SECRET } from "../site-process.ts";
import { countFiles, HouseCopy, type Change } from "./house-copy.ts";

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
    searchKind: "page",
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
const REGISTERED: readonly Change[] = [
  [REGISTRY, "import { download }", 'import { caseStudy } from "./case-study.ts";\nimport { download }'],
  [REGISTRY, "  needs: need,", "  needs: need,\n  cases: caseStudy,"],
];
const PATH: Change = [PAGES, '  brand: "/brand",', '  cases: "/cases",\n  brand: "/brand",'];
const ENTRY: Change = [
  PAGES,
  "  brand: { name:",
  '  cases: { name: "Case studies", searchEntry: { title: "brand.cases", excerpt: "brand.casesIntro" }, list: "cases" },\n  brand: { name:',
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

const house = await HouseCopy.make();
const { read, ask } = house;
const call = async (address: string, method: string, body?: unknown) => {
  const answer = await house.call(address, method, body);
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
};
let study = 0;
let product = 0;

it("takes two files beside its own, and what is left out does not compile", async () => {
  expect(countFiles([...REGISTERED, PATH, ENTRY])).toBeLessThanOrEqual(MAX_FILES);
  house.add("shared/content/case-study.ts", DEFINITION);
  for (const name of ["Case study", "Case studies"]) house.addDeskText(name, { zh: "案例" });
  expect(await house.typeErrors()).toContain("cases");
  house.change(PATH);
  expect(await house.typeErrors()).toContain(PAGES);
  house.change(ENTRY);
  expect(await house.typeErrors()).toContain("cases");
  house.change(...REGISTERED);
  await house.generate("types");
  expect(await house.typeErrors()).toContain('textIsMissing: "brand.customer"');
  for (const key of ["cases", "casesIntro", "customer"] as const)
    house.addText("brand", key, Object.fromEntries(Object.entries(TEXTS).map(([language, texts]) => [language, texts[key]])));
  expect(await house.typeErrors()).toBe("");
}, 1_200_000);

it("is built, and a site of today takes it over, without a page while there is nothing of it", async () => {
  await house.start({ migration: "add_cases" });
  expect(await read("/llms.txt")).not.toContain("cases.json");
  expect(await read("/sitemap.xml")).not.toContain("/cases");
}, 1_200_000);

it("is on its list and its page, in each language", async () => {
  product = await house.idOf("products", "a9");
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
  const table = await (await house.call("/api/export/cases?format=csv")).text();
  expect(table).toContain(STUDY.en.customer);
}, 120_000);
