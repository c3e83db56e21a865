import { inject } from "vitest";
import type { SharedSite } from "./global-setup.ts";

/** A browser's: programs get errors as one line. */
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36";

interface Ask extends RequestInit {
  /** Fields of a form that is posted. */
  form?: Record<string, string>;
  /** Body to post as JSON. */
  json?: unknown;
}

/** The site that all tests of the project share. */
export const site: SharedSite = inject("sharedSite");

/** The headers of an administrator, for REST. */
export const staff = { authorization: site.authorization } as const;

/**
 * Asks the shared site, as a browser without script does; redirects are not followed.
 * @throws Error when staff writes on the site whose content stays as it is
 */
export function ask(address: string, { form, json, ...call }: Ask = {}): Promise<Response> {
  const headers = new Headers(call.headers);
  if (!headers.has("user-agent")) headers.set("user-agent", BROWSER);
  if (json !== undefined) headers.set("content-type", "application/json");
  const body = form ? new URLSearchParams(form) : JSON.stringify(json);
  const request = { redirect: "manual", ...(body && { method: "POST", body }), ...call, headers } as const;
  const isRead = ["GET", "HEAD"].includes(request.method ?? "GET");
  if (!site.isEdited && !isRead && headers.get("authorization") === site.authorization)
    throw new Error(`Staff writes to ${address}: that is for a file *.editing.test.ts`);
  return fetch(new URL(address, site.url), request);
}

/** What the shared site answers, as text. */
export async function textOf(address: string, call?: Ask): Promise<string> {
  return (await ask(address, call)).text();
}

/** The words of some HTML, without its markup. */
export function wordsIn(html: string): string {
  return html
    .replaceAll(/<script.*?<\/script>|<!-- -->|<\/?mark>/gs, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");
}

/** The words of a page's main part. */
export async function wordsOf(address: string, call?: Ask): Promise<string> {
  const page = await textOf(address, call);
  return wordsIn(/<main.*<\/main>/s.exec(page)?.[0] ?? page);
}

/** What the shared site answers, as JSON. */
export async function jsonOf<T>(address: string, call?: Ask): Promise<T> {
  return (await ask(address, call)).json() as Promise<T>;
}

/** The bytes that the shared site answers. */
export async function bytesOf(answer: Promise<Response>): Promise<Buffer> {
  return Buffer.from(await (await answer).arrayBuffer());
}

/** The stored rows of a collection whose field has this value. */
export async function storedRows(collection: string, field: string, value: string): Promise<Record<string, unknown>[]> {
  const query = new URLSearchParams({ [`where[${field}][equals]`]: value, limit: "100", depth: "0" });
  return (await jsonOf<{ docs: Record<string, unknown>[] }>(`/api/${collection}?${query}`, { headers: staff })).docs;
}

/** Has an editor write an English text of the interface in the place of the built-in one; "" puts that back, in both languages. */
export async function writeText(key: string, en: string): Promise<void> {
  const answer = await ask("/api/globals/interface-texts/text", { headers: staff, json: { key, zh: "", en } });
  if (answer.status !== 200) throw new Error(`The text was not stored: ${answer.status} ${await answer.text()}`);
}
