/**
 * `npm run shots -- [address] [--only=part] [--check]`: pictures of every page at four widths, in both languages and themes, into shots/
 * (kept out of the repository), and a list of what a look at each layout finds wrong. It looks at a running site, http://localhost:3000
 * unless told otherwise. `--only` keeps the addresses that contain the part, `--check` takes no pictures. It ends with 1 when there are
 * faults.
 *
 * `npm run guide-shots`: makes the pictures of the guides for staff anew, docs/desk/*.webp, in both languages: it starts the built site on
 * the demonstration content, writes a few leads and older texts into it, and looks at the desk in Chromium.
 */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser, type Page } from "@playwright/test";
import sharp from "sharp";
import { layoutFaults, settle } from "../e2e/support/layout.ts";
import { address, LANGUAGES, SITE_ROUTES } from "../e2e/support/routes.ts";
import { installedBrowser } from "./lib/test-tools.mjs";

const WIDTHS = [390, 768, 1440, 2560];
const THEMES = ["light", "dark"] as const;
/** Pages looked at beside one another; more only wait for the processor. */
const AT_ONCE = 2;
/** States of pages, and kinds of pages whose addresses are content. */
const MORE_PATHS = ["/article/1", "/brand/measured-claims", "/article?q=zzz", "/services/privacy", "/not-there"];

const PORT = 3199;
const BASE = `http://127.0.0.1:${PORT}`;
/** Pixels of a screen, and of a picture in the guides. */
const SCREEN = { width: 1440, height: 900 };
const WIDTH = 1200;
const QUALITY = 80;
/** Milliseconds that the admin may take until it answers. */
const TIMEOUT_MS = 180_000;
const STAFF = { email: "editor@example.com", password: "correct-horse-battery" };

/** Who writes, from where, about what, and how far it has come. */
const LEADS = [
  ["en", "Ana Souza", "Cargo Norte Logística", "BR", "a9:240,v3:20", "new"],
  ["zh", "王立", "华北冷链物流", "CN", "c4:60", "new"],
  ["en", "Jonas Weber", "Weber Maschinenverleih GmbH", "DE", "k1:300", "contacted"],
  ["zh", "何勇", "深安物业", "CN", "p2:80", "contacted"],
  ["en", "Marta Lindqvist", "Nordkap Spedition AB", "SE", "a9s:45", "quoted"],
  ["en", "Lucia Rojas", "Andes Carga S.A.", "CL", "v5:330", "won"],
  ["en", "Noah Levi", "Orbit Car Share", "IL", "v1:12", "lost"],
] as const;

/** A file of five lines, of which three are wrong. */
const IMPORT = [
  "slug,released,order",
  "a9,2024-03-05,40",
  "a3,2026-02-30,10",
  "v3,2022-08-01,last",
  "c4,March 2025,60",
  "v5,2023-05-01,91",
].join("\n");

interface Shot {
  name: string;
  /** Address on the desk. */
  path: string;
  /** Steps before the picture. */
  act?: (page: Page) => Promise<void>;
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", default: "" },
    check: { type: "boolean", default: false },
    guide: { type: "boolean", default: false },
  },
});
const base = positionals[0] ?? "http://localhost:3000";
let faults = 0;
await (options.guide ? takeGuide() : lookAtPages());

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: installedBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}

/** Looks at all pages of the running site. */
async function lookAtPages(): Promise<void> {
  const paths = [...SITE_ROUTES.map(({ path }) => path), ...MORE_PATHS];
  const queue = LANGUAGES.flatMap((language) => paths.map((path) => address(path, language))).filter((path) => path.includes(options.only));

  mkdirSync("shots", { recursive: true });
  const browser = await launch();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const page = await browser.newPage({ reducedMotion: "reduce" });
      for (let path = queue.shift(); path; path = queue.shift()) await look(page, path);
    }),
  );
  await browser.close();
  console.log(`${faults} faults`);
  process.exitCode = faults > 0 ? 1 : 0;
}

/** Looks at one address at all widths and in all themes, without loading it anew for each. */
async function look(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: WIDTHS[0] ?? 390, height: 900 });
  await page.goto(base + path, { waitUntil: "networkidle" });
  const name = path.replaceAll(/[^a-z0-9]+/gi, "-").replaceAll(/^-|-$/g, "") || "home";
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    for (const fault of await layoutFaults(page)) {
      faults += 1;
      console.log(`${path} ${width} px: ${fault}`);
    }
    if (options.check) continue;
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await waitForPaint(page);
      await page.screenshot({ path: `shots/${name}-${width}-${theme}.jpg`, fullPage: true, type: "jpeg", quality: 80 });
    }
  }
}

/** Waits until the screen shows the last changes. */
async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Makes the pictures of the guides on a site of its own. */
async function takeGuide(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "waymark-guide-"));
  const site = spawn(process.execPath, ["e2e/support/server.ts"], {
    stdio: "inherit",
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(PORT),
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      REQUESTS_PER_MINUTE: "0",
      ADMIN_EMAIL: STAFF.email,
      ADMIN_PASSWORD: STAFF.password,
    },
  });
  const exit = new Promise((resolve) => site.once("exit", resolve));
  try {
    await isThere();
    await takeAll();
  } finally {
    site.kill("SIGTERM");
    await exit;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits until the desk answers. */
async function isThere(): Promise<void> {
  const until = Date.now() + TIMEOUT_MS;
  const answers = () =>
    fetch(`${BASE}/admin/login`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await answers())) {
    if (Date.now() > until) throw new Error("The desk does not answer");
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function takeAll(): Promise<void> {
  const browser = await launch();
  const page = await browser.newPage({ viewport: SCREEN, reducedMotion: "reduce", locale: "zh-CN" });
  const shots = await prepare(page);
  for (const language of ["zh", "en"] as const) {
    await page.context().addCookies([{ name: "payload-lng", value: language, url: BASE }]);
    for (const { name, path: address, act } of shots) {
      await page.goto(`${BASE}/admin${address}`);
      await rest(page);
      await act?.(page);
      await rest(page);
      const file = `docs/desk/${name}-${language}.webp`;
      await sharp(await page.screenshot({ animations: "disabled" }))
        .resize({ width: WIDTH })
        .webp({ quality: QUALITY })
        .toFile(file);
      console.log(file);
    }
  }
  await browser.close();
}

/** Waits until a page has all that it asks for, and its script has taken over. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.locator(".shimmer-effect, .loading-overlay").first().waitFor({ state: "detached" });
}

/** Puts into the site what the pictures show. @returns the pictures to be taken */
async function prepare(page: Page): Promise<Shot[]> {
  for (const lead of LEADS) await write(page, lead);
  const { request } = page;
  const answer = await request.post(`${BASE}/api/users/login`, { data: STAFF });
  const { token, user } = (await answer.json()) as { token: string; user: { id: number } };
  const headers = { Authorization: `JWT ${token}` };
  const first = async (collection: string, where = "") => {
    const response = await request.get(`${BASE}/api/${collection}?limit=1&depth=0&sort=id${where}`, { headers });
    const [record] = ((await response.json()) as { docs: { id: number }[] }).docs;
    if (!record) throw new Error(`There is no record of ${collection}`);
    return record.id;
  };
  const change = async (address: string, data: object) => {
    const changed = await request.patch(`${BASE}/api/${address}`, { headers, data });
    if (!changed.ok()) throw new Error(`${address}: ${changed.status()} ${await changed.text()}`);
  };
  await change(`users/${user.id}`, { name: "王编" });
  for (const [, , company, , , status] of LEADS)
    if (status !== "new") await change(`leads/${await first("leads", `&where[company][equals]=${company}`)}`, { status, owner: user.id });
  const product = await first("products", "&where[slug][equals]=a9");
  await change(`products/${product}?draft=true&locale=zh`, { _status: "draft", tagline: "12,000 mAh，每天定位一次，一年不用充电" });
  await change(`faqs/${await first("faqs")}?locale=zh`, { question: "有六个系列，从哪里开始选？" });
  return [
    { name: "leads", path: "/collections/leads" },
    { name: "translations", path: "/translations" },
    { name: "banner", path: `/collections/banners/${await first("banners")}` },
    { name: "product", path: `/collections/products/${product}` },
    { name: "publish", path: `/collections/products/${product}`, act: openPanel },
    { name: "import", path: "/transfer", act: checkFile },
  ];
}

/** Sends the form for buyers, as a visitor does. */
async function write(page: Page, [language, name, company, country, items]: (typeof LEADS)[number]): Promise<void> {
  await page.goto(
    `${BASE}${language === "en" ? "/en" : ""}/buy?items=${items}&utm_source=search&utm_medium=${language === "en" ? "cpc" : "organic"}`,
  );
  const message = language === "en" ? "Please quote, with delivery time." : "请报价，并告诉我们交期。";
  const form = { name, company, email: `${company.length}.${name.length}.${country}@example.com`.toLowerCase(), message };
  for (const [field, value] of Object.entries(form)) await page.locator(`form [name="${field}"]`).fill(value);
  await page.locator('form [name="country"]').selectOption(country);
  for (const box of ["consent", "originConsent"]) await page.locator(`form [name="${box}"]`).check();
  await page.locator('form[method="post"] button[type="submit"]').last().click();
  await page.getByRole("status").filter({ hasText: /\S/ }).first().waitFor();
}

async function openPanel(page: Page): Promise<void> {
  await page.locator("#action-save").click();
  await page.locator(".desk-publish__lines li").first().waitFor();
}

async function checkFile(page: Page): Promise<void> {
  await page.locator('[name="collection"]').selectOption("products");
  await page.locator('[name="file"]').setInputFiles({ name: "products.csv", mimeType: "text/csv", buffer: Buffer.from(IMPORT) });
  await page.locator(".desk-import-export__form .desk-button--first").click();
  await page.locator(".desk-foot").waitFor();
}
