import { afterAll, beforeAll, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { signedIn } from "../../test/staff.ts";

const LONG_AGO = "2001-01-01T00:00:00.000Z";
const TIMES = { createdAt: LONG_AGO, updatedAt: LONG_AGO };

let test: TestCms;
let administrator: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  test = await openCms();
  administrator = await signedIn(test, "administrator");
});
afterAll(() => test.close());

const send = (method: "POST" | "PATCH", address: string, body: object) => test.api(address, { method, body, token: administrator.token });
const stored = async (address: string) =>
  JSON.stringify(await (await test.api(`${address}${address.includes("?") ? "&" : "?"}depth=0`, { token: administrator.token })).json());

it("is the server's to say when a record was made and changed, whatever is sent", async () => {
  const faq = { slug: "asked", topic: "choosing", question: "?", answer: "!", ...TIMES };
  const made = (await (await send("POST", "/faqs", faq)).json()) as { doc: { id: number } };
  const { id } = made.doc;
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
    const { updatedAt: _older, ...made } = TIMES;
    // A form that was read long ago would be refused; that is another rule.
    const answer = await send(method, address, { ...body, ...(method === "POST" && !address.includes("globals") ? TIMES : made) });
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
    expect([address, await stored(address)]).toEqual([address, expect.not.stringContaining("2001-01-01")]);
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
