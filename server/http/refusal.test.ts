import { expect, it } from "vitest";
import { refuse, wantsPage } from "./refusal.ts";

const page = async () => new Response("a page", { status: 413 });
const HTML = "text/html,*/*;q=0.8";

it.each([
  ["/en/contact", HTML, "a page"],
  ["/products/a9/datasheet.pdf", HTML, "a page"],
  ["/api/media/file/a.pdf", HTML, "a page"],
  ["/en/contact", "application/json", '{"errors":[{"message":"Too long"}]}'],
  ["/search.json", HTML, '{"errors":[{"message":"Too long"}]}'],
  ["/api/leads", HTML, '{"errors":[{"message":"Too long"}]}'],
  ["/admin/collections/faqs", HTML, '{"errors":[{"message":"Too long"}]}'],
  ["/en/contact", "*/*", "413 Too long\n"],
  ["/administration", HTML, "a page"],
])("%s, asked for as %s, is refused with %s", async (path, accept, body) => {
  const request = new Request(`http://localhost${path}`, { headers: { accept } });
  const answer = await refuse(request, page, { status: 413, message: "Too long", extra: { Connection: "close" } });
  expect(await answer.text()).toBe(body);
  expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("connection")]).toEqual([413, "no-store", "close"]);
  expect(wantsPage(request)).toBe(body === "a page");
});
