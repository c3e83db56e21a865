/** The recipe “Add a field to a product” of docs/architecture.md, carried out on a copy of the house. */
import { expect, it } from "vitest";
import { readPage } from "../record-files.ts";
import { countFiles, HouseCopy, type Change } from "./house-copy.ts";

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

const house = await HouseCopy.make();

it("takes one file beside its texts, and without them does not compile", async () => {
  expect(countFiles(CHANGES)).toBeLessThanOrEqual(MAX_FILES);
  house.change(...CHANGES);
  house.addDeskText(LABELS.en, LABELS);
  expect(await house.typeErrors()).toContain('textIsMissing: "product.origin"');
  house.addText("product", "origin", LABELS);
  await house.generate("types");
  expect(await house.typeErrors()).toBe("");
}, 1_200_000);

it("is built, and a site of today takes it over", async () => {
  await house.start({ migration: "add_origin" });
  expect((await house.ask("/")).status).toBe(200);
}, 1_200_000);

it("shows what the desk stores wherever it says so, in each language", async () => {
  const address = `/api/products/${await house.idOf("products", "a9")}`;
  expect((await house.call(`${address}?locale=zh`, "PATCH", { origin: "x".repeat(61), _status: "published" })).status).toBe(400);
  expect((await house.call(`${address}?locale=zh`, "PATCH", { origin: "卢里塔尼亚", _status: "published" })).status).toBe(200);
  expect((await house.call(`${address}?locale=en`, "PATCH", { origin: "Ruritania", _status: "published" })).status).toBe(200);

  for (const [prefix, label, value] of [
    ["", LABELS.zh, "卢里塔尼亚"],
    ["/en", LABELS.en, "Ruritania"],
  ] as const) {
    const page = await readPage(house.ask, `${prefix}/products/a9`);
    expect(page).toContain(`* ${label}\n${value}`);
    expect(page.replaceAll(/\s+/g, " ")).toContain(`"countryOfOrigin": { "@type": "Country", "name": "${value}" }`);
    const comparison = await house.read(`${prefix}/products/compare?ids=a9,v3`);
    expect(comparison).toContain(label);
    expect(comparison).toContain(value);
    expect((await house.read(`${prefix}/products/a9/datasheet.pdf`)).replaceAll(/\s/g, "")).toContain((label + value).replaceAll(" ", ""));
    expect(JSON.parse(await house.read(`${prefix}/products/a9.json`))).toMatchObject({ origin: value });
    expect(await house.read(`${prefix}/products/a9.md`)).toContain(`${label}: ${value}`);
    await expect.poll(() => house.read(`${prefix}/search?q=${encodeURIComponent(value)}`), { timeout: 30_000 }).toContain("/products/a9");
  }
  const { components } = JSON.parse(await house.read("/api.json")) as { components: { schemas: { Product: { properties: object } } } };
  expect(components.schemas.Product.properties).toMatchObject({ origin: { type: "string" } });
  // A product without a value shows nothing of the field.
  expect(await house.read("/en/products/v3")).not.toContain(LABELS.en);
  expect(JSON.parse(await house.read("/en/products/v3.json"))).toMatchObject({ origin: "" });
}, 300_000);

it("goes out in an export, and comes in by an import", async () => {
  const [columns = "", ...lines] = (await (await house.call("/api/export/products?format=csv")).text()).split("\n");
  expect(columns.split(",")).toEqual(expect.arrayContaining(["origin", "origin_en"]));
  expect(lines.join("\n")).toContain("Ruritania");

  const form = new FormData();
  form.set("collection", "products");
  form.set("file", new File(["slug,origin,origin_en\nv3,瓦雷里亚,Valyria\n"], "products.csv"));
  const checked = await house.call("/api/imports/check", "POST", form);
  const { id } = (await checked.json()) as { id: number };
  const state = async () => (await house.answer<{ state: string }>(`/api/imports/${id}?depth=0`)).state;
  await expect.poll(state, { timeout: 120_000 }).toBe("checked");
  expect((await house.call(`/api/imports/${id}/write`, "POST", {})).status).toBe(200);
  await expect.poll(state, { timeout: 120_000 }).toBe("written");
  expect(JSON.parse(await house.read("/products/v3.json"))).toMatchObject({ origin: "瓦雷里亚" });
  expect(JSON.parse(await house.read("/en/products/v3.json"))).toMatchObject({ origin: "Valyria" });
}, 300_000);
