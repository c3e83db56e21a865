import { afterAll, beforeAll, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";

/** Statements that a reading may take: some for the record itself, some for each kind of record that it refers to. */
const MOST = 40;

let test: TestCms;
let statements = 0;

beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
  const { client } = test.cms.db as unknown as { client: { read: (statement: unknown) => Promise<unknown> } };
  const read = client.read.bind(client);
  client.read = (statement) => {
    statements += 1;
    return read(statement);
  };
});
afterAll(() => test.close());

/** How pages read, by what they read. */
async function readings(): Promise<Record<string, () => Promise<unknown>>> {
  const [articles, company, products, services, solutions, videos, voices] = await Promise.all([
    import("./articles.server.ts"),
    import("./company.server.ts"),
    import("./products.server.ts"),
    import("./services.server.ts"),
    import("./solutions.server.ts"),
    import("./videos.server.ts"),
    import("./voices.server.ts"),
  ]);
  const { docs } = await test.cms.find({ collection: "articles", sort: "id", limit: 1 });
  const id = docs[0]?.id ?? 0;
  return {
    "an article": () => articles.findArticle("en", id),
    "a product": () => products.findProduct("en", "v3"),
    "the featured products": () => products.featuredProducts("en"),
    "a solution": () => solutions.findSolution("en", "logistics"),
    "the solutions": () => solutions.listSolutions("en"),
    "a service": () => services.findService("en", "oem-odm"),
    "the marks": () => company.listMarks("en"),
    "the inventions": () => company.listInventions("en"),
    "the brand's entries": () => company.listBrandEntries("en"),
    "the films": () => videos.listVideos("en", { group: "usage" }),
    "the questions": () => voices.listFaqs("en"),
    "the testimonials": () => voices.listTestimonials("en"),
  };
}

async function counted(): Promise<Record<string, number>> {
  const { tell } = await import("#cms/cache/event-bus.ts");
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
    tell({ collection, id: null, slug: null, languages: ["zh", "en"], kind: "changed" });
  const counts: Record<string, number> = {};
  for (const [name, read] of Object.entries(await readings())) {
    statements = 0;
    const found = await read();
    counts[name] = found ? statements : Number.NaN;
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

it("takes no more statements when there is more to read, and none for what was read before", async () => {
  const before = await counted();
  await grow();
  const after = Object.entries(await counted());
  expect(after.filter(([name, count]) => count > (before[name] ?? 0))).toEqual([]);
  const outOfBounds = Object.entries(before).filter(([name, count]) => !(name.endsWith(", again") ? count === 0 : count < MOST));
  expect(outOfBounds).toEqual([]);
});
