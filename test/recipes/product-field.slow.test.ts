/** The recipe “Add a field to a product” of docs/architecture.md, carried out on a copy of the house. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readAnswer, readPage } from "../record-files.ts";
import { copySeeded } from "../seeded.ts";
import { ownerHeaders, siteProcess, type SiteProcess } from "../site-process.ts";
import { HouseCopy, type Change } from "./house-copy.ts";

/** Files that a field of a product may take, texts, migrations and generated types apart. */
const MAX_FILES = 3;
const DEFINITION = "shared/content/product.ts";

const FIELD = `    origin: text({
      label: say("Country of origin"),
      localized: true,
      optional: true,
      max: 60,
      on: {
        page: "purchase",
        datasheet: "purchase",
        markdown: "purchase",
        compare: "purchase",
        json: true,
        jsonLd: { property: "countryOfOrigin", type: "Country" },
        search: "words",
      },
    }),
`;
const CHANGES: readonly Change[] = [
  [DEFINITION, "    packing: rows({", `${FIELD}    packing: rows({`],
  [DEFINITION, 'fields: ["purchase", "packing"', 'fields: ["purchase", "origin", "packing"'],
];
const LABELS = { zh: "产地", en: "Country of origin", de: "Ursprungsland", es: "País de origen" };

let house: HouseCopy;
let site: SiteProcess;
let data: string;
let headers: Record<string, string>;

beforeAll(async () => {
  house = await HouseCopy.make();
  for (const change of CHANGES) house.change(change);
}, 120_000);

afterAll(async () => {
  await site?.kill();
  await house?.remove();
  if (data) await rm(data, { recursive: true, force: true });
});

const ask = (address: string, call?: RequestInit) => fetch(new URL(address, site.url), { redirect: "manual", ...call });
const read = async (address: string) => (await readAnswer(ask, address)) ?? "";
const call = (address: string, method: string, body: unknown) => ask(address, { method, headers, body: JSON.stringify(body) });

it("takes one file beside its texts, and without them does not compile", async () => {
  expect(new Set(CHANGES.map(([file]) => file)).size).toBeLessThanOrEqual(MAX_FILES);
  expect(await house.typeErrors()).toContain('textIsMissing: "product.origin"');
  for (const [language, label] of Object.entries(LABELS)) house.addText(`app/i18n/locales/${language}/product.json`, "origin", label);
  for (const language of ["zh", "de"] as const) house.addText(`shared/desk-texts/${language}.json`, LABELS.en, LABELS[language]);
  const types = await house.node("node_modules/payload/bin.js", "generate:types", "--disable-transpile");
  expect(types).toMatchObject({ isDone: true });
  expect(await house.typeErrors()).toBe("");
}, 1_200_000);

it("is built, and a site of today takes it over", async () => {
  const made = await house.node("tools/migration-create.ts", "add_origin");
  expect(made).toMatchObject({ isDone: true });
  await house.build();
  data = await mkdtemp(path.join(tmpdir(), "waymark-recipe-data-"));
  await copySeeded(data);
  site = await siteProcess(data, { DEMO: "on", REQUESTS_PER_MINUTE: "0" }, house.folder);
  await site.start();
  headers = await ownerHeaders(site.url);
}, 1_200_000);

it("shows what the desk stores wherever it says so, in each language", async () => {
  const { docs } = (await (await ask("/api/products?where[slug][equals]=a9&depth=0", { headers })).json()) as { docs: { id: number }[] };
  const address = `/api/products/${docs[0]?.id}`;
  expect((await call(`${address}?locale=zh`, "PATCH", { origin: "x".repeat(61), _status: "published" })).status).toBe(400);
  expect((await call(`${address}?locale=zh`, "PATCH", { origin: "卢里塔尼亚", _status: "published" })).status).toBe(200);
  expect((await call(`${address}?locale=en`, "PATCH", { origin: "Ruritania", _status: "published" })).status).toBe(200);

  for (const [prefix, label, value] of [
    ["", LABELS.zh, "卢里塔尼亚"],
    ["/en", LABELS.en, "Ruritania"],
  ] as const) {
    const page = await readPage(ask, `${prefix}/products/a9`);
    expect(page).toContain(`* ${label}\n${value}`);
    expect(page.replaceAll(/\s+/g, " ")).toContain(`"countryOfOrigin": { "@type": "Country", "name": "${value}" }`);
    const comparison = await read(`${prefix}/products/compare?ids=a9,v3`);
    expect(comparison).toContain(label);
    expect(comparison).toContain(value);
    expect((await read(`${prefix}/products/a9/datasheet.pdf`)).replaceAll(/\s/g, "")).toContain((label + value).replaceAll(" ", ""));
    expect(JSON.parse(await read(`${prefix}/products/a9.json`))).toMatchObject({ origin: value });
    expect(await read(`${prefix}/products/a9.md`)).toContain(`${label}: ${value}`);
    await expect.poll(() => read(`${prefix}/search?q=${encodeURIComponent(value)}`), { timeout: 30_000 }).toContain("/products/a9");
  }
  const { components } = JSON.parse(await read("/api.json")) as { components: { schemas: { Product: { properties: object } } } };
  expect(components.schemas.Product.properties).toMatchObject({ origin: { type: "string" } });
  // Of a product that states none, nothing is said of it.
  expect(await read("/en/products/v3")).not.toContain(LABELS.en);
  expect(JSON.parse(await read("/en/products/v3.json"))).toMatchObject({ origin: "" });
}, 300_000);

it("goes out in an export, and comes in by an import", async () => {
  const [columns = "", ...lines] = (await (await ask("/api/export/products?format=csv", { headers })).text()).split("\n");
  expect(columns.split(",")).toEqual(expect.arrayContaining(["origin", "origin_en"]));
  expect(lines.join("\n")).toContain("Ruritania");

  const form = new FormData();
  form.set("collection", "products");
  form.set("file", new File(["slug,origin,origin_en\nv3,瓦雷里亚,Valyria\n"], "products.csv"));
  const { authorization = "" } = headers;
  const checked = await ask("/api/imports/check", { method: "POST", headers: { authorization }, body: form });
  const { id } = (await checked.json()) as { id: number };
  const state = async () => ((await (await ask(`/api/imports/${id}?depth=0`, { headers })).json()) as { state: string }).state;
  await expect.poll(state, { timeout: 120_000 }).toBe("checked");
  expect((await call(`/api/imports/${id}/write`, "POST", {})).status).toBe(200);
  await expect.poll(state, { timeout: 120_000 }).toBe("written");
  expect(JSON.parse(await read("/products/v3.json"))).toMatchObject({ origin: "瓦雷里亚" });
  expect(JSON.parse(await read("/en/products/v3.json"))).toMatchObject({ origin: "Valyria" });
}, 300_000);
