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
afterAll(() => server?.close());

const asStaff = () => ({ authorization: `JWT ${token}` });
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

describe("a list", () => {
  it("has ten records of depth 0 when nothing else is asked for", async () => {
    const { docs, limit } = (await (await get("/api/faqs", asStaff())).json()) as { docs: unknown[]; limit: number };
    expect(docs).toHaveLength(10);
    expect(limit).toBe(10);
    expect(server.cms.config.defaultDepth).toBe(0);
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
    expect((await get(`/api/faqs?${query}`, asStaff())).status).toBe(200);
  });

  it("may be whole, and its query come in a body", async () => {
    for (const query of ["limit=0", "pagination=false", "limit=200&depth=1", "depth=10&limit=1"]) {
      expect((await get(`/api/faqs?${query}`, asStaff())).status).toBe(200);
    }
    const ask = (type: string, body: string) =>
      fetch(`${server.url}/api/faqs`, {
        method: "POST",
        headers: { ...asStaff(), "x-payload-http-method-override": "GET", "content-type": type },
        body,
      });
    const response = await ask("application/x-www-form-urlencoded", "limit=3&where[slug][like]=faq");
    expect(await response.json()).toMatchObject({ limit: 3, totalDocs: 12 });
    expect((await ask("application/x-www-form-urlencoded", "where[slug][near]=1")).status).toBe(400);
    expect((await ask("application/json", "{")).status).toBe(400);
  });

  it("is answered to HEAD as to GET", async () => {
    const head = await fetch(`${server.url}/api/faqs/1`, { method: "HEAD", headers: asStaff() });
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
    ["en", "has meanwhile been deleted for good"],
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
  it("that names a file instead of holding it is answered with 400", async () => {
    const form = new FormData();
    form.set("file", JSON.stringify({ filename: "v3-hero.webp", mimeType: "image/webp", size: 1 }));
    expect((await fetch(`${server.url}/api/media`, { method: "POST", headers: asStaff(), body: form })).status).toBe(400);
  });

  it.each([
    ["half a multipart body", "multipart/form-data; boundary=x", "--x"],
    ["a multipart body without a boundary", "multipart/form-data", "x"],
    ["half an object", "application/json", "{"],
  ])("that is %s is answered with 400", async (_what, type, body) => {
    for (const collection of ["products", "media", "leads", "users/login"]) {
      const headers = { ...asStaff(), "content-type": type };
      expect((await fetch(`${server.url}/api/${collection}`, { method: "POST", headers, body })).status).toBe(400);
    }
  });

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

describe("a record", () => {
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

  it("cannot be written from another site that hides which one it is, and is by programs, which tell nothing of it", async () => {
    const patch = async (headers: Record<string, string>) =>
      (await fetch(`${server.url}/api/faqs/1`, { method: "PATCH", headers: { ...asStaff(), ...headers }, body: "{}" })).status;
    expect(await patch({ "sec-fetch-site": "cross-site", "content-type": "text/plain" })).toBe(403);
    expect(await patch({ "sec-fetch-site": "same-origin", "content-type": "application/json" })).toBe(200);
    expect(await patch({ "content-type": "application/json" })).toBe(200);
  });
});

describe("a file with a version in its address", () => {
  const pixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");

  it("is kept for ever where that is the present version of what everybody may see, and by nobody else", async () => {
    const { cms } = server;
    const upload = await cms.create({
      collection: "media",
      data: { alt: "pixel" },
      file: { name: "kept.png", mimetype: "image/png", data: pixel, size: pixel.length },
    });
    const version = `${upload.id}-${Date.parse(upload.updatedAt).toString(36)}`;
    const cacheControl = async (v: string, headers: Record<string, string> = {}) => {
      const answer = await get(`/api/media/file/kept.png?v=${v}`, headers);
      return [answer.status, answer.headers.get("cache-control")];
    };
    const nobody = [200, "private, no-store"];
    expect([await cacheControl(version), await cacheControl(version, asStaff()), await cacheControl("1-1", asStaff())]).toEqual([
      nobody,
      nobody,
      nobody,
    ]);
    const mark = { kind: "certification", slug: "ce", name: "CE", mark: "CE", issued: "2026-01-01", number: "1", scope: "…" } as const;
    await cms.create({ collection: "marks", data: { ...mark, file: upload.id, _status: "published" } });
    const everybody = [200, "public, max-age=31536000, immutable"];
    await expect.poll(() => cacheControl(version)).toEqual(everybody);
    const again = [200, "public, no-cache"];
    expect([await cacheControl("1-1"), await cacheControl("", asStaff()), await cacheControl(version, asStaff())]).toEqual([
      again,
      again,
      everybody,
    ]);
  });

  it("is gone on with where it broke off, and sent whole where another one has taken its place", async () => {
    const { cms } = server;
    const bytes = (sign: string) => Buffer.from(sign.repeat(3000));
    const file = (sign: string) => ({ name: "paper.txt", mimetype: "text/plain", data: bytes(sign), size: 3000 });
    const { id } = await cms.create({ collection: "media", data: { alt: "paper" }, file: file("a") });
    const paper = { kind: "manual", slug: "paper", version: "1", title: "…", summary: "…", createdOn: "2026-01-01" } as const;
    await cms.create({ collection: "downloads", data: { ...paper, file: id, _status: "published" } as never });
    const address = "/api/media/file/paper.txt";
    await expect.poll(async () => (await get(address)).headers.get("cache-control")).toBe("public, no-cache");
    // A body compressed on the way is another representation, of which no client requests a part.
    const asIs = { "accept-encoding": "identity" };
    const { headers } = await get(address, asIs);
    const [etag = "", date = ""] = [headers.get("etag") ?? "", headers.get("last-modified") ?? ""];
    expect([etag, Date.parse(date) > 0]).toEqual([expect.stringMatching(/^"[\da-f]{64}"$/), true]);
    expect(headers.get("vary") ?? "").not.toMatch(/cookie|authorization|language/i);
    const rest = async (validator: string) => {
      const answer = await get(address, { ...asIs, range: "bytes=1000-", "if-range": validator });
      return [answer.status, await answer.text()];
    };
    expect([await rest(etag), await rest(date)]).toEqual([
      [206, "a".repeat(2000)],
      [206, "a".repeat(2000)],
    ]);
    const revalidated = await get(address, { ...asIs, "if-none-match": etag });
    expect([revalidated.status, await revalidated.text(), revalidated.headers.get("etag")]).toEqual([304, "", etag]);
    await cms.update({ collection: "media", id, data: {}, file: file("b"), overwriteExistingFiles: true });
    const whole = [200, "b".repeat(3000)];
    expect([await rest(etag), await rest("Sun, 29 Nov 2020 10:00:00 GMT"), await rest(`W/${etag}`)]).toEqual([whole, whole, whole]);
    expect((await get(address, { ...asIs, "if-none-match": etag })).status).toBe(200);
  });
});
