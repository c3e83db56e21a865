import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import { createLocalReq } from "payload";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DeskLanguage } from "#shared/languages.ts";
import { openCms, type TestCms } from "../../../../test/cms.ts";
import { signedIn } from "../../../../test/staff.ts";

let test: TestCms;
let token: string;
beforeAll(async () => {
  test = await openCms();
  token = (await signedIn(test, "editor")).token;
});
afterAll(() => test?.close());

async function contentToday(language: DeskLanguage = "en") {
  const [{ readContentToday }, { deskTexts }] = await Promise.all([import("./read-content.ts"), import("../../texts/index.ts")]);
  const { docs } = await test.cms.find({ collection: "users", limit: 1 });
  const req = await createLocalReq({ user: { ...docs[0], collection: "users" } as never }, test.cms);
  return readContentToday({ req, language, texts: deskTexts(language), now: Date.now() });
}

it("says of a part alone that it cannot be read, and shows the others", async () => {
  const [{ readGoingLive }, { deskTexts }] = await Promise.all([import("./read-going-live.ts"), import("../../texts/index.ts")]);
  await test.api("/faqs", { method: "POST", token, body: { question: "?", slug: "one", topic: "choosing", answer: "!" } });
  const { client } = test.cms.db as unknown as SQLiteAdapter;
  await client.execute("alter table articles rename to away");
  try {
    const { drafts, missing, edits, scheduled } = await contentToday();
    expect([missing, drafts?.total, edits?.rows.length, scheduled?.total]).toEqual([null, 1, 1, 0]);
    const steps = await readGoingLive(test.cms, "en", deskTexts("en"), Date.now());
    expect(steps.filter(({ note }) => note === deskTexts("en").dashboard.unread).map(({ title }) => title)).toEqual([
      "Links in texts, menu and buttons",
    ]);
    expect(steps.length).toBeGreaterThan(10);
  } finally {
    await client.execute("alter table away rename to articles");
  }
  expect((await contentToday()).missing).not.toBeNull();
});

it("leads from what was changed last to where it is now, and takes an export for no change", async () => {
  const make = async (slug: string) => {
    const response = await test.api("/faqs", { method: "POST", token, body: { question: slug, slug, topic: "choosing", answer: "!" } });
    return ((await response.json()) as { doc: { id: number } }).doc.id;
  };
  const [changed, trashed, deleted] = [await make("stays"), await make("trashed"), await make("deleted")];
  const discard = (id: number) =>
    test.api(`/faqs/${id}`, { method: "PATCH", token, body: { deletedAt: new Date().toISOString() } }).then(({ status }) => status);
  expect([await discard(trashed), await discard(deleted)]).toEqual([200, 200]);
  const administrator = (await signedIn(test, "administrator")).token;
  const deletion = await test.api(`/faqs/${deleted}?trash=true`, { method: "DELETE", token: administrator });
  expect(deletion.status).toBe(200);
  expect((await test.api(`/faqs/${changed}`, { method: "PATCH", token, body: { order: 3 } })).status).toBe(200);
  expect((await test.api("/export/faqs?format=csv", { token })).status).toBe(200);
  const rows = (await contentToday()).edits?.rows.map(({ title, href }) => [title, href]);
  expect(rows).toEqual([
    ["stays", `/admin/collections/faqs/${changed}`],
    ["deleted", null],
    ["deleted", null],
    ["trashed", `/admin/collections/faqs/trash/${trashed}`],
  ]);
});

it("names jobs that are not tried any more, which staff has tried again", async () => {
  const [{ MAX_STALLED, claimNext }, { runNext }, { consistencyQueue }] = await Promise.all([
    import("../../../jobs/job-queue.ts"),
    import("../../../jobs/worker.ts"),
    import("../../../publishing/consistency/consistency-queue.ts"),
  ]);
  const body = { question: "Which?", slug: "two", topic: "choosing", answer: "This.", _status: "published" };
  await test.api("/faqs?locale=en", { method: "POST", token, body });
  while (await runNext(test.cms, consistencyQueue));
  const { docs } = await test.cms.find({ collection: "consistency-checks", limit: 1 });
  const id = docs[0]?.id ?? 0;
  const checkAgain = (by = token) => test.api(`/consistency-checks/${id}/again`, { method: "POST", token: by });
  expect((await checkAgain()).status).toBe(200);
  for (let crash = 0; crash < MAX_STALLED; crash += 1) {
    expect(await claimNext(test.cms, consistencyQueue)).toMatchObject({ id });
    const takenUntil = new Date(Date.now() - 1000).toISOString();
    await test.cms.db.updateOne({ collection: "consistency-checks", id, data: { takenUntil }, returning: false });
  }
  expect((await contentToday()).resting?.rows).toEqual([]);
  await runNext(test.cms, consistencyQueue);
  const note = expect.stringContaining("试了三次都没有做完") as string;
  expect((await contentToday("zh")).resting).toMatchObject({ total: 1, rows: [{ job: `consistency-checks/${id}`, note }] });
  expect((await checkAgain((await signedIn(test, "viewer")).token)).status).toBe(403);
  expect((await checkAgain()).status).toBe(200);
  while (await runNext(test.cms, consistencyQueue));
  expect((await contentToday()).resting?.rows).toEqual([]);
});
