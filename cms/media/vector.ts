import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { decodeAs } from "../lib/text-encoding.ts";

/** Bytes of the largest drawing that is read: a logo takes some thousand. */
const MOST_BYTES = 1024 * 1024;
/** Milliseconds that drawing may take. Shapes that are made of each other, level upon level, would take years. */
const PATIENCE = 20_000;
const SCRIPT = "vector-process.ts";

/** What a drawing that only draws has no need of: a document type with its entities, programs, pages in it, and styles from elsewhere. */
const UNWANTED = [
  // Older programs name the document type of SVG, and nothing in it.
  /<!doctype(?!\s+svg\s+public\s+"[^"<>]*"\s+"[^"<>]*"\s*>)/i,
  /<!(?:entity|attlist|element|notation)/i,
  /<\?(?!xml\s)/i,
  /<(?:[\w.-]+:)?(?:script|foreignobject|iframe|embed|object|audio|video|handler|listener|set|animate\w*|image|feimage)\b/i,
  /[\s"'/](?:[\w.-]+:)?on[a-z]+\s*=/i,
  /(?:href|src)\s*=\s*(?:"(?!\s*#)|'(?!\s*#))/i,
  /url\((?!\s*(?:["']\s*)?#)/i,
  /@import|expression\s*\(|javascript\s*:/i,
];

/**
 * Draws a vector drawing (SVG) as a picture, so that what a browser would run in it is never stored or sent.
 * @param data the file
 * @param patience milliseconds that drawing may take
 * @returns a PNG with a transparent ground; null for what is no drawing, holds scripts, handlers, entities, pages, pictures or references to
 * other files, or takes too long
 */
export async function drawVector(data: Uint8Array, patience = PATIENCE): Promise<Buffer | null> {
  const text = data.length <= MOST_BYTES ? asText(data) : null;
  if (text === null || !isHarmless(text)) return null;
  return draw(data, patience).catch(() => null);
}

/** Draws in a process of its own, for nothing ends a drawing that has begun but the end of its process. */
async function draw(data: Uint8Array, patience: number): Promise<Buffer | null> {
  // Neither by `fork` nor by a URL beside this module: the admin's bundler would look for the script, and find no path.
  const script = path.join(path.dirname(fileURLToPath(import.meta.url)), SCRIPT);
  const child = spawn(process.execPath, [script], { stdio: ["pipe", "pipe", "ignore"], timeout: patience, killSignal: "SIGKILL" });
  // It may have ended before all is written.
  child.stdin.on("error", () => undefined);
  child.stdin.end(data);
  const [picture, [code]] = await Promise.all([buffer(child.stdout), once(child, "exit") as Promise<[number | null]>]);
  return code === 0 && picture.length > 0 ? picture : null;
}

/** The file as text; null where it is none in UTF-8, in which alone it is read the same by everybody. */
function asText(data: Uint8Array): string | null {
  const text = decodeAs("utf-8", data);
  const encoding = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)/i.exec(text ?? "")?.[1] ?? "utf-8";
  return text?.includes("\0") || !/^(?:utf-8|us-ascii)$/i.test(encoding) ? null : text;
}

function isHarmless(text: string): boolean {
  return /<svg[\s>]/i.test(text) && UNWANTED.every((pattern) => !pattern.test(text));
}
