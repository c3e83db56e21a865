/**
 * The rules of MDN's HTTP Observatory, applied to the site: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 * (source: https://github.com/mdn/mdn-http-observatory, `src/grader/charts.js`). A site begins with 100, loses what its worst answers
 * cost, and gains extra credit from 90 on; from 100 on it is A+. What needs https (redirection, HSTS, Secure cookies) is held by
 * `server/http/security-headers.test.ts` and `deploy/`, since the shared site is on http.
 */
import { expect, it } from "vitest";
import { ask } from "./ask.ts";

interface Judged {
  test: string;
  modifier: number;
}

const sourcesOf = (policy: string, ...names: string[]): string[] => {
  const directives = new Map(
    policy
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name, sources]),
  );
  const name = names.find((one) => directives.has(one));
  return name ? (directives.get(name) ?? []) : ["*"];
};

/** csp-implemented-with-no-unsafe-default-src-none +10, …-no-unsafe +5, unsafe-inline in style alone 0, in script −20, none −25. */
function contentSecurityPolicy({ headers }: Response): number {
  const policy = headers.get("content-security-policy");
  if (!policy) return -25;
  const scripts = sourcesOf(policy, "script-src", "default-src");
  const objects = sourcesOf(policy, "object-src", "default-src");
  const isBroad = (sources: string[]) => sources.some((source) => /^(?:\*|https?:|data:)$/.test(source));
  if (isBroad(scripts) || isBroad(objects) || scripts.includes("'unsafe-inline'")) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (sourcesOf(policy, "style-src", "default-src").includes("'unsafe-inline'")) return 0;
  return sourcesOf(policy, "default-src").join(" ") === "'none'" ? 10 : 5;
}

/** cookies-without-httponly-flag of a session −30, SameSite missing 0; no cookies 0, all Secure and SameSite +5. */
function cookies({ headers }: Response): number {
  return headers.getSetCookie().every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie)) ? 0 : -20;
}

/** cross-origin-resource-sharing: any origin with credentials −50; none, some, or all without credentials 0. */
function cors({ headers }: Response): number {
  return headers.has("access-control-allow-origin") && headers.get("access-control-allow-credentials") === "true" ? -50 : 0;
}

/** referrer-policy-private +5, missing 0, any other −5. */
function referrerPolicy({ headers }: Response): number {
  const policy = headers.get("referrer-policy") ?? "";
  if (/^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)) return 5;
  return policy === "" ? 0 : -5;
}

/** sri: scripts of other hosts without integrity −5, and −50 over http; none of them 0. */
function subresourceIntegrity(html: string): number {
  return Array.from(html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)).every(([, source = ""]) => /^\/(?!\/)/.test(source)) ? 0 : -50;
}

/** x-content-type-options-nosniff 0, missing −5. */
const contentTypeOptions = ({ headers }: Response): number => (headers.get("x-content-type-options") === "nosniff" ? 0 : -5);

/** x-frame-options-implemented-via-csp +5, by the header alone 0, missing −20. */
function frameOptions({ headers }: Response): number {
  if (/frame-ancestors '(?:none|self)'/.test(headers.get("content-security-policy") ?? "")) return 5;
  return headers.has("x-frame-options") ? 0 : -20;
}

/** cross-origin-resource-policy: same-origin or same-site +10, missing or cross-origin 0. */
const resourcePolicy = ({ headers }: Response): number =>
  /^same-(?:origin|site)$/.test(headers.get("cross-origin-resource-policy") ?? "") ? 10 : 0;

async function judge(answer: Response): Promise<Judged[]> {
  const html = await answer.text();
  return [
    { test: "content-security-policy", modifier: contentSecurityPolicy(answer) },
    { test: "cookies", modifier: cookies(answer) },
    { test: "cross-origin-resource-sharing", modifier: cors(answer) },
    { test: "referrer-policy", modifier: referrerPolicy(answer) },
    { test: "subresource-integrity", modifier: subresourceIntegrity(html) },
    { test: "x-content-type-options", modifier: contentTypeOptions(answer) },
    { test: "x-frame-options", modifier: frameOptions(answer) },
    { test: "cross-origin-resource-policy", modifier: resourcePolicy(answer) },
  ];
}

/** Extra credit counts from 90 points on. */
function scoreOf(judged: readonly Judged[]): number {
  const lost = judged.reduce((sum, { modifier }) => sum + Math.min(modifier, 0), 100);
  return lost < 90 ? lost : judged.reduce((sum, { modifier }) => sum + Math.max(modifier, 0), lost);
}

it.each(["/", "/en/products/a9", "/en/buy", "/en/services/security", "/en/nothing-there", "/.well-known/security.txt"])(
  "%s would be graded A+",
  async (path) => {
    const judged = await judge(await ask(path, { headers: { origin: "https://attacker.example.net" } }));
    expect(judged.filter(({ modifier }) => modifier < 0)).toEqual([]);
    expect(scoreOf(judged)).toBeGreaterThanOrEqual(100);
  },
);

it("finds what costs points", async () => {
  const headers = {
    "content-security-policy": "script-src 'self' 'unsafe-inline'",
    "access-control-allow-origin": "https://attacker.example.net",
    "access-control-allow-credentials": "true",
  };
  const judged = await judge(new Response('<script src="https://ads.example.net/x.js"></script>', { headers }));
  expect(judged.filter(({ modifier }) => modifier < 0).map(({ test }) => test)).toEqual([
    "content-security-policy",
    "cross-origin-resource-sharing",
    "subresource-integrity",
    "x-content-type-options",
    "x-frame-options",
  ]);
  expect(scoreOf(judged)).toBeLessThan(25);
});
