import { expect, it } from "vitest";
import { countsOf, type Visit } from "./visit.ts";

const HTML = "text/html; charset=utf-8";
const DATA = "text/x-script; charset=utf-8";
const isCounted = (url: string, visit: Partial<Visit> = {}) =>
  countsOf({ method: "GET", url, headers: { host: "www.example.com" }, status: 200, contentType: HTML, isUnfound: false, ...visit }).map(
    (count) => count.join(": "),
  );
/** The counts beside the page itself. */
const besides = (url: string, visit?: Partial<Visit>) =>
  isCounted(url, visit).filter((count) => !/^(?:page|language|referrer|form):/.test(count));

it("counts a page in any spelling once, whatever its language, and the language by itself", () => {
  for (const url of ["/en/products/A9", "/en/products/a9/", "/en/products/a9?tab=specs"])
    expect(isCounted(url)).toEqual(["page: /products/a9", "language: en", "referrer: -"]);
  expect(isCounted("/")).toEqual(["page: /", "language: zh", "referrer: -"]);
  expect(isCounted("/en", { status: 304 })).toContain("page: /");
});

it("counts a move within the site as a page that nobody came to from elsewhere", () => {
  expect(isCounted("/en/products/a9.data?_routes=x", { contentType: DATA })).toEqual(["page: /products/a9", "language: en"]);
  expect(isCounted("/_.data", { contentType: DATA })).toEqual(["page: /", "language: zh"]);
  expect(isCounted("/en/_.data", { contentType: DATA })).toEqual(["page: /", "language: en"]);
});

it("counts a page once that reads its own data anew, as after a form was sent, and another choice on it as one more", () => {
  const after = (referer: string, url: string) =>
    isCounted(url, { contentType: DATA, headers: { host: "www.example.com", referer: `https://www.example.com${referer}` } });
  expect(after("/en/contact", "/en/contact.data?_routes=routes%2Fcontact")).toEqual([]);
  expect(after("/", "/_.data")).toEqual([]);
  expect(after("/en/products?series=a", "/en/products.data?series=a")).toEqual([]);
  expect(after("/en/products?series=a", "/en/products.data?series=v")).toContain("page: /products");
  expect(after("/contact", "/en/contact.data")).toContain("page: /contact");
  expect(after("/en", "/en/contact.data")).toContain("page: /contact");
});

it.each([
  ["/en/nowhere", { status: 404 }],
  ["/en/brand/article", { status: 301 }],
  ["/admin/collections/leads", {}],
  ["/en/products/a9?preview=token", {}],
  ["/locales/en.json", { contentType: "application/json" }],
  ["/products.md", { contentType: "text/markdown" }],
  ["/en/products/a9", { method: "HEAD" }],
  ["/en/buy", { method: "POST", status: 422 }],
  ["/mcp", { method: "POST", contentType: "application/json" }],
  ["/api/media/file/a9.webp", { contentType: "image/webp" }],
  ["/api/media/file/film.mp4", { contentType: "video/mp4" }],
  ["/api/media/file/manual.pdf", { contentType: "application/pdf", status: 206 }],
] as [string, Partial<Visit>][])("counts nothing of %s %j", (url, visit) => {
  expect(isCounted(url, visit)).toEqual([]);
});

it("counts the host of another site that led here, and nothing more of its address", () => {
  const from = (referer: string) =>
    isCounted("/", { headers: { host: "www.example.com", referer } }).filter((count) => count.startsWith("referrer"));
  expect(from("https://news.example.net/story?reader=77")).toEqual(["referrer: news.example.net"]);
  expect(from("https://www.example.com/en")).toEqual([]);
  expect(from("android-app://com.example")).toEqual([]);
});

it("counts campaigns, a country that a proxy tells, and steps of forms", () => {
  expect(besides("/?utm_source=News&utm_campaign=Spring")).toEqual(["campaign: news / - / spring"]);
  expect(besides("/?utm_source=ana@example.com")).toEqual([]);
  expect(besides("/", { country: "DE" })).toEqual(["country: DE"]);
  expect(besides("/", { country: "de<script>" })).toEqual([]);
  expect(isCounted("/en/buy")).toContain("form: /buy opened");
  expect(isCounted("/en/buy", { method: "POST" })).toEqual(["form: /buy sent"]);
  expect(isCounted("/en/contact.data", { method: "POST", contentType: DATA })).toEqual(["form: /contact sent"]);
});

it("counts words of a search in small letters, and whether they found nothing", () => {
  expect(besides("/en/search?q=%20Magnet%20%20IP67")).toEqual(["search: magnet ip67"]);
  expect(besides("/search.data?q=horse", { contentType: DATA, isUnfound: true })).toEqual(["search: horse", "unfound: horse"]);
  expect(besides("/en/search?q=magnet&page=2")).toEqual([]);
  expect(besides("/en/products?q=magnet")).toEqual(["search: magnet"]);
});

it.each([
  "ana@example.com",
  "5550123",
  "tel. 555-01 23",
  "13800138000",
  "138 0013 8000",
  "１３８００１３８０００",
  "+86-138-0013-8000",
  "x".repeat(61),
  "   ",
])("does not count %j, which may tell of somebody", (words) => {
  expect(besides(`/search?${new URLSearchParams({ q: words })}`)).toEqual([]);
});

it("counts figures and models, which are no telephone numbers", () => {
  for (const q of ["123456", "gt06 5000 mah", "900 mhz 1800 mhz"])
    expect(besides(`/search?${new URLSearchParams({ q })}`)).toEqual([`search: ${q}`]);
});

it("counts each choice of the finder and each compared product by itself", () => {
  expect(besides("/en/products?series=a,v&network=lte-m&page=1&sort=name")).toEqual([]);
  expect(besides("/en/products?series=a,v&network=lte-m&sort=name")).toEqual([
    "filter: series=a",
    "filter: series=v",
    "filter: network=lte-m",
  ]);
  expect(besides("/products/compare?ids=a9&ids=v3,P2")).toEqual(["comparison: a9", "comparison: v3"]);
});

it("counts downloads by their file", () => {
  const pdf = { contentType: "application/pdf" };
  expect(isCounted("/api/media/file/A9%20manual.pdf", pdf)).toEqual(["download: a9 manual.pdf"]);
  expect(isCounted("/en/products/a9/datasheet.pdf", pdf)).toEqual(["download: /products/a9/datasheet.pdf"]);
  expect(isCounted("/products/a9/drawing.svg", { contentType: "image/svg+xml" })).toEqual(["download: /products/a9/drawing.svg"]);
});
