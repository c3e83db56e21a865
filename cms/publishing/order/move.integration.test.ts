import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCms, type TestCms } from "../../../test/cms.ts";
import { signedIn } from "../../../test/staff.ts";

let test: TestCms;
let editor: string;
const ids: number[] = [];

beforeAll(async () => {
  test = await openCms();
  editor = (await signedIn(test, "editor")).token;
  for (const [order, question] of ["一", "二", "三"].entries()) {
    const data = { question, topic: "choosing", order, answer: "!", slug: `moved-${order}`, _status: "published" } as const;
    ids.push((await test.cms.create({ collection: "faqs", data })).id);
  }
});
afterAll(() => test.close());

const move = (id: number | undefined, place: object, token = editor) =>
  test.api(`/faqs/${id}/move`, { method: "POST", token, body: place });
const listed = async (draft: boolean) => {
  const { docs } = await test.cms.find({ collection: "faqs", sort: "order", draft, depth: 0, pagination: false });
  return docs.map(({ id }) => id);
};

describe("a record that is moved in its list", () => {
  it("stands there for visitors and on the desk, and a draft beside it stays a draft", async () => {
    const [first = 0, second = 0, third = 0] = await listed(true);
    await test.cms.update({ collection: "faqs", id: third, draft: true, data: { question: "三，新", _status: "draft" } });
    const before = await test.cms.findByID({ collection: "faqs", id: third, depth: 0 });
    expect((await move(third, { before: first })).status).toBe(200);
    for (const draft of [false, true]) expect(await listed(draft)).toEqual([third, first, second]);
    const after = await test.cms.findByID({ collection: "faqs", id: third, depth: 0 });
    expect(after).toEqual({ ...before, order: after.order });
    const draft = await test.cms.findByID({ collection: "faqs", id: third, depth: 0, draft: true });
    expect(draft.question).toBe("三，新");
    expect((await move(third, { after: second })).status).toBe(200);
    expect(await listed(false)).toEqual([first, second, third]);
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
