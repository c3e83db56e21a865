import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { scheduled } from "../../test/scheduled.ts";
import { signedIn } from "../../test/staff.ts";
import type { FieldChange } from "../publishing/changes-between.ts";

let test: TestCms;
let editor: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
  editor = await signedIn(test, "editor");
});
afterAll(() => test?.close());

type Row = Record<string, unknown> & { id: number };

async function send(method: "POST" | "PATCH", address: string, body: object): Promise<Row> {
  const response = await test.api(address, { method, token: editor.token, body });
  expect(response.status).toBeLessThan(300);
  return ((await response.json()) as { doc: Row }).doc;
}

/** A record in both languages, the published version or the draft. */
async function readStored(collection: "products" | "articles" | "services", id: number, draft: boolean): Promise<Row> {
  return (await test.cms.findByID({ collection, id, draft, depth: 0, locale: "all", trash: true })) as unknown as Row;
}

async function readChanges(address: string): Promise<FieldChange[]> {
  const response = await test.api(`/publishing/${address}`, { token: editor.token });
  return ((await response.json()) as { changes: FieldChange[] }).changes;
}

const sum = (changes: FieldChange[]) => ["zh", "en", "shared"].map((of) => changes.reduce((all, one) => all + Number(one[of as "zh"]), 0));

const rows = (record: Row | undefined, name: string) => (record?.[name] ?? []) as Row[];

/** The fields that the last entry of the log names for a product. */
async function readLoggedFields(id: number): Promise<unknown> {
  const where = { record: { equals: "products" }, recordId: { equals: String(id) } };
  const { docs } = await test.cms.find({ collection: "audit-log", where, sort: "-id", limit: 1 });
  return ((docs[0]?.changes ?? []) as { field: string }[]).map(({ field }) => field).toSorted();
}

/** A product of the demonstration that is published in both languages. */
async function product(place: number): Promise<Row> {
  const { docs } = await test.cms.find({ collection: "products", sort: "id", depth: 0, limit: 1, page: place });
  return docs[0] as unknown as Row;
}

describe("one language alone", () => {
  it("leaves in the draft whatever has no language: numbers, choices, pictures, relations, rows and groups", async () => {
    const { id } = await product(1);
    const before = await readStored("products", id, false);
    const shown = (await (await test.api(`/products/${id}?locale=zh&depth=0`, { token: editor.token })).json()) as Row;
    const purchase = shown["purchase"] as Row;
    const packing = rows(shown, "packing");
    const [
      {
        item: { en: english },
      },
    ] = before["packing"] as [{ item: { en: string } }];
    const changed = {
      name: "改了名",
      width: 999,
      order: 998,
      featured: before["featured"] === "pet" ? "vehicle" : "pet",
      pictures: (shown["pictures"] as number[]).slice(0, 1),
      accessories: [],
      topView: { left: 1, top: 2, width: 3, height: 4 },
      purchase: { ...purchase, minimumOrder: 77, note: "改了备注" },
      packing: packing.map((row, index) => (index === 0 ? { ...row, item: "改了物品", quantity: 55 } : row)).toReversed(),
      _status: "published",
    };
    await send("PATCH", `/products/${id}?locale=en&draft=true`, { tagline: "Not published", _status: "draft" });
    await send("PATCH", `/products/${id}?locale=zh&publishSpecificLocale=zh`, changed);

    const live = await readStored("products", id, false);
    const shared = ["width", "order", "featured", "pictures", "accessories", "topView", "series", "specs", "code", "slug"];
    for (const field of shared) expect([field, live[field]]).toEqual([field, before[field]]);
    expect(live["name"]).toEqual({ ...(before["name"] as object), zh: "改了名" });
    expect(live["tagline"]).toEqual(before["tagline"]);
    expect(live["purchase"]).toMatchObject({ minimumOrder: purchase["minimumOrder"], note: { zh: "改了备注" } });
    expect(rows(live, "packing").map((row) => [row.id, row["quantity"]])).toEqual(packing.map((row) => [row.id, row["quantity"]]));
    expect(rows(live, "packing")[0]?.["item"]).toMatchObject({
      zh: "改了物品",
      en: english,
    });

    const draft = await readStored("products", id, true);
    expect(draft).toMatchObject({ width: 999, order: 998, accessories: [], topView: changed.topView, _status: "draft" });
    expect(draft["tagline"]).toMatchObject({ en: "Not published" });
    expect(rows(draft, "packing").map((row) => row["quantity"])).toContain(55);
    const [zh, en, others] = sum(await readChanges(`products/${id}`));
    expect([zh, en]).toEqual([0, 1]);
    expect(others).toBeGreaterThan(8);
    expect(await readLoggedFields(id)).toEqual(
      ["accessories", "featured", "name", "order", "packing", "pictures", "purchase", "topView", "width"].toSorted(),
    );

    // Both together bring the rest.
    await send("PATCH", `/products/${id}?locale=zh`, { _status: "published" });
    expect(await readStored("products", id, false)).toMatchObject({ width: 999, tagline: { en: "Not published" } });
    expect(await readChanges(`products/${id}`)).toEqual([]);
  });

  it("keeps in the versions what was published, so that the way back leads to it", async () => {
    const { id, width } = await product(2);
    await send("PATCH", `/products/${id}?locale=en&publishSpecificLocale=en`, { name: "Alone", width: 997, _status: "published" });
    expect(await readStored("products", id, false)).toMatchObject({ name: { en: "Alone" }, width });
    expect((await readStored("products", id, true))["width"]).toBe(997);
    await test.api(`/publishing/products/${id}/drop`, { method: "POST", token: editor.token, body: {} });
    for (const draft of [true, false]) expect(await readStored("products", id, draft)).toMatchObject({ name: { en: "Alone" }, width });
  });

  it("is published so at a set time as well", async () => {
    const { id, width } = await product(3);
    await send("PATCH", `/products/${id}?locale=zh&draft=true`, { name: "定时", width: 996, _status: "draft" });
    await send("PATCH", `/products/${id}?locale=en&draft=true`, { name: "Later", _status: "draft" });
    const nextAt = new Date(Date.now() - 1000).toISOString();
    await scheduled(test.cms, { type: "publish", language: "zh", target: "products", record: id, user: editor.id, nextAt });
    const live = await readStored("products", id, false);
    expect(live).toMatchObject({ name: { zh: "定时" }, width });
    expect((live["name"] as { en: string }).en).not.toBe("Later");
    expect(await readStored("products", id, true)).toMatchObject({ name: { zh: "定时", en: "Later" }, width: 996 });
    expect(sum(await readChanges(`products/${id}`))).toEqual([0, 1, 1]);
    expect(await readLoggedFields(id)).toEqual([]);
  });

  it("brings everything that has no language where nothing is published yet", async () => {
    const article = { category: "company", title: "新工厂", author: "编辑部", summary: "…", _status: "draft" };
    const { id } = await send("POST", "/articles?locale=zh&draft=true", article);
    await send("PATCH", `/articles/${id}?locale=zh&publishSpecificLocale=zh`, { category: "industry", _status: "published" });
    expect(await readStored("articles", id, false)).toMatchObject({ category: "industry", title: { zh: "新工厂" }, _status: "published" });

    // From then on a choice waits; the date of the change is the server's, and goes with the text.
    await test.cms.update({ collection: "articles", id, data: { updatedOn: "2020-01-01T00:00:00.000Z", _status: "published" } });
    await send("PATCH", `/articles/${id}?locale=zh&publishSpecificLocale=zh`, { category: "company", title: "两家", _status: "published" });
    const live = await readStored("articles", id, false);
    expect(live).toMatchObject({ category: "industry", title: { zh: "两家" } });
    expect(String(live["updatedOn"]).slice(0, 4)).not.toBe("2020");
    expect(sum(await readChanges(`articles/${id}`))).toEqual([0, 0, 1]);

    // Taken off the site, there is nothing again that it could be kept to.
    await send("PATCH", `/articles/${id}?locale=zh`, { _status: "draft" });
    await send("PATCH", `/articles/${id}?locale=zh&publishSpecificLocale=zh`, { _status: "published" });
    expect(await readStored("articles", id, false)).toMatchObject({ category: "company", _status: "published" });
  });

  it("leaves the address as it is, and many records at once", async () => {
    const service = { title: "安装", summary: "…", order: 1, _status: "published" };
    const created = await Promise.all(["one", "two"].map((slug) => send("POST", "/services?locale=zh", { ...service, slug })));
    const [first, second] = created.map(({ id }) => id) as [number, number];
    await send("PATCH", `/services/${first}?locale=zh&publishSpecificLocale=zh`, { slug: "moved", title: "安装一", _status: "published" });
    expect(await readStored("services", first, false)).toMatchObject({ slug: "one", title: { zh: "安装一" } });
    const rules = await test.cms.count({ collection: "redirects", where: { from: { equals: "/services/one" } } });
    expect(rules.totalDocs).toBe(0);
    await test.cms.update({
      collection: "services",
      where: { id: { in: [first, second] } },
      locale: "zh",
      publishSpecificLocale: "zh",
      data: { order: 9, summary: "一起", _status: "published" },
    });
    for (const id of [first, second]) {
      expect(await readStored("services", id, false)).toMatchObject({ order: 1, summary: { zh: "一起" } });
      expect(await readStored("services", id, true)).toMatchObject({ order: 9 });
    }
  });
});
