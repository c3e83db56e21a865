/**
 * What MDN's HTTP Observatory takes points away for: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. A site that
 * loses none is graded A+. What needs https (redirection, HSTS, Secure cookies) is held by `server/http/security-headers.test.ts` and
 * `deploy/`, since the shared site is on http.
 */
import { expect, it } from "vitest";
import { ask } from "./ask.ts";

/** The sources of the first of some directives that a policy has. */
function sourcesOf(policy: string, ...names: string[]): string[] {
  const directives = new Map(
    policy.split(";").map((part) => {
      const [name = "", ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const name = names.find((one) => directives.has(one));
  return name ? (directives.get(name) ?? []) : ["*"];
}

/** The tests that an answer loses points in. */
async function faultsOf(answer: Response): Promise<string[]> {
  const { headers } = answer;
  const html = await answer.text();
  const policy = headers.get("content-security-policy") ?? "";
  const scripts = sourcesOf(policy, "script-src", "default-src");
  const isBroad = [...scripts, ...sourcesOf(policy, "object-src", "default-src")].some((source) => /^(?:\*|https?:|data:)$/.test(source));
  const scriptSources = Array.from(html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g), ([, source = ""]) => source);
  const tests = {
    "content-security-policy": !isBroad && !scripts.some((source) => ["'unsafe-inline'", "'unsafe-eval'"].includes(source)),
    cookies: headers.getSetCookie().every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie)),
    "cross-origin-resource-sharing":
      !headers.has("access-control-allow-origin") || headers.get("access-control-allow-credentials") !== "true",
    "referrer-policy": /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)?$/.test(
      headers.get("referrer-policy") ?? "",
    ),
    "subresource-integrity": scriptSources.every((source) => /^\/(?!\/)/.test(source)),
    "x-content-type-options": headers.get("x-content-type-options") === "nosniff",
    "x-frame-options": /frame-ancestors '(?:none|self)'/.test(policy) || headers.has("x-frame-options"),
  };
  return Object.entries(tests).flatMap(([test, isFine]) => (isFine ? [] : [test]));
}

it.each(["/", "/en/products/a9", "/en/buy", "/en/services/security", "/en/nothing-there", "/.well-known/security.txt"])(
  "%s loses no points",
  async (path) => {
    expect(await faultsOf(await ask(path, { headers: { origin: "https://attacker.example.net" } }))).toEqual([]);
  },
);

it("finds what costs points", async () => {
  const headers = {
    "content-security-policy": "script-src 'self' 'unsafe-inline'",
    "access-control-allow-origin": "https://attacker.example.net",
    "access-control-allow-credentials": "true",
  };
  expect(await faultsOf(new Response('<script src="https://ads.example.net/x.js"></script>', { headers }))).toEqual([
    "content-security-policy",
    "cross-origin-resource-sharing",
    "subresource-integrity",
    "x-content-type-options",
    "x-frame-options",
  ]);
});
