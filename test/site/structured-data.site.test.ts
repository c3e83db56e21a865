import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SITE_ROUTES } from "../../e2e/support/routes.ts";
import { ask, jsonOf, site, textOf } from "./ask.ts";

interface Thing {
  "@type"?: string;
  "@id"?: string;
  [property: string]: unknown;
}

/** Names of schema.org, as its types are published for TypeScript: every type and property in quotation marks. */
const VOCABULARY = new Set(
  Array.from(readFileSync("node_modules/schema-dts/dist/schema.d.ts", "utf8").matchAll(/"([A-Za-z-]+)"/g), ([, name]) => name),
);
/** What JSON-LD itself names, and a property that Google reads of a SearchAction. */
const BESIDES = new Set(["@type", "@id", "query-input"]);

async function blocksOf(path: string): Promise<string[]> {
  return Array.from((await textOf(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, text = ""]) => text);
}

async function graphOf(path: string): Promise<Thing[]> {
  const blocks = await blocksOf(path);
  expect([path, blocks.length]).toEqual([path, 1]);
  const data = JSON.parse(blocks[0] ?? "") as { "@context": string; "@graph": Thing[] };
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

/** Every object within a graph. */
function within(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(within);
  if (typeof value !== "object" || value === null) return [];
  return [value as Thing, ...Object.values(value).flatMap(within)];
}

/** The part of the graph that has this type. */
function thing(graph: Thing[], type: string): Thing {
  const item = graph.find((one) => one["@type"] === type);
  expect([type, item !== undefined]).toEqual([type, true]);
  return item ?? {};
}

const PAGES = SITE_ROUTES.filter(({ path }) => !["/test-ssr", "/search", "/products/compare"].some((other) => path.startsWith(other)));

it.each(PAGES.flatMap(({ path }) => [path, path === "/" ? "/en" : `/en${path}`]))(
  "%s has one graph of names that schema.org knows",
  async (path) => {
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
    const graph = await graphOf(path);
    const things = within(graph);
    const unknown = things.flatMap((one) =>
      [...Object.keys(one), one["@type"] ?? "Thing"].filter((name) => !VOCABULARY.has(name) && !BESIDES.has(name)),
    );
    expect(unknown).toEqual([]);
    // What the page is about is in the graph.
    const ids = new Set(graph.map((one) => one["@id"]));
    const { mainEntity, breadcrumb } = thing(graph, "WebPage") as { mainEntity?: Thing[]; breadcrumb?: Thing };
    for (const reference of [...(mainEntity ?? []), ...(breadcrumb ? [breadcrumb] : [])]) expect(ids).toContain(reference["@id"]);
  },
);

it("a page that is not to be indexed has a block that says nothing and can be read", async () => {
  for (const path of ["/en/products/compare?ids=a9,v3", "/search?q=a9"]) {
    expect(await blocksOf(path)).toEqual(["{}"]);
  }
});

it("a product is described as its page shows it, with units by their codes, and without offers or reviews", async () => {
  const graph = await graphOf("/en/products/v3");
  const product = thing(graph, "Product");
  const record = await jsonOf<{ name: string; code: string; specifications: { key: string; number?: number; min?: number }[] }>(
    "/en/products/v3.json",
  );
  expect(product).toMatchObject({ mpn: record.code, name: `${record.code} ${record.name}`, brand: { "@type": "Brand" } });
  const properties = product["additionalProperty"] as Thing[];
  expect(properties.map(({ propertyID }) => propertyID)).toEqual(record.specifications.map(({ key }) => key));
  expect(properties.find(({ propertyID }) => propertyID === "input_voltage")).toMatchObject({
    minValue: 9,
    unitCode: "VLT",
  });
  const weight = record.specifications.find(({ key }) => key === "weight")?.number;
  expect(weight).toBeGreaterThan(0);
  expect(product["weight"]).toEqual({ "@type": "QuantitativeValue", value: weight, unitCode: "GRM" });
  expect(JSON.stringify(graph)).not.toMatch(/"(?:Offer|Review|AggregateRating)"/);
  expect((thing(graph, "BreadcrumbList")["itemListElement"] as Thing[]).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
});

it("a product claims the certifications that were given to it, and none of others", async () => {
  const readClaims = async (slug: string) => {
    const things = (thing(await graphOf(`/en/products/${slug}`), "Product")["hasCertification"] ?? []) as Thing[];
    return things.map(({ name }) => String(name)).toSorted();
  };
  // As the records of the marks say: E-mark for devices in vehicles, IP67 for sealed ones, CCC for two alone.
  expect(await readClaims("v3")).toEqual(expect.arrayContaining(["CCC", "CE", "E-mark"]));
  expect(await readClaims("v5")).not.toContain("CCC");
  expect(await readClaims("a9")).toEqual(expect.arrayContaining(["CE", "IP67"]));
  expect((await readClaims("a9")).filter((mark) => ["CCC", "E-mark"].includes(mark))).toEqual([]);
  const ce = (thing(await graphOf("/en/products/a9"), "Product")["hasCertification"] as Thing[]).find(({ name }) => name === "CE");
  expect(ce).toMatchObject({ certificationIdentification: "WM-DOC-2026-0000", datePublished: "2026-06-05" });
});

it("articles say when they were published, in the graph and for shared links", async () => {
  const article = thing(await graphOf("/en/article/1"), "Article");
  expect(article["datePublished"]).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await textOf("/en/article/1")).toContain(`property="article:published_time" content="${String(article["datePublished"])}"`);
  expect(await textOf("/en/contact")).toContain('property="og:type" content="website"');
  expect(await textOf("/en/products/v3")).toContain('property="og:type" content="product"');
});

it("the company, films and questions are described where they are shown; pages that no engine shall list say nothing", async () => {
  expect(thing(await graphOf("/en"), "Organization")["contactPoint"]).toHaveLength(2);
  expect((await graphOf("/en/services/videos")).filter((one) => one["@type"] === "VideoObject").length).toBeGreaterThan(1);
  const film = thing(await graphOf("/en/services/videos/v3-wiring"), "VideoObject");
  expect(film).toMatchObject({ duration: "PT27S", encodingFormat: "video/mp4" });
  expect((film["hasPart"] as Thing[]).map((clip) => clip["url"])).toContain(`${String(film["url"])}?t=13`);
  const head = await textOf("/en/services/videos/v3-wiring");
  expect(head).toContain('property="og:type" content="video.other"');
  expect(head).toContain('property="video:duration" content="27"');
  expect(thing(await graphOf("/services/faq"), "FAQPage")["mainEntity"]).not.toHaveLength(0);
  expect(await textOf("/en/search?q=a9")).not.toContain('"@graph"');
  expect(site.url).toBeTruthy();
});
