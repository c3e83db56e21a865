import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCms, type TestCms } from "../../../test/cms.ts";
import { signedIn } from "../../../test/staff.ts";
import type { PublishFacts } from "../publish-facts.ts";
import type { FoundContradiction } from "./check-record.ts";

let test: TestCms;
let token: string;

beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
  token = (await signedIn(test, "editor")).token;
  await checkAll();
});
afterAll(() => test?.close());

/** Does the checks that wait. */
async function checkAll(): Promise<void> {
  const [{ runNext }, { consistencyQueue }] = await Promise.all([import("#cms/jobs/worker.ts"), import("./consistency-queue.ts")]);
  while (await runNext(test.cms, consistencyQueue));
}

const question = (answer: string, more: object = {}) => ({ question: "装车前看什么？", topic: "choosing", order: 900, answer, ...more });

/** What the panel tells of a question, as “written → stated”. */
async function contradictionsIn(answer: string, more: object = {}, language: "zh" | "en" = "zh"): Promise<string[]> {
  const data = question(answer, more);
  const body = { data: language === "zh" ? data : { ...data, question: "What to look at?" }, locale: language };
  const response = await test.api("/publishing/faqs", { method: "POST", token, body, language });
  expect(response.status).toBe(200);
  const { contradictions } = (await response.json()) as PublishFacts;
  return (contradictions ?? []).map(({ code, name, written, stated }) => `${code} ${name}: ${written} → ${stated}`);
}

const line = (text: string) => ({ type: "paragraph", children: [{ type: "text", text }] });

/** What the dashboard lists of a record. */
async function listContradictions(target: string, record: number): Promise<FoundContradiction[]> {
  const where = { key: { equals: `${target}/${record}` }, open: { greater_than: 0 } };
  const { docs } = await test.cms.find({ collection: "consistency-checks", where });
  return docs.flatMap(({ found }) => found as unknown as FoundContradiction[]);
}

async function product(code: string) {
  const { docs } = await test.cms.find({ collection: "products", where: { code: { equals: code } }, depth: 0 });
  const [record] = docs;
  if (!record?.specs) throw new Error(`No specification of ${code}`);
  return { ...record, specs: record.specs };
}

/** The rows of a specification with another weight. */
const weighing = (specs: { key: string }[], value: number) =>
  specs.map((row) => (row.key === "weight" ? Object.assign({}, row, { value }) : row)) as never;

describe("before something is published", () => {
  it("a figure that the product's record has otherwise is told, with the row, in both languages", async () => {
    expect(await contradictionsIn("V3 重 64 g。")).toEqual(["V3 重量: 64 g → 62 g"]);
    expect(await contradictionsIn("The V3 weighs 64 g.", {}, "en")).toEqual(["V3 Weight: 64 g → 62 g"]);
    expect(await contradictionsIn("V3 的质保为 12 个月。")).toEqual(["V3 质保: 12 个月 → 24 个月"]);
    expect(await contradictionsIn("V9 防护等级 IP68。")).toEqual([expect.stringMatching(/^V9 .+: IP68 → /)]);
  });

  it("right figures are not, nor those of another model or of something else", async () => {
    expect(await contradictionsIn("V3 重 62 g，取电 9–90 V。")).toEqual([]);
    const a9 = (await product("A9")).specs.find(({ key }) => key === "weight");
    expect(await contradictionsIn(`A9 重 ${a9?.value} g，V3 重 62 g。`)).toEqual([]);
    expect(await contradictionsIn(`V3 重 ${a9?.value} g。`)).toHaveLength(1);
    expect(await contradictionsIn("一封信重 64 g。")).toEqual([]);
  });

  it("a text that names nobody is about the only product that its record is linked to", async () => {
    const [v3, a9] = [await product("V3"), await product("A9")].map(({ id }) => id);
    const invention = async (products: unknown[]) => {
      const body = { data: { title: "装车之前", summary: "整机重 64 g。", products }, locale: "zh" };
      const response = await test.api("/publishing/inventions", { method: "POST", token, body });
      return ((await response.json()) as PublishFacts).contradictions?.map(({ code, written }) => `${code} ${written}`);
    };
    expect(await invention([v3])).toEqual(["V3 64 g"]);
    expect(await invention([v3, a9])).toEqual([]);
  });

  it("of a table each cell is told by the head of its column", async () => {
    const [head, ...rows] = [
      ["", "V3", "A9"],
      ["重量", "64 g", "262 g"],
    ].map((cells) => ({ type: "tablerow", children: cells.map((text) => ({ type: "tablecell", children: [line(text)] })) }));
    const body = { root: { type: "root", children: [{ type: "table", children: [head, ...rows] }] } };
    const request = { data: { title: "两款对比", body }, locale: "zh" };
    const response = await test.api("/publishing/articles", { method: "POST", token, body: request });
    const { contradictions } = (await response.json()) as PublishFacts;
    expect(contradictions?.map(({ code, written }) => `${code} ${written}`)).toEqual(["V3 64 g"]);
  });

  it("a product is measured by the rows of its own form", async () => {
    const { id, specs, intro } = await product("V3");
    const facts = async (rows: object[]) => {
      const body = { data: { intro: `${intro}整机 64 g。`, specs: rows }, locale: "zh" };
      const response = await test.api(`/publishing/products/${id}`, { method: "POST", token, body });
      return ((await response.json()) as PublishFacts).contradictions?.map(({ written }) => written);
    };
    expect(await facts(specs)).toEqual(["64 g"]);
    expect(await facts(weighing(specs, 64))).not.toContain("64 g");
  });
});

describe("the list of open contradictions", () => {
  it("is empty for the demonstration", async () => {
    const { docs } = await test.cms.find({ collection: "consistency-checks", pagination: false });
    expect(docs.length).toBeGreaterThan(100);
    expect(docs.filter(({ open }) => open !== 0).map(({ key, found }) => [key, found])).toEqual([]);
  });

  it("has what was published all the same, and what a change of a product makes wrong", async () => {
    const { doc } = (await (
      await test.api("/faqs?locale=zh", {
        method: "POST",
        token,
        body: { ...question("V3 重 64 g。"), slug: "before-loading", _status: "published" },
      })
    ).json()) as { doc: { id: number } };
    await checkAll();
    expect((await listContradictions("faqs", doc.id)).map(({ written }) => written)).toEqual(["64 g"]);
    const { id, specs } = await product("V3");
    const weigh = (value: number) =>
      test.cms.update({
        collection: "products",
        id,
        data: { specs: weighing(specs, value) },
      });
    await weigh(64);
    await checkAll();
    expect(await listContradictions("faqs", doc.id)).toEqual([]);
    await weigh(62);
    await checkAll();
    expect(await listContradictions("faqs", doc.id)).toHaveLength(1);
    await test.api(`/faqs/${doc.id}?locale=zh`, { method: "PATCH", token, body: { answer: "V3 重 62 g。", _status: "published" } });
    await checkAll();
    expect(await listContradictions("faqs", doc.id)).toEqual([]);
  });
});
