import { afterAll, beforeAll, expect, it } from "vitest";
import { openServer, type TestServer } from "../../test/server.ts";
import { SLOW } from "../../test/slow.ts";

let server: TestServer;
const owner = { email: "owner@example.com", password: "correct horse battery" };

beforeAll(async () => {
  server = await openServer({ env: { TRUSTED_PROXIES: "127.0.0.1", REQUESTS_PER_MINUTE: "30" } });
  await server.cms.create({ collection: "users", data: { ...owner, name: "Owner", role: "administrator" } });
});
afterAll(() => server?.close());

/** Tries to sign in as the client with this address. */
async function signIn(client: string, account: { email: string; password: string }) {
  const start = performance.now();
  const response = await fetch(`${server.url}/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": client, "accept-language": "en" },
    body: JSON.stringify(account),
  });
  return { response, text: await response.text(), milliseconds: performance.now() - start };
}

it("answers alike and as late for names that there are and names that there are not", async () => {
  const existing = await signIn("198.51.100.1", { ...owner, password: "wrong" });
  const unknown = await signIn("198.51.100.1", { email: "nobody@example.com", password: "wrong" });
  expect([existing.response.status, unknown.response.status]).toEqual([401, 401]);
  expect(unknown.text).toBe(existing.text);
  for (const { milliseconds } of [existing, unknown]) expect(milliseconds).toBeGreaterThan(490);
});

it("refuses a client that guesses, and lets the owner in all the while", async () => {
  const guesses = await Promise.all(
    Array.from({ length: 15 }, (_, index) => signIn("198.51.100.2", { email: `guess${index}@example.com`, password: "wrong" })),
  );
  const statuses = guesses.map(({ response }) => response.status).toSorted();
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), ...Array.from({ length: 5 }, () => 429)]);
  const refused = guesses.find(({ response }) => response.status === 429);
  expect(refused?.response.headers.get("retry-after")).toBe("600");
  expect(refused?.text).toContain("Too many tries");
  // The right password helps that client no more, nor does an address of its own making.
  expect((await signIn("198.51.100.2", owner)).response.status).toBe(429);
  expect((await signIn("203.0.113.77, 198.51.100.2", owner)).response.status).toBe(429);
  expect((await signIn("198.51.100.3", owner)).response.status).toBe(200);
});

it("slows guesses at one name from everywhere, and never locks it", SLOW, async () => {
  for (let wrong = 0; wrong < 6; wrong += 1) await signIn(`198.51.100.${10 + wrong}`, { ...owner, password: "wrong" });
  const slowed = await signIn("198.51.100.20", owner);
  expect(slowed.response.status).toBe(200);
  expect(slowed.milliseconds).toBeGreaterThan(490);
  // Signed in, it is as quick as ever. On a busy machine one of many shows it: were they slowed, none could be so quick.
  await expect.poll(async () => (await signIn("198.51.100.20", owner)).milliseconds, { timeout: 40_000 }).toBeLessThan(490);
});

it.each([
  ["POST", "/api/users/login"],
  ["POST", "/api/users/forgot-password"],
  ["GET", "/api/media/file/a9.webp"],
])("lets nobody without an account say in a header that %s %s is another method", async (method, path) => {
  for (const name of ["X-Payload-HTTP-Method-Override", "X-HTTP-Method-Override"]) {
    const answer = await fetch(server.url + path, { method, headers: { [name]: "DELETE", "Accept-Language": "en" } });
    expect([name, answer.status, await answer.json()]).toEqual([name, 401, { errors: [{ message: "Sign in first." }] }]);
  }
});

it("bounds what a client asks of the API, but not staff, and keeps no answer", async () => {
  const ask = (headers: Record<string, string>) => fetch(`${server.url}/api/faqs`, { headers });
  const stranger = await Promise.all(Array.from({ length: 32 }, () => ask({ "x-forwarded-for": "198.51.100.30" })));
  expect(stranger.filter(({ status }) => status === 401)).toHaveLength(30);
  const refused = stranger.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  // The router answers to each of these spellings.
  for (const path of [
    "/search.json?q=a",
    "/Search.JSON?q=a",
    "/en/search.json/?q=a",
    "/search%2Ejson?q=a",
    "/products.XLSX",
    "/products/v3/datasheet.pdf.data",
  ])
    expect([path, (await fetch(server.url + path, { headers: { "x-forwarded-for": "198.51.100.30" } })).status]).toEqual([path, 429]);
  const { token } = JSON.parse((await signIn("198.51.100.31", owner)).text) as { token: string };
  const staff = await Promise.all(
    Array.from({ length: 32 }, () => ask({ "x-forwarded-for": "198.51.100.31", authorization: `JWT ${token}` })),
  );
  expect(staff.every(({ status }) => status === 200)).toBe(true);
  expect(staff[0]?.headers.get("cache-control")).toBe("private, no-store");
  expect(staff[0]?.headers.get("vary")).toMatch(/Cookie.*Authorization/);
});
