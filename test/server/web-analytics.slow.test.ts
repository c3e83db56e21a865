import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyEmpty } from "../seeded.ts";
import { ownerHeaders, siteProcess, type SiteProcess } from "../site-process.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36";

let folder: string;
let site: SiteProcess;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "waymark-insight-"));
  await copyEmpty(folder);
  site = await siteProcess(folder);
  await site.start();
});
afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

const visit = async (address: string, init: RequestInit = {}) => {
  const answer = await fetch(site.url + address, { ...init, headers: { "user-agent": BROWSER, ...init.headers } });
  await answer.arrayBuffer();
  return answer.status;
};

it("a stop loses nothing of what visitors did, and who does not want to be counted is not", async () => {
  for (let time = 0; time < 6; time += 1) {
    expect(await visit("/en/contact")).toBe(200);
    expect(await visit("/en/contact.data")).toBe(200);
    expect(await visit("/en/search?q=horsebox")).toBe(200);
    expect(await visit("/en/search.data?q=horsebox")).toBe(200);
    expect(await visit("/en/join", { headers: { "sec-gpc": "1" } })).toBe(200);
    const form = new URLSearchParams({ name: "Ana", email: "ana@example.com", message: `Hello ${time}`, consent: "on" });
    expect(await visit("/en/contact", { method: "POST", body: form })).toBe(200);
    expect(await visit("/en/contact.data", { method: "POST", body: new URLSearchParams({ name: "" }) })).toBe(422);
  }
  await site.stop();
  await site.start();
  const answer = await fetch(`${site.url}/api/insight?days=30`, {
    headers: { ...(await ownerHeaders(site.url)), "accept-language": "en" },
  });
  const lines = (await answer.text()).split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "Pages,/contact,12",
      "Languages,English,24",
      "Searches,horsebox,12",
      "Searches without a result,horsebox,12",
      "Forms,/contact · opened,12",
      "Forms,/contact · sent,6",
    ]),
  );
  expect(lines.join("\n")).not.toContain("/join");
});
