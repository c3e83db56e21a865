import type { Endpoint } from "payload";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openServer, type TestServer } from "../../test/server.ts";
import { SLOW } from "../../test/slow.ts";

/** Requests at a time. */
const AT_ONCE = 8;

let server: TestServer;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  server = await openServer();
  for (const role of ["administrator", "editor"] as const) {
    const account = { email: `${role}@example.com`, password: "correct horse battery" };
    await server.cms.create({ collection: "users", data: { ...account, name: role, role } });
    tokens[role] = (await server.cms.login({ collection: "users", data: account })).token as string;
  }
});
afterAll(() => server?.close());

const JSON_TYPE = "application/json";
const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=b";
const part = (head: string, body: string) => `--b\r\n${head}\r\n\r\n${body}\r\n--b--\r\n`;
const payload = (body: string) => part('Content-Disposition: form-data; name="_payload"', body);

/** Bodies that are no record, by their types. */
const BODIES: readonly (readonly [type: string | undefined, body: string | undefined])[] = [
  ...["null", '"x"', "1", "true", "[]", "[1]", "[null]", "{", "", "[".repeat(2000)].map((body) => [JSON_TYPE, body] as const),
  [FORM, "a=1"],
  ["text/plain", "x"],
  ["application/xml", "<a/>"],
  [undefined, "x"],
  [undefined, undefined],
  [MULTIPART, "--b\r\nnonsense"],
  [MULTIPART, part("Content-Disposition", "x")],
  [MULTIPART, "--b--"],
  ...["null", '"x"', "1", "[]", "{"].map((body) => [MULTIPART, payload(body)] as const),
  ["multipart/form-data", "x"],
  // Objects whose values have other kinds than a record has.
  ...[
    '{"email":["x@y.z"]}',
    '{"email":{"toString":1}}',
    '{"password":{}}',
    '{"token":{}}',
    '{"_status":{}}',
    '{"title":{"zh":1}}',
    '{"id":{}}',
  ].map((body) => [JSON_TYPE, body] as const),
];

/** The first of each type, for every endpoint that reads a body. */
const ONE_OF_EACH_TYPE = BODIES.filter(([type], at) => BODIES.findIndex(([other]) => other === type) === at);

/** Methods that take a body. */
const CHANGING = new Set(["post", "patch", "put", "delete"]);

/** Values for the parameters of addresses; numbers are ids of records that exist, or will. */
const PARAMETERS: Record<string, string> = { collection: "articles", global: "site" };

/** The endpoints below an address that take a body, but for those that end one's own session; what is deleted is nobody's. */
function below(start: string, endpoints: readonly Pick<Endpoint, "method" | "path">[] | false): [method: string, path: string][] {
  return (endpoints || [])
    .filter(({ method, path }) => CHANGING.has(method) && !/logout|end-sessions/.test(path))
    .map(({ method, path }) => [
      method.toUpperCase(),
      start +
        path.replace(/\/$/, "").replaceAll(/:(\w+)\??/g, (_, name: string) => PARAMETERS[name] ?? (method === "delete" ? "999999" : "1")),
    ]);
}

/** Every address that takes a body: of collections, globals, and endpoints of the house. */
function addresses(): [method: string, path: string][] {
  const { collections, globals, endpoints } = server.cms.config;
  const ofCollections = collections.flatMap(({ slug, endpoints: own }) => below(`/${slug}`, own));
  const ofMany = collections.map(({ slug }): [string, string] => ["PATCH", `/${slug}?where[id][equals]=1`]);
  const ofGlobals = globals.flatMap(({ slug, endpoints: own }) => below(`/globals/${slug}`, own));
  return [...ofCollections, ...ofMany, ...ofGlobals, ...below("", endpoints)];
}

/** Where records of each kind are made, changed and removed: a text, files, accounts, imports, Payload's own, and the record of the company. */
const SOME = /^\/(?:articles|media|users|imports|payload-preferences|globals\/site)(?:\/(?:1|999999))?(?:\?|$)/;

/** Whether a call makes a record or changes a certain one: those read a whole record. */
const readsRecord = ([method, path]: ReturnType<typeof addresses>[number]) => method !== "DELETE" && !path.includes("?");

it.each([
  ["every body that is no record is refused where one is written,", "administrator", BODIES, readsRecord, 100],
  ["a body of each type that is no record is refused", "administrator", ONE_OF_EACH_TYPE, () => true, 60],
  ["a body of each type that is no record is refused", "editor", ONE_OF_EACH_TYPE, () => true, 60],
] as const)("%s to an %s, whose session goes on", { timeout: 300_000 }, async (_, role, bodies, isAsked, least) => {
  const some = addresses().filter((call) => SOME.test(call[1]) && isAsked(call));
  expect(await refusalsOf(role, some, bodies)).toBeGreaterThan(least);
});

it.each(["administrator", "editor"])("so it is at every address, to an %s", { ...SLOW, timeout: 1_800_000 }, async (role) => {
  expect(await refusalsOf(role, addresses())).toBeGreaterThan(2000);
});

/** Sends bodies to addresses, and expects no fault and a session that goes on. @returns how many were refused */
async function refusalsOf(role: string, calls: ReturnType<typeof addresses>, bodies = BODIES): Promise<number> {
  const authorization = `JWT ${tokens[role]}`;
  const faults: string[] = [];
  const refused = new Map<number, number>();
  const one = async ([method, path]: (typeof calls)[number]) => {
    for (const [type, body] of bodies) {
      const headers = { authorization, ...(type && { "content-type": type }) };
      const sent = type === undefined && body !== undefined ? new Blob([body]) : (body ?? null);
      const answer = await fetch(`${server.url}/api${path}`, { method, headers, body: sent });
      const text = await answer.text();
      refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
      if (answer.status >= 500) faults.push(`${answer.status} ${method} ${path} ${type} ${body?.slice(0, 60)}: ${text.slice(0, 100)}`);
    }
  };
  const queue = calls.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const address of queue) await one(address);
    }),
  );
  expect(faults).toEqual([]);
  const me = (await (await fetch(`${server.url}/api/users/me`, { headers: { authorization } })).json()) as { user: object | null };
  expect(me.user).toMatchObject({ email: `${role}@example.com` });
  const faq = { slug: `of-${role}-${calls.length}`, topic: "choosing", question: "?", answer: "!" };
  const made = await fetch(`${server.url}/api/faqs?locale=zh`, {
    method: "POST",
    headers: { authorization, "content-type": JSON_TYPE },
    body: JSON.stringify(faq),
  });
  expect(made.status).toBe(201);
  return refused.get(400) ?? 0;
}
