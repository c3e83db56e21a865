import type { FlattenedField } from "payload";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openServer, type TestServer } from "../../test/server.ts";
import { PASSWORD, signedIn } from "../../test/staff.ts";

/** A token as Payload writes them, signed by somebody else. */
const MADE_UP = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpZCI6MSwiY29sbGVjdGlvbiI6InVzZXJzIiwic2lkIjoieCJ9.c2lnbmF0dXJl";
const STRANGERS = {
  anonymous: {},
  "a made-up cookie": { cookie: `payload-token=${MADE_UP}` },
  "a made-up header": { authorization: `JWT ${MADE_UP}` },
  "no token in its place": { authorization: "JWT x", cookie: "payload-token=" },
  "a query in a body": { "x-http-method-override": "GET", "x-payload-http-method-override": "GET" },
} as const;
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const pixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");
/** What an account has and nobody may read. */
const SECRETS = ["hash", "salt", "resetPasswordToken", "totpSecret", "sessions.id"];

let server: TestServer;
let asViewer: Record<string, string>;
const account = { email: "sales@example.com", password: PASSWORD };

async function upload(name: string, status: "draft" | "published"): Promise<void> {
  const file = { name, mimetype: "image/png", data: pixel, size: pixel.length };
  const { id } = await server.cms.create({ collection: "media", data: { alt: "…" }, file });
  const mark = { slug: status, kind: "certification", name: "CE", mark: "CE", issued: "2026-01-01", number: "1", scope: "…", file: id };
  await server.cms.create({ collection: "marks", data: { ...mark, _status: status } as never, draft: status === "draft" });
}

beforeAll(async () => {
  server = await openServer();
  asViewer = { authorization: `JWT ${(await signedIn(server, "viewer")).token}` };
  await signedIn(server, "sales");
  await upload("published.png", "published");
  await upload("draft.png", "draft");
});
afterAll(() => server?.close());

const call = (method: string, address: string, headers: Record<string, string>) =>
  fetch(`${server.url}/api${address}`, { method, headers: { ...headers, "accept-language": "en" } });
const statusOf = async (method: string, address: string, headers: Record<string, string> = {}) =>
  (await call(method, address, headers)).status;

/** Every collection and global, with whether it has versions, and the paths to accounts in it. */
function tables() {
  const { collections, globals } = server.cms.config;
  const own = collections.map(({ slug, versions, flattenedFields }) => ({
    address: `/${slug}`,
    record: `/${slug}/1`,
    hasVersions: Boolean(versions),
    accounts: slug === "users" ? [""] : toAccounts(flattenedFields),
  }));
  const whole = globals.map(({ slug, versions }) => {
    const address = `/globals/${slug}`;
    return { address, record: address, hasVersions: Boolean(versions), accounts: [] as string[] };
  });
  return [...own, ...whole];
}

function toAccounts(fields: FlattenedField[]): string[] {
  return fields.filter((field) => field.type === "relationship" && field.relationTo === "users").map(({ name }) => `${name}.`);
}

/** The operations on a collection or global. */
function addressesOf({ address, record, accounts }: ReturnType<typeof tables>[number]): string[] {
  const secret = `${accounts[0] ?? ""}hash`;
  return [
    ...["", "/", "/count", "/versions", "/access/1", "/nothing/at/all"].map((part) => address + part),
    record,
    `${address}/versions/1`,
    ...[`where[${secret}][exists]=true`, `sort=${secret}`, "limit=1&depth=9"].map((query) => `${address}?${query}`),
  ];
}

describe.each(Object.entries(STRANGERS))("a stranger with %s", (_name, headers) => {
  it("is told to sign in by every collection and global, whatever is asked of it", { timeout: 120_000 }, async () => {
    for (const address of tables().flatMap(addressesOf)) expect([address, await statusOf("GET", address, headers)]).toEqual([address, 401]);
  });

  it("is told so by every method, and by addresses that are none", async () => {
    const addresses = ["/faqs", "/faqs/1", "/users", "/media", "/globals/site", "/desk-search", "/access", "/scheduled-publishing", ""];
    for (const address of [
      ...addresses,
      "/nothing",
      "/__proto__",
      "/constructor/1",
      "/%E4%B8",
      "/users/init",
      "/users/me/",
      "/users/verify/x",
    ])
      for (const method of METHODS) expect([method, address, await statusOf(method, address, headers)]).toEqual([method, address, 401]);
  });

  it("has the files of what is published and no others, unless a body is to be read as a query", async () => {
    const isRead = !("x-http-method-override" in headers);
    for (const [name, status] of [
      ["published.png", 200],
      ["draft.png", 404],
      ["nothing.png", 404],
      ["published.png?prefix=a", 200],
      ["published.png?where[slug][near]=1&depth=99&select=x", 200],
      ["..%2f..%2fwaymark.db", 404],
      ["%00", 404],
      ["a%ff", 400],
    ] as const)
      for (const method of ["GET", "HEAD"])
        expect([name, await statusOf(method, `/media/file/${name}`, headers)]).toEqual([name, isRead ? status : 401]);
    for (const method of ["POST", "PATCH", "DELETE"]) expect(await statusOf(method, "/media/file/published.png", headers)).toBe(401);
    expect(await statusOf("GET", "/marks/file/published.png", headers)).toBe(401);
  });
});

describe("signing in", () => {
  const send = (address: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api${address}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });

  it("and what goes with it is answered to everybody", async () => {
    expect((await send("/users/login", { ...account, password: "wrong" })).status).toBe(401);
    expect((await send("/users/login?depth=99&where[x][near]=1", account)).status).toBe(200);
    expect((await send("/users/forgot-password", { email: account.email })).status).toBe(404);
    expect((await send("/users/reset-password", { token: "x", password: PASSWORD })).status).toBe(403);
    expect((await send("/users/first-register", { ...account, setupCode: "x" })).status).toBe(403);
    expect((await send("/users/logout", {})).status).toBe(400);
    const me = await call("GET", "/users/me", {});
    expect([me.status, await me.json()]).toEqual([200, { message: expect.any(String) as string, user: null }]);
  });

  it("opens what the role may, until one signs out", async () => {
    const { token } = (await (await send("/users/login", account)).json()) as { token: string };
    const cookie = { cookie: `payload-token=${token}`, "sec-fetch-site": "same-origin" };
    expect(await statusOf("GET", "/faqs", cookie)).toBe(200);
    expect(await statusOf("GET", "/audit-log", cookie)).toBe(403);
    expect((await send("/users/logout", {}, cookie)).status).toBe(200);
    expect(await statusOf("GET", "/faqs", cookie)).toBe(401);
  });

  it("is asked of a page of the desk in words that say what becomes of what was written", async () => {
    const answerTo = async (headers: Record<string, string>) => (await fetch(`${server.url}/api/faqs`, { method: "POST", headers })).json();
    const desk = { referer: `${server.url}/admin/collections/faqs/create` };
    expect(await answerTo({ ...desk, "accept-language": "en" })).toMatchObject({
      errors: [{ message: expect.stringContaining("Your session has ended") as string, data: { signedOut: true } }],
    });
    expect(await answerTo({ ...desk, "accept-language": "zh" })).toMatchObject({
      errors: [{ message: expect.stringContaining("登录已失效") as string }],
    });
    expect(await answerTo({ referer: `${server.url}/administrators` })).toEqual({ errors: [{ message: "请先登录。" }] });
    expect(await answerTo({ "accept-language": "en" })).toEqual({ errors: [{ message: "Sign in first." }] });
  });
});

describe("staff", () => {
  it("has every collection and global by its role, and is told of what there is not without a fault", { timeout: 120_000 }, async () => {
    let lists = 0;
    for (const table of tables()) {
      const list = await statusOf("GET", table.address, asViewer);
      // Payload keeps its note of migrations to itself.
      expect([table.address, [200, 403, 404].includes(list)]).toEqual([table.address, true]);
      if (list === 200) lists += 1;
      for (const address of addressesOf(table)) {
        const status = await statusOf("GET", address, asViewer);
        expect([address, status < 500, status === 401]).toEqual([address, true, false]);
      }
    }
    expect(lists).toBeGreaterThan(20);
    for (const [address, status] of [
      ["/nothing", 404],
      ["/__proto__", 404],
      ["/constructor/1", 404],
      ["/globals/__proto__", 404],
      ["/faqs/abc", 404],
      ["/faqs/%E4%B8", 400],
      ["/media/versions", 400],
      ["/payload-migrations", 404],
      ["/users/verify/x", 404],
      ["/media/file/draft.png", 200],
    ] as const)
      expect([address, await statusOf("GET", address, asViewer)]).toEqual([address, status]);
  });

  it("cannot ask by what accounts keep to themselves, whichever record leads to them", async () => {
    for (const { address, accounts } of tables()) {
      if ((await statusOf("GET", address, asViewer)) !== 200) continue;
      for (const path of accounts.flatMap((way) => SECRETS.map((secret) => way + secret))) {
        const url = `${address}?where[${path}][exists]=true`;
        expect([url, await statusOf("GET", url, asViewer)]).toEqual([url, 400]);
      }
    }
    for (const secret of SECRETS.slice(0, 4))
      expect([secret, await statusOf("GET", `/users?sort=${secret}`, asViewer)]).toEqual([secret, 400]);
  });

  it("gets no order out of what accounts keep to themselves", async () => {
    const users = [await signedIn(server, "sales", "one"), await signedIn(server, "sales", "two"), await signedIn(server, "administrator")];
    const lead = {
      form: "buy",
      name: "Ana",
      email: "ana@example.com",
      message: "200",
      language: "en",
      consent: true,
      page: "/buy",
      status: "new",
    } as const;
    for (const { id } of users)
      await server.cms.create({ collection: "leads", data: { ...lead, owner: id, submissionId: `lead-of-${id}` } });
    const listOrdered = async (sort: string) => {
      const answer = await call("GET", `/leads?sort=${sort}`, asViewer);
      return answer.ok ? ((await answer.json()) as { docs: { id: number }[] }).docs.map(({ id }) => id) : answer.status;
    };
    expect(await listOrdered("id")).toEqual(((await listOrdered("-id")) as number[]).toReversed());
    expect(await listOrdered("owner.name")).toEqual(((await listOrdered("-owner.name")) as number[]).toReversed());
    for (const secret of SECRETS)
      for (const sort of [`owner.${secret}`, `-owner.${secret}`, `owner__${secret}`, `id,-owner.${secret}`])
        expect([sort, await listOrdered(sort)]).toEqual([sort, 400]);
  });
});
