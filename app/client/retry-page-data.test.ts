import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PageUnavailable } from "#app/lib/errors.ts";
import { retryPageData } from "./retry-page-data.ts";

const ORIGIN = "http://localhost";
const ADDRESS = new URL("/faq.data", ORIGIN);

/** What the network answers, in this order. */
let answers: (() => Response | Promise<Response>)[];

beforeEach(() => {
  answers = [];
  const fetch = async () => (answers.shift() ?? (() => Promise.reject(new TypeError("offline"))))();
  vi.stubGlobal("window", { location: { origin: ORIGIN, href: `${ORIGIN}/` }, fetch });
  retryPageData();
});
afterEach(() => vi.unstubAllGlobals());

/** An answer whose body breaks off after its first line. */
function failingResponse(): Response {
  let reads = 0;
  return new Response(
    new ReadableStream({
      pull(body) {
        reads += 1;
        if (reads === 1) body.enqueue(new TextEncoder().encode("[1]\n"));
        else body.error(new TypeError("network error"));
      },
    }),
  );
}

it("asks once more for data that breaks off in the middle", async () => {
  answers = [failingResponse, () => new Response("[2]", { headers: { "X-Remix-Response": "yes" } })];
  const answer = await window.fetch(ADDRESS);
  expect(await answer.text()).toBe("[2]");
  expect(answer.headers.get("X-Remix-Response")).toBe("yes");
});

it("says that the page is not to be had when it breaks off twice, and asks for forms once", async () => {
  answers = [failingResponse, failingResponse];
  await expect(window.fetch(ADDRESS)).rejects.toBeInstanceOf(PageUnavailable);
  answers = [failingResponse, () => new Response("[2]")];
  await expect(window.fetch(ADDRESS, { method: "POST" })).rejects.toThrow("network error");
  expect(answers).toHaveLength(1);
});

it("ends as given up when the visitor goes elsewhere while the data comes", async () => {
  const navigation = new AbortController();
  answers = [
    () => {
      navigation.abort();
      return failingResponse();
    },
  ];
  await expect(window.fetch(ADDRESS, { signal: navigation.signal })).rejects.toMatchObject({ name: "AbortError" });
});

it("leaves answers without a body, and what is no page's data, as they are", async () => {
  const redirect = new Response(null, { status: 204 });
  const picture = new Response("x");
  answers = [() => redirect, () => picture];
  expect(await window.fetch(ADDRESS)).toBe(redirect);
  expect(await window.fetch(`${ORIGIN}/media/x.jpg`)).toBe(picture);
});
