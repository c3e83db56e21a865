import { expect, type Page } from "@playwright/test";
import { test } from "./support/own-site.ts";
import { consoleOf, open } from "./support/page.ts";

test.describe.configure({ mode: "default" });

/** Pages with every kind of part: pictures, models, long texts, forms, files, films, and none at all. */
const PAGES = [
  "/",
  "/en/products",
  "/products/v3",
  "/solutions/logistics",
  "/article/1",
  "/buy",
  "/services/videos",
  "/services/downloads",
  "/brand/company",
];

/** Adds a script to a page as a hole in it would, and tells whether it ran. */
async function runsInjected(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const place = document.createElement("div");
    place.innerHTML = `<img src="/none" onerror="window.injected = true"><iframe srcdoc="<script>parent.injected = true</script>"></iframe>`;
    const script = Object.assign(document.createElement("script"), { textContent: "window.injected = true" });
    document.body.append(place, script);
    await new Promise((resolve) => place.querySelector("img")?.addEventListener("error", () => setTimeout(resolve, 100)));
    return "injected" in window;
  });
}

test("pages run what the site has written into them and nothing else", async ({ page }) => {
  const said = consoleOf(page, "error");
  for (const path of PAGES) await open(page, path);
  expect(said).toEqual([]);
  expect(await runsInjected(page)).toBe(false);
});

test("the policy names no inline scripts but by their hashes, and the counters that are set", async ({ request }) => {
  for (const path of ["/", "/nothing-there", "/failure.css"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toMatch(/unsafe|nonce|\*(?!\.)|https:(?!\/\/)/);
  }
  const home = await request.get("/");
  const policy = home.headers()["content-security-policy"];
  expect(policy).toMatch(/script-src 'self' 'sha256-\S+' https:\/\/www\.googletagmanager\.com https:\/\/hm\.baidu\.com;/);
  expect(await home.text()).not.toContain("nonce=");
});
