import { expect, it } from "vitest";
import { ask, site, staff } from "./ask.ts";

const PAGE = `${site.url}/en/products/a9?visitor=77`;

const report = (body: string, type = "application/reports+json") =>
  ask("/browser-reports", { method: "POST", body, headers: { "content-type": type, "user-agent": "Mozilla/5.0 Firefox/150.0" } });

it("pages and the error page tell browsers where to report what their policy refuses", async () => {
  for (const path of ["/", "/en/products/a9", "/en/nothing-there"]) {
    const { headers } = await ask(path);
    expect(headers.get("reporting-endpoints")).toBe('default="/browser-reports"');
    expect(headers.get("content-security-policy")).toMatch(/; report-uri \/browser-reports; report-to default$/);
  }
});

it("counts what browsers report in either form, shows it to administrators alone, and nothing of who reported", async () => {
  const blocked = "https://ads.example.net/x.js?visitor=77";
  const newer = { documentURL: PAGE, effectiveDirective: "script-src-elem", blockedURL: blocked, referrer: "https://mail.example.net/" };
  const older = { "document-uri": PAGE, "effective-directive": "script-src-elem", "blocked-uri": blocked, "script-sample": "secret" };
  for (const [body, type] of [
    [JSON.stringify([{ type: "csp-violation", age: 1, url: PAGE, body: newer }]), "application/reports+json"],
    [JSON.stringify({ "csp-report": older }), "application/csp-report"],
  ] as const)
    expect((await report(body, type)).status).toBe(204);

  expect((await ask("/api/browser-reports")).status).toBe(401);
  const answer = await ask("/api/browser-reports?where[blocked][equals]=ads.example.net", { headers: staff });
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    docs: [{ kind: "policy", directive: "script-src-elem", path: "/en/products/a9", count: 2, browsers: "Firefox" }],
  });
  expect(text).not.toMatch(/visitor|mail\.example|secret|Firefox\/150/);
});

it("says of what it cannot read why", async () => {
  expect((await report("{}", "text/plain")).status).toBe(415);
  expect((await report("{", "application/csp-report")).status).toBe(400);
  expect((await report(JSON.stringify(["x".repeat(70_000)]))).status).toBe(413);
  expect((await report("[]")).status).toBe(204);
});

it("takes no more than it can bear in a minute", async () => {
  const answers = await Promise.all(Array.from({ length: 130 }, () => report("[]")));
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(answers.every(({ status }) => status === 204 || status === 429)).toBe(true);
});
