import { createHash, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mailServer } from "../receivers.ts";
import { siteProcess, type SiteProcess } from "../site-process.ts";
import { folder } from "../trial.ts";

let mails: Awaited<ReturnType<typeof mailServer>>;
let site: SiteProcess;
let data: string;
beforeAll(async () => {
  data = await folder();
  mails = await mailServer();
  const mail = { SMTP_URL: mails.url, LEADS_TO: "sales@example.com", MAIL_FROM: "site@example.com" };
  site = await siteProcess(data, { TRUSTED_PROXIES: "127.0.0.1", ...mail });
  await site.start();
});
afterAll(async () => {
  await site?.kill();
  await mails?.stop();
  await rm(data, { recursive: true, force: true });
});

/** Sends the form of the contact page as a client of this address, with a mailbox of its own each time. */
async function send(client: string, scripted: Record<string, string> | null) {
  const email = `${randomUUID().slice(0, 8)}@victim.example`;
  const body = new URLSearchParams({ name: "A", email, message: randomUUID(), consent: "on", ...scripted });
  const address = `${site.url}/en/contact${scripted ? ".data" : ""}`;
  const answer = await fetch(address, { method: "POST", body, headers: { "x-forwarded-for": client } });
  return { isTaken: answer.ok, text: await answer.text() };
}

/** Solves the challenge in an answer, as a program does that reads what the form's script gets; null where there is none. */
function proofIn(answer: string): string | null {
  const salt = /"([\da-f]{24}\?[^"]*)"/.exec(answer)?.[1];
  const digests = new Set(answer.match(/(?<=")[\da-f]{64}(?=")/g));
  if (salt === undefined) return null;
  for (let number = 0; ; number += 1) {
    const challenge = createHash("sha256").update(`${salt}${number}`).digest("hex");
    if (!digests.delete(challenge)) continue;
    return btoa(JSON.stringify({ algorithm: "SHA-256", challenge, number, salt, signature: [...digests][0] }));
  }
}

it("takes a bounded number of forms, and mails a bounded number of strangers, by whatever way somebody sends", async () => {
  const script = () => ({ submissionId: randomUUID(), openFor: "10" });
  let proved = 0;
  for (let time = 0; time < 60; time += 1) {
    const proof = proofIn((await send("203.0.113.1", script())).text);
    if (proof && (await send("203.0.113.1", { ...script(), proof })).isTaken) proved += 1;
  }
  expect(proved).toBe(30);

  const ofNetworks = await Promise.all(Array.from({ length: 60 }, (_, at) => send(`2001:db8:1:${at.toString(16)}::1`, null)));
  expect(ofNetworks.filter(({ isTaken }) => isTaken).length).toBeLessThanOrEqual(30);

  let unscripted = 0;
  for (let client = 0; client < 200; client += 1) if ((await send(`198.51.100.${client}`, null)).isTaken) unscripted += 1;
  expect(unscripted).toBeGreaterThan(0);
  // The free forms until the form counted as under attack, and six a minute.
  expect(unscripted).toBeLessThanOrEqual(60 + 6 * 5);

  // Visitors with script prove work, and their forms arrive.
  const proof = proofIn((await send("192.0.2.1", { ...script(), openFor: "9000" })).text);
  expect((await send("192.0.2.1", { ...script(), openFor: "9000", proof: proof ?? "" })).isTaken).toBe(true);
  const toStrangers = () => mails.envelopes.filter(({ to }) => to.some((address) => address.endsWith("@victim.example"))).length;
  await expect.poll(toStrangers, { timeout: 60_000 }).toBeGreaterThan(60);
  expect(toStrangers()).toBeLessThanOrEqual(200);
}, 400_000);
