import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "#shared/languages.ts";
import { openAsEditor } from "../../test/cms.ts";
import { FILM, filmOf } from "../../test/films.ts";
import { isOwnFilm } from "./film-hosts.ts";

let test: Awaited<ReturnType<typeof openAsEditor>>["test"];
let token: string;
const ids: Record<"poster" | "captions" | "film", number> = { poster: 0, captions: 0, film: 0 };

beforeAll(async () => {
  process.env["FILM_HOSTS"] = "media.example.com, Files.Example.com:8443";
  ({ test, token } = await openAsEditor());
  ids.poster = (await upload("poster.webp", "image/webp", await readFile("demo/content/media/videos/v3-inside.webp"))).id;
  ids.captions = (await upload("captions.vtt", "text/vtt", await readFile("demo/content/media/videos/v3-inside.zh.vtt"))).id;
  ids.film = (await upload("film.mp4", "video/mp4", FILM.bytes)).id;
});
afterAll(() => test?.close());

function upload(name: string, mimetype: string, data: Buffer) {
  return test.cms.create({ collection: "media", data: { alt: name }, file: { name, mimetype, data, size: data.length } });
}

let number = 0;
async function save(data: object, language: Language = "zh") {
  number += 1;
  const body = {
    slug: `film-${number}`,
    group: "usage",
    title: "视频",
    summary: "摘要",
    createdOn: "2026-01-01",
    poster: ids.poster,
    captions: ids.captions,
    _status: "published",
    ...data,
  };
  const response = await test.api("/videos", { method: "POST", body, token, language });
  return {
    status: response.status,
    text: await response.clone().text(),
    doc: ((await response.json()) as { doc?: { seconds: number } }).doc,
  };
}

describe("the length of a film", () => {
  it.each([
    ["an MP4 whose index stands first", "demo/content/media/videos/v3-inside.mp4"],
    ["a WebM", "demo/content/media/videos/v3-inside.webm"],
  ])("is read of %s", async (_name, file) => {
    const data = await readFile(file);
    expect(await upload(`own.${file.split(".").at(-1)}`, file.endsWith("mp4") ? "video/mp4" : "video/webm", data)).toMatchObject({
      seconds: 17,
    });
  });

  it("is read of an MP4 whose index stands at the end", async () => {
    expect(await upload("end.mp4", "video/mp4", filmOf(3_000_000))).toMatchObject({ seconds: 17 });
  });

  it("is the record's, whatever is given; where the file does not tell it, it is asked for", async () => {
    expect(await save({ file: ids.film })).toMatchObject({ status: 201, doc: { seconds: 17 } });
    expect(await save({ file: ids.film, seconds: 900 })).toMatchObject({ status: 201, doc: { seconds: 17 } });
    await test.cms.db.updateOne({ collection: "media", id: ids.film, data: { seconds: null, updatedAt: null } as never });
    const refused = await save({ file: ids.film });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining("读不出这个视频的时长")]);
    expect(await save({ file: ids.film, seconds: 16 })).toMatchObject({ status: 201, doc: { seconds: 16 } });
    await test.cms.db.updateOne({ collection: "media", id: ids.film, data: { seconds: 17, updatedAt: null } as never });
  });

  it("is the end of its chapters", async () => {
    const chapters = (second: number) => ({ file: ids.film, chapters: [{ title: "一", second }] });
    expect((await save(chapters(16))).status).toBe(201);
    const refused = await save(chapters(17));
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining("章节不能晚于视频的结尾")]);
  });
});

describe("a film by its address", () => {
  it("may be at a host that the setting names, and needs no file", async () => {
    for (const address of ["https://media.example.com/films/a%20b.mp4", "https://files.example.com:8443/x.webm?v=2"])
      expect(await save({ address, seconds: 30 })).toMatchObject({ status: 201, doc: { seconds: 30, address } });
  });

  it.each([
    ["https://elsewhere.example/x.mp4", "FILM_HOSTS"],
    ["https://media.example.com.evil.example/x.mp4", "FILM_HOSTS"],
    ["https://media.example.com:444/x.mp4", "FILM_HOSTS"],
    ["http://media.example.com/x.mp4", "https://"],
    ["https://user:word@media.example.com/x.mp4", "https://"],
    ["https://media.example.com/page.html", ".mp4"],
    ["javascript:alert(1)//.mp4", "https://"],
  ])("may not be %s", async (address, message) => {
    for (const language of ["zh", "en"] as const) {
      const refused = await save({ address, seconds: 30 }, language);
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(message)]);
    }
  });

  it("is one of both: a file or an address, and its length is told", async () => {
    expect((await save({ seconds: 30 })).text).toContain("请选择视频文件");
    expect((await save({ file: ids.film, address: "https://media.example.com/x.mp4" })).text).toContain("只能有一个");
    expect((await save({ address: "https://media.example.com/x.mp4" })).text).toContain("请填写秒数");
  });

  it("is played from no host that is not named", () => {
    expect(isOwnFilm("https://media.example.com/x.mp4", [])).toBe(false);
    expect(isOwnFilm("https://media.example.com/x.mp4", ["media.example.com"])).toBe(true);
  });
});
