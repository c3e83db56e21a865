import { afterAll, beforeAll, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { signedIn } from "../../test/staff.ts";

let test: TestCms;
let editor: Awaited<ReturnType<typeof signedIn>>;

/** More than are offered. */
const MORE = 8;

beforeAll(async () => {
  test = await openCms();
  editor = await signedIn(test, "editor");
  for (let order = 0; order <= MORE; order += 1) {
    // The one that is looked for stands behind all others.
    const slug = order === MORE ? "zeta" : `zeta-${order}`;
    const body = { slug, title: `Zeta ${order}`, summary: "…", order: order + 1, _status: "published" };
    await test.api("/services?locale=zh", { method: "POST", token: editor.token, body });
  }
});
afterAll(() => test?.close());

async function hits<Hit>(address: string): Promise<Hit[]> {
  const answer = await test.api(address, { token: editor.token });
  return ((await answer.json()) as { hits: Hit[] }).hits;
}

it.each(["zeta", "ZETA"])("%s finds what is called exactly so first, however many others have it in their names", async (query) => {
  const records = await hits<{ title: string }>(`/desk-search?q=${query}`);
  expect(records[0]?.title).toBe(`Zeta ${MORE}`);
  expect(records).toHaveLength(5);
  const addresses = await hits<{ path: string }>(`/desk-addresses?q=${query}`);
  expect(addresses[0]?.path).toBe("/services/zeta");
});

it.each(["%", "_", "Z%a", "Z_ta", "\\"])("a list finds %s only where it is written", async (text) => {
  const body = { slug: "as-written", title: `At 50 ${text} there`, summary: "…", order: 20, _status: "published" };
  const { id } = await test.cms.create({ collection: "services", data: body as never, locale: "zh" });
  for (const operator of ["like", "contains"]) {
    const response = await test.api(`/services?where[title][${operator}]=${encodeURIComponent(text)}`, { token: editor.token });
    expect(((await response.json()) as { docs: object[] }).docs).toEqual([expect.objectContaining({ id })]);
  }
  await test.cms.delete({ collection: "services", id });
});

it("finds for nobody what their role may not read", async () => {
  const data = {
    form: "message",
    name: "Zoltan Kodaly",
    email: "zoltan@example.com",
    message: "?",
    language: "en",
    consent: true,
  } as const;
  await test.cms.create({ collection: "leads", data: { ...data, status: "new", submissionId: "zoltan" } });
  const { token } = await signedIn(test, "sales");
  const response = await test.api("/desk-search?q=Zoltan", { token });
  expect(await response.json()).toMatchObject({ hits: [{ title: expect.stringContaining("Zoltan Kodaly") }] });
  expect(await hits("/desk-search?q=Zoltan")).toEqual([]);
});
