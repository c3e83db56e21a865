/** The recipes “Add a channel of notices”, “Add a list as JSON” and “Add a view of the desk” of docs/architecture.md, carried out on a copy of the house. */
import { afterAll, expect, it } from "vitest";
import { webhookReceiver } from "../receivers.ts";
import { countFiles, HouseCopy, type Change } from "./house-copy.ts";

/** Most files of each change, without texts, migrations and generated files. */
const MAX_FILES = { notice: 3, list: 2, view: 3 };

const CHANNEL: Change = [
  "cms/leads/notifications/channels.ts",
  "  owner: {",
  `  pager: {
    label: say("Pager"),
    isForNew: true,
    target: () => settings.pagerUrl && new URL(settings.pagerUrl).host,
    needs: "PAGER_URL",
    send: async (_cms, _notice, { reference }) => {
      await fetch(settings.pagerUrl ?? "", { method: "POST", body: reference });
    },
  },
  owner: {`,
];
const SETTING: Change = ["cms/config/settings.ts", "    leadsWebhook:", "    pagerUrl: values.PAGER_URL ?? null,\n    leadsWebhook:"];
const DESCRIPTION: Change = [
  "cms/config/settings-schema.ts",
  "  LEADS_KEPT_DAYS:",
  `  PAGER_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .register(descriptions, { group: "leads", unset: "unset", about: "a pager that is told of leads and messages" }),
  LEADS_KEPT_DAYS:`,
];

const SOLUTION = "shared/content/solution.ts";
const LIST: readonly Change[] = [
  [
    SOLUTION,
    '    part: "solutions",',
    '    part: "solutions",\n    programs: { json: { path: "/solutions.json", name: "Solutions", summary: "The solutions, a hundred to a page" } },',
  ],
  [
    SOLUTION,
    'slug: slug({ from: "name", on: { page: "own", list: true } })',
    'slug: slug({ from: "name", on: { page: "own", list: true, json: true } })',
  ],
  [SOLUTION, 'list: true, search: "title" }', 'list: true, json: true, search: "title" }'],
];

const VIEW_FILE = "cms/admin/views/stock/view.tsx";
const VIEW_CODE = `import type { AdminViewServerProps } from "payload";
import { inLanguage } from "../../../lib/i18n.ts";
import { signedInAt, StaffPage } from "../../providers/staff-page.tsx";
import { CONTENT_VIEWS } from "../content-views.ts";

/** How many products there are. */
export async function StockView(view: AdminViewServerProps) {
  const user = signedInAt(view, CONTENT_VIEWS.stock);
  const { payload, i18n } = view.initPageResult.req;
  const { totalDocs } = await payload.count({ collection: "products", overrideAccess: false, user });
  return (
    <StaffPage view={view}>
      <main className="desk">
        <h1>{inLanguage(CONTENT_VIEWS.stock.title, i18n.language)}</h1>
        <output>{totalDocs}</output>
      </main>
    </StaffPage>
  );
}
`;
const VIEW: Change = [
  "cms/admin/views/content-views.ts",
  "  importExport: {",
  `  stock: {
    path: "/stock",
    component: "/admin/views/stock/view.tsx#StockView",
    title: say("Stock"),
    group: "data",
    permission: "content.import",
  },
  importExport: {`,
];
const TITLES = { zh: "库存", de: "Bestand" };

const pager = await webhookReceiver();
const house = await HouseCopy.make("linked");
const { ask, read } = house;
afterAll(() => pager.stop());

it("take few files, and what is left out is named", async () => {
  const files = { notice: countFiles([CHANNEL, SETTING, DESCRIPTION]), list: countFiles(LIST), view: countFiles([VIEW]) + 1 };
  for (const [recipe, most] of Object.entries(MAX_FILES)) expect(files[recipe as keyof typeof files]).toBeLessThanOrEqual(most);

  house.change(CHANNEL);
  expect(await house.typeErrors()).toContain("pagerUrl");
  house.change(SETTING);
  expect(await house.typeErrors()).toContain("PAGER_URL");
  house.change(DESCRIPTION);
  expect(await house.typeErrors()).toContain(CHANNEL[0]);
  house.addDeskText("Pager", { zh: "寻呼机" });

  house.change(...LIST);

  house.add(VIEW_FILE, VIEW_CODE);
  expect(await house.typeErrors()).toContain("stock");
  house.change(VIEW);
  expect(await house.typeErrors()).toContain(VIEW[0]);
  house.addDeskText("Stock", TITLES);
  const { isDone, output } = await house.node("node_modules/vitest/vitest.mjs", "run", "cms/admin/import-map.test.ts");
  expect([isDone, output]).toEqual([false, expect.stringContaining("StockView")]);

  await house.generate("types");
  await house.generate("importmap");
  expect(await house.typeErrors()).toBe("");
}, 1_200_000);

it("are built, and a site of today takes them over", async () => {
  await house.start({ migration: "add_pager", env: { PAGER_URL: pager.url }, hasAdmin: true });
  expect((await house.ask("/")).status).toBe(200);
}, 1_800_000);

it("the notice is sent of a new lead, and staff sees what became of it", async () => {
  const sent = { name: "Ana", email: "ana@example.com", message: "Hello", consent: "on" };
  expect((await ask("/en/contact", { method: "POST", body: new URLSearchParams(sent) })).status).toBe(200);
  await expect.poll(() => pager.taken.length, { timeout: 60_000 }).toBe(1);
  const notices = () => house.answer<{ docs: object[] }>("/api/notices?where[channel][equals]=pager&depth=0");
  await expect.poll(notices, { timeout: 30_000 }).toMatchObject({ docs: [{ state: "sent", target: new URL(pager.url).host }] });
}, 120_000);

it("the list has its address, its description and its place among what programs read", async () => {
  const { total, items } = JSON.parse(await read("/en/solutions.json")) as { total: number; items: object[] };
  expect(total).toBeGreaterThan(0);
  expect(items[0]).toMatchObject({ slug: expect.stringMatching(/^[a-z-]+$/), name: expect.stringMatching(/^[A-Z]/) });
  expect(Object.keys((JSON.parse(await read("/api.json")) as { paths: object }).paths)).toContain("/solutions.json");
  expect(await read("/llms.txt")).toContain("solutions.json");
  expect((await ask("/solutions.json?page=99")).status).toBe(404);
}, 120_000);

it("the view is seen by whoever may, and is in their menu", async () => {
  const open = async (authorization: string | null) => {
    const answer = await ask("/admin/stock", { headers: { accept: "text/html", ...(authorization && { authorization }) } });
    return { status: answer.status, location: answer.headers.get("location"), html: await answer.text() };
  };
  await expect.poll(async () => (await ask("/admin/login")).status, { timeout: 120_000 }).toBe(200);
  const stranger = await open(null);
  expect(stranger.html + stranger.location).toContain("/admin/login");
  const { html } = await open(house.authorization);
  const [, main] = /<main[^>]*>(.*?)<\/main>/s.exec(html) ?? [];
  expect(main).toMatch(/^<h1>(Stock|库存|Bestand)<\/h1><output>[1-9]\d*<\/output>$/);
  expect(html.includes('href="/admin/stock"')).toBe(true);

  const sales = await house.signIn("sales");
  expect((await open(sales)).html.includes("<output>")).toBe(false);
  const home = await (await ask("/admin", { headers: { accept: "text/html", authorization: sales } })).text();
  expect(home.includes('href="/admin/stock"')).toBe(false);
}, 300_000);
