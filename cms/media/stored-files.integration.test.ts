import type * as files from "node:fs/promises";
import { readdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Language } from "#shared/languages.ts";
import { openAsEditor } from "../../test/cms.ts";
import { wrongUploads } from "../../test/colliding-uploads.ts";
import { sendUpload } from "../../test/send-upload.ts";

/** What the disk says when a file is written. */
const disk = vi.hoisted(() => ({ fault: "" }));
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof files>();
  return {
    ...real,
    writeFile: async (...args: Parameters<typeof real.writeFile>) => {
      if (disk.fault) throw Object.assign(new Error(disk.fault), { code: disk.fault });
      return real.writeFile(...args);
    },
  };
});

let test: Awaited<ReturnType<typeof openAsEditor>>["test"];
let token: string;

beforeAll(async () => {
  ({ test, token } = await openAsEditor());
});
afterAll(() => test?.close());
beforeEach(() => test.cms.delete({ collection: "media", where: { id: { exists: true } }, trash: true }));

async function pixels(background: string, format: "png" | "webp" = "png") {
  return sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

const send = (name: string, data: Uint8Array, more: { id?: number; fields?: object; query?: string; language?: Language } = {}) =>
  sendUpload(name, { token, data, ...more });

const folders = () => readdir(path.join(test.folder, "media"));

it("keeps a picture whose name another one's small size would have", async () => {
  expect((await send("plan-400x300.webp", await pixels("#f00", "webp"))).status).toBe(201);
  expect((await send("plan.png", await pixels("#00f"))).status).toBe(201);
  expect(await wrongUploads(test.cms)).toEqual([]);
});

it("gives each of several uploads of one name at once a name and a file of its own", async () => {
  const sent = await Promise.all(["#f00", "#0f0", "#00f", "#ff0"].map(async (colour) => send("four.png", await pixels(colour))));
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(sent.map(({ doc }) => doc.filename).toSorted()).toEqual(["four-1.png", "four-2.png", "four-3.png", "four.png"]);
  expect(await wrongUploads(test.cms)).toEqual([]);
});

it("keeps a file whose replacement is refused, and lets one go that is replaced", async () => {
  const { doc } = await send("kept.png", await pixels("#f00"));
  const before = await folders();
  expect((await send("other.png", await pixels("#00f"), { id: doc.id, fields: { alt: "" } })).status).toBe(400);
  expect((await send("cut.png", (await pixels("#00f")).subarray(0, 40), { id: doc.id })).status).toBe(400);
  expect(await wrongUploads(test.cms)).toEqual([]);
  await expect.poll(folders).toEqual(before);

  expect((await send("kept.png", await pixels("#00f"), { id: doc.id })).doc.filename).toBe("kept.png");
  expect((await send("renamed.png", await pixels("#0f0"), { id: doc.id, query: "?select[alt]=true" })).status).toBe(200);
  expect(await wrongUploads(test.cms)).toEqual([]);
  await expect.poll(async () => (await folders()).length).toBe(1);
  expect(await folders()).not.toEqual(before);
});

it("keeps a file that is not deleted after all, and lets one go that is", async () => {
  const { doc } = await send("stays.png", await pixels("#f00"));
  const { afterDelete } = test.cms.collections.media.config.hooks;
  afterDelete.push(() => {
    throw new Error("The deletion fails");
  });
  await expect(test.cms.delete({ collection: "media", id: doc.id })).rejects.toThrow("The deletion fails");
  afterDelete.pop();
  expect(await wrongUploads(test.cms)).toEqual([]);
  await test.cms.delete({ collection: "media", id: doc.id, select: { alt: true } });
  await expect.poll(folders).toEqual([]);
});

it.each(["ENOSPC", "EDQUOT"])("says of a disk that answers %s that it has no room", async (fault) => {
  const picture = await pixels("#f00");
  disk.fault = fault;
  const refused = await Promise.all((["zh", "en"] as const).map((language) => send("full.png", picture, { language })));
  disk.fault = "";
  expect(refused.map(({ status, message }) => [status, message])).toEqual([
    [507, "服务器的磁盘空间不够，放不下这个文件。"],
    [507, "The server’s disk has no room for this file."],
  ]);
  await expect.poll(folders).toEqual([]);
});

it("puts one file into one record only", async () => {
  await send("one.png", await pixels("#f00"));
  await send("two.png", await pixels("#0f0"));
  const form = new FormData();
  form.set("file", new File([new Uint8Array(await pixels("#00f"))], "both.png"));
  form.set("_payload", "{}");
  const sent = new Response(form);
  const { handleEndpoints } = await import("payload");
  const { default: config } = await import("#cms/payload.config.ts");
  const request = new Request("http://localhost/api/media?where[id][exists]=true", {
    method: "PATCH",
    headers: { Authorization: `JWT ${token}`, "Content-Type": sent.headers.get("Content-Type") ?? "" },
    body: await sent.arrayBuffer(),
  });
  expect((await handleEndpoints({ config, request })).status).toBe(400);
  expect(await wrongUploads(test.cms)).toEqual([]);
});
