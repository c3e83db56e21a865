import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freePort } from "../test/free-port.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
/** Bytes of what the image has beside its base, of which the demonstration's pictures, films and papers are 38,000,000. */
const MOST = 480_000_000;

let folder: string;
let site: ChildProcess;
let url: string;

/** The step of the Dockerfile that takes out what no running site loads. */
function slimming(): string {
  const dockerfile = readFileSync(path.join(ROOT, "deploy/Dockerfile"), "utf8");
  const [, step] = /^RUN (npm prune(?:.*\\\n)+.*)$/m.exec(dockerfile) ?? [];
  if (!step) throw new Error("The Dockerfile has no step that prunes");
  return step;
}

function bytesBelow(place: string): number {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "waymark-image-"));
  const app = path.join(folder, "srv");
  mkdirSync(app);
  const shell = (script: string, cwd: string) =>
    execFileSync("bash", ["-ec", script], { cwd, stdio: "pipe", env: { ...process.env, APP: app } });
  // The modules by hard links, but for those that the step writes; the file system has them once.
  shell(
    'git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$APP" && cp -al node_modules "$APP" && cp -a build "$APP"',
    ROOT,
  );
  shell(
    'cp -a cms/next/.next "$APP/cms/next" && rm -f "$APP"/node_modules/.waymark-installed "$APP"/node_modules/.package-lock.json',
    ROOT,
  );
  shell('cp node_modules/.package-lock.json "$APP/node_modules"', ROOT);
  shell(slimming(), app);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const data = path.join(folder, "data");
  const env = { PATH: process.env["PATH"] ?? "", NODE_ENV: "production" as const, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: data };
  const admin = { ADMIN_EMAIL: "owner@example.com", ADMIN_PASSWORD: "correct-horse-battery" };
  site = spawn(path.join(app, "node_modules/node/bin/node"), ["tools/start.mjs"], { cwd: app, env: { ...env, ...admin }, stdio: "ignore" });
  const login = async () => {
    const { status } = await fetch(`${url}/admin/login`);
    expect(status).toBe(200);
  };
  await vi.waitFor(login, { timeout: 280_000, interval: 500 });
}, 400_000);

afterAll(async () => {
  if (site?.exitCode === null) {
    site.kill("SIGTERM");
    await new Promise((resolve) => site.once("exit", resolve));
  }
  if (folder) rmSync(folder, { recursive: true, force: true });
});

it("serves pages, papers and the desk with what the image has", async () => {
  const product = await (await fetch(`${url}/en/products/v3`, { headers: { accept: "text/html" } })).text();
  const card = new URL(/<meta property="og:image" content="([^"]+)"/.exec(product)?.[1] ?? "", url).pathname;
  expect(card).toMatch(/^\/cards\//);
  for (const address of ["/", "/en/products/v3", "/en/products/v3/datasheet.pdf", "/products.xlsx", "/products.json", card]) {
    const response = await fetch(new URL(address, url), { headers: { accept: "text/html" } });
    await response.arrayBuffer();
    expect([address, response.status]).toEqual([address, 200]);
  }
  const answer = await fetch(`${url}/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "owner@example.com", password: "correct-horse-battery" }),
  });
  expect(answer.status).toBe(200);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  for (const address of ["/admin", "/admin/collections/products", "/admin/collections/products/1", "/admin/globals/site"]) {
    const page = await fetch(url + address, { headers: { cookie } });
    expect([address, page.status]).toEqual([address, 200]);
    expect(await page.text()).toContain("</html>");
  }
});

it("is no heavier than it has to be", () => {
  expect(bytesBelow(path.join(folder, "srv"))).toBeLessThan(MOST);
});
