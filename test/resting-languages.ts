import type { CollectionSlug, GlobalSlug } from "payload";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Report } from "#cms/import-export/report.ts";
import { openCms, type TestCms } from "./cms.ts";
import { copySeededTo } from "./copy-to-postgres.ts";
import { SLOW } from "./slow.ts";
import { signedIn } from "./staff.ts";
import { packContent } from "#cms/import-export/stored-content.ts";

/** Milliseconds that seeding and the saves of all collections may take on a busy machine. */
const TIMEOUT_MS = 600_000;
/** The stored texts of a document in the resting language, by the paths of its fields. */
type Texts = Record<string, unknown>;

type Stored = Record<string, unknown> & { id: number };

/** A section whose texts are in a list within a list. */
const FACTS = {
  kind: "figures" as const,
  heading: "Figures",
  items: [
    { value: "12", unit: "halls", name: "Halls" },
    { value: "3", name: "Days" },
  ],
};

/** A document with a Chinese text beside each English one. */
function inChinese(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inChinese);
  if (typeof value !== "object" || value === null) return value;
  if (!("en" in value)) return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inChinese(inner)]));
  return { ...value, ...(typeof value.en === "string" && value.en && { zh: `中文 ${value.en}` }) };
}

/** Collections whose records a sheet can change, and a column that each has. */
const IN_SHEETS = { products: "order", faqs: "order", series: "order", solutions: "order", services: "order", pages: "title" } as const;

/**
 * What holds of the Chinese of a site that was in Chinese and English, and is in English alone now.
 * @param database address of an empty database for PostgreSQL
 */
export function describeRestingLanguages(name: string, database?: () => Promise<string>): void {
  describe(`a language that the site is not in any more, on ${name}`, () => {
    /** Each way to save ends in the one that the first test tries, whose statements are PostgreSQL's there. */
    const alike = database ? SLOW : {};
    let test: TestCms;
    let editor: { id: number; token: string };

    beforeAll(async () => {
      const url = await database?.();
      test = await openCms(url, { seeded: true });
      if (url) await copySeededTo(url);
      editor = await signedIn(test, "administrator");
      await writePage();
    }, TIMEOUT_MS);
    afterAll(() => test?.close());

    /** A page of one's own, of which the demonstration has none, as it was stored when the site was in both languages. */
    async function writePage(): Promise<void> {
      const { id } = await test.cms.create({
        collection: "pages",
        locale: "en",
        data: { slug: "fair", title: "At the fair", sections: [FACTS], _status: "published" },
      });
      const stored = await test.cms.db.findOne<Stored>({ collection: "pages", where: { id: { equals: id } } });
      const { id: _id, ...data } = inChinese(stored ?? {}) as Stored;
      await test.cms.db.updateOne({ collection: "pages", id, data: structuredClone(data), returning: false });
      const { docs } = await test.cms.db.findVersions<Stored>({ collection: "pages", where: { parent: { equals: id } } });
      const versionData = { version: structuredClone(data) } as never;
      await test.cms.db.updateVersion({ collection: "pages", id: docs[0]?.id ?? 0, versionData, returning: false });
    }

    const collections = () =>
      test.cms.config.collections.filter(({ versions }) => versions?.drafts).map(({ slug }) => slug as CollectionSlug);

    /** The record of a collection that says most in Chinese. */
    async function richest(collection: CollectionSlug): Promise<number> {
      const { docs } = await test.cms.find({ collection, locale: "all", depth: 0, pagination: false });
      const rated = docs.map((doc) => ({ id: doc.id as number, count: Object.keys(restingTexts(doc)).length }));
      return rated.toSorted((a, b) => b.count - a.count)[0]?.id ?? 0;
    }

    /** What visitors would see of a record in Chinese, and what its latest version says. */
    async function readTexts(collection: CollectionSlug, id: number): Promise<[live: Texts, latest: Texts]> {
      const read = (draft: boolean) => test.cms.findByID({ collection, id, locale: "all", depth: 0, draft });
      return [restingTexts(await read(false)), restingTexts(await read(true))];
    }

    async function storedGlobal(slug: GlobalSlug): Promise<Texts> {
      return restingTexts(await test.cms.findGlobal({ slug, locale: "all", depth: 0 }));
    }

    it("is lost by no save of a record, whichever its collection", { timeout: TIMEOUT_MS }, async () => {
      const counted: Record<string, number> = {};
      for (const collection of collections()) {
        const id = await richest(collection);
        if (id === 0) continue;
        const before = await readTexts(collection, id);
        counted[collection] = Object.keys(before[0]).length;
        const same = { collection, id, locale: "en", depth: 0, data: {} as never } as const;
        const save = async (how: string, saving: Promise<unknown>) => {
          await saving;
          expect([collection, how, ...(await readTexts(collection, id))]).toEqual([collection, how, ...before]);
        };
        await save("a draft", test.cms.update({ ...same, draft: true }));
        await save("in one language", test.cms.update({ ...same, data: { _status: "published" } as never, publishSpecificLocale: "en" }));
        await save("published", test.cms.update({ ...same, data: { _status: "published" } as never }));
        const { docs } = await test.cms.findVersions({ collection, where: { parent: { equals: id } }, depth: 0, sort: "-id", limit: 2 });
        await save("restored", test.cms.restoreVersion({ collection, id: String(docs.at(-1)?.id), depth: 0 }));
        const where = { id: { equals: id } };
        await save("among others", test.cms.update({ collection, where, locale: "en", depth: 0, data: { _status: "published" } as never }));
      }
      // Each kind of content says something in both languages; of pages of one's own the demonstration has none.
      expect(collections().filter((collection) => !counted[collection])).toEqual([]);
    });

    it("is there when a record comes out of the trash", alike, async () => {
      const id = await richest("faqs");
      const [, before] = await readTexts("faqs", id);
      const same = { collection: "faqs", id, locale: "en", depth: 0 } as const;
      await test.cms.update({ ...same, data: { deletedAt: new Date().toISOString() } });
      await test.cms.update({ ...same, data: { deletedAt: null }, trash: true });
      expect((await readTexts("faqs", id))[1]).toEqual(before);
    });

    it("is lost by no save over REST, which sends texts and rows", { ...alike, timeout: TIMEOUT_MS }, async () => {
      const { token } = editor;
      for (const collection of collections()) {
        const id = await richest(collection);
        if (id === 0) continue;
        const before = await readTexts(collection, id);
        const read = await test.api(`/${collection}/${id}?locale=en&depth=0&draft=true`, { token });
        const { id: _id, updatedAt: _at, ...body } = (await read.json()) as Record<string, unknown>;
        const saved = await test.api(`/${collection}/${id}?locale=en&depth=0`, { method: "PATCH", token, body });
        expect([collection, saved.status]).toEqual([collection, 200]);
        expect([collection, ...(await readTexts(collection, id))]).toEqual([collection, ...before]);
      }
    });

    it("is in what is copied of a record", { ...alike, timeout: TIMEOUT_MS }, async () => {
      for (const collection of ["articles", "services", "pages", "series", "products"] as const) {
        const id = await richest(collection);
        const [before] = await readTexts(collection, id);
        const copy = await test.api(`/${collection}/${id}/duplicate?locale=en&draft=true`, {
          method: "POST",
          token: editor.token,
          body: {},
        });
        expect([collection, copy.status]).toEqual([collection, 200]);
        const { doc } = (await copy.json()) as { doc: { id: number } };
        const [, after] = await readTexts(collection, doc.id);
        expect([collection, Object.keys(after)]).toEqual([collection, Object.keys(before)]);
      }
    });

    it("is lost by no save of what the site has once", async () => {
      for (const { slug, versions } of test.cms.config.globals) {
        const global = slug as GlobalSlug;
        const before = await storedGlobal(global);
        const published = versions?.drafts ? { _status: "published" } : {};
        await test.cms.updateGlobal({ slug: global, locale: "en", depth: 0, data: published as never });
        await test.cms.updateGlobal({ slug: global, locale: "en", depth: 0, data: published as never });
        expect([slug, await storedGlobal(global)]).toEqual([slug, before]);
        if (!versions) continue;
        const { docs } = await test.cms.findGlobalVersions({ slug: global, depth: 0, sort: "-id", limit: 2 });
        await test.cms.restoreGlobalVersion({ slug: global, id: String(docs.at(-1)?.id), depth: 0 });
        expect([slug, await storedGlobal(global)]).toEqual([slug, before]);
      }
      expect(Object.keys(await storedGlobal("site")).length).toBeGreaterThan(5);
    });

    it("is lost by no sheet that changes records", { ...alike, timeout: TIMEOUT_MS }, async () => {
      for (const [target, column] of Object.entries(IN_SHEETS)) {
        const collection = target as keyof typeof IN_SHEETS;
        const id = await richest(collection);
        const before = await readTexts(collection, id);
        const { slug, key } = (await test.cms.findByID({ collection, id, depth: 0 })) as { slug?: string; key?: string };
        const sheet = `${slug ? "slug" : "key"},${column},_status\n${slug ?? key},${column === "order" ? 77 : "Another title"},published\n`;
        expect([target, await bring(sheet, target)]).toMatchObject([target, { bad: 0, changed: 1 }]);
        expect([target, ...(await readTexts(collection, id))]).toEqual([target, ...before]);
      }
    });

    it("is told at the start, and no other", async () => {
      const { restingLanguages } = await import("#cms/db/resting-languages.ts");
      expect(await restingLanguages(test.cms)).toEqual(["zh"]);
    });

    it("cannot be written, nor asked for, as long as it rests", alike, async () => {
      const id = await richest("faqs");
      const before = await readTexts("faqs", id);
      const { token } = editor;
      const read = await test.api(`/faqs/${id}?locale=zh&depth=0`, { token, language: "en" });
      expect(JSON.stringify(await read.json())).not.toMatch(/\p{Script=Han}/u);
      const saved = await test.api(`/faqs/${id}?locale=zh&depth=0`, { method: "PATCH", token, body: { question: "How is it?" } });
      expect([saved.status, (await test.cms.findByID({ collection: "faqs", id, locale: "en", draft: true })).question]).toEqual([
        200,
        "How is it?",
      ]);
      expect(await readTexts("faqs", id)).toEqual(before);
    });

    async function bring(content: string, target: string): Promise<Report> {
      const { doImport } = await import("#cms/import-export/do-import.ts");
      const file = { fileName: `${target}.csv`, content: await packContent(content) };
      const data = { user: editor.id, target, language: "en" as const, state: "checking" as const, attempts: 0, ...file };
      const { id } = await test.cms.create({ collection: "imports", data });
      await doImport(test.cms, id);
      await test.cms.update({ collection: "imports", id, data: { state: "writing", onlyGood: false } });
      await doImport(test.cms, id);
      return (await test.cms.findByID({ collection: "imports", id, depth: 0 })).report as unknown as Report;
    }
  });
}

/** Every text in Chinese of a document that was read in all languages. */
function restingTexts(value: unknown, at = "", texts: Texts = {}): Texts {
  if (typeof value !== "object" || value === null) return texts;
  const { zh } = value as { zh?: unknown };
  // Names of fields may stand beside others; languages stand alone.
  if ("zh" in value) {
    if (zh !== null && zh !== undefined && zh !== "") texts[at] = zh;
    return texts;
  }
  for (const [name, inner] of Object.entries(value)) restingTexts(inner, `${at}/${name}`, texts);
  return texts;
}
