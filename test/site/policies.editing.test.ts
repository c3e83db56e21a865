import { expect, it } from "vitest";
import { ask, jsonOf, staff, textOf } from "./ask.ts";

interface Service {
  id: number;
  summary: string;
}

const LINK = /href="(\/en\/services\/privacy\/\d{4}-\d\d-\d\d-\d{6})"/g;
const linksOf = (html: string) => Array.from(html.matchAll(LINK), ([, path = ""]) => path);

async function privacy(): Promise<Service> {
  const { docs } = await jsonOf<{ docs: Service[] }>("/api/services?where[slug][equals]=privacy&locale=en", { headers: staff });
  const [policy] = docs;
  if (!policy) throw new Error("There is no privacy policy");
  return policy;
}

async function publish(id: number, summary: string): Promise<void> {
  const saved = await ask(`/api/services/${id}?locale=en`, { method: "PATCH", headers: staff, json: { summary, _status: "published" } });
  expect(saved.status).toBe(200);
}

/** Sends a message without script. @returns the version of the policy that was stored with it */
async function agreedTo(message: string): Promise<string> {
  const form = { name: "Ana Souza", email: "ana@example.com", message, consent: "on" };
  expect((await ask("/en/contact", { form })).status).toBe(200);
  const query = `where[message][equals]=${encodeURIComponent(message)}`;
  const { docs } = await jsonOf<{ docs: { policyVersion: string }[] }>(`/api/messages?${query}`, { headers: staff });
  return docs[0]?.policyVersion ?? "none";
}

it("an earlier version of a policy stays readable, and a lead names the one that was agreed to", async () => {
  const { id, summary } = await privacy();
  const before = await agreedTo("Before the policy changed");
  expect(before).toMatch(/^\d{4}-\d\d-\d\d-\d{6}$/);
  expect(linksOf(await textOf("/en/services/privacy"))).toEqual([]);

  // Versions are named by seconds.
  await expect.poll(() => new Date().toISOString().slice(0, 19).replaceAll(/[T:]/g, "")).not.toBe(before.replaceAll("-", "").slice(0, 14));
  await publish(id, "A policy that says something else.");
  try {
    const current = await textOf("/en/services/privacy");
    expect(current).toContain("A policy that says something else.");
    expect(current).toContain("Earlier versions");
    const earlier = linksOf(current);
    expect(earlier).toEqual([`/en/services/privacy/${before}`]);

    const old = await textOf(earlier[0] ?? "");
    expect(old).toContain("The version in force may say something else.");
    expect(old).toContain('<meta name="robots" content="noindex"');
    expect(old).not.toContain("A policy that says something else.");
    expect(await agreedTo("After the policy changed")).not.toBe(before);
    // Published again as it was, it is no other version.
    await publish(id, "A policy that says something else.");
    expect(linksOf(await textOf("/en/services/privacy"))).toEqual(earlier);
  } finally {
    await publish(id, summary);
  }
});

it("there are no versions of what is no policy, and none that were not published", async () => {
  expect((await ask("/en/services/privacy/2001-01-01-000000")).status).toBe(404);
  expect((await ask("/en/services/warranty/2001-01-01-000000")).status).toBe(404);
  expect(await textOf("/en/services/warranty")).not.toContain("In force since");
});
