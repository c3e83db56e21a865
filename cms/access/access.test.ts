import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";

let test: TestCms;
let draftId: number;
let publishedId: number;

const faq = { topic: "choosing", question: "待机多久？", answer: "三年。", order: 1 } as const;
const enquiry = { name: "Ana", email: "ana@example.com", message: "200", language: "en", consent: true, submissionId: "7b0e8f5e" } as const;

beforeAll(async () => {
  test = await openCms();
  const { cms } = test;
  publishedId = (await cms.create({ collection: "faqs", data: { ...faq, slug: "published", _status: "published" } })).id;
  draftId = (await cms.create({ collection: "faqs", data: { ...faq, slug: "draft", _status: "draft" }, draft: true })).id;
  await cms.update({ collection: "faqs", id: publishedId, data: { answer: "改过的草稿" }, draft: true });
  await cms.create({ collection: "leads", data: { ...enquiry, status: "new" } });
  await cms.create({ collection: "messages", data: { ...enquiry, status: "new" } });
  await cms.create({
    collection: "users",
    data: { email: "staff@example.com", password: "correct horse", name: "Staff", role: "administrator" },
  });
});
afterAll(() => test.close());

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
      expect(docs.filter(({ slug }) => slug === "draft")).toEqual([]);
      expect(docs.filter(({ answer }) => answer !== faq.answer)).toEqual([]);
    },
  );

  it("gets no draft by its number", async () => {
    expect((await test.api(`/faqs/${draftId}?draft=true`)).status).toBe(404);
    expect(await (await test.api(`/faqs/${publishedId}?draft=true`)).json()).toMatchObject({ answer: faq.answer });
  });

  it.each(["/leads", "/leads/1", "/messages", "/messages/1", "/users", "/users/1", "/faqs/versions", "/globals/claims/versions"])(
    "does not read %s",
    async (address) => {
      expect((await test.api(address)).status).toBe(403);
    },
  );

  it.each(["leads", "messages", "users", "faqs", "products", "media", "redirects"])("does not write %s", async (slug) => {
    expect((await test.api(`/${slug}`, { method: "POST", body: { ...enquiry, ...faq, slug: "mine" } })).status).toBe(403);
    expect((await test.api(`/${slug}/1`, { method: "PATCH", body: { name: "mine" } })).status).toBe(403);
    expect((await test.api(`/${slug}/1`, { method: "DELETE" })).status).toBe(403);
  });

  it.each(["site", "claims", "interface-texts"])("reads the global %s and does not write it", async (slug) => {
    expect((await test.api(`/globals/${slug}`)).status).toBe(200);
    expect((await test.api(`/globals/${slug}`, { method: "POST", body: {} })).status).toBe(403);
  });

  it("finds no GraphQL", async () => {
    expect((await test.api("/graphql", { method: "POST", body: { query: "{ Users { docs { email } } }" } })).status).toBe(404);
  });
});

describe("staff", () => {
  it("reads drafts, leads and messages", async () => {
    const token = await tokenOfStaff();
    expect((await test.api(`/faqs/${draftId}?draft=true`, { token })).status).toBe(200);
    for (const slug of ["leads", "messages"]) expect(await (await test.api(`/${slug}`, { token })).json()).toMatchObject({ totalDocs: 1 });
  });

  it("makes no leads or messages: the forms do", async () => {
    const token = await tokenOfStaff();
    for (const slug of ["leads", "messages"])
      expect((await test.api(`/${slug}`, { method: "POST", body: enquiry, token })).status).toBe(403);
  });
});
