import { expect, it, vi } from "vitest";
import { pageLoader } from "./page-loader.ts";

const at = (address: string, params: Record<string, string> = {}) => ({ url: new URL(address, "http://localhost"), params });
const notFound = (path: string) =>
  expect.objectContaining({
    data: { statusCode: 404, statusMessage: `Page Not Found: ${path}`, data: null, fatal: true },
    init: { status: 404 },
  });

it("refuses a name that is no middleware's, before any page is asked for", () => {
  expect(() => pageLoader({ middleware: ["sign-in" as "slug"] }, async () => null)).toThrow("Unknown route middleware: 'sign-in'");
  expect(() => pageLoader({ middleware: ["constructor" as "slug"] }, async () => null)).toThrow("Unknown route middleware");
});

it.each(["0", "-1", "1.5", "x", "", "1e3", "99999999"])("page-number: page %j does not exist", async (page) => {
  const read = vi.fn<() => Promise<string>>();
  const loader = pageLoader({ middleware: ["page-number"] }, read);
  await expect(loader(at(`/article?page=${page}`))).rejects.toEqual(notFound(`/article?page=${page}`));
  expect(read).not.toHaveBeenCalled();
});

it.each(["/article", "/article?page=1", "/article?page=12"])("page-number: %s may exist", async (address) => {
  await expect(pageLoader({ middleware: ["page-number"] }, async () => "read")(at(address))).resolves.toBe("read");
});

it.each(["v3", "oem-odm", "4g_vehicle"])("slug: %s may exist", async (slug) => {
  await expect(pageLoader({ middleware: ["slug"] }, async () => "read")(at("/products/x", { slug }))).resolves.toBe("read");
});

it.each(["../etc", "a b", "", "x".repeat(81)])("slug: %j does not exist", async (slug) => {
  await expect(pageLoader({ middleware: ["slug"] }, async () => "read")(at("/products/x", { slug }))).rejects.toEqual(
    notFound("/products/x"),
  );
});

it("slug: capital letters lead to the small ones, with the query", async () => {
  const loader = pageLoader({ middleware: ["slug"] }, async () => "read");
  const answer: unknown = await loader(at("/en/Products/V3?tab=specs", { slug: "V3" })).catch((thrown: unknown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect([status, headers.get("Location")]).toEqual([301, "/en/products/v3?tab=specs"]);
});

it("runs middleware in the order named, then the page's own check, then the loader", async () => {
  const validate = vi.fn<({ params }: { params: Record<string, string | undefined> }) => boolean>(
    ({ params }) => params["slug"] !== "closed",
  );
  const loader = pageLoader({ middleware: ["page-number", "slug"], validate }, async ({ params }) => params["slug"]);
  await expect(loader(at("/x?page=0", { slug: "x y" }))).rejects.toEqual(notFound("/x?page=0"));
  await expect(loader(at("/x", { slug: "x y" }))).rejects.toEqual(notFound("/x"));
  expect(validate).not.toHaveBeenCalled();
  await expect(loader(at("/closed", { slug: "closed" }))).rejects.toEqual(notFound("/closed"));
  await expect(loader(at("/open", { slug: "open" }))).resolves.toBe("open");
});
