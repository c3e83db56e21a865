/** Prints HTML as PDF with Chromium: tagged, outlined, with title and language. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { save } from "./output.ts";

const SYSTEM_CHROMIUM = "/usr/bin/chromium";

/** Starts the browser; uses the system's Chromium where there is one, else Playwright's own. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM"] ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined);
  return chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: ["--no-sandbox"] });
}

/**
 * Gives every fixed page (class "page") the largest type in which its content fits; throws when even the smallest
 * legible size does not.
 */
async function fitPages(page: Page, path: string): Promise<void> {
  const failed = await page.evaluate(() => {
    const [largest, smallest] = [1.12, 0.78];
    return [...document.querySelectorAll<HTMLElement>(".page")].flatMap((sheet, i) => {
      const body = sheet.querySelector<HTMLElement>(".fit") ?? sheet;
      for (let scale = largest; scale >= smallest; scale -= 0.02) {
        sheet.style.setProperty("--scale", scale.toFixed(2));
        if (body.scrollHeight <= body.clientHeight + 1 && body.scrollWidth <= body.clientWidth + 1) return [];
      }
      return [`page ${i + 1}: ${body.scrollHeight} px of content in ${body.clientHeight} px`];
    });
  });
  if (failed.length > 0) throw new Error(`${path} does not fit: ${failed.join("; ")}`);
}

/** Chromium stamps the moment of printing; the document's own date makes the same content give the same file. */
function stampDate(pdf: Buffer, day: string): Buffer {
  const stamp = `D:${day.replaceAll("-", "")}010000+00'00'`;
  const source = pdf.toString("latin1").replace(/(\/(?:CreationDate|ModDate) \()(D:[^)]*)\)/g, (whole, key: string, date: string) => {
    return date.length === stamp.length ? `${key}${stamp})` : whole;
  });
  return Buffer.from(source, "latin1");
}

/** Packs the structure tree, which Chromium leaves uncompressed: a tagged page weighs half as much afterwards. */
function compress(pdf: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), "waymark-print-"));
  try {
    const [from, to] = [join(folder, "in.pdf"), join(folder, "out.pdf")];
    writeFileSync(from, pdf);
    execFileSync("qpdf", ["--object-streams=generate", "--recompress-flate", "--compression-level=9", "--deterministic-id", from, to]);
    return readFileSync(to);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Prints one document below demo/content/files; returns its size in bytes.
 * @param day the date of the document, YYYY-MM-DD
 */
export async function print(browser: Browser, path: string, source: string, day: string): Promise<number> {
  const page = await browser.newPage();
  try {
    await page.setContent(source, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    await page.emulateMedia({ media: "print" });
    await fitPages(page, path);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
    return save(path, compress(stampDate(pdf, day)));
  } finally {
    await page.close();
  }
}
