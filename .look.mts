import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { chromium } from "playwright";
const out = "/tmp/b2/shots"; 
import { mkdirSync } from "node:fs"; mkdirSync(out, { recursive: true });
const PORT = "18977";
const data = mkdtempSync("/tmp/b2/data-");
const server = spawn("node_modules/node/bin/node", ["e2e/support/server.ts"], { stdio: "inherit", env: { ...process.env, NODE_ENV: "production", PORT, HOST: "127.0.0.1", DATA_DIR: data, PREWARM: "off", REQUESTS_PER_MINUTE: "0", ADMIN_EMAIL: "editor@example.com", ADMIN_PASSWORD: "correct-horse-battery" } });
const base = `http://localhost:${PORT}`;
for (let i = 0; i < 120; i++) { if ((await fetch(`${base}/readyz`).catch(() => null))?.ok) break; await new Promise((r) => setTimeout(r, 1000)); }
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined, args: ["--no-sandbox"] });
const shot = async (page, name) => { await page.screenshot({ path: `${out}/${name}.png`, fullPage: true }); console.log(name); };
const closed = { cookies: [], origins: [{ origin: base, localStorage: [{ name: "language-offer", value: "closed" }] }] };
try {
for (const width of [390, 1440]) for (const lang of ["zh", "en"]) {
  const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 }, storageState: closed, locale: lang === "zh" ? "zh-CN" : "en-GB", reducedMotion: "reduce" });
  const page = await context.newPage();
  const p = lang === "zh" ? "" : "/en";
  for (const [name, path] of [["fault", "/services/fault?product=v3"], ["join", "/join"], ["contact", "/contact?certificate=ce"], ["downloads", "/services/downloads?product=v3"]]) {
    await page.goto(base + p + path, { waitUntil: "load" });
    await shot(page, `${name}-${lang}-${width}`);
  }
  for (const [name, path] of [["finder", "/products"], ["product", "/products/v3"]]) {
    await page.goto(base + p + path, { waitUntil: "load" });
    await page.screenshot({ path: `${out}/${name}-${lang}-${width}.png` });
  }
  // a fault report is sent
  await page.goto(base + p + "/services/fault?product=v3", { waitUntil: "load" });
  const fill = async (values) => { for (const [n, v] of Object.entries(values)) await page.locator(`form [name="${n}"]`).fill(v as string); };
  await fill({ serial: "860000000000015", since: "Monday 9:00", light: "red, twice a second", tried: "another SIM", name: "Ana Souza", email: `ana-${lang}-${width}@example.com`, message: "No position since Monday." });
  await page.locator('form [name="consent"]').check();
  await page.locator('form[method="post"] button[type="submit"]').click();
  await page.locator(".done").waitFor();
  await shot(page, `fault-sent-${lang}-${width}`);
  await page.goto(base + p + "/join", { waitUntil: "load" });
  await fill({ territory: "Paraná", volumes: "2000", brands: "none", name: "Bo Li", email: `bo-${lang}-${width}@example.com`, message: "We install trackers." });
  await page.locator('form [name="business"]').selectOption("installer");
  await page.locator('form [name="consent"]').check();
  await page.locator('form[method="post"] button[type="submit"]').click();
  await page.locator(".done").waitFor();
  await shot(page, `join-sent-${lang}-${width}`);
  await context.close();
}
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "pt-BR" });
const page = await context.newPage();
await page.goto(base + "/products/v3", { waitUntil: "load" });
await page.waitForFunction(() => { document.dispatchEvent(new PointerEvent("pointermove", { movementX: 1, bubbles: true })); return document.querySelector(".language-offer"); }, undefined, { timeout: 30000 }).catch(() => console.log("no offer"));
await page.screenshot({ path: `${out}/offer-390.png` });
await context.close();
// the desk
const desk = await browser.newContext({ viewport: { width: 1440, height: 1000 }, locale: "en-GB" });
const d = await desk.newPage();
await d.goto(base + "/admin/login", { waitUntil: "load" });
await d.locator('[name="email"]').fill("editor@example.com"); await d.locator('[name="password"]').fill("correct-horse-battery");
await d.locator('button[type="submit"]').click();
await d.waitForURL((url) => !url.pathname.includes("login"), { timeout: 60000 });
await d.goto(base + "/admin/collections/messages", { waitUntil: "load" }); await d.waitForTimeout(4000);
await d.screenshot({ path: `${out}/desk-messages.png` }); console.log("desk list");
await d.locator("table a").first().click(); await d.waitForTimeout(5000);
await d.screenshot({ path: `${out}/desk-message.png`, fullPage: true });
await d.goto(base + "/admin/collections/messages", { waitUntil: "load" }); await d.waitForTimeout(3000);
await d.getByRole("button", { name: /Enter a message|录入留言/ }).click();
await d.locator('dialog[open] select[name="form"]').selectOption("fault");
await d.screenshot({ path: `${out}/desk-enter.png` });
await d.goto(base + "/admin/globals/forms", { waitUntil: "load" }); await d.waitForTimeout(4000);
await d.screenshot({ path: `${out}/desk-forms.png` });
} catch (error) { console.error(error); }
await browser.close(); server.kill("SIGTERM"); setTimeout(() => process.exit(0), 5000);
