import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { pageContext, type PageContext } from "#app/content/page.server.ts";

/** Pages with a form carry an id of their own and are never kept. */
const HEADERS = { "Cache-Control": "no-store" };

/** What a page with a form needs: its head, the company's contacts, and the form's id, which makes sending it twice one submission. */
function formPage(page: PageContext, key: "buy" | "contact" | "join", path?: string) {
  const { company } = page.frame;
  const head = page.head({ title: page.t(`${key}.title`), description: page.t(`${key}.description`, { name: company.name }), ...(path && { path }) });
  return { head, company, submissionId: randomUUID() };
}

/** Reads the contact page or the join page. */
export async function loadMessagePage(url: URL, key: "contact" | "join") {
  return data(formPage(await pageContext(url), key), { headers: HEADERS });
}

/**
 * Reads the buy page.
 * @param more what it shows besides, made from the page's context
 */
export async function loadLeadPage<More extends object>(url: URL, more: (page: PageContext) => Promise<More>) {
  const page = await pageContext(url);
  return data({ ...formPage(page, "buy", "/buy"), ...(await more(page)) }, { headers: HEADERS });
}
