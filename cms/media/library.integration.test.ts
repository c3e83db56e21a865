import { readFile } from "node:fs/promises";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { signedIn } from "../../test/staff.ts";
import { UPLOAD_LIMIT } from "./upload-limit.ts";
import { readUpload } from "./uploads.ts";
import { checksumOf } from "./checksum.ts";
import { SLOW } from "../../test/slow.ts";

let test: TestCms;
let editor: string;
let sales: string;

const pixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");

beforeAll(async () => {
  test = await openCms();
  ({ token: editor } = await signedIn(test, "editor"));
  ({ token: sales } = await signedIn(test, "sales"));
});
afterAll(() => test?.close());

async function picture(name: string) {
  const file = { name: `${name}.png`, mimetype: "image/png", data: pixel, size: pixel.length };
  return test.cms.create({ collection: "media", data: { alt: name }, file });
}

async function findSameFiles(token?: string) {
  const response = await test.api(`/same-files/${checksumOf(pixel)}`, { ...(token && { token }) });
  return { status: response.status, body: (await response.json()) as { files?: { filename: string; uses: { title: string }[] }[] } };
}

/** Uploads a file, as a new one or in the place of one that is there. */
async function sent(file: File, headers: Record<string, string>, id?: number) {
  const form = new FormData();
  form.set("file", file);
  form.set("_payload", "{}");
  const { default: config } = await import("#cms/payload.config.ts");
  // As bytes: a form that nobody reads to its end fails of itself.
  const body = new Response(form);
  const type = body.headers.get("Content-Type") ?? "";
  const request = new Request(`http://localhost/api/media${id ? `/${id}` : ""}`, {
    method: id ? "PATCH" : "POST",
    headers: { Authorization: `JWT ${editor}`, "Content-Type": type, ...headers },
    body: await body.arrayBuffer(),
  });
  const response = await handleEndpoints({ config, request });
  return [response.status, await response.json()];
}

describe("the media library", () => {
  it("tells of equal files and where each is used", async () => {
    const first = await picture("first");
    await picture("second");
    const holder = {
      model: "C-1",
      slug: "holder",
      name: "支架",
      text: "金属支架。",
      order: 1,
      picture: first.id,
      _status: "published",
    } as const;
    await test.cms.create({ collection: "accessories", data: holder });
    expect((await findSameFiles(sales)).body.files).toMatchObject([
      { filename: "first.png", uses: [{ title: "支架" }] },
      { filename: "second.png", uses: [] },
    ]);
    expect((await findSameFiles()).status).toBe(403);
  });

  it("keeps a WebP picture as it was sent, by which it is known again", async () => {
    const data = await readFile("demo/content/media/articles/trade-fair-report-interval.webp");
    const sent = { name: "interval.webp", mimetype: "image/webp", data, size: data.length };
    const stored = await test.cms.create({ collection: "media", data: { alt: "interval" }, file: sent });
    expect(stored).toMatchObject({ sha256: checksumOf(data), filesize: data.length });
    expect((await readUpload(test.cms, stored))?.equals(data)).toBe(true);
  });

  it.each([
    ["zh", "broken.pdf", "%PDF-1.4 broken", /文件已损坏/],
    ["en", "broken.pdf", "%PDF-1.4 broken", /is damaged/],
    ["zh", "page.html", "<!doctype html>", /不支持这种类型。可以上传：图片（PNG、/],
    ["en", "page.png", "<!doctype html><script>alert(1)</script>", /is damaged, or is not what its name says\..* Accepted are pictures/],
    ["en", "page.html", "<!doctype html>", /^Files of this kind cannot be uploaded\. Accepted are pictures/],
    ["zh", "cut.png", pixel.subarray(0, 40), /文件已损坏.*可以上传/],
    ["en", "text.jpg", "words", /is damaged, or is not what its name says/],
    ["zh", "script.svg", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", /没有接收这个 SVG.*可以上传/],
    ["en", "page.svg", "<!doctype html>", /^This SVG cannot be read.* Accepted are pictures/],
    ["zh", "empty.png", "", /文件是空的（0 字节）/],
    ["en", "empty.txt", "", /is empty \(0 bytes\)\./],
    ...(["mp4", "webm", "docx", "xlsx", "pptx", "odt", "ods", "zip", "glb", "exe", "msi", "deb", "apk"] as const).map(
      (end) => ["zh", `text.${end}`, "words", /文件已损坏，或内容与扩展名不符.*可以上传/] as const,
    ),
    ["en", "text.mp4", "words", /is damaged, or is not what its name says\..* Accepted are pictures/],
    ["en", "film.mp4", pixel, /is not what its name says/],
    ["zh", `${"定".repeat(80)}.png`, pixel, /文件名太长/],
    ["en", `${"x".repeat(240)}.png`, pixel, /^The name of this file is too long\./],
  ] as const)("says in %s why %s is refused", async (language, name, content, words) => {
    expect(await sent(new File([content], name), { "Accept-Language": language })).toEqual([
      400,
      { errors: [{ message: expect.stringMatching(words) as string }] },
    ]);
  });

  it.each(["text/html", "text/html; charset=utf-8", "application/xhtml+xml", "text/javascript", "TEXT/XML"])(
    "takes no text that is sent as %s, and would be told to be that",
    async (type) => {
      const page = new File(["<script>alert(1)</script>"], "notes.txt", { type });
      expect(await sent(page, { "Accept-Language": "zh" })).toEqual([
        400,
        { errors: [{ message: expect.stringMatching(/不支持这种类型/) as string }] },
      ]);
    },
  );

  it("takes a file of another kind in the place of one only where that is not in use", async () => {
    const [used, unused] = [await picture("shown"), await picture("spare")];
    await test.cms.create({ collection: "accessories", data: { slug: "shows", picture: used.id }, draft: true });
    const replace = (id: number, name: string, content: string | typeof pixel) =>
      sent(new File([content], name), { "Accept-Language": "en" }, id);
    expect(await replace(used.id, "words.txt", "words")).toEqual([
      400,
      { errors: [{ message: expect.stringContaining("only another one of its kind (Pictures)") as string }] },
    ]);
    expect((await test.cms.findByID({ collection: "media", id: used.id })).filename).toBe("shown.png");
    expect((await replace(used.id, "newer.png", pixel))[0]).toBe(200);
    expect((await replace(unused.id, "words.txt", "words"))[0]).toBe(200);
  });

  it("says in the sender's language that a file is too large to be sent whole, and what may be", SLOW, async () => {
    const file = (bytes: number) => new File([new Uint8Array(bytes).fill(65)], "long.txt", { type: "text/plain" });
    const large = file(UPLOAD_LIMIT + 1);
    const refusal = (words: RegExp) => [413, { errors: [{ message: expect.stringMatching(words) as string }] }];
    const chinese = refusal(/文件太大：整个上传的文件最多 50 MB。更大的视频.*最多 500 MB/);
    expect(await sent(large, { "Accept-Language": "zh" })).toEqual(chinese);
    expect(await sent(large, { "Accept-Language": "en" })).toEqual(refusal(/is too large\. .* 50 MB at most\. .* up to 500 MB\.$/));
    expect(await sent(large, { "Accept-Language": "en", Cookie: "payload-lng=zh" })).toEqual(chinese);
    expect(await sent(file(UPLOAD_LIMIT), {})).toMatchObject([201, { doc: { filesize: UPLOAD_LIMIT } }]);
  });

  it("puts files into folders without changing them, and keeps a folder that holds some", async () => {
    const { id, updatedAt } = await picture("moved");
    const made = await test.api("/folders", { method: "POST", body: { name: "展会" }, token: editor });
    const { doc } = (await made.json()) as { doc: { id: number } };
    const move = (body: unknown, token?: string) => test.api("/media-folder", { method: "POST", body, ...(token && { token }) });
    for (const body of [null, {}, { ids: [], folder: doc.id }, { ids: ["1"], folder: doc.id }, { ids: [id], folder: 999 }, { ids: [id] }])
      expect([body, (await move(body, editor)).status]).toEqual([body, 400]);
    expect((await move({ ids: [id], folder: doc.id }, sales)).status).toBe(403);
    expect((await move({ ids: [id], folder: doc.id })).status).toBe(403);

    expect(await (await move({ ids: [id], folder: doc.id }, editor)).json()).toEqual({ moved: 1 });
    expect(await test.cms.findByID({ collection: "media", id })).toMatchObject({ folder: doc.id, updatedAt, alt: "moved" });
    const { docs } = await test.cms.find({
      collection: "audit-log",
      where: { record: { equals: "media" }, recordId: { equals: String(id) } },
    });
    expect(docs.map(({ action }) => action)).toEqual(["update"]);

    const trash = () => test.api(`/folders/${doc.id}`, { method: "PATCH", body: { deletedAt: new Date().toISOString() }, token: editor });
    const refused = await trash();
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining("文件夹里还有文件")]);
    await move({ ids: [id], folder: null }, editor);
    expect((await trash()).status).toBe(200);
  });
});
