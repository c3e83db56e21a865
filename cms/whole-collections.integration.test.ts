/** What reads all records of a collection, some hundred at a time, reads those beyond the first hundreds too. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { openCms, type TestCms } from "../test/cms.ts";
import { signedIn } from "../test/staff.ts";

let test: TestCms;
let token: string;

beforeAll(async () => {
  test = await openCms();
  token = (await signedIn(test, "administrator")).token;
});
afterAll(() => test?.close());

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const linesOf = async (address: string) => {
  const answer = await test.api(address, { token });
  expect(answer.status).toBe(200);
  return (await answer.text()).trim().split("\r\n").slice(1);
};
const addFile = (filename: string) =>
  test.cms.db.create({ collection: "media", data: { filename, mimeType: "application/pdf", filesize: 1 } });
/** A text with a link. */
const textWithLink = (url: string) => ({
  root: {
    type: "root",
    version: 1,
    format: "",
    indent: 0,
    direction: null,
    children: [
      {
        type: "paragraph",
        version: 1,
        children: [
          {
            type: "link",
            version: 3,
            fields: { linkType: "custom", newTab: false, url },
            children: [{ type: "text", version: 1, text: "there" }],
          },
        ],
      },
    ],
  },
});

it("the export of leads has each of 501 once, though all came at the same moment", async () => {
  const createdAt = new Date().toISOString();
  for (const number of numbers(501)) {
    const words = { name: "Ana", email: `ana${number}@example.com`, message: "x", language: "en", consent: true, status: "new" };
    await test.cms.db.create({ collection: "leads", data: { ...words, submissionId: `lead ${number}`, createdAt } });
  }
  const mails = (await linesOf("/leads/export?format=csv")).map((line) => /ana\d+@example\.com/.exec(line)?.[0]);
  expect(mails).toHaveLength(501);
  expect(new Set(mails).size).toBe(501);
});

it("the export of a collection has each of 201 records once", async () => {
  for (const number of numbers(201)) await addFile(`old-${number}.pdf`);
  const names = (await linesOf("/export/media?format=csv")).map((line) => /old-\d+\.pdf/.exec(line)?.[0]);
  expect(names).toHaveLength(201);
  expect(new Set(names).size).toBe(201);
});

it("one value is written into as many as 500 records, and into none of 501", async () => {
  for (const number of numbers(501)) await addFile(`many-${number}.pdf`);
  const change = (where: string) =>
    test.api(`/bulk-edit/media?${where}`, { method: "POST", token, language: "en", body: { field: "alt", value: "A paper" } });
  const refused = await change("where[filename][like]=many-");
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("At most 500 records")]);
  const changed = await change("where[and][0][filename][like]=many-&where[and][1][filename][not_equals]=many-0.pdf");
  expect([changed.status, ((await changed.json()) as { rows: object[] }).rows.length]).toEqual([200, 500]);
});

it("links that lead nowhere, and uses of a record in texts, are found in each of 201 articles, and in the menu", async () => {
  const [{ deadLinks }, { usesOf }] = await Promise.all([
    import("./publishing/addresses/dead-links.ts"),
    import("./publishing/references/uses.ts"),
  ]);
  const { id: file } = await addFile("used.pdf");
  const body = textWithLink("/nowhere-at-all");
  body.root.children.push({
    type: "upload",
    version: 3,
    id: "0123456789abcdef01234567",
    relationTo: "media",
    value: file,
    fields: {},
  } as never);
  const { docs } = await test.cms.find({ collection: "article-categories", limit: 1, depth: 0 });
  const category = docs[0]?.key ?? "";
  for (const number of numbers(201)) {
    const data = { title: "标题", summary: "摘要", category, author: "作者", slug: `linked-${number}`, body, _status: "published" };
    await test.cms.create({ collection: "articles", data: data as never, depth: 0 });
  }
  const menu = [{ kind: "own", label: "Nowhere", link: "/nowhere-at-all" }] as never;
  await test.cms.updateGlobal({ slug: "navigation", data: { menu } });
  const dead = (await deadLinks(test.cms, "en")).filter(({ paths }) => paths.includes("/nowhere-at-all"));
  expect(dead).toHaveLength(202);
  expect(dead.at(-1)).toMatchObject({ to: "/admin/globals/navigation" });
  expect(await usesOf(test.cms, "media", file as number)).toHaveLength(201);
});
