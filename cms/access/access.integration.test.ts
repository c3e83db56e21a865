import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "#shared/languages.ts";
import { openCms, type TestCms } from "../../test/cms.ts";
import { signedIn } from "../../test/staff.ts";

let test: TestCms;
let draftId: number;
let publishedId: number;

const faq = { topic: "choosing", question: "待机多久？", answer: "三年。", order: 1 } as const;
const lead = { name: "Ana", email: "ana@example.com", message: "200", language: "en", consent: true, submissionId: "7b0e8f5e" } as const;

beforeAll(async () => {
  test = await openCms();
  const { cms } = test;
  publishedId = (await cms.create({ collection: "faqs", data: { ...faq, slug: "published", _status: "published" } })).id;
  draftId = (await cms.create({ collection: "faqs", data: { ...faq, slug: "draft", _status: "draft" }, draft: true })).id;
  await cms.update({ collection: "faqs", id: publishedId, data: { answer: "改过的草稿" }, draft: true });
  await cms.create({ collection: "leads", data: { ...lead, form: "buy", status: "new" } });
  await cms.create({
    collection: "users",
    data: { email: "staff@example.com", password: "correct horse", name: "Staff", role: "administrator" },
  });
});
afterAll(() => test?.close());

async function tokenOfStaff(): Promise<string> {
  const { token } = await test.cms.login({ collection: "users", data: { email: "staff@example.com", password: "correct horse" } });
  return token as string;
}

describe("a visitor", () => {
  it.each(["/faqs", "/faqs?draft=true", "/faqs?where[_status][equals]=draft&draft=true"])(
    "finds only what is published at %s",
    async (address) => {
      const response = await test.api(address);
      const { docs } = (await response.json()) as { docs: { slug: string; answer: string }[] };
      // What was published last, whatever has been written since; who asks for drafts has none.
      const shown = address === "/faqs" ? [["published", faq.answer]] : [];
      expect(docs.map(({ slug, answer }) => [slug, answer])).toEqual(shown);
    },
  );

  it("reads nothing that staff notes among itself: folders, remarks, who saved, what a translation lacks", async () => {
    const token = await tokenOfStaff();
    const { id: folder } = await test.cms.create({ collection: "folders", data: { name: "Not for visitors" } });
    const pixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");
    const { id: file } = await test.cms.create({
      collection: "media",
      data: { alt: "…", folder },
      file: { name: "noted.png", mimetype: "image/png", data: pixel, size: pixel.length },
    });
    const mark = { kind: "certification", name: "CE", mark: "CE", issued: "2026-01-01", number: "1", scope: "…", slug: "noted" };
    const { id: shownBy } = await test.cms.create({ collection: "marks", data: { ...mark, file, _status: "published" } as never });
    const { id: redirect } = await test.cms.create({
      collection: "redirects",
      data: { from: "/old-address", to: "/contact", status: "301", note: "The agency asked for it", enabled: true } as never,
    });
    const { id: saved } = await test.cms.create({ collection: "faqs", data: { ...faq, slug: "noted", _status: "published" } });
    expect((await test.api(`/faqs/${saved}`, { method: "PATCH", body: { order: 2, _status: "published" }, token })).status).toBe(200);
    const of = async (address: string, by?: string) =>
      (await (await test.api(`${address}?depth=1&locale=all`, by ? { token: by } : {})).json()) as Record<string, unknown>;
    const noted: [string, string][] = [
      [`/media/${file}`, "folder"],
      [`/redirects/${redirect}`, "note"],
      [`/faqs/${saved}`, "savedBy"],
      [`/faqs/${saved}`, "translationLacks"],
    ];
    for (const [address, field] of noted) {
      expect([address, field, Object.keys(await of(address, token)).includes(field)]).toEqual([address, field, true]);
      expect([address, field, Object.keys(await of(address)).includes(field)]).toEqual([address, field, false]);
      expect((await of(address))["id"]).toBeDefined();
    }
    expect(JSON.stringify([await of("/media"), await of("/redirects")])).not.toMatch(/Not for visitors|The agency/);
    await test.cms.delete({ collection: "faqs", id: saved });
    await test.cms.delete({ collection: "marks", id: shownBy });
    await test.cms.delete({ collection: "media", id: file });
    await test.cms.delete({ collection: "redirects", id: redirect });
  });

  it("gets no draft by its number", async () => {
    expect((await test.api(`/faqs/${draftId}?draft=true`)).status).toBe(404);
    expect(await (await test.api(`/faqs/${publishedId}?draft=true`)).json()).toMatchObject({ answer: faq.answer });
  });

  it.each(["/leads", "/leads/1", "/users", "/users/1", "/faqs/versions", "/globals/claims/versions"])(
    "does not read %s",
    async (address) => {
      expect((await test.api(address)).status).toBe(403);
    },
  );

  it.each(["leads", "users", "faqs", "products", "media", "redirects"])("does not write %s", async (slug) => {
    expect((await test.api(`/${slug}`, { method: "POST", body: { ...lead, ...faq, slug: "mine" } })).status).toBe(403);
    expect((await test.api(`/${slug}/1`, { method: "PATCH", body: { name: "mine" } })).status).toBe(403);
    expect((await test.api(`/${slug}/1`, { method: "DELETE" })).status).toBe(403);
  });

  it.each(["site", "home", "navigation", "forms", "claims", "interface-texts"])(
    "reads the global %s and does not write it",
    async (slug) => {
      expect((await test.api(`/globals/${slug}`)).status).toBe(200);
      expect((await test.api(`/globals/${slug}`, { method: "POST", body: {} })).status).toBe(403);
    },
  );

  it("finds no GraphQL", async () => {
    expect((await test.api("/graphql", { method: "POST", body: { query: "{ Users { docs { email } } }" } })).status).toBe(404);
  });
});

describe("staff", () => {
  it("reads drafts and leads", async () => {
    const token = await tokenOfStaff();
    expect((await test.api(`/faqs/${draftId}?draft=true`, { token })).status).toBe(200);
    expect(await (await test.api("/leads", { token })).json()).toMatchObject({ totalDocs: 1 });
  });

  it("makes no leads: the forms do", async () => {
    const token = await tokenOfStaff();
    expect((await test.api("/leads", { method: "POST", body: lead, token })).status).toBe(403);
  });
});

describe("a file", () => {
  const pixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");
  const upload = (name: string) => {
    const file = { name, mimetype: "image/png", data: pixel, size: pixel.length };
    return test.cms.create({ collection: "media", data: { alt: "…" }, file });
  };
  const listFiles = async (token?: string) => {
    const response = await test.api("/media", token ? { token } : {});
    return ((await response.json()) as { docs: { filename: string }[] }).docs.map(({ filename }) => filename).toSorted();
  };
  const fetchStatus = async (name: string, query = "") => (await test.api(`/media/file/${name}${query}`)).status;

  it("of a draft is neither listed nor served to visitors, unless a page has told its version", async () => {
    const [shown, planned] = [await upload("shown.png"), await upload("planned.png")];
    const mark = { kind: "certification", name: "CE", mark: "CE", issued: "2026-01-01", number: "1", scope: "…" } as const;
    await test.cms.create({ collection: "marks", data: { ...mark, slug: "ce", file: shown.id, _status: "published" } as never });
    const draft = { ...mark, slug: "fcc", file: planned.id, _status: "draft" } as never;
    const { id } = await test.cms.create({ collection: "marks", data: draft, draft: true });
    expect(await listFiles()).toEqual(["shown.png"]);
    expect(await listFiles(await tokenOfStaff())).toEqual(["planned.png", "shown.png"]);
    expect((await test.api(`/media/${planned.id}`)).status).toBe(404);
    expect([await fetchStatus("shown.png"), await fetchStatus("planned.png"), await fetchStatus("planned.png", "?v=1-x")]).toEqual([
      200, 404, 404,
    ]);
    expect(await fetchStatus("planned.png", `?v=${planned.id}-${Date.parse(planned.updatedAt).toString(36)}`)).toBe(200);
    await test.cms.update({ collection: "marks", id, data: { _status: "published" } });
    expect([await listFiles(), await fetchStatus("planned.png")]).toEqual([["planned.png", "shown.png"], 200]);
  });
});

describe("the note that somebody has a record open", () => {
  it("is its owner's alone, and only who writes takes it over, in his own name", async () => {
    const [editor, sales, viewer] = [await signedIn(test, "editor"), await signedIn(test, "sales"), await signedIn(test, "viewer")];
    const user = (id: number) => ({ relationTo: "users", value: id }) as const;
    const document = { relationTo: "faqs", value: publishedId } as const;
    const { id } = await test.cms.create({ collection: "payload-locked-documents", data: { document, user: user(editor.id) } });
    const call = async (method: "POST" | "PATCH" | "DELETE", { token }: { token: string }, body?: object) =>
      (await test.api(`/payload-locked-documents${method === "POST" ? "" : `/${id}`}`, { method, token, ...(body && { body }) })).status;
    expect(await call("POST", editor, { document, user: user(editor.id) })).toBe(403);
    expect(await call("PATCH", sales, { user: user(viewer.id) })).toBe(403);
    expect(await call("PATCH", viewer, { user: user(viewer.id) })).toBe(403);
    expect(await call("DELETE", sales)).toBe(403);
    const before = Date.now();
    expect(await call("PATCH", sales, { user: user(sales.id) })).toBe(200);
    const { createdAt } = await test.cms.findByID({ collection: "payload-locked-documents", id });
    expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(before);
    expect(await call("DELETE", editor)).toBe(403);
    expect(await call("DELETE", sales)).toBe(200);
  });

  it("names whoever has it, and since when, to whoever is refused, in both languages", async () => {
    const [editor, other] = [await signedIn(test, "editor", "refused"), await signedIn(test, "editor", "holder")];
    await test.cms.update({ collection: "users", id: other.id, data: { name: "陈静" } });
    const user = { relationTo: "users", value: other.id } as const;
    const save = async (place: string, method: "POST" | "PATCH", language: Language, data: object) => {
      const response = await test.api(place, { method, token: editor.token, body: data, language });
      return [response.status, ((await response.json()) as { errors?: { message: string }[] }).errors?.[0]?.message];
    };
    const document = { relationTo: "faqs", value: publishedId } as const;
    const locks = [
      await test.cms.create({ collection: "payload-locked-documents", data: { document, user } }),
      await test.cms.create({ collection: "payload-locked-documents", data: { globalSlug: "interface-texts", user } }),
    ];
    const faq = `/faqs/${publishedId}`;
    expect(await save(faq, "PATCH", "zh", { order: 3 })).toEqual([
      423,
      expect.stringMatching(/^没有保存：陈静从今天 \d+:\d\d 起在编辑它。/),
    ]);
    expect(await save(faq, "PATCH", "en", { order: 3 })).toEqual([
      423,
      expect.stringMatching(/^Not saved: 陈静 .* since today \d+:\d\d\./),
    ]);
    expect(await save("/globals/interface-texts", "POST", "zh", {})).toEqual([423, expect.stringContaining("陈静")]);
    // A colleague who has it open and writes nothing learns the same when the form asks.
    const holder = async (place: string, token?: string) => {
      const response = await test.api(`/lock-holder/${place}`, token === undefined ? {} : { token });
      return response.ok ? ((await response.json()) as { holder: { name: string } | null }).holder?.name : response.status;
    };
    for (const place of [`faqs/${publishedId}`, "globals/interface-texts"])
      expect(await Promise.all([holder(place, editor.token), holder(place, other.token), holder(place)])).toEqual(["陈静", undefined, 401]);
    for (const place of ["faqs/x", "nothing/1", "globals/nothing"]) expect(await holder(place, editor.token)).toBe(404);
    for (const { id } of locks) await test.cms.delete({ collection: "payload-locked-documents", id });
    expect((await save(faq, "PATCH", "zh", { order: 3 }))[0]).toBe(200);
  });
});
