import { expect, type Browser, type Page } from "@playwright/test";
import { ROLES, type Role } from "#cms/access/permissions.ts";
import { collectionAddress, deskAddress } from "#cms/lib/desk-address.ts";
import { sitDown, WIDE } from "./support/desk-records.ts";
import { deskViews, openView } from "./support/desk-views.ts";
import { SLOW } from "./support/slow.ts";
import { makeStaff, signIn, test } from "./support/staff.ts";

// Where the links of the desk lead, for each role.

// One after the other: what a test has made for its views is gone once it ends.
test.describe.configure({ mode: "default" });

const desk = sitDown(WIDE);
const EACH_ROLE = Object.keys(ROLES) as Role[];
/** The role that may see least, and the one that may see all. */
const FARTHEST_ROLES = ["sales", "administrator"] as const satisfies Role[];

/** Views of the desk of each kind: the first one, lists, the trash of one, records, a form of the settings, and the desk's own. */
const OF_EACH_KIND =
  /^\/admin(?:|\/collections\/(?:leads|products)|\/collections\/products\/trash|\/collections\/(?:leads|products)\/\d+|\/globals\/site|\/(?:translations|interface-texts|transfer|account|insight|dns-diagnosis))$/;

test("the links of a view of each kind lead to what a role may see", async ({ browser, request }) => {
  test.setTimeout(600_000);
  const views = (await deskViews(request, desk.headers)).filter((view) => OF_EACH_KIND.test(view));
  expect(views.length).toBeGreaterThan(12);
  const faults: string[] = [];
  // What a role may see, the one that may see all sees as well.
  const kinds = new Set<string>();
  for (const role of FARTHEST_ROLES) {
    const page = await sitDownAs(role, browser);
    const links = new Map<string, Link>();
    for (const view of views) {
      const hrefs = await linksAsServed(page, view);
      if (hrefs.length > 0) kinds.add(kindOf(new URL(view, desk.page.url()).href));
      for (const href of hrefs) links.set(kindOf(href), { href, view });
    }
    expect(links.size).toBeGreaterThan(30);
    for (const kind of kinds) links.delete(kind);
    faults.push(...(await faultsOf(page, role, [...links.values()])));
    for (const kind of links.keys()) kinds.add(kind);
    await page.context().close();
  }
  expect(faults).toEqual([]);
});

for (const role of EACH_ROLE) {
  test(`every link of the desk leads to what the role ${role} may see`, SLOW, async ({ browser, request }) => {
    test.setTimeout(1_800_000);
    const page = await sitDownAs(role, browser);
    const links = new Map<string, Link>();
    for (const view of await deskViews(request, desk.headers)) {
      if ((await page.request.get(view, { maxRedirects: 0 })).status() !== 200) continue;
      for (const href of await linksAsDrawn(page, view)) links.set(href, { href, view });
    }
    expect(links.size).toBeGreaterThan(200);
    expect(await faultsOf(page, role, [...links.values()])).toEqual([]);
    await page.context().close();
  });
}

test("a link to what is not there, to what the role may not see, and to an address without the desk's are found", async ({ browser }) => {
  const page = await sitDownAs("sales", browser);
  const deadPaths = [
    collectionAddress("products", 9_999_999),
    collectionAddress("audit-log"),
    deskAddress("/transfer"),
    "/collections/leads",
  ];
  const links = [...deadPaths, collectionAddress("products")].map((path) => ({ href: new URL(path, desk.page.url()).href, view: PLANTED }));
  expect(await faultsOf(page, "sales", links)).toEqual([
    "sales (planted) → /admin/collections/products/9999999: leads back to the first page",
    "sales (planted) → /admin/collections/audit-log: 404",
    "sales (planted) → /admin/transfer: 404",
    "sales (planted) → /collections/leads: 404",
  ]);
  await page.context().close();
});

/** In the place of a view, of links that the test itself has made. */
const PLANTED = "(planted)";

/** A link, and a view that has it. */
interface Link {
  href: string;
  view: string;
}

/** A page of somebody with a role, signed in. */
async function sitDownAs(role: Role, browser: Browser): Promise<Page> {
  const context = await browser.newContext(WIDE);
  const { account } = await makeStaff(context.request, role);
  await signIn(context.request, account);
  return context.newPage();
}

/** Addresses that the links of a view lead to as the server draws it, once for each; none where the role has no such view. */
async function linksAsServed(page: Page, view: string): Promise<string[]> {
  const answer = await page.request.get(view, { maxRedirects: 0 });
  if (answer.status() !== 200) return [];
  const hrefs = await page.evaluate(
    (html) => {
      const { links } = new DOMParser().parseFromString(html, "text/html");
      return Array.from(links, (link) => link.getAttribute("href") ?? "");
    },
    await answer.text(),
  );
  return ownLinks(hrefs, new URL(view, desk.page.url()));
}

/** Addresses that the links of a view lead to once the browser has drawn it. */
async function linksAsDrawn(page: Page, view: string): Promise<string[]> {
  await openView(page, view);
  return ownLinks(await page.evaluate(() => Array.from(document.links, (link) => link.href)), new URL(page.url()));
}

/** What leads to this server, without the place on the page, and without what ends the session. */
function ownLinks(hrefs: readonly string[], base: URL): string[] {
  const links = hrefs.filter((href) => URL.canParse(href, base)).map((href) => new URL(href, base));
  const own = links.filter(({ origin, pathname }) => origin === base.origin && pathname !== deskAddress("/logout"));
  return [...new Set(own.map(({ href }) => href.split("#", 1)[0] ?? href))];
}

/** What links have in common that differ only by the record or the kind of records in a file, and by the values of their query. */
function kindOf(href: string): string {
  const { pathname, searchParams } = new URL(href);
  const path = pathname.replaceAll(/\d+/g, "0").replace(/^(\/api\/(?:export|media\/file)\/)[^/]+/, "$10");
  // On the site each address is a kind of its own; other tests follow its links.
  return `${path.replace(/^\/(?!admin|api)(?:en\/)?([^/]*).*$/, "/$1")}?${[...searchParams.keys()].toSorted().join("&")}`;
}

/** What somebody with a role finds behind links instead of what they lead to, a line each. */
async function faultsOf(page: Page, role: Role, links: readonly Link[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { href, view } of links) {
    const fault = await faultBehind(page, href);
    if (fault && (await isStillThere(page, href, view)))
      faults.push(`${role} ${view} → ${href.slice(new URL(href).origin.length)}: ${fault}`);
  }
  return faults;
}

/** Whether a view has a link that it had: tests beside this one delete what they have made, and the view no longer leads there. */
async function isStillThere(page: Page, href: string, view: string): Promise<boolean> {
  return view === PLANTED || (await linksAsServed(page, view)).includes(href);
}

async function faultBehind(page: Page, href: string): Promise<string | null> {
  const answer = await page.request.get(href, { headers: { Accept: "text/html,*/*" } });
  if (answer.status() !== 200) return String(answer.status());
  const { pathname, searchParams } = new URL(answer.url());
  if (searchParams.has("notFound")) return "leads back to the first page";
  if (pathname === deskAddress("/login")) return "asks to sign in";
  const isPage = answer.headers()["content-type"]?.includes("text/html");
  return isPage && /class="unauthorized/.test(await answer.text()) ? "refused" : null;
}
