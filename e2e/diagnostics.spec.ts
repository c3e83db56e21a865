import { expect, type Page } from "@playwright/test";
import type { Language } from "#shared/languages.ts";
import { startNameServer, startSlowRelay, type NameServer } from "../cms/diagnostics/name-server.ts";
import { violations } from "./support/accessibility.ts";
import { SLOW } from "./support/slow.ts";
import { enterDesk, makeStaff, setDeskLanguage, test } from "./support/staff.ts";

const ZONE = "shop.example.test";
const NAME_SERVERS = "@ IN NS ns1\n@ IN NS ns2\n@ IN NS ns3\nns1 IN A 127.0.0.1\nns2 IN A 127.0.0.2\nns3 IN A 127.0.0.3\n";
const RIGHT = `${NAME_SERVERS}@ 600 IN A 192.0.2.10\n@ IN TXT "google-site-verification=right-token"\n@ IN CAA 0 issue "letsencrypt.org"\n`;
const WRONG = RIGHT.replace("192.0.2.10", "192.0.2.99").replace("right-token", "wrong-token");
/** The resolvers that the tested server was told of; see playwright.config.ts. */
const PORT = Number(process.env["E2E_DNS_PORT"]);
const PAGES = [
  "/admin/dns-diagnosis",
  "/admin/local-dns-test",
  "/admin/dns-verification",
  "/admin/dynamic-dns-test",
  "/admin/google-search-console-guide",
];

test.describe.configure({ mode: "default" });
test.setTimeout(180_000);

let right: NameServer;
let wrong: NameServer;
let missing: NameServer;
let slow: { stop: () => void };
let page: Page;

test.beforeAll(async ({ browser, request }) => {
  right = await startNameServer("127.0.0.1", PORT, { [ZONE]: RIGHT });
  wrong = await startNameServer("127.0.0.2", PORT, { [ZONE]: WRONG });
  missing = await startNameServer("127.0.0.3", PORT, { [ZONE]: NAME_SERVERS });
  slow = await startSlowRelay("127.0.0.4", PORT, right, 400);
  const { account } = await makeStaff(request);
  page = await (await browser.newContext()).newPage();
  await enterDesk(page, request, account, "en");
});
test.afterAll(async () => {
  await page?.context().close();
  slow?.stop();
  await Promise.all([right, wrong, missing].map((server) => server?.stop()));
});

/** Opens a diagnostic page in a language, as staff. */
async function open(path: string, language: Language): Promise<void> {
  await setDeskLanguage(page, language);
  await page.goto(path);
  await expect(page.locator("h1")).toBeVisible({ timeout: 60_000 });
}

test("a stranger gets none of the pages and none of their calls", async ({ playwright, baseURL }) => {
  const stranger = await playwright.request.newContext(baseURL ? { baseURL } : {});
  for (const path of PAGES) {
    const response = await stranger.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]]).toEqual([302, `/admin/login?redirect=${encodeURIComponent(path)}`]);
  }
  for (const name of ["records", "reachability", "local", "verification", "search-engines"]) {
    const response = await stranger.post(`/api/diagnostics/${name}`, {
      data: { host: ZONE, type: "A", expected: "x", count: 1, resolver: "Right" },
    });
    expect(response.status()).toBe(401);
  }
  for (const path of ["/admin/nope", "/admin/collections/nope"]) expect([path, (await stranger.get(path)).status()]).toEqual([path, 404]);
  await stranger.dispose();
});

test(
  "sales has neither these pages nor the accounts, the log or the import: not in the menu, not in the search, and their addresses say so",
  SLOW,
  async ({ browser, request }) => {
    const { headers } = await makeStaff(request);
    const account = { email: `sales-${Date.now()}@example.com`, password: "correct-horse-battery" };
    await request.post("/api/users", { headers, data: { ...account, name: "Sales", role: "sales" } });
    const desk = await (await browser.newContext()).newPage();
    await enterDesk(desk, request, account, "zh");
    await desk.goto("/admin");
    await expect(desk.locator("#nav-leads")).toHaveCount(1);
    const closed = [...PAGES, "/admin/transfer"];
    for (const hidden of ["#nav-users", "#nav-audit-log", ...closed.map((path) => `a[href="${path}"]`)])
      await expect(desk.locator(hidden)).toHaveCount(0);
    const log = (await (await request.get("/api/audit-log?limit=1", { headers })).json()) as { docs: { id: number }[] };
    const entry = log.docs[0]?.id;
    const records = ["users", "users/1", "users/trash", "audit-log", `audit-log/${entry}`].map((path) => `/admin/collections/${path}`);
    // Payload finds the pages of its views in any case, and below themselves.
    const otherwise = closed.flatMap((path) => [`${path}/x`, path.replace(/[^/]+$/, (name) => name.toUpperCase())]);
    for (const path of [...closed, ...otherwise, ...records]) {
      expect([path, (await desk.goto(path))?.status()]).toEqual([path, 404]);
      await expect(desk.getByText("或者你的角色看不到它")).toBeVisible();
    }
    for (const path of ["", `/${entry}`]) expect((await desk.request.get(`/api/audit-log${path}`)).status()).toBe(403);
    const { hits } = (await (await desk.request.get("/api/desk-search?q=Sales")).json()) as { hits: { href: string }[] };
    expect(hits.filter(({ href }) => href.includes("/users/"))).toEqual([]);
    expect((await desk.request.post("/api/diagnostics/records", { data: { host: ZONE, type: "A" } })).status()).toBe(403);
    await desk.context().close();
  },
);

test(
  "the menu of the desk has one entry for them, and each page leads to every other, in both languages and without a fault of accessibility",
  SLOW,
  async () => {
    for (const [language, title] of [
      ["zh", "域名诊断"],
      ["en", "DNS diagnosis"],
    ] as const) {
      await open("/admin/dns-diagnosis", language);
      await expect(page.locator("h1")).toHaveText(title);
      await expect(page.locator("a.nav__link").filter({ hasText: language === "zh" ? "诊断" : "Diagnostics" })).toHaveCount(1);
      for (const path of PAGES) await expect(page.locator(`.diagnostics nav a[href="${path}"]`)).toHaveCount(1);
    }
    for (const path of PAGES) {
      await open(path, "en");
      expect(await violations(page, ".diagnostics")).toEqual([]);
    }
  },
);

test("the diagnosis shows what each resolver says, where they differ, and what that means", async () => {
  await open("/admin/dns-diagnosis", "en");
  await page.getByLabel("Domain").fill(ZONE);
  await page.getByRole("button", { name: "Diagnose" }).click();
  await expect(page.locator(".diagnostics__findings")).toContainText("A, TXT, CAA records differ between resolvers", { timeout: 60_000 });
  const addresses = page.getByRole("region", { name: "A records", exact: true });
  await expect(addresses.getByRole("row", { name: /Right/ })).toContainText(/192\.0\.2\.10.*600 s/);
  await expect(addresses.getByRole("row", { name: /Wrong/ })).toContainText("192.0.2.99");
  await expect(addresses.getByRole("row", { name: /Missing/ })).toContainText("No such record");
  await expect(addresses.getByRole("row", { name: /Slow/ })).toContainText(/192\.0\.2\.10.*s([4-9]\d\d|\d{4,})(\.\d)? ms/);
  await expect(addresses.getByRole("row", { name: /Dead/ })).toContainText("Not reachable");
  await expect(page.locator(".diagnostics__findings")).toContainText("These resolvers did not answer: Dead");
  await expect(page.locator(".diagnostics__findings")).toContainText("192.0.2.10, 192.0.2.99 is an internal address");
  expect(await violations(page, ".diagnostics")).toEqual([]);
});

test("a name that must not be looked up is refused in the language of the desk", SLOW, async () => {
  await open("/admin/dns-diagnosis", "zh");
  await page.getByLabel("域名").fill("http://db.internal/");
  await page.getByRole("button", { name: "开始诊断" }).click();
  await expect(page.locator(".diagnostics [role=alert]")).toContainText("这不是有效的域名");
  await page.getByLabel("域名").fill("db.internal");
  await page.getByRole("button", { name: "开始诊断" }).click();
  await expect(page.locator(".diagnostics [role=alert]")).toContainText("这是内部网络的名称");
});

test("the site's own address is reached although it is internal", SLOW, async () => {
  await open("/admin/dns-diagnosis", "en");
  await page.getByRole("button", { name: "Diagnose" }).click();
  const port = new URL(page.url()).port;
  await expect(
    page.getByRole("region", { name: "Reachability from this machine" }).getByRole("row", { name: new RegExp(`127\\.0\\.0\\.1.*${port}`) }),
  ).toContainText("Open", { timeout: 60_000 });
});

test("this machine's resolver is described and measured beside another one", SLOW, async () => {
  await open("/admin/local-dns-test", "en");
  await page.getByLabel("Domain").fill(ZONE);
  await page.getByLabel("Look-ups").fill("4");
  await page.getByLabel("Compare with").selectOption("Slow");
  await page.getByRole("button", { name: "Measure" }).click();
  const chosen = page.getByRole("row", { name: /Chosen resolver Slow/ });
  await expect(chosen).toContainText(/([4-9]\d\d|\d{4,})(\.\d)? ms.*0 \/ 4/, { timeout: 60_000 });
  await expect(chosen.getByRole("img", { name: /4 look-ups/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Hosts file" })).toContainText("localhost");
  await page.getByLabel("Compare with").selectOption("other");
  await page.getByLabel("Address of the resolver").fill("192.168.1.1");
  await page.getByRole("button", { name: "Measure" }).click();
  await expect(page.locator(".diagnostics [role=alert]")).toContainText("public IP address");
});

test("a verification is found where it stands, and watched until it stands everywhere", SLOW, async () => {
  await open("/admin/dns-verification", "en");
  await page.getByLabel("Domain").fill(ZONE);
  await page.getByLabel("Code that you were given").fill("right-token");
  await expect(page.locator(".diagnostics__copyable")).toContainText(`${ZONE} TXT google-site-verification=right-token`);
  await page.getByRole("button", { name: "Watch until it stands everywhere" }).click();
  await expect(page.getByRole("row", { name: /ns1/ })).toContainText("Found");
  await expect(page.getByRole("row", { name: /ns2/ })).toContainText(/Another value.*wrong-token/);
  await expect(page.getByRole("row", { name: /ns3/ })).toContainText("Missing");
  await expect(page.getByText("1 of 3 name servers have it")).toBeVisible();
  await wrong.change(ZONE, RIGHT);
  await missing.change(ZONE, RIGHT);
  await expect(page.getByText("It stands on all name servers")).toBeVisible({ timeout: 30_000 });
  await wrong.change(ZONE, WRONG);
});

test("a change is seen while it spreads", SLOW, async () => {
  await open("/admin/dynamic-dns-test", "en");
  await page.getByLabel("Domain").fill(ZONE);
  await page.getByLabel("Every (seconds)").fill("2");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("img", { name: /Answers of each resolver over time/ })).toBeVisible();
  await expect(page.getByText("No change so far.")).toBeVisible();
  await wrong.change(ZONE, WRONG.replace("192.0.2.99", "192.0.2.77"));
  await expect(page.getByText(/Wrong changed from 192\.0\.2\.99 to 192\.0\.2\.77/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("1 of 5 resolvers give the newest answer.")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Finished.")).toBeVisible();
});

test("the guide checks this site's own robots.txt, sitemap and languages", SLOW, async () => {
  await open("/admin/google-search-console-guide", "en");
  const step = (title: string) => page.locator(".diagnostics__steps > li").filter({ has: page.getByRole("heading", { name: title }) });
  await expect(step("robots.txt")).toContainText("Passed", { timeout: 60_000 });
  await expect(step("Submit the sitemap")).toContainText("Passed");
  await expect(step("Both languages belong together")).toContainText("Passed");
  await expect(step("Pages may be indexed")).toContainText("Passed");
  await expect(step("The site’s public address")).toContainText("To do");
  await expect(step("Prove that it is yours")).toContainText("Google Search Console Neither a tag nor a record was found.");
});
