import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "#shared/languages.ts";
import { openCms, type TestCms } from "../../test/cms.ts";
import { PASSWORD, signedIn } from "../../test/staff.ts";

let test: TestCms;
let administrator: string;
let editor: string;

const accessory = { model: "C-1", name: "支架", text: "金属支架。", order: 1, _status: "published" } as const;
const pixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");

beforeAll(async () => {
  test = await openCms();
  ({ token: administrator } = await signedIn(test, "administrator"));
  ({ token: editor } = await signedIn(test, "editor"));
});
afterAll(() => test?.close());

async function picture(name: string): Promise<number> {
  const file = { name: `${name}.png`, mimetype: "image/png", data: pixel, size: pixel.length };
  return (await test.cms.create({ collection: "media", data: { alt: name }, file })).id;
}

/** Puts a record into the trash, as the desk does. */
function trash(address: string, token = editor, language: Language = "zh") {
  return test.api(address, { method: "PATCH", body: { deletedAt: new Date().toISOString() }, token, language });
}

async function numbersFound(address: string, token?: string): Promise<number> {
  return ((await (await test.api(address, { ...(token && { token }) })).json()) as { totalDocs: number }).totalDocs;
}

describe("what is used", () => {
  it("is neither trashed nor deleted, and the refusal lists where it is used", async () => {
    const id = await picture("used");
    const holder = await test.cms.create({ collection: "accessories", data: { ...accessory, slug: "holder", picture: id } });
    const refused = await trash(`/media/${id}`);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("配件“支架”");
    expect(await (await trash(`/media/${id}`, editor, "en")).text()).toContain("Accessory “支架”");
    // Once it has an English name, the English desk calls it by that.
    await test.cms.update({ collection: "accessories", id: holder.id, locale: "en", data: { name: "Bracket" } });
    expect(await (await trash(`/media/${id}`, editor, "en")).text()).toContain("Accessory “Bracket”");
    await test.cms.update({ collection: "media", id, data: { deletedAt: new Date().toISOString() }, trash: true }).catch(() => undefined);
    expect(await test.cms.findByID({ collection: "media", id })).toMatchObject({ id });
    await expect(test.cms.delete({ collection: "media", id })).rejects.toThrow("正在被使用");

    await test.cms.update({ collection: "accessories", id: holder.id, data: { deletedAt: new Date().toISOString() } });
    expect((await trash(`/media/${id}`)).status).toBe(200);
  });

  it("may be used in a draft, in one language, or inside a text", async () => {
    const [drafted, captions, written] = [await picture("drafted"), await picture("captions"), await picture("written")];
    const faq = { category: "company", publishedAt: "2026-01-01", updatedOn: "2026-01-01", title: "…", author: "…", summary: "…" } as const;
    const upload = {
      type: "upload",
      version: 3,
      format: "",
      id: "0123456789abcdef01234567",
      relationTo: "media",
      value: written,
      fields: {},
    };
    const body = { root: { type: "root", children: [upload], direction: "ltr" as const, format: "" as const, indent: 0, version: 1 } };
    await test.cms.create({ collection: "articles", data: { ...faq, body, _status: "published" } });
    const article = await test.cms.create({ collection: "articles", data: { ...faq, title: "草稿里", _status: "published" } });
    await test.cms.update({ collection: "articles", id: article.id, data: { picture: drafted }, draft: true });
    const file = await picture("zh");
    const download = {
      type: "pdf",
      kind: "guide",
      version: "1",
      createdOn: "2026-01-01",
      title: "指南",
      summary: "…",
      slug: "guide",
    } as const;
    const { id } = await test.cms.create({ collection: "downloads", data: { ...download, file, _status: "published" } });
    await test.cms.update({ collection: "downloads", id, locale: "en", data: { file: captions, _status: "published" } });
    expect(await (await trash(`/media/${drafted}`)).text()).toContain("草稿里");
    expect((await trash(`/media/${captions}`)).status).toBe(409);
    expect((await trash(`/media/${file}`)).status).toBe(409);
    expect((await trash(`/media/${written}`)).status).toBe(409);
  });
});

describe("what is in the trash", () => {
  it("is not found by visitors, wherever they look", async () => {
    const file = await picture("gone");
    const { id } = await test.cms.create({ collection: "accessories", data: { ...accessory, slug: "gone", picture: file } });
    expect(await numbersFound("/accessories?where[slug][equals]=gone")).toBe(1);
    expect((await trash(`/accessories/${id}`)).status).toBe(200);
    expect((await trash(`/media/${file}`)).status).toBe(200);
    for (const address of [`/accessories?where[id][equals]=${id}`, `/accessories?where[id][equals]=${id}&trash=true`]) {
      expect(await numbersFound(address)).toBe(0);
    }
    for (const address of [`/accessories/${id}`, `/accessories/${id}?trash=true`, `/accessories/${id}?draft=true&trash=true`]) {
      expect((await test.api(address)).status).toBe(404);
    }
    expect((await test.api("/accessories/count?trash=true")).status).toBe(200);
    expect((await test.api("/media/file/gone.png")).status).toBe(404);
    expect(await numbersFound(`/accessories?where[id][equals]=${id}&trash=true`, editor)).toBe(1);
  });

  it("gives its address free and takes it back, unless somebody else has it", async () => {
    const file = await picture("names");
    const data = { ...accessory, slug: "reborn", picture: file };
    const first = await test.cms.create({ collection: "accessories", data });
    await trash(`/accessories/${first.id}`);
    const second = await test.cms.create({ collection: "accessories", data });
    const back = { method: "PATCH", body: { deletedAt: null, _status: "published" }, token: editor } as const;
    const refused = await test.api(`/accessories/${first.id}?trash=true`, back);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("reborn");
    await trash(`/accessories/${second.id}`);
    expect((await test.api(`/accessories/${first.id}?trash=true`, back)).status).toBe(200);
    expect(await (await test.api(`/accessories/${first.id}`)).json()).toMatchObject({ slug: "reborn", deletedAt: null });
  });

  it("is called by staff as it was called, and keeps its names free all the same", async () => {
    const draft = await test.api("/products?locale=zh&draft=true", {
      method: "POST",
      body: { code: "T-99", slug: "t-99", name: "试用", _status: "draft" },
      token: editor,
    });
    const { id } = ((await draft.json()) as { doc: { id: number } }).doc;
    expect((await trash(`/products/${id}`)).status).toBe(200);
    const names = { code: "T-99", slug: "t-99" };
    const one = await test.api(`/products/${id}?trash=true&draft=true`, { token: editor });
    expect(await one.json()).toMatchObject(names);
    const list = await test.api(`/products?trash=true&where[id][equals]=${id}`, { token: editor });
    expect(await list.json()).toMatchObject({ docs: [names] });
    // A record sent back as it was read does not take them.
    const sent = await test.api(`/products/${id}?trash=true&draft=true`, { method: "PATCH", body: { ...names, order: 3 }, token: editor });
    expect(sent.status).toBe(200);
    const row = { collection: "products", where: { id: { equals: id } } } as const;
    expect(await test.cms.db.findOne(row)).toMatchObject({ code: `T-99~${id}`, slug: `t-99~${id}` });
    const { docs } = await test.cms.db.findVersions({
      collection: "products",
      where: { parent: { equals: id }, latest: { equals: true } },
    });
    expect(docs[0]?.version).toMatchObject({ code: `T-99~${id}` });
    expect((await test.api(`/products/${id}?trash=true`, { method: "PATCH", body: { deletedAt: null }, token: editor })).status).toBe(200);
    expect(await test.cms.db.findOne(row)).toMatchObject(names);
  });

  it("is deleted for good by administrators, and only from there", async () => {
    const { id } = await test.cms.create({ collection: "redirects", data: { from: "/was", to: "/is", status: "301" } });
    const remove = (token: string, address = `/redirects/${id}`) => test.api(address, { method: "DELETE", token });
    expect((await remove(administrator)).status).toBe(403);
    expect((await remove(administrator, `/redirects?where[id][equals]=${id}`)).status).not.toBe(500);
    expect((await trash(`/redirects/${id}`)).status).toBe(200);
    expect((await remove(editor, `/redirects/${id}?trash=true`)).status).toBe(403);
    expect(await test.cms.findByID({ collection: "redirects", id, trash: true })).toMatchObject({ from: `/was~${id}` });
    expect((await remove(administrator, `/redirects/${id}?trash=true`)).status).toBe(200);
    expect(await numbersFound("/redirects?trash=true", administrator)).toBe(0);
  });
});

describe("the audit log", () => {
  it("tells who did what, and only administrators read all of it", async () => {
    const { id } = await test.cms.create({ collection: "redirects", data: { from: "/logged", to: "/is", status: "301" } });
    await test.api(`/redirects/${id}`, { method: "PATCH", body: { to: "/then" }, token: editor });
    await trash(`/redirects/${id}`);
    const entries = (await (
      await test.api(`/audit-log?where[record][equals]=redirects&where[recordId][equals]=${id}&sort=id`, { token: administrator })
    ).json()) as { docs: { action: string; userName: string; changes: unknown }[] };
    expect(entries.docs).toMatchObject([
      { action: "update", userName: "editor", changes: [{ field: "to", before: "/is", after: "/then" }] },
      { action: "trash", userName: "editor" },
    ]);
    expect((await test.api("/audit-log", { token: editor })).status).toBe(403);
    expect((await test.api("/audit-log")).status).toBe(403);
  });
});

describe("a record that is saved from a form", () => {
  type Stored = Record<string, unknown> & { id: number; updatedAt: string };

  /** Sends what a form would, as the administrator. */
  async function send(address: string, method: "GET" | "POST" | "PATCH", body?: object) {
    const answer = await test.api(address, { method, token: administrator, ...(body && { body }) });
    return { status: answer.status, doc: ((await answer.json()) as { doc: Stored }).doc };
  }

  it.each([
    ["redirects", { from: "/old", to: "/contact", status: "301" }, { note: "first" }, { note: "second" }],
    ["folders", { name: "Pictures" }, { name: "Films" }, { name: "Papers" }],
    ["users", { name: "New", email: "new@example.com", role: "editor", password: PASSWORD }, { name: "First" }, { name: "Second" }],
  ] as const)("%s are saved again and again from a form, but not from one that is older", async (collection, record, first, second) => {
    const { doc } = await send(`/${collection}`, "POST", record);
    const save = (data: object, updatedAt: string) => send(`/${collection}/${doc.id}`, "PATCH", { ...data, updatedAt });
    const saved = await save(first, doc.updatedAt);
    expect(saved.status).toBe(200);
    expect((await save(second, doc.updatedAt)).status).toBe(409);
    expect((await save(second, saved.doc.updatedAt)).status).toBe(200);
  });

  it("one's own account is saved again after its password was changed, and after another sign-in", async () => {
    const account = await signedIn(test, "editor", "writes");
    const save = async (data: object, updatedAt: string, token: string) => {
      const answer = await test.api(`/users/${account.id}`, { method: "PATCH", token, body: { ...data, updatedAt } });
      return { status: answer.status, doc: ((await answer.json()) as { doc: Stored }).doc };
    };
    const { updatedAt } = (await (await test.api(`/users/${account.id}`, { token: account.token })).json()) as Stored;
    const password = "another password of mine";
    const changed = await save({ password, currentPassword: PASSWORD }, updatedAt, account.token);
    expect(changed.status).toBe(200);
    const signIn = await test.api("/users/login", { method: "POST", body: { email: account.email, password } });
    const { token } = (await signIn.json()) as { token: string };
    const named = await save({ name: "First" }, changed.doc.updatedAt, token);
    expect(named.status).toBe(200);
    expect((await save({ name: "Second" }, named.doc.updatedAt, token)).status).toBe(200);
    expect((await save({ name: "Third" }, changed.doc.updatedAt, token)).status).toBe(409);
  });
});

describe("a record that is moved in its list", () => {
  const ids: number[] = [];

  beforeAll(async () => {
    for (const [order, question] of ["一", "二", "三"].entries()) {
      const data = { question, topic: "choosing", order, answer: "!", slug: `moved-${order}`, _status: "published" } as const;
      ids.push((await test.cms.create({ collection: "faqs", data })).id);
    }
  });

  const move = (id: number | undefined, place: object, token = editor) =>
    test.api(`/faqs/${id}/move`, { method: "POST", token, body: place });
  const listIds = async (draft: boolean) => {
    const { docs } = await test.cms.find({ collection: "faqs", sort: "order", draft, depth: 0, pagination: false });
    return docs.map(({ id }) => id);
  };

  it("stands there for visitors and on the desk, and a draft beside it stays a draft", async () => {
    const [first = 0, second = 0, third = 0] = await listIds(true);
    await test.cms.update({ collection: "faqs", id: third, draft: true, data: { question: "三，新", _status: "draft" } });
    const before = await test.cms.findByID({ collection: "faqs", id: third, depth: 0 });
    expect((await move(third, { before: first })).status).toBe(200);
    for (const draft of [false, true]) expect(await listIds(draft)).toEqual([third, first, second]);
    const after = await test.cms.findByID({ collection: "faqs", id: third, depth: 0 });
    expect(after).toEqual({ ...before, order: after.order });
    const draft = await test.cms.findByID({ collection: "faqs", id: third, depth: 0, draft: true });
    expect(draft.question).toBe("三，新");
    expect((await move(third, { after: second })).status).toBe(200);
    expect(await listIds(false)).toEqual([first, second, third]);
  });

  it("is refused to who may not write, beside nothing, and beside what is not there", async () => {
    const [first] = ids;
    const sales = (await signedIn(test, "sales", "moves")).token;
    expect((await move(first, { before: ids[1] }, sales)).status).toBe(403);
    expect((await test.api(`/faqs/${first}/move`, { method: "POST", body: { before: ids[1] } })).status).toBeGreaterThanOrEqual(401);
    for (const wrong of [{}, { before: "x" }, { before: 1, after: 2 }]) expect((await move(first, wrong)).status).toBe(400);
    expect((await move(first, { before: 4711 })).status).toBe(404);
    expect((await move(4711, { before: first })).status).toBe(404);
  });
});
