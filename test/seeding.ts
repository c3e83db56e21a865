import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "#shared/languages.ts";
import type { TestCms } from "./cms.ts";
import { SLOW } from "./slow.ts";

/** What both adapters have for comparing their schema with a snapshot of an earlier one. */
interface Schema {
  name: "sqlite" | "postgres";
  schema: unknown;
  requireDrizzleKit: () => {
    generateDrizzleJson: (schema: unknown) => Promise<unknown>;
    generateMigration: (before: unknown, after: unknown) => Promise<string[]>;
  };
}

/** Milliseconds that seeding may take on a busy machine. */
const TIMEOUT_MS = 600_000;

/**
 * What holds after the demonstration content was put into a database, whichever it is. `skipped`: where there is no such database;
 * `isSeeded`: where it was put into it already, by `seedAfterCutOff`.
 */
export function describeSeeding(
  database: string,
  open: () => Promise<TestCms>,
  { skipped = false, isSeeded = false }: { skipped?: boolean; isSeeded?: boolean },
): void {
  describe.skipIf(skipped)(`the demonstration content in ${database}`, () => {
    let test: TestCms;

    beforeAll(async () => {
      test = await open();
      const [{ isEmpty }, { seedAfterCutOff }] = await Promise.all([import("#cms/seed/index.ts"), import("./cut-off-seeding.ts")]);
      if (!isSeeded) await seedAfterCutOff(test.cms);
      expect(await isEmpty(test.cms)).toBe(false);
    }, TIMEOUT_MS);
    afterAll(() => test?.close());

    const count = async (collection: "products" | "solutions" | "articles" | "faqs" | "media") =>
      (await test.cms.count({ collection })).totalDocs;
    const filesOf = (folder: string, ending: string) =>
      readdirSync(`demo/content/${folder}`).filter((file) => file.endsWith(ending)).length;

    it("is complete, and nothing is left of a seeding that was cut off", async () => {
      expect(await count("products")).toBe(filesOf("products", ".yaml"));
      expect(await count("solutions")).toBe(filesOf("solutions", ".yaml"));
      expect(await count("articles")).toBe(filesOf("articles", ".zh.md"));
      expect((await test.cms.find({ collection: "faqs", where: { slug: { equals: "left-over" } } })).totalDocs).toBe(0);
      expect(await test.cms.kv.has("seeding")).toBe(false);
    });

    it("lies in a schema that the migrations have made in full", async () => {
      const db = test.cms.db as unknown as Schema;
      const folder = `cms/db/migrations/${db.name}`;
      const latest = readdirSync(folder)
        .filter((file) => file.endsWith(".json"))
        .toSorted()
        .at(-1);
      const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit();
      const made = JSON.parse(readFileSync(path.join(folder, latest ?? ""), "utf8")) as unknown;
      expect(await generateMigration(made, await generateDrizzleJson(db.schema))).toEqual([]);
    });

    it("is put in once", async () => {
      const { seed } = await import("#cms/seed/index.ts");
      const before = await count("media");
      await seed(test.cms);
      expect(await count("media")).toBe(before);
      expect(await count("products")).toBe(filesOf("products", ".yaml"));
    });

    it("is published in both languages, in the same rows", async () => {
      const find = async (locale: Language) =>
        (await test.cms.find({ collection: "products", locale, where: { slug: { equals: "v9" } }, overrideAccess: false, depth: 1 }))
          .docs[0];
      const [zh, en] = await Promise.all([find("zh"), find("en")]);
      expect(zh?.name).toMatch(/\p{Script=Han}/u);
      expect(en?.name).not.toMatch(/\p{Script=Han}/u);
      expect(en?.features?.map(({ id }) => id)).toEqual(zh?.features?.map(({ id }) => id));
      expect(zh?.features?.[0]?.title).not.toBe(en?.features?.[0]?.title);
      expect(zh?.series).toMatchObject({ key: "4g_vehicle" });
      expect(zh?.pictures[0]).toMatchObject({ filename: "v9-hero.webp" });
      expect(zh?.solutions?.length).toBeGreaterThan(0);
    });

    it("links solutions and products both ways", async () => {
      const [solutions, products] = await Promise.all([
        test.cms.find({ collection: "solutions", pagination: false, depth: 0, select: { products: true } }),
        test.cms.find({ collection: "products", pagination: false, depth: 0, select: { solutions: true } }),
      ]);
      expect(solutions.docs).toHaveLength(filesOf("solutions", ".yaml"));
      const links = solutions.docs.flatMap((solution) => (solution.products ?? []).map((product) => `${solution.id} ${String(product)}`));
      const back = products.docs.flatMap((product) => (product.solutions ?? []).map((solution) => `${String(solution)} ${product.id}`));
      expect(new Set(links.map((link) => link.split(" ", 1)[0])).size).toBe(solutions.docs.length);
      expect(links.toSorted()).toEqual(back.toSorted());
    });

    it("numbers articles by their date and keeps tables and pictures in their text", async () => {
      const { docs } = await test.cms.find({ collection: "articles", pagination: false, depth: 0, sort: "id", locale: "zh" });
      const dates = docs.map(({ publishedAt }) => publishedAt);
      expect(dates).toEqual(dates.toSorted());
      const nodes = new Set(docs.flatMap(({ body }) => (body?.root.children ?? []).map(({ type }) => type)));
      expect([...nodes]).toEqual(expect.arrayContaining(["heading", "paragraph", "list", "table", "upload"]));
      // A row that has fallen out of its table begins a paragraph.
      expect(JSON.stringify(docs)).not.toMatch(/"text":"\|/);
    });

    it("is taken over from the migrations before the squash, and from no state between them", async () => {
      const { migrate } = await import("#cms/db/database.ts");
      const { docs } = await test.cms.db.find<{ id: number; name: string }>({ collection: "payload-migrations" });
      const initial = docs.find(({ name }) => name.endsWith("_initial"));
      const rename = (name = "") =>
        test.cms.db.updateOne({ collection: "payload-migrations", id: initial?.id ?? 0, data: { name }, returning: false });
      await rename("20261128_033534_spec_groups");
      await migrate(test.cms);
      const { docs: after } = await test.cms.db.find<{ name: string }>({ collection: "payload-migrations" });
      expect(after.map(({ name }) => name)).toEqual(docs.map(({ name }) => name));
      await rename("20261122_141943_english_states");
      await expect(migrate(test.cms)).rejects.toThrow("of a version before the migrations were squashed");
      await rename(initial?.name);
      await migrate(test.cms);
    });

    it("holds the claims with every reading, and the company", async () => {
      const { claims } = await test.cms.findGlobal({ slug: "claims", locale: "en" });
      const countries = claims?.find(({ key }) => key === "countries");
      expect(countries?.readings?.length).toBeGreaterThan(1);
      expect((await test.cms.findGlobal({ slug: "site", locale: "en" })).name).toBe("Waymark IoT");
      expect((await test.cms.findGlobal({ slug: "site", locale: "zh" })).name).toBe("途标物联");
    });

    it("is removed again, but for what was changed and what that names", SLOW, async () => {
      const { removeDemonstration } = await import("#cms/seed/remove.ts");
      const [product] = (await test.cms.find({ collection: "products", where: { slug: { equals: "v9" } }, depth: 0 })).docs;
      await test.cms.update({ collection: "products", id: product?.id ?? 0, data: { name: "我们的第一台", _status: "published" } });
      await test.cms.create({
        collection: "faqs",
        data: { slug: "own", topic: "choosing", question: "?", answer: "!", order: 1, _status: "published" },
      });
      const { removed, retained } = await removeDemonstration(test.cms);
      expect(removed["articles"]).toBe(filesOf("articles", ".zh.md"));
      expect(retained["products"]).toBeGreaterThanOrEqual(1);
      const remaining = (await test.cms.find({ collection: "products", where: { slug: { equals: "v9" } }, depth: 1 })).docs[0];
      expect(remaining).toMatchObject({ name: "我们的第一台", series: { key: "4g_vehicle" } });
      const pictures = (remaining?.pictures ?? []).map((picture) => (typeof picture === "object" ? picture.filename : null));
      expect(pictures).toEqual(expect.arrayContaining(["v9-hero.webp", "v9-detail.webp"]));
      expect(pictures).not.toContain(null);
      expect(await count("articles")).toBe(0);
      expect(await count("faqs")).toBe(1);
      expect((await test.cms.findGlobal({ slug: "site", locale: "zh" })).name).not.toBe("途标物联");
    });

    it("is not put into a database that was emptied", async () => {
      const { isEmpty, seed } = await import("#cms/seed/index.ts");
      for (const collection of ["products", "media"] as const) await test.cms.db.deleteMany({ collection, where: {} });
      expect(await isEmpty(test.cms)).toBe(false);
      await seed(test.cms);
      expect(await count("products")).toBe(0);
    });
  });
}
