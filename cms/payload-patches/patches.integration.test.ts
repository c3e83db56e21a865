import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { signedIn } from "../../test/staff.ts";

/** More drafts than versions are kept of a record. */
const MANY_DRAFTS = 22;

let test: TestCms;
let administrator: Awaited<ReturnType<typeof signedIn>>;
let token: string;

beforeAll(async () => {
  test = await openCms();
  administrator = await signedIn(test, "administrator");
  ({ token } = await signedIn(test, "editor"));
});
afterAll(() => test?.close());

it("keeps the published version of a record, however many drafts come after it", async () => {
  const data = { slug: "kept", order: 1, topic: "choosing", question: "What visitors see", answer: "!", _status: "published" } as const;
  const { id } = await test.cms.create({ collection: "faqs", data });
  for (let draft = 1; draft <= MANY_DRAFTS; draft += 1)
    await test.cms.update({ collection: "faqs", id, draft: true, data: { question: `Draft ${draft}`, _status: "draft" } });
  const versions = async (status: "draft" | "published") =>
    (
      await test.cms.findVersions({
        collection: "faqs",
        where: { parent: { equals: id }, "version._status": { equals: status } },
        pagination: false,
      })
    ).docs.map(({ version }) => version.question);
  expect(await versions("published")).toEqual(["What visitors see"]);
  expect((await versions("draft")).length).toBeLessThan(MANY_DRAFTS);
});

it("stores no more of an account than its sessions where they change, as a sign-in does with what it has read before", async () => {
  const editor = await signedIn(test, "editor", "sessions");
  const read = await test.cms.db.findOne<{ id: number }>({ collection: "users", where: { id: { equals: editor.id } } });
  await test.cms.update({ collection: "users", id: editor.id, data: { role: "sales" } });
  await test.cms.db.updateOne({ collection: "users", id: editor.id, data: { ...read, updatedAt: null } });
  expect(await test.cms.findByID({ collection: "users", id: editor.id })).toMatchObject({ role: "sales" });
});

it("has the labels of Payload's own fields in both languages", () => {
  const { fields } = test.cms.collections.faqs.config;
  const label = fields.flatMap((field) => ("name" in field && field.name === "updatedAt" && "label" in field ? [field.label] : []));
  expect(label).toEqual([{ zh: "更新于", en: "Updated At", de: "Geändert am" }]);
});

it.each([
  ["100%", "Charged to 100% in the cold"],
  ["a_b", "The field a_b"],
])("finds the signs of a pattern as they are written: %s", async (written, question) => {
  for (const text of [question, "Charged to 100 in the cold", "The field axb"]) {
    const data = { slug: `signs-${randomUUID()}`, order: 9, topic: "choosing", question: text, answer: "!" } as const;
    await test.cms.create({ collection: "faqs", data });
  }
  for (const operator of ["contains", "like"]) {
    const { docs } = await test.cms.find({ collection: "faqs", where: { question: { [operator]: written } } });
    expect(docs.map((doc) => doc.question)).toEqual([question]);
  }
});

describe("a time", () => {
  const LONG_AGO = "2001-01-01T00:00:00.000Z";
  const TIMES = { createdAt: LONG_AGO, updatedAt: LONG_AGO };

  const send = (method: "POST" | "PATCH", address: string, body: object) => test.api(address, { method, body, token: administrator.token });
  const readStored = async (address: string) =>
    JSON.stringify(await (await test.api(`${address}${address.includes("?") ? "&" : "?"}depth=0`, { token: administrator.token })).json());

  it("is the server's to say when a record was made and changed, whatever is sent", async () => {
    const faq = { slug: "asked", topic: "choosing", question: "?", answer: "!", ...TIMES };
    const created = (await (await send("POST", "/faqs", faq)).json()) as { doc: { id: number } };
    const { id } = created.doc;
    const doors: [method: "POST" | "PATCH", address: string, body: object][] = [
      ["PATCH", `/faqs/${id}?draft=true`, { question: "a" }],
      ["PATCH", `/faqs?where[id][equals]=${id}`, { question: "b" }],
      ["POST", `/faqs/${id}/duplicate`, {}],
      ["PATCH", `/users/${administrator.id}`, { name: "Me" }],
      ["POST", "/redirects", { from: "/a", to: "/b", status: "301" }],
      ["POST", "/folders", { name: "A" }],
      ["POST", "/globals/interface-texts", { entries: [] }],
    ];
    for (const [method, address, body] of doors) {
      const { updatedAt: _older, ...createdTime } = TIMES;
      // A form that was read long ago would be refused; that is another rule.
      const answer = await send(method, address, { ...body, ...(method === "POST" && !address.includes("globals") ? TIMES : createdTime) });
      expect([address, answer.status]).toEqual([address, expect.toBeOneOf([200, 201])]);
    }
    for (const address of [
      "/faqs?draft=true",
      "/faqs/versions",
      `/users/${administrator.id}`,
      "/redirects",
      "/folders",
      "/globals/interface-texts",
    ])
      expect([address, await readStored(address)]).toEqual([address, expect.not.stringContaining("2001-01-01")]);
  });

  it("is kept of a version that is restored, so that its record can be saved, published and thrown away", async () => {
    const faq = { slug: "restored", topic: "choosing", question: "1?", answer: "!", _status: "draft" };
    const { doc } = (await (await send("POST", "/faqs?draft=true", faq)).json()) as { doc: { id: number; createdAt: string } };
    expect((await send("PATCH", `/faqs/${doc.id}`, { question: "2?", _status: "published" })).status).toBe(200);
    const address = `/faqs/versions?where[parent][equals]=${doc.id}&where[version._status][equals]=draft`;
    const versions = (await (await test.api(address, { token: administrator.token })).json()) as { docs: { id: string }[] };
    expect((await send("POST", `/faqs/versions/${versions.docs[0]?.id}?draft=true`, {})).status).toBe(200);
    const draft = (await (await test.api(`/faqs/${doc.id}?draft=true`, { token: administrator.token })).json()) as object;
    expect(draft).toMatchObject({ question: "1?", createdAt: doc.createdAt });
    expect((await send("PATCH", `/faqs/${doc.id}`, { _status: "published" })).status).toBe(200);
    expect((await send("PATCH", `/faqs/${doc.id}`, { deletedAt: new Date().toISOString() })).status).toBe(200);
  });

  it("is no order of a list what accounts keep to themselves", async () => {
    const status = async (address: string) => (await test.api(address, { token: administrator.token })).status;
    const refused = ["user.hash", "-user.hash", "user.salt", "id,user.resetPasswordToken", "user__hash", "user.sessions.id"];
    for (const sort of refused) expect([sort, await status(`/imports?sort=${sort}`)]).toEqual([sort, 400]);
    for (const address of ["/leads?sort=owner.hash", "/lead-notes?sort=author.hash", "/audit-log?sort=user.totpSecret"])
      expect([address, await status(address)]).toEqual([address, 400]);
    for (const sort of ["hash", "-resetPasswordToken"]) expect([sort, await status(`/users?sort=${sort}`)]).toEqual([sort, 400]);
    for (const address of [
      "/imports?sort=-createdAt",
      "/imports?sort=user",
      "/leads?sort=name,-createdAt",
      "/users?sort=name",
      "/faqs?sort=-updatedAt",
    ])
      expect([address, await status(address)]).toEqual([address, 200]);
  });
});

describe("what comes out of the trash", () => {
  type Row = Record<string, unknown> & { id: number };

  async function send(method: "POST" | "PATCH", address: string, body: object): Promise<{ status: number; doc: Row }> {
    const response = await test.api(address, { method, token, body });
    const answer = (await response.json()) as { doc?: Row; docs?: Row[] };
    return { status: response.status, doc: answer.doc ?? answer.docs?.[0] ?? ({ id: 0 } as Row) };
  }

  async function readStored(id: number, draft: boolean): Promise<Row> {
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
    await send("PATCH", `/services/${id}?locale=zh&draft=true`, {
      title: "",
      order: 7,
      steps: [],
      slug: `${slug}-draft`,
      _status: "draft",
    });
    await send("PATCH", `/services/${id}?locale=en&draft=true`, { title: "Mending", _status: "draft" });
    return id;
  }

  it("as published is what visitors saw, and its draft stays one", async () => {
    const id = await withDraft("seen");
    const before = await readStored(id, false);
    expect((await trash(id)).status).toBe(200);
    expect((await restore(id, "published")).status).toBe(200);
    const { title, order, steps, slug, summary, translation } = before;
    expect(await readStored(id, false)).toMatchObject({
      title,
      order,
      steps,
      slug,
      summary,
      translation,
      _status: "published",
      deletedAt: null,
    });
    expect(await readStored(id, true)).toMatchObject({
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
    expect((await readStored(id, false))["deletedAt"]).not.toBeNull();
    await trash(other.doc.id);
    expect((await restore(id, "published")).status).toBe(200);
    expect(await readStored(id, false)).toMatchObject({ slug: "wanted", _status: "published" });
  });

  it("as a draft is the draft, and what was never published is published as it is", async () => {
    const id = await withDraft("kept");
    await trash(id);
    await restore(id, "draft");
    expect(await readStored(id, false)).toMatchObject({ title: { en: "Mending" }, order: 7, slug: "kept-draft", _status: "draft" });

    const { doc } = await send("POST", "/services?locale=zh&draft=true", { ...service, slug: "never", _status: "draft" });
    await trash(doc.id);
    await restore(doc.id, "published");
    for (const draft of [true, false])
      expect(await readStored(doc.id, draft)).toMatchObject({ title: { zh: "维修" }, slug: "never", _status: "published" });
  });

  it("as published without a draft beside leaves none", async () => {
    const { doc } = await send("POST", "/services?locale=zh", { ...service, slug: "plain", _status: "published" });
    await trash(doc.id);
    await restore(doc.id, "published");
    for (const draft of [true, false])
      expect(await readStored(doc.id, draft)).toMatchObject({ title: { zh: "维修" }, slug: "plain", _status: "published" });
  });
});
