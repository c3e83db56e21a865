import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { provideBothTexts } from "../../test/built-in-texts.ts";
import { openCms, type TestCms } from "../../test/cms.ts";

// Pages do not track the sources of missing pages: a change that matters counts as one of the company (missing-pages.integration.test.ts).
vi.mock("./missing-pages.server.ts", () => ({ findMissingPages: async () => [] }));

/** Statements that a reading may take: some for the record itself, some for each kind of record that it refers to. */
const MAX_STATEMENTS = 40;

let test: TestCms;
let statements = 0;

beforeAll(async () => {
  provideBothTexts();
  test = await openCms(undefined, { seeded: true });
  const { client } = test.cms.db as unknown as { client: { read: (statement: unknown) => Promise<unknown> } };
  const read = client.read.bind(client);
  client.read = (statement) => {
    statements += 1;
    return read(statement);
  };
});
afterAll(() => test?.close());

/** How pages read, by what they read. */
async function readings(): Promise<Record<string, () => Promise<unknown>>> {
  const [articles, company, products, records, services, solutions, videos] = await Promise.all([
    import("./articles.server.ts"),
    import("./company.server.ts"),
    import("./products.server.ts"),
    import("./records.server.ts"),
    import("./services.server.ts"),
    import("./solutions.server.ts"),
    import("./videos.server.ts"),
  ]);
  const { docs } = await test.cms.find({ collection: "articles", sort: "id", limit: 1 });
  const id = docs[0]?.id ?? 0;
  return {
    "an article": () => articles.findArticle("en", id),
    "a product": () => products.findProduct("en", "v3"),
    "the featured products": () => products.featuredProducts("en"),
    "a solution": () => solutions.findSolution("en", "logistics"),
    "the solutions": () => records.listRecords("solutions", "en"),
    "a service": () => services.findService("en", "oem-odm"),
    "the marks": () => records.listRecords("marks", "en"),
    "the inventions": () => company.listInventions("en"),
    "the brand's entries": () => company.listBrandEntries("en"),
    "the films": () => videos.listVideos("en", { group: "usage" }),
    "the questions": () => records.listRecords("faqs", "en"),
    "the testimonials": () => records.listRecords("testimonials", "en"),
  };
}

async function countQueries(): Promise<Record<string, number>> {
  const { emitChange } = await import("#cms/cache/event-bus.ts");
  // What other tests or readings have left in memory is read again.
  for (const collection of [
    "articles",
    "products",
    "solutions",
    "services",
    "marks",
    "inventions",
    "brands",
    "videos",
    "faqs",
    "testimonials",
  ] as const)
    emitChange({ collection, id: null, slug: null, languages: ["zh", "en"], kind: "changed" });
  const counts: Record<string, number> = {};
  for (const [name, read] of Object.entries(await readings())) {
    statements = 0;
    const result = await read();
    counts[name] = result ? statements : Number.NaN;
    statements = 0;
    await read();
    counts[`${name}, again`] = statements;
  }
  return counts;
}

/** Doubles the records of some collections, and all that a product and a solution refer to. */
async function grow(): Promise<void> {
  const { cms } = test;
  for (const collection of ["articles", "marks", "inventions", "brands", "videos", "faqs", "testimonials"] as const) {
    const { docs } = await cms.find({ collection, limit: 6, depth: 0 });
    for (const { id } of docs) {
      await cms.duplicate({ collection, id, data: { _status: "published", slug: `copy-${id}` } as never });
    }
  }
  const ids = async (collection: "accessories" | "solutions" | "products") =>
    (await cms.find({ collection, pagination: false, depth: 0, select: {} })).docs.map(({ id }) => id);
  const [accessories, solutions, products] = [await ids("accessories"), await ids("solutions"), await ids("products")];
  await cms.update({ collection: "products", where: { slug: { equals: "v3" } }, data: { accessories, solutions } });
  await cms.update({ collection: "solutions", where: { slug: { equals: "logistics" } }, data: { products } });
}

/** The collections and globals that a read queries. */
async function askedFor(read: () => Promise<unknown>): Promise<Set<string>> {
  const queried = new Set<string>();
  const spies = (["find", "findByID", "findDistinct", "findGlobal", "count"] as const).map((name) => {
    const ask = test.cms[name].bind(test.cms) as (options: { collection?: string; slug?: string }) => never;
    return vi.spyOn(test.cms, name).mockImplementation((options: { collection?: string; slug?: string }) => {
      queried.add(options.collection ?? options.slug ?? "");
      return ask(options);
    });
  });
  await read();
  for (const spy of spies) spy.mockRestore();
  return queried;
}

it("notes whatever is read, so that pages that show it are made anew after a change", async () => {
  const [
    { trackReads },
    { publishChangeOfEverything },
    { vocabularyUpToDate },
    { sitemapFiles },
    { loadTexts },
    { loadLayoutData },
    { places },
    { productsWithDownloads },
    site,
  ] = await Promise.all([
    import("#cms/cache/dependencies.ts"),
    import("#cms/cache/change-of-everything.ts"),
    import("#cms/cache/vocabulary.ts"),
    import("./sitemap.server.ts"),
    import("./texts.server.ts"),
    import("./layout-data.server.ts"),
    import("./index/taxonomy.server.ts"),
    import("./index/library-entries.server.ts"),
    import("#server/routes/redirects.ts"),
  ]);
  const all: Record<string, () => Promise<unknown>> = {
    ...(await readings()),
    "the sitemap": sitemapFiles,
    "the texts": () => loadTexts("en"),
    "the layout": () => loadLayoutData("en"),
    "series and solutions": places,
    "products with downloads": () => productsWithDownloads("en"),
    "the redirects": () => site.routeRules(test.cms),
  };
  for (const [name, read] of Object.entries(all)) {
    publishChangeOfEverything(test.cms);
    // The first read after a change loads the rows of specifications anew.
    await vocabularyUpToDate(test.cms);
    let noted: ReadonlySet<string> = new Set();
    const queried = await askedFor(async () => ({ sources: noted } = await trackReads(read)));
    expect([name, queried.size > 0, [...queried].filter((source) => !noted.has(source))]).toEqual([name, true, []]);
  }
});

it("takes no more statements when there is more to read, and none for what was read before", async () => {
  const before = await countQueries();
  await grow();
  const after = Object.entries(await countQueries());
  expect(after.filter(([name, count]) => count > (before[name] ?? 0))).toEqual([]);
  const outOfBounds = Object.entries(before).filter(([name, count]) => !(name.endsWith(", again") ? count === 0 : count < MAX_STATEMENTS));
  expect(outOfBounds).toEqual([]);
});
