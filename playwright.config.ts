import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { installedBrowser } from "./tools/lib/test-tools.mjs";
import { FILM_HOST } from "./e2e/support/film-host.ts";
import { freePort } from "./test/free-port.ts";

/** A port and a data folder of this run alone; the workers inherit them through the environment. */
process.env["E2E_PORT"] ??= String(await freePort());
process.env["E2E_DATA"] ??= mkdtempSync(path.join(tmpdir(), "waymark-e2e-"));
/** Where the tests of the DNS tools start their name servers. */
process.env["E2E_DNS_PORT"] ??= String(await freePort());
/** The modules that the sites of the tests have compiled; each of them would do it anew. */
process.env["NODE_COMPILE_CACHE"] ??= path.resolve("node_modules/.cache/compiled");
const dns = process.env["E2E_DNS_PORT"];
const port = process.env["E2E_PORT"];
const dataDir = process.env["E2E_DATA"];

/** The tests in which staff works. */
const DESK = /\/(?:content-desk|desk-\w+|diagnostics|sign-in|ways-live)\.spec\.ts$/;

/** The tests that break a site of their own (`e2e/support/own-site.ts`). */
const OWN_SITE = /\/(?:consent|lists|policy)\.spec\.ts$/;

export default defineConfig({
  testDir: "e2e",
  // What a test calls slow is for `npm run test:slow`. At the desk two tests at a time, as a page of it keeps a core
  // busy: first, as they take longest, so that those of the site run beside. One worker needs one site to break.
  projects: [
    { name: "desk", testMatch: DESK, grepInvert: /@slow/, workers: 2 },
    { name: "own-site", testMatch: OWN_SITE, grepInvert: /@slow/, workers: 1 },
    { name: "browser", testIgnore: [DESK, OWN_SITE], grepInvert: /@slow/ },
    { name: "slow", grep: /@slow/ },
  ],
  // On two cores: each test waits for half of its time.
  workers: 3,
  fullyParallel: true,
  // On a busy machine a test may be tried twice; the summary names it as flaky.
  retries: 1,
  timeout: 60_000,
  // A slow machine is not what is tested.
  expect: { timeout: 15_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["line"], ["json"]] : [["line"]],
  globalTeardown: "./e2e/support/clean-up.ts",
  use: {
    ...devices["Desktop Chrome"],
    // A step that never ends is named by its fault, before the time of a long test is over.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    baseURL: `http://localhost:${port}`,
    // The browser of the tests asks for English: what Chinese pages would offer it is tried by a test of its own.
    storageState: {
      cookies: [],
      origins: [{ origin: `http://localhost:${port}`, localStorage: [{ name: "language-offer", value: "closed" }] }],
    },
    launchOptions: {
      executablePath: installedBrowser(),
      // WebGL is computed by the processor, as on machines without a graphics card.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--enable-unsafe-swiftshader",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Text as wide as on the screens of phones: Linux would round each letter to whole pixels.
        "--font-render-hinting=none",
        "--enable-font-subpixel-positioning",
      ],
    },
  },
  webServer: {
    command: "exec node_modules/node/bin/node e2e/support/server.ts",
    url: `http://localhost:${port}/readyz`,
    timeout: 240_000,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      NODE_ENV: "production",
      PORT: port,
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      ...(process.env["DATABASE_URL"] ? { DATABASE_URL: process.env["DATABASE_URL"] } : {}),
      DNS_RESOLVERS: ["Right", "Wrong", "Missing", "Slow", "Dead"].map((name, index) => `${name}=127.0.0.${index + 1}:${dns}`).join(","),
      // The processor is for what the tests ask for.
      PREWARM: "off",
      FILM_HOSTS: FILM_HOST,
      // All tests are one client.
      REQUESTS_PER_MINUTE: "0",
      SECURITY_CONTACT: "mailto:security@example.com",
      ADMIN_EMAIL: "editor@example.com",
      ADMIN_PASSWORD: "correct-horse-battery",
    },
  },
});
