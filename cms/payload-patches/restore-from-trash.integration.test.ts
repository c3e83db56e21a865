import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { signedIn } from "../../test/staff.ts";

let test: TestCms;
let token: string;

beforeAll(async () => {
  test = await openCms();
  ({ token } = await signedIn(test, "editor"));
});
afterAll(() => test.close());

type Row = Record<string, unknown> & { id: number };

async function send(method: "POST" | "PATCH", address: string, body: object): Promise<{ status: number; doc: Row }> {
  const response = await test.api(address, { method, token, body });
  const answer = (await response.json()) as { doc?: Row; docs?: Row[] };
  return { status: response.status, doc: answer.doc ?? answer.docs?.[0] ?? ({ id: 0 } as Row) };
}

async function stored(id: number, draft: boolean): Promise<Row> {
  return (await test.cms.findByID({ collection: "services", id, draft, depth: 0, locale: "all", trash: true })) as unknown as Row;
}

const trash = (id: number) => send("PATCH", `/services/${id}`, { deletedAt: new Date().toISOString() });

/** Takes a record out of the trash, as the desk does. */
const restore = (id: number, status: "draft" | "published") =>
  send("PATCH", `/services?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`, {
    deletedAt: null,
    _status: status,
  });

const step = { title: "收货", text: "寄到工厂", duration: "1 天" };
const service = { title: "维修", summary: "修好为止", order: 1, steps: [step] };

/** A service that is published in both languages, and has a draft beside, in which nothing is as it was. */
async function withDraft(slug: string): Promise<number> {
  const { doc } = await send("POST", "/services?locale=zh", { ...service, slug, _status: "published" });
  const { id } = doc;
  await send("PATCH", `/services/${id}?locale=en`, { title: "Repair", summary: "Until it works", _status: "published" });
  await send("PATCH", `/services/${id}?locale=zh&draft=true`, { title: "", order: 7, steps: [], slug: `${slug}-draft`, _status: "draft" });
  await send("PATCH", `/services/${id}?locale=en&draft=true`, { title: "Mending", _status: "draft" });
  return id;
}

describe("what comes out of the trash", () => {
  it("as published is what visitors saw, and its draft stays one", async () => {
    const id = await withDraft("seen");
    const before = await stored(id, false);
    expect((await trash(id)).status).toBe(200);
    expect((await restore(id, "published")).status).toBe(200);
    const { title, order, steps, slug, summary, english } = before;
    expect(await stored(id, false)).toMatchObject({ title, order, steps, slug, summary, english, _status: "published", deletedAt: null });
    expect(await stored(id, true)).toMatchObject({
      title: { en: "Mending" },
      order: 7,
      steps: [],
      slug: "seen-draft",
      _status: "draft",
      deletedAt: null,
    });
    const { changes } = (await (await test.api(`/publishing/services/${id}`, { token })).json()) as { changes: unknown[] };
    expect(changes.length).toBeGreaterThan(0);
    expect((await (await test.api(`/services/${id}?locale=en`)).json()) as object).toMatchObject({ title: "Repair", slug: "seen" });
  });

  it("as published needs the address that visitors knew", async () => {
    const id = await withDraft("wanted");
    await trash(id);
    const other = await send("POST", "/services?locale=zh", { ...service, slug: "wanted", _status: "published" });
    expect((await restore(id, "published")).doc.id).toBe(0);
    expect((await stored(id, false))["deletedAt"]).not.toBeNull();
    await trash(other.doc.id);
    expect((await restore(id, "published")).status).toBe(200);
    expect(await stored(id, false)).toMatchObject({ slug: "wanted", _status: "published" });
  });

  it("as a draft is the draft, and what was never published is published as it is", async () => {
    const id = await withDraft("kept");
    await trash(id);
    await restore(id, "draft");
    expect(await stored(id, false)).toMatchObject({ title: { en: "Mending" }, order: 7, slug: "kept-draft", _status: "draft" });

    const { doc } = await send("POST", "/services?locale=zh&draft=true", { ...service, slug: "never", _status: "draft" });
    await trash(doc.id);
    await restore(doc.id, "published");
    for (const draft of [true, false])
      expect(await stored(doc.id, draft)).toMatchObject({ title: { zh: "维修" }, slug: "never", _status: "published" });
  });

  it("as published without a draft beside leaves none", async () => {
    const { doc } = await send("POST", "/services?locale=zh", { ...service, slug: "plain", _status: "published" });
    await trash(doc.id);
    await restore(doc.id, "published");
    for (const draft of [true, false])
      expect(await stored(doc.id, draft)).toMatchObject({ title: { zh: "维修" }, slug: "plain", _status: "published" });
  });
});
