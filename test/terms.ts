import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIRST_TERMS, VOCABULARIES, type Vocabulary } from "#shared/vocabulary/terms.ts";
import { provideBothTexts } from "./built-in-texts.ts";
import type { TestCms } from "./cms.ts";
import { signedIn } from "./staff.ts";

interface Answer {
  status: number;
  text: string;
  doc: { id?: number };
}

const TEXT = {
  root: {
    type: "root",
    version: 1,
    format: "",
    indent: 0,
    direction: null,
    children: [
      {
        type: "paragraph",
        version: 1,
        format: "",
        indent: 0,
        direction: null,
        textFormat: 0,
        children: [{ type: "text", version: 1, text: "正文", detail: 0, format: 0, mode: "normal", style: "" }],
      },
    ],
  },
};

const point = (title: string) => [{ title, text: title }];

/** What a record of each kind says beside its term; the field of the term, and what the desk calls the record. */
const RECORDS = {
  "spec-groups": { collection: "spec-rows", field: "group", title: "lamp", data: { key: "lamp", name: "灯" } },
  "download-kinds": {
    collection: "downloads",
    field: "kind",
    title: "案例集",
    data: { slug: "cases", title: "案例集", summary: "摘要", version: "1" },
  },
  "faq-topics": { collection: "faqs", field: "topic", title: "能租吗？", data: { slug: "rent", question: "能租吗？", answer: "能。" } },
  "solution-uses": {
    collection: "solutions",
    field: "tab",
    title: "船队",
    data: {
      slug: "fleets",
      name: "船队",
      tagline: "标语",
      summary: "摘要",
      overview: [{ text: "概述" }],
      results: [{ value: "1", label: "名称", note: "说明" }],
      hardware: point("硬件"),
      platform: point("平台"),
      app: point("应用"),
      scenarios: [{ time: "早上", title: "标题", text: "说明" }],
      features: point("特点"),
      specs: [{ name: "名称", text: "内容" }],
    },
  },
  "article-categories": {
    collection: "articles",
    field: "category",
    title: "展会见",
    data: { slug: "fair", title: "展会见", author: "编辑", summary: "摘要" },
  },
} as const satisfies Record<Vocabulary, { collection: string; field: string; title: string; data: object }>;

/** What holds of the terms that staff keeps, in either database. */
export function describeTerms(database: string, open: () => Promise<TestCms>): void {
  describe(`terms in ${database}`, () => {
    let test: TestCms;
    let token: string;
    let stored: number;

    beforeAll(async () => {
      test = await open();
      provideBothTexts();
      ({ token } = await signedIn(test, "editor"));
      stored = await file();
    });
    afterAll(() => test?.close());

    async function send(address: string, body: object, method: "POST" | "PATCH" = "POST"): Promise<Answer> {
      const answer = await test.api(address, { method, body, token });
      const text = await answer.text();
      return { status: answer.status, text, doc: (JSON.parse(text) as { doc?: Answer["doc"] }).doc ?? {} };
    }

    /** A record that has a term, published or as a draft. */
    async function record(vocabulary: Vocabulary, term: string, status: "published" | "draft" = "published"): Promise<Answer> {
      const { collection, field, data } = RECORDS[vocabulary];
      const more: Record<string, object> = { downloads: { file: stored }, articles: { body: TEXT } };
      return send(`/${collection}?draft=${status === "draft"}`, { ...data, ...more[collection], [field]: term, _status: status });
    }

    async function file(): Promise<number> {
      const data = Buffer.from("a,b");
      const upload = { name: "cases.csv", mimetype: "text/csv", data, size: data.length };
      return (await test.cms.create({ collection: "media", data: {}, file: upload })).id;
    }

    async function inEnglish(vocabulary: Vocabulary) {
      const { publishedContent } = await import("#app/data/published-content.server.ts");
      const [{ termsAmong }, cms] = await Promise.all([import("#app/data/content/terms.server.ts"), publishedContent()]);
      const { collection, field } = RECORDS[vocabulary];
      const { docs } = await cms.find({ collection, pagination: false, depth: 0, overrideAccess: collection === "spec-rows" });
      return termsAmong(
        vocabulary,
        docs.map((doc) => String((doc as unknown as Record<string, unknown>)[field])),
        "en",
      );
    }

    describe.each(VOCABULARIES)("%s", (vocabulary) => {
      const { collection, field, title } = RECORDS[vocabulary];
      let term = 0;
      let used = 0;

      it("are at first those that code knows, in their order", async () => {
        const { docs } = await test.cms.find({ collection: vocabulary, sort: "order", pagination: false });
        expect(docs.map(({ key }) => key)).toEqual(Object.keys(FIRST_TERMS[vocabulary]));
      });

      it("are stated by records as soon as staff has added them, and then shown to visitors", async () => {
        expect((await record(vocabulary, "special")).status).toBe(400);
        const added = await send(`/${vocabulary}`, { key: "special", name: "特别", order: 1 });
        expect(added.status).toBe(201);
        term = added.doc.id ?? 0;
        await send(`/${vocabulary}/${term}?locale=en`, { name: "Special" }, "PATCH");
        expect((await inEnglish(vocabulary)).map(({ key }) => key)).not.toContain("special");
        const made = await record(vocabulary, "special");
        expect([made.status, made.text]).toEqual([201, expect.anything()]);
        used = made.doc.id ?? 0;
        expect((await inEnglish(vocabulary))[0]).toEqual({ key: "special", name: "Special" });
      });

      it("are called otherwise at once when staff renames them", async () => {
        await send(`/${vocabulary}/${term}?locale=en`, { name: "Extra special" }, "PATCH");
        expect((await inEnglish(vocabulary))[0]).toEqual({ key: "special", name: "Extra special" });
      });

      it("are understood in files by key and by name in any language and letters", async () => {
        const [{ readCell, cellOf }, { fieldTree }] = await Promise.all([
          import("#cms/import-export/cell-value.ts"),
          import("#cms/schema/field-tree.ts"),
        ]);
        const leaf = fieldTree(test.cms.collections[collection].config).find(({ name }) => name === field);
        if (leaf?.kind !== "leaf") throw new Error("There is no such field");
        const tools = {} as Parameters<typeof readCell>[2];
        for (const written of ["special", "SPECIAL", "特别", "extra SPECIAL"])
          expect(readCell(leaf, written, tools)).toEqual({ value: "special" });
        expect(readCell(leaf, "nothing of the kind", tools)).toHaveProperty("fault");
        expect(cellOf(leaf, "special", tools)).toBe("special");
      });

      it("stay with their keys while a record has them, be it as a draft", async () => {
        const trash = { deletedAt: new Date().toISOString() };
        const refusal = await send(`/${vocabulary}/${term}`, trash, "PATCH");
        expect(refusal.status).toBe(409);
        expect(refusal.text).toContain(title);
        expect((await send(`/${vocabulary}/${term}`, { key: "other" }, "PATCH")).status).toBe(400);
        await send(`/${collection}/${used}`, { _status: "draft" }, "PATCH");
        expect((await send(`/${vocabulary}/${term}`, trash, "PATCH")).status).toBe(409);
        await send(`/${collection}/${used}`, trash, "PATCH");
        expect((await send(`/${vocabulary}/${term}`, trash, "PATCH")).status).toBe(200);
        expect((await record(vocabulary, "special", "published")).status).toBe(400);
      });
    });
  });
}
