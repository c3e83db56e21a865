import { afterAll, beforeAll, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { signedIn } from "../../test/staff.ts";

/** More drafts than versions are kept of a record. */
const MANY_DRAFTS = 22;

let test: TestCms;

beforeAll(async () => {
  test = await openCms();
});
afterAll(() => test.close());

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
  const editor = await signedIn(test, "editor");
  const read = await test.cms.db.findOne<{ id: number }>({ collection: "users", where: { id: { equals: editor.id } } });
  await test.cms.update({ collection: "users", id: editor.id, data: { role: "sales" } });
  await test.cms.db.updateOne({ collection: "users", id: editor.id, data: { ...read, updatedAt: null } });
  expect(await test.cms.findByID({ collection: "users", id: editor.id })).toMatchObject({ role: "sales" });
});

it("has the labels of Payload's own fields in both languages", () => {
  const { fields } = test.cms.collections.faqs.config;
  const label = fields.flatMap((field) => ("name" in field && field.name === "updatedAt" && "label" in field ? [field.label] : []));
  expect(label).toEqual([{ zh: "更新于", en: "Updated At" }]);
});
