import { afterAll, beforeAll, expect, it } from "vitest";
import { openCms, type TestCms } from "../../../test/cms.ts";
import { withinRequest } from "../../lib/log/request-context.ts";

let test: TestCms;

beforeAll(async () => {
  test = await openCms();
  for (const slug of ["one", "two"]) {
    const data = { slug, topic: "choosing", question: slug, answer: slug, order: 1, _status: "published" } as const;
    await test.cms.create({ collection: "faqs", data });
  }
  const question = { topic: "choosing", question: "Q", answer: "A", order: 2 } as const;
  await test.cms.create({ collection: "faqs", data: { ...question, slug: "draft", _status: "draft" }, draft: true });
});
afterAll(() => test?.close());

async function vote(client: string, question: string, helpful = true) {
  const { countVote } = await import("./vote.ts");
  return withinRequest({ id: "test", address: client, client }, () => countVote(test.cms, { question, helpful, language: "en" }));
}
const countVotes = async () => (await test.cms.count({ collection: "votes" })).totalDocs;

it("counts what a client says of an answer once a day, thanks for the rest, and knows published questions alone", async () => {
  expect(await vote("203.0.113.1", "one")).toEqual({ state: "counted" });
  expect(await vote("203.0.113.1", "one", false)).toEqual({ state: "counted" });
  expect(await countVotes()).toBe(1);
  await vote("203.0.113.1", "two");
  await vote("203.0.113.2", "one", false);
  expect(await countVotes()).toBe(3);
  for (const question of ["draft", "three"])
    expect([question, await vote("203.0.113.2", question)]).toEqual([question, { state: "unknown" }]);
});

it("takes thirty in ten minutes of a client, and then tells when to come back", async () => {
  for (let times = 0; times < 30; times += 1) expect(await vote("203.0.113.3", "one")).toEqual({ state: "counted" });
  expect(await vote("203.0.113.3", "two")).toMatchObject({ state: "limited", retryAfter: expect.any(Number) });
  expect(await countVotes()).toBe(4);
});

it("tells staff how an answer does, and nobody else", async () => {
  const { docs } = await test.cms.find({ collection: "faqs", where: { slug: { equals: "one" } } });
  expect(docs[0]?.helped ?? null).toBeNull();
  const user = await test.cms.create({
    collection: "users",
    data: { email: "a@example.com", password: "correct-horse-battery", name: "A", role: "editor" },
  });
  const faqs = await test.cms.find({ collection: "faqs", where: { slug: { equals: "one" } }, user: { ...user, collection: "users" } });
  expect(faqs.docs[0]?.helped).toBe("2 / 1");
});

it("counts all of whom nothing is known as one client", async () => {
  const { UNKNOWN_CLIENT } = await import("../../lib/log/request-context.ts");
  const before = await countVotes();
  await vote(UNKNOWN_CLIENT, "one");
  await vote(UNKNOWN_CLIENT, "one");
  expect(await countVotes()).toBe(before + 1);
});
