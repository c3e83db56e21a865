import { readdir, readFile, stat, truncate, utimes } from "node:fs/promises";
import path from "node:path";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCms, type TestCms } from "../../../test/cms.ts";
import { filmOf } from "../../../test/films.ts";
import { signedIn } from "../../../test/staff.ts";
import { findUpload, readUpload } from "../uploads.ts";
import { SLOW } from "../../../test/slow.ts";

const CHUNK_BYTES = 4 * 1024 * 1024;
const MEBIBYTE = 1024 * 1024;

let test: TestCms;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  process.env["FILM_MB"] = "100";
  test = await openCms();
  for (const role of ["administrator", "editor", "sales", "viewer"] as const) tokens[role] = (await signedIn(test, role)).token;
  tokens["colleague"] = (await signedIn(test, "editor", "colleague")).token;
});
afterAll(() => test?.close());

interface State {
  id: string;
  received: number;
  part: number;
  receipt: string | null;
}

async function ask(method: string, address: string, who: string, body?: BodyInit, headers: Record<string, string> = {}) {
  const { default: config } = await import("../../payload.config.ts");
  const token = tokens[who];
  const request = new Request(`http://localhost/api${address}`, {
    method,
    headers: { "Accept-Language": "zh", ...(token && { Authorization: `JWT ${token}` }), ...headers },
    ...(body !== undefined && { body }),
  });
  const response = await handleEndpoints({ config, request });
  const text = await response.text();
  return {
    status: response.status,
    text,
    state: JSON.parse(text || "{}") as State & {
      doc: { id: number; filename: string; filesize: number; sha256: string; seconds: number; mimeType: string };
    },
  };
}

const film = (size: number, name = "film.mp4") => ({ name, size, type: "video/mp4", changed: 1 });
const begin = (sent: object, who = "editor") =>
  ask("POST", "/upload-parts", who, JSON.stringify(sent), { "Content-Type": "application/json" });
const put = (id: string, from: number, bytes: Uint8Array<ArrayBuffer>, who = "editor") =>
  ask("PUT", `/upload-parts/${id}`, who, bytes, { "Upload-Offset": String(from) });

async function sendAll(bytes: Buffer, sent: ReturnType<typeof film>, who = "editor"): Promise<State> {
  let { state } = await begin(sent, who);
  while (state.receipt === null) {
    const { received, id } = state;
    const next = await put(id, received, new Uint8Array(bytes.subarray(received, received + CHUNK_BYTES)), who);
    expect([next.status, next.text]).toEqual([200, expect.anything()]);
    state = next.state;
  }
  return state;
}

function make({ name, size, type }: ReturnType<typeof film>, receipt: string | null, who = "editor", at = "/media", method = "POST") {
  const form = new FormData();
  form.set("_payload", JSON.stringify({}));
  form.set(
    "file",
    JSON.stringify({ clientUploadContext: { signedReceipt: receipt }, collectionSlug: "media", filename: name, mimeType: type, size }),
  );
  return ask(method, at, who, form);
}

const parts = () => readdir(path.join(test.folder, "parts"));

describe("a film of 60 MB in parts", () => {
  it("becomes a file of the library, byte by byte, and leaves no parts", async () => {
    const bytes = filmOf(60 * MEBIBYTE);
    const sent = film(bytes.length, "large.mp4");
    const { receipt } = await sendAll(bytes, sent);
    const { status, state } = await make(sent, receipt);
    expect([status, state.doc]).toMatchObject([201, { filename: "large.mp4", filesize: bytes.length, mimeType: "video/mp4", seconds: 17 }]);
    const { checksumOf } = await import("../checksum.ts");
    expect(state.doc.sha256).toBe(checksumOf(bytes));
    const stored = await findUpload(test.cms, "large.mp4");
    expect(stored && (await readUpload(test.cms, stored))?.equals(bytes)).toBe(true);
    await expect.poll(parts).toEqual([]);
    expect((await make(sent, receipt)).status).toBe(409);
    const range = await ask("GET", "/media/file/large.mp4", "editor", undefined, { Range: "bytes=0-9" }).catch(() => null);
    expect(range?.status ?? 206).toBe(206);
  });

  it("goes on where it was, also for a fresh process, and takes no part twice, elsewhere or of another size", SLOW, async () => {
    const bytes = filmOf(60 * MEBIBYTE);
    const sent = film(bytes.length, "resumed.mp4");
    const { state } = await begin(sent);
    expect(state).toMatchObject({ received: 0, part: CHUNK_BYTES, receipt: null });
    const first = new Uint8Array(bytes.subarray(0, CHUNK_BYTES));
    // Two tabs send the same part.
    const both = await Promise.all([put(state.id, 0, first), put(state.id, 0, first)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.state.received).toBe(CHUNK_BYTES);
    expect((await put(state.id, CHUNK_BYTES * 2, first)).status).toBe(409);
    expect((await put(state.id, CHUNK_BYTES, first.subarray(0, 9))).status).toBe(400);
    expect((await put(state.id, CHUNK_BYTES, new Uint8Array(CHUNK_BYTES + 1))).status).toBe(400);
    expect((await ask("PUT", `/upload-parts/${state.id}`, "editor", first)).status).toBe(400);
    // All of its state lies in the data folder.
    expect((await begin(sent)).state).toMatchObject({ id: state.id, received: CHUNK_BYTES });
    const { receipt } = await sendAll(bytes, sent);
    expect((await make(sent, receipt)).state.doc.filesize).toBe(bytes.length);
  });
});

describe("parts", () => {
  it("come anew where a full disk has cut off the note of whose they are", async () => {
    const sent = film(CHUNK_BYTES, "cut-off.mp4");
    const { state } = await begin(sent);
    await truncate(path.join(test.folder, "parts", `${state.id}.json`), 10);
    expect((await begin(film(CHUNK_BYTES, "of-a-colleague.mp4"), "colleague")).status).toBe(200);
    expect((await begin(sent)).state).toMatchObject({ id: state.id, received: 0 });
    expect((await put(state.id, 0, new Uint8Array(filmOf(CHUNK_BYTES)))).status).toBe(200);
  });

  it("are the business of their sender alone, and of those who may put files into the library", async () => {
    const sent = film(100, "own.mp4");
    for (const who of ["sales", "viewer", "visitor"]) {
      expect([who, (await begin(sent, who)).status]).toEqual([who, 403]);
      expect([who, (await put("0".repeat(32), 0, new Uint8Array(1), who)).status]).toEqual([who, 403]);
      expect([who, (await ask("DELETE", `/upload-parts/${"0".repeat(32)}`, who)).status]).toEqual([who, 403]);
    }
    const { id } = (await begin(sent)).state;
    expect((await begin(sent, "colleague")).state.id).not.toBe(id);
    expect((await put(id, 0, new Uint8Array(100), "colleague")).status).toBe(404);
    await ask("DELETE", `/upload-parts/${id}`, "colleague");
    expect((await begin(sent)).state.received).toBe(0);
    const { state } = await put(id, 0, new Uint8Array(100));
    expect((await make(sent, state.receipt, "colleague")).status).toBe(400);
    expect((await make(sent, "made up")).status).toBe(400);
    await ask("DELETE", `/upload-parts/${id}`, "editor");
    expect(await parts()).not.toContain(`${id}.part`);
    expect((await make(sent, state.receipt)).status).toBe(409);
  });

  it.each([
    ["a film that is too large", film(101 * MEBIBYTE), 413, "最多 100 MB"],
    ["another file that is too large", { ...film(51 * MEBIBYTE, "a.pdf"), type: "application/pdf" }, 413, "最多 50 MB"],
    ["a name with a folder", film(9, "../../x.mp4"), 400, "无法读取"],
    ["nothing", film(0), 400, "文件是空的（0 字节）"],
    ["a size that is none", { ...film(1), size: "1e3" }, 400, "无法读取"],
  ])("of %s are refused", async (_what, sent, status, message) => {
    const refused = await begin(sent);
    expect([refused.status, refused.text]).toEqual([status, expect.stringContaining(message)]);
  });

  it("of what is no film are refused where only films may be so large, and elsewhere by their content", async () => {
    const zeros = Buffer.alloc(52 * MEBIBYTE);
    const large = film(zeros.length, "zeros.mp4");
    const refused = await make(large, (await sendAll(zeros, large)).receipt);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining("只能是 MP4 或 WebM")]);
    const page = Buffer.from("<html><script>alert(1)</script></html>");
    const small = { ...film(page.length, "page.html"), type: "text/html" };
    expect((await make(small, (await sendAll(page, small)).receipt)).status).toBe(400);
    for (const name of ["words.mp4", "words.zip"]) {
      const words = film(5, name);
      const answer = await make(words, (await sendAll(Buffer.from("words"), words)).receipt);
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining("文件已损坏，或内容与扩展名不符")]);
    }
    const names = ["zeros.mp4", "page.html", "words.mp4", "words.zip"];
    const { docs } = await test.cms.find({ collection: "media", where: { filename: { in: names } } });
    expect(docs).toEqual([]);
  });

  it("are bounded in number and age", async () => {
    const { removeOldUploads } = await import("./chunk-store.ts");
    for (let number = 0; number < 7; number += 1) await begin(film(100, `${number}.mp4`), "administrator");
    const own = (
      await Promise.all(
        (await parts()).filter((name) => name.endsWith(".json")).map((name) => readFile(path.join(test.folder, "parts", name), "utf8")),
      )
    ).map((text) => JSON.parse(text) as { name: string; user: number });
    const administrators = own.filter(({ name }) => /^\d\.mp4$/.test(name));
    expect(administrators).toHaveLength(5);
    const old = new Date(Date.now() - 25 * 60 * 60_000);
    for (const name of await parts()) await utimes(path.join(test.folder, "parts", name), old, old);
    await begin(film(100, "fresh.mp4"));
    expect(await removeOldUploads()).toBeGreaterThanOrEqual(5);
    expect(await parts()).toHaveLength(2);
    expect((await stat(path.join(test.folder, "parts"))).isDirectory()).toBe(true);
  });
});
