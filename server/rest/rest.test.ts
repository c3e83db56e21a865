import { request as send } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
let token: string;
const staff = { email: "staff@example.com", password: "correct horse" };
/** What the admin's own calls have. */
const ACTION = { "next-action": "40".repeat(21) };
const MIB = 1024 * 1024;

beforeAll(async () => {
  server = await openServer();
  const { cms } = server;
  await cms.create({ collection: "users", data: { ...staff, name: "Staff", role: "administrator" } });
  token = (await cms.login({ collection: "users", data: staff })).token as string;
  for (let order = 1; order <= 12; order += 1) {
    await cms.create({
      collection: "faqs",
      data: { slug: `faq-${order}`, topic: "choosing", question: `${order}?`, answer: "!", order, _status: "published" },
    });
  }
});
afterAll(() => server.close());

const asStaff = () => ({ authorization: `JWT ${token}` });
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

describe("a list", () => {
  it("has ten records of depth 0 when nothing else is asked for", async () => {
    const { docs, limit } = (await (await get("/api/faqs")).json()) as { docs: unknown[]; limit: number };
    expect(docs).toHaveLength(10);
    expect(limit).toBe(10);
    expect(server.cms.config.defaultDepth).toBe(0);
  });

  it("is shorter where records bring others along", async () => {
    const { docs, limit } = (await (await get("/api/faqs?depth=2")).json()) as { docs: unknown[]; limit: number };
    expect([docs.length, limit]).toEqual([4, 4]);
  });

  const nested = (levels: number) => `where${"[and][0]".repeat(levels)}[slug][equals]=a`;
  const many = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_, index) => part(index)).join("&");
  it.each([
    "depth=3",
    "depth=10",
    "depth=-1",
    "depth=1e1",
    "depth=1&depth=2",
    "limit=101",
    "limit=0",
    "limit=1e15",
    "limit=-1",
    "limit=100000&depth=10",
    "limit=21&depth=1",
    "limit[a]=1",
    "page=0",
    "page=1e99",
    "page=99999",
    "pagination=false",
    nested(6),
    many(40, (index) => `where[or][${index}][slug][equals]=a`),
    many(201, (index) => `where[slug][in][${index}]=a`),
    `where[slug][in]=${"a,".repeat(300)}`,
    `where[slug][equals]=${"a".repeat(501)}`,
    "where=x",
    "where={}}",
    "where[and]=x",
    "where[slug]=x",
    "where[slug][equals][a]=1",
    "where[slug][near]=1,2",
    "where[id][all]=constructor",
    "where[slug][nothing]=1",
    "where[a b][equals]=1",
    "where[slug][equals]=%00",
    many(6, () => "sort=slug"),
    `sort=${"slug,".repeat(800)}`,
    "sort[a]=b",
    "sort=slug;drop",
    "select=slug",
    many(101, (index) => `select[a${index}]=true`),
    `select${"[a]".repeat(10)}=true`,
    "joins[a][limit]=1",
    "data=1.5",
    "locale[]=zh",
    "draft[a]=b",
  ])("is refused with ?%s", async (query) => {
    const response = await get(`/api/faqs?${query}`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([400, "no-store"]);
    expect(await response.text()).toMatch(/^\{"errors":\[\{"message":"[^"]{10,120}"\}\]\}$/);
  });

  it.each([
    "limit=100",
    "limit=20&depth=1",
    "page=2",
    "sort=-order,slug",
    "where[slug][equals]=faq-1",
    "where[slug][in]=faq-1,faq-2",
    "where[or][0][slug][equals]=faq-1&where[or][1][slug][equals]=faq-2",
    'where={"slug":{"equals":"faq-1"}}',
    "select[slug]=true&locale=en&fallback-locale=none",
  ])("is answered with ?%s", async (query) => {
    expect((await get(`/api/faqs?${query}`)).status).toBe(200);
  });

  it("is asked for with a date that is none, which is no fault of the server", async () => {
    expect((await get("/api/faqs?where[createdAt][less_than]=yesterday")).status).toBe(400);
  });

  it("may be whole for staff, and its query come in a body", async () => {
    for (const query of ["limit=0", "pagination=false", "limit=200&depth=1", "depth=10&limit=1"]) {
      expect((await get(`/api/faqs?${query}`, asStaff())).status).toBe(200);
    }
    const response = await fetch(`${server.url}/api/faqs`, {
      method: "POST",
      headers: { ...asStaff(), "x-payload-http-method-override": "GET", "content-type": "application/x-www-form-urlencoded" },
      body: "limit=3&where[slug][like]=faq",
    });
    expect(await response.json()).toMatchObject({ limit: 3, totalDocs: 12 });
  });

  it("cannot be had without bounds through a query in a body", async () => {
    const headers = { "x-http-method-override": "GET", "content-type": "application/x-www-form-urlencoded" };
    expect((await fetch(`${server.url}/api/faqs`, { method: "POST", headers, body: "limit=1&depth=10" })).status).toBe(400);
  });
});

describe("an address", () => {
  it.each([
    ["/api/__proto__", 404],
    ["/api/constructor", 404],
    ["/api/toString/1", 404],
    ["/api/globals/__proto__", 404],
    ["/api/globals", 404],
    ["/api/nothing", 404],
    ["/api/faqs/1/2/3", 404],
    ["/api/media/versions", 400],
    ["/api/media/versions/1", 404],
    ["/api/faqs/abc", 400],
    ["/api/faqs/__proto__", 400],
    ["/api/faqs/0", 400],
    ["/api/faqs/1e9", 400],
    ["/api/faqs/2147483648", 400],
    ["/api/faqs/%E4%B8", 400],
    ["/api/faqs/versions/x", 400],
    ["/api/faqs/999999", 404],
  ])("%s is answered with %d", async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it.each([
    ["PUT", "/api/faqs"],
    ["PATCH", "/api/users/login"],
    ["DELETE", "/api/globals/site"],
    ["PROPFIND", "/api/faqs/1"],
  ])("%s %s is answered with 405 and what is allowed", async (method, path) => {
    const response = await fetch(server.url + path, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, expect.stringMatching(/^[A-Z, ]*OPTIONS$/)]);
  });

  it("that would verify an e-mail address is none", async () => {
    expect((await fetch(`${server.url}/api/users/verify/x`, { method: "POST" })).status).toBe(404);
  });

  it("tells its methods, and answers HEAD as GET", async () => {
    const options = await fetch(`${server.url}/api/faqs/1`, { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, "DELETE, GET, PATCH, HEAD, OPTIONS"]);
    const head = await fetch(`${server.url}/api/faqs/1`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});

describe("a record", () => {
  const save = (method: string, path: string, data: object, language = "en") =>
    fetch(`${server.url}/api/${path}`, {
      method,
      headers: { ...asStaff(), "content-type": "application/json", "accept-language": language },
      body: JSON.stringify(data),
    });

  it.each([
    ["en", "has been deleted for good meanwhile"],
    ["zh", "已被彻底删除"],
  ])("that names or belongs to what was deleted for good is refused in words (%s)", async (language, words) => {
    for (const answer of [
      await save("POST", "lead-notes", { lead: 4711, text: "Call back" }, language),
      await save("POST", "products?draft=true", { code: "GONE", slug: "gone", pictures: [4711] }, language),
    ]) {
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(words)]);
    }
  });

  it("of the company takes whole e-mail addresses alone", async () => {
    const faultsOf = async (email: string) => {
      const { errors } = (await (await save("POST", "globals/site", { salesEmail: email })).json()) as {
        errors: { data: { errors: { path: string }[] } }[];
      };
      return errors.flatMap(({ data }) => data.errors.map(({ path }) => path));
    };
    for (const email of ["sales", "sales@", "@example.com", "sales@example", "sales @example.com", "sales@example.com, x@example.com"])
      expect([email, await faultsOf(email)]).toEqual([email, expect.arrayContaining(["salesEmail"])]);
    expect(await faultsOf("sales@example.com")).not.toContain("salesEmail");
  });
});

describe("a body", () => {
  /** Announces a body and sends only its first bytes: an answer then came without the rest. */
  function announce(path: string, length: number, headers: Record<string, string> = {}): Promise<number> {
    return new Promise((resolve, reject) => {
      const request = send(server.url + path, {
        method: "POST",
        headers: { "content-length": length, "content-type": "application/json", ...ACTION, ...headers },
      });
      request.on("response", ({ statusCode = 0 }) => (resolve(statusCode), request.destroy()));
      request.on("error", reject);
      request.write("{");
    });
  }

  it.each(["/api/faqs", "/api/users/login", "/api/media", "/api/nothing", "/buy", "/admin", "/"])(
    "of 700 MB to %s is refused before it is read",
    async (path) => {
      expect(await announce(path, 700 * MIB)).toBe(413);
      expect(await announce(path, 257 * 1024)).toBe(413);
      expect(await announce(path, 700 * MIB, { authorization: "JWT x.y.z" })).toBe(413);
    },
  );

  it("of untold length is read as far as anybody may go", async () => {
    const body = (size: number) => new Blob([new Uint8Array(size)]).stream();
    const post = (path: string, size: number) =>
      fetch(server.url + path, { method: "POST", headers: ACTION, body: body(size), duplex: "half" } as RequestInit).then(
        ({ status }) => status,
      );
    expect(await post("/api/faqs", 257 * 1024)).toBe(413);
    expect(await post("/buy", 257 * 1024)).toBe(413);
    expect(await post("/buy", 250 * 1024)).toBe(200);
    expect(await post("/admin/x", 10)).toBe(411);
  });

  it.each([
    ["zh", "文件太大：整个上传的文件最多 50 MB。"],
    ["en", "The file is too large. One that is sent whole may have 50 MB at most."],
  ])("of a file that is too large is refused in %s before it is read", async (language, words) => {
    const body = await new Promise<string>((resolve, reject) => {
      const headers = { ...asStaff(), "accept-language": language, "content-type": "multipart/form-data; boundary=x" };
      const request = send(`${server.url}/api/media`, { method: "POST", headers: { ...headers, "content-length": 60 * MIB } });
      request.on("response", (response) => void text(response).then(resolve, reject));
      request.on("error", reject);
      request.write("-");
    });
    expect(JSON.parse(body)).toEqual({ errors: [{ message: expect.stringContaining(words) as string }] });
  });

  it("of staff may be a record or an upload", async () => {
    const upload = (size: number) => {
      const form = new FormData();
      form.set("file", new Blob([new Uint8Array(size).fill(65)], { type: "text/plain" }), "long.txt");
      form.set("_payload", JSON.stringify({ alt: "" }));
      return fetch(`${server.url}/api/media`, { method: "POST", headers: asStaff(), body: form }).then(({ status }) => status);
    };
    expect(await upload(MIB)).toBe(201);
    expect(await announce("/api/media", 60 * MIB, { ...asStaff(), "content-type": "multipart/form-data; boundary=x" })).toBe(413);
    const saved = await fetch(`${server.url}/api/faqs/1`, {
      method: "PATCH",
      headers: { ...asStaff(), "content-type": "application/json" },
      body: JSON.stringify({ question: "问？", ignored: "长".repeat(200_000) }),
    });
    expect(saved.status).toBe(200);
    expect(await announce("/api/faqs", 5 * MIB, asStaff())).toBe(413);
  });
});

describe("what is the desk's alone", () => {
  it("is the remark on a redirect", async () => {
    await server.cms.create({
      collection: "redirects",
      data: { from: "/old", to: "/products", status: "301", note: "a campaign that failed" },
    });
    const of = async (headers: Record<string, string> = {}) => (await get("/api/redirects", headers)).text();
    expect(await of()).toContain("/old");
    expect(await of()).not.toContain("campaign");
    expect(await of(asStaff())).toContain("campaign");
  });

  it.each(["https://evil.example", "null", "http://localhost.evil.example"])(
    "cannot be written from a page of %s with staff's token",
    async (origin) => {
      const body = JSON.stringify({ order: 3 });
      const patch = (from: string, type: string) =>
        fetch(`${server.url}/api/faqs/1`, { method: "PATCH", headers: { ...asStaff(), origin: from, "content-type": type }, body });
      for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded"]) {
        expect((await patch(origin, type)).status).toBe(403);
      }
      expect((await patch(server.url, "application/json")).status).toBe(200);
    },
  );
});
