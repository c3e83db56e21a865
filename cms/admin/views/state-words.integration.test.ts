import { createLocalReq, type DocumentViewServerPropsOnly, type Where } from "payload";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCms, type TestCms } from "../../../test/cms.ts";
import { signedIn } from "../../../test/staff.ts";
import { deskTexts } from "../texts/index.ts";
import { StatusCell } from "./list-cells/status-cell.tsx";
import { readVersions } from "./versions/read-versions.ts";

// What the desk says of how a record stands is so: in its list, and in the list of its versions.

let test: TestCms;
let editor: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  test = await openCms();
  editor = await signedIn(test, "editor");
});
afterAll(() => test?.close());

let count = 0;
/** A record that went through these states, one after the other. */
async function record(...states: ("draft" | "published")[]): Promise<number> {
  count += 1;
  const data = { slug: `state-${count}-is`, question: "?", answer: "!", topic: "choosing", order: 1 };
  let id = 0;
  for (const [step, status] of states.entries()) {
    const query = `locale=zh&draft=${status === "draft"}`;
    const address = step === 0 ? `/faqs?${query}` : `/faqs/${id}?${query}`;
    const body = { ...data, question: `? ${step}`, _status: status };
    const answer = await test.api(address, { method: step === 0 ? "POST" : "PATCH", token: editor.token, body });
    expect(answer.ok).toBe(true);
    ({ id } = ((await answer.json()) as { doc: { id: number } }).doc);
  }
  return id;
}

const takeOff = (id: number) => test.api(`/faqs/${id}?locale=zh`, { method: "PATCH", token: editor.token, body: { _status: "draft" } });
const trash = (id: number) =>
  test.api(`/faqs/${id}?locale=zh`, { method: "PATCH", token: editor.token, body: { deletedAt: new Date().toISOString() } });

/** What a list says of a record, in both languages of the desk. */
async function cellTexts(id: number): Promise<string[]> {
  const { docs } = await test.cms.find({
    collection: "faqs",
    where: { id: { equals: id } },
    draft: true,
    trash: true,
    overrideAccess: true,
  });
  const words = ["zh", "en"].map(async (language) => {
    const rowData = { ...docs[0], _displayStatus: await displayStatus(id) };
    const cellProps = { collectionSlug: "faqs", i18n: { language }, payload: test.cms, rowData };
    const cell = (await StatusCell(cellProps as never)) as { props: { children: string } };
    return cell.props.children;
  });
  return Promise.all(words);
}

/** As Payload puts it into its lists: “changed” is every draft of what was published once. */
async function displayStatus(id: number): Promise<string> {
  const where: Where = { parent: { equals: id }, "version._status": { equals: "published" } };
  const [latest, published] = await Promise.all([
    test.cms.findByID({ collection: "faqs", id, draft: true, trash: true, overrideAccess: true }),
    test.cms.countVersions({ collection: "faqs", where, overrideAccess: true }),
  ]);
  if ((latest as unknown as Record<string, unknown>)["_status"] === "published") return "published";
  return published.totalDocs > 0 ? "changed" : "draft";
}

describe("a list says of a record", () => {
  it("that was never published, is, has a draft beside, was taken off, or lies in the trash, that it is so", async () => {
    expect(await cellTexts(await record("draft"))).toEqual(["草稿，不在网站上", "Draft, not on the site"]);
    expect(await cellTexts(await record("published"))).toEqual(["在网站上", "On the site"]);
    const withDraft = await record("published", "draft");
    expect(await cellTexts(withDraft)).toEqual(["在网站上，另有未发布的改动", "On the site, with unpublished changes"]);
    const off = await record("published");
    await takeOff(off);
    expect(await cellTexts(off)).toEqual(["已从网站撤下", "Taken off the site"]);
    await trash(withDraft);
    expect(await cellTexts(withDraft)).toEqual(["曾在网站上", "Was on the site"]);
  });
});

describe("the list of versions says", () => {
  const versionsOf = async (id: number, hasPublishedDoc: boolean) => {
    const user = await test.cms.findByID({ collection: "users", id: editor.id, overrideAccess: true });
    const req = await createLocalReq({ user: { ...user, collection: "users" } }, test.cms);
    const initPageResult = { collectionConfig: test.cms.collections.faqs.config, docID: id, req } as never;
    const versions = await readVersions({ hasPublishedDoc, initPageResult } as Pick<
      DocumentViewServerPropsOnly,
      "hasPublishedDoc" | "initPageResult"
    >);
    return versions.map(({ state }) => deskTexts("en").versions.states[state]);
  };

  it("which is on the site, which is the draft beside it, and which only was there", async () => {
    const { states } = deskTexts("en").versions;
    const id = await record("published", "published", "draft");
    expect(await versionsOf(id, true)).toEqual([states.latest, states.live, states.published]);
    await takeOff(id);
    expect(await versionsOf(id, false)).not.toContain(states.live);
  });
});

describe("a kind of record is named by a text", () => {
  it("wherever Payload puts its name into a label as it is: no “[object Object]” is read out", () => {
    for (const { labels, slug } of test.cms.config.collections.filter(
      (one) => one.admin.hidden !== true && !one.slug.startsWith("payload-"),
    )) {
      const { singular } = labels;
      const names = ["zh", "en"].map((language) =>
        typeof singular === "function" ? singular({ i18n: { language, fallbackLanguage: "zh" }, t: String } as never) : singular,
      );
      expect([slug, names.map((name) => typeof name)]).toEqual([slug, ["string", "string"]]);
    }
  });
});
