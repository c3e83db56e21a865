import { expect, type Page } from "@playwright/test";
import { test } from "./support/own-site.ts";
import { consoleOf, open } from "./support/page.ts";
import { SLOW } from "./support/slow.ts";

test.describe.configure({ mode: "default" });

/** A page whose parts need much of the policy: films. What the console says on others is in layout.spec.ts. */
const FILMS = "/services/videos";

/** Adds scripts to a page as a hole in it would, and tells whether one has run once the browser has refused two of them and opened the frame. */
async function runsInjected(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const refused: string[] = [];
    const both = new Promise<void>((resolve) => {
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
        refused.push(effectiveDirective);
        if (["script-src-attr", "script-src-elem"].every((directive) => refused.includes(directive))) resolve();
      });
    });
    const place = document.createElement("div");
    place.innerHTML = `<img src="/none" onerror="window.injected = true"><iframe srcdoc="<script>parent.injected = true</script>"></iframe>`;
    const script = Object.assign(document.createElement("script"), { textContent: "window.injected = true" });
    const framed = new Promise((resolve) => place.querySelector("iframe")?.addEventListener("load", resolve));
    document.body.append(place, script);
    await Promise.all([both, framed]);
    return "injected" in window;
  });
}

test("pages run what the site has written into them and nothing else", async ({ page }) => {
  const logged = consoleOf(page, "error");
  await open(page, FILMS);
  expect(logged).toEqual([]);
  expect(await runsInjected(page)).toBe(false);
});

test("the policy names no inline scripts but by their hashes, and the counters that are set", async ({ request }) => {
  for (const [path, fallback] of [
    ["/", "self"],
    ["/nothing-there", "self"],
    ["/failure.css", "none"],
  ] as const) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    expect(policy.split("; ")[0]).toBe(`default-src '${fallback}'`);
    expect(policy).not.toMatch(/unsafe|nonce|\*(?!\.)|https:(?!\/\/)/);
  }
  const home = await request.get("/");
  const policy = home.headers()["content-security-policy"];
  // Firefox fetches pages ahead only as far as the default goes; what else it would be for is named.
  expect(policy).toMatch(/^default-src 'self'; frame-src 'none'; object-src 'none'; script-src /);
  expect(policy).toMatch(/script-src 'self' 'sha256-\S+' https:\/\/www\.googletagmanager\.com https:\/\/hm\.baidu\.com;/);
  expect(await home.text()).not.toContain("nonce=");
});

test("inside WeChat, too, a site without an account there asks nobody else for anything", SLOW, async ({ browser, site }) => {
  const context = await browser.newContext({
    userAgent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile MicroMessenger/8.0.50",
  });
  const page = await context.newPage();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(`${site.url}/en/article/1`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("img", { name: "QR code" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "LinkedIn" })).toHaveAttribute(
    "href",
    /^https:\/\/www\.linkedin\.com\/sharing\/.*%2Fen%2Farticle%2F1$/,
  );
  expect(requests.length).toBeGreaterThan(3);
  expect(requests.filter((address) => !address.startsWith(site.url) && !address.startsWith("data:"))).toEqual([]);
  expect(requests.filter((address) => address.includes("/wechat/"))).toEqual([]);
  await context.close();
});
