import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { expect, it } from "vitest";
import { site } from "./ask.ts";
import { SLOW } from "../slow.ts";

/** Answers that are dropped, one after the other: more than there may be bundles underway. */
const DROPPED = 8;

it.skipIf(!existsSync("/proc/self/fd"))(
  "holds nothing open for answers that nobody reads, and sends the next one",
  { timeout: 60_000, ...SLOW },
  async () => {
    const film = `${site.url}/api/media/file/v3-fuel-cut.mp4`;
    const countOpenFiles = () => readdirSync(`/proc/${site.pid}/fd`).filter((number) => leadsTo(number).endsWith(".mp4")).length;
    const leadsTo = (number: string) => {
      try {
        return readlinkSync(`/proc/${site.pid}/fd/${number}`);
      } catch {
        return "";
      }
    };
    const whole = new Uint8Array(await (await fetch(film)).arrayBuffer());
    const part = await fetch(film, { headers: { range: "bytes=5-14" } });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 5-14/${whole.length}`]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(5, 15));
    for (let count = 0; count < DROPPED; count += 1) {
      const head = await fetch(film, { method: "HEAD" });
      expect([head.status, head.headers.get("content-length"), head.headers.get("content-type")]).toEqual([
        200,
        `${whole.length}`,
        "video/mp4",
      ]);
      const response = await fetch(film);
      await response.body?.cancel();
      await (await fetch(`${site.url}/products/v3/documents.zip`, { method: "HEAD" })).text();
    }
    await expect.poll(countOpenFiles).toBe(0);
    const papers = await fetch(`${site.url}/products/v3/documents.zip`);
    expect(papers.status).toBe(200);
    await papers.arrayBuffer();
  },
);

it.each([
  ["foo=0-1", 200],
  ["bytes=abc", 200],
  ["bytes=5-2", 200],
  ["bytes=0-1,5-2", 200],
  ["bytes=", 200],
  ["bytes=99999999999-", 416],
  ["bytes=5-14", 206, 5, 15],
  ["bytes=0-0", 206, 0, 1],
  ["bytes=0-1, 5-9", 206, 0, 2],
  ["bytes=-10", 206, -10],
])(
  "answers a file of which the range %j is asked for with %i, and the bytes that are meant",
  async (range, status, from = 0, to?: number) => {
    const film = `${site.url}/api/media/file/v3-fuel-cut.mp4`;
    const whole = new Uint8Array(await (await fetch(film)).arrayBuffer());
    const answer = await fetch(film, { headers: { range } });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(answer.status).toBe(status);
    expect(Buffer.compare(bytes, status === 416 ? new Uint8Array() : whole.slice(from, to))).toBe(0);
  },
);
