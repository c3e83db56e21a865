import { afterAll, beforeAll, expect, it } from "vitest";
import { openAsEditor } from "../../test/cms.ts";

let test: Awaited<ReturnType<typeof openAsEditor>>["test"];
let token: string;

beforeAll(async () => {
  ({ test, token } = await openAsEditor());
});
afterAll(() => test?.close());

async function file(name: string, mimetype: string, text = "a,b"): Promise<number> {
  const data = Buffer.from(text);
  const { id } = await test.cms.create({ collection: "media", data: {}, file: { name, mimetype, data, size: data.length } });
  return id;
}

const common = { kind: "tool", title: "标题", summary: "摘要", version: "1", createdOn: "2026-01-01", _status: "published" };
const post = (data: object) => test.api("/downloads", { method: "POST", body: { ...common, ...data }, token });

it("follows the Chinese file at every save, whatever is given", async () => {
  const [table, letter] = [await file("table.csv", "text/csv"), await file("letter.txt", "text/plain")];
  const created = await post({ slug: "made", file: table, type: "installer" });
  expect([created.status, await created.json()]).toMatchObject([201, { doc: { type: "document" } }]);
  const { docs } = await test.cms.find({ collection: "downloads", where: { slug: { equals: "made" } } });
  const id = docs[0]?.id ?? 0;
  const patch = async (data: object, locale = "zh") =>
    (await test.api(`/downloads/${id}?locale=${locale}`, { method: "PATCH", body: { ...data, _status: "published" }, token })).json();
  await test.cms.db.updateOne({ collection: "media", id: letter, data: { filename: "letter.zip", mimeType: "application/zip" } as never });
  expect(await patch({ file: letter })).toMatchObject({ doc: { type: "archive" } });
  expect(await patch({ title: "Title", summary: "Summary", file: table, type: "word" }, "en")).toMatchObject({
    doc: { type: "archive", file: table },
  });
  expect(await patch({ version: "2" })).toMatchObject({ doc: { type: "archive", file: letter } });
});

it("is that of the paper which is made for one product, and is asked for where a file does not tell it", async () => {
  const unknown = await file("firmware.txt", "text/plain");
  await test.cms.db.updateOne({
    collection: "media",
    id: unknown,
    data: { filename: "firmware.xyz", mimeType: "application/octet-stream" } as never,
  });
  const refused = await post({ slug: "unknown", file: unknown });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("看不出这个文件是什么类型");
  const product = await test.cms.create({ collection: "products", data: { code: "X1", slug: "x1", name: "X1" } as never, draft: true });
  expect(await (await post({ slug: "sheet", kind: "datasheet", products: [product.id] })).json()).toMatchObject({ doc: { type: "pdf" } });
});
