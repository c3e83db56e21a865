import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openCms, type TestCms } from "../../../test/cms.ts";
import { webhookReceiver } from "../../../test/receivers.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";

const SITE = "https://www.example.com";
const KEY = "0123456789abcdef";
const TOKEN = "a-token-that-nobody-reads";

let test: TestCms;
let indexNow: Awaited<ReturnType<typeof webhookReceiver>>;
let baidu: Awaited<ReturnType<typeof webhookReceiver>>;
let queues: Record<string, JobQueue>;
let runNext: (cms: TestCms["cms"], queue: JobQueue) => Promise<boolean>;

beforeAll(async () => {
  [indexNow, baidu] = await Promise.all([webhookReceiver(), webhookReceiver()]);
  Object.assign(process.env, {
    SITE_URL: SITE,
    INDEXNOW_KEY: KEY,
    INDEXNOW_ENDPOINT: `${indexNow.url}/indexnow`,
    BAIDU_PUSH_URL: `${baidu.url}/urls?site=${SITE}&token=${TOKEN}`,
  });
  test = await openCms(undefined, { seeded: true });
  const { enginePingQueues } = await import("./engine-ping-queues.ts");
  queues = Object.fromEntries(enginePingQueues.map((queue) => [queue.only?.["engine"] ?? "", queue]));
  ({ runNext } = await import("../../jobs/worker.ts"));
  await test.cms.delete({ collection: "engine-pings", where: {} });
});
afterAll(async () => {
  await test?.close();
  await Promise.all([indexNow?.stop(), baidu?.stop()]);
});
beforeEach(() => {
  indexNow.answer = async () => ({ status: 202 });
  baidu.answer = async ({ body }) => ({ status: 200, body: JSON.stringify({ remain: 90, success: body.split("\n").length }) });
});
afterEach(async () => {
  await test.cms.delete({ collection: "engine-pings", where: {} });
  indexNow.taken.length = 0;
  baidu.taken.length = 0;
});

async function pings(engine: string) {
  const { docs } = await test.cms.find({ collection: "engine-pings", where: { engine: { equals: engine } }, sort: "id", limit: 500 });
  return docs;
}
const placesOf = async (engine: string) => (await pings(engine)).map(({ place }) => place);

/** Lets the minute pass that engines are told after. */
async function due(): Promise<void> {
  const { execute } = await import("../../db/raw-sql.ts");
  await execute(test.cms.db, `update engine_pings set next_at = '2020-01-01T00:00:00.000Z' where next_at is not null`);
}

async function tell(engine: "indexnow" | "baidu"): Promise<void> {
  await due();
  const queue = queues[engine];
  if (!queue) throw new Error(`No queue for ${engine}`);
  while (await runNext(test.cms, queue));
}

const pingedUrls = () => indexNow.taken.map(({ body }) => (JSON.parse(body) as { urlList: string[] }).urlList.toSorted());
const pushedCounts = () => baidu.taken.map(({ body }) => body.split("\n").length);

/** What the dashboard tells of engines that did not take it. */
async function listFailures(): Promise<string[]> {
  const [{ readUntold }, { deskTexts }] = await Promise.all([
    import("../../admin/views/dashboard/read-content.ts"),
    import("../../admin/texts/index.ts"),
  ]);
  return (await readUntold(test.cms, deskTexts("en"))).rows.map(({ title, note }) => `${title}: ${note}`);
}

async function product(slug: string) {
  const { docs } = await test.cms.find({ collection: "products", where: { slug: { equals: slug } }, depth: 0 });
  if (!docs[0]) throw new Error(`No product ${slug}`);
  return docs[0];
}

const save = async (slug: string, data: object) =>
  test.cms.update({ collection: "products", id: (await product(slug)).id, data: { _status: "published", ...data }, locale: "zh" });

describe("what engines are told of", () => {
  it("one call has all that was saved within a minute, each address once and in each language", async () => {
    await save("v3", { order: 11 });
    await save("v3", { order: 12 });
    await save("a9", { order: 13 });
    const [first] = await pings("indexnow");
    expect(Date.parse(first?.nextAt ?? "") - Date.now()).toBeGreaterThan(50_000);
    await tell("indexnow");
    const [call] = indexNow.taken;
    expect(JSON.parse(call?.body ?? "")).toMatchObject({ host: "www.example.com", key: KEY, keyLocation: `${SITE}/${KEY}.txt` });
    expect(pingedUrls()).toEqual([[`${SITE}/en/products/a9`, `${SITE}/en/products/v3`, `${SITE}/products/a9`, `${SITE}/products/v3`]]);
    expect(await pings("indexnow")).toEqual([]);
    await tell("baidu");
    expect([pushedCounts(), baidu.taken[0]?.address, await pings("baidu")]).toEqual([[4], `/hook/urls?site=${SITE}&token=${TOKEN}`, []]);
  });

  it("a draft beside what is published is nothing to tell of", async () => {
    await test.cms.update({ collection: "products", id: (await product("v3")).id, data: { order: 14 }, locale: "zh", draft: true });
    expect(await placesOf("indexnow")).toEqual([]);
  });

  it("an address that goes is told to IndexNow alone, and one that comes to both", async () => {
    await save("v3", { slug: "v3-moved" });
    expect(await placesOf("indexnow")).toEqual(["/products/v3-moved", "/en/products/v3-moved", "/products/v3", "/en/products/v3"]);
    expect(await placesOf("baidu")).toEqual(["/products/v3-moved", "/en/products/v3-moved"]);
    await test.cms.delete({ collection: "engine-pings", where: {} });
    await save("v3-moved", { _status: "draft" });
    expect([await placesOf("indexnow"), await placesOf("baidu")]).toEqual([["/products/v3-moved", "/en/products/v3-moved"], []]);
    await save("v3-moved", { slug: "v3", _status: "published" });
    expect(await placesOf("baidu")).toEqual(["/products/v3", "/en/products/v3"]);
  });

  it("a language that a record is not translated into is none of its places", async () => {
    const data = {
      title: "只有中文的新闻",
      summary: "摘要",
      category: "company",
      author: "x",
      publishedAt: new Date().toISOString(),
    } as const;
    const article = await test.cms.create({ collection: "articles", data: { ...data, _status: "published" } as never, locale: "zh" });
    expect(await placesOf("baidu")).toEqual([`/article/${article.id}`]);
    await test.cms.delete({ collection: "articles", id: article.id });
    expect(await placesOf("indexnow")).toEqual([`/article/${article.id}`]);
  });

  it("records of a part of the site that staff has switched off have no places", async () => {
    const { docs: films } = await test.cms.find({ collection: "videos", limit: 1, depth: 0 });
    const [film] = films;
    if (!film) throw new Error("No film");
    const touch = () => test.cms.update({ collection: "videos", id: film.id, data: { _status: "published" } as never, locale: "zh" });
    const switchOff = (partsOff: "videos"[]) => test.cms.updateGlobal({ slug: "site", data: { partsOff } as never });
    await switchOff(["videos"]);
    await touch();
    expect(await placesOf("indexnow")).toEqual([]);
    await switchOff([]);
    await touch();
    expect(await placesOf("indexnow")).toContain(`/services/videos/${film.slug}`);
  });

  it("a save that is undone leaves nothing to tell of", async () => {
    const { withinTransaction } = await import("../../payload-patches/transactions.ts");
    const { createLocalReq } = await import("payload");
    const req = await createLocalReq({}, test.cms);
    const { id } = await product("v3");
    const undone = withinTransaction(req, async () => {
      await test.cms.update({ collection: "products", id, data: { order: 99, _status: "published" }, locale: "zh", req });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await placesOf("indexnow")).toEqual([]);
  });
});

describe("an engine that does not take it", () => {
  it("is told again after growing pauses, all of the batch together, and what has failed goes with the next save", async () => {
    await save("v3", { order: 21 });
    indexNow.answer = async () => ({ status: 503, body: "busy" });
    await tell("indexnow");
    const waiting = await pings("indexnow");
    expect(waiting.map(({ attempts }) => attempts)).toEqual([1, 1]);
    expect(waiting.map(({ lastFault }) => lastFault).filter(Boolean)).toEqual(["HTTP 503 busy"]);
    for (const { nextAt } of waiting) expect(Date.parse(nextAt ?? "") - Date.now()).toBeGreaterThan(50_000);
    for (let remaining = 5; remaining > 0; remaining -= 1) await tell("indexnow");
    expect((await pings("indexnow")).map(({ nextAt }) => nextAt ?? null)).toEqual([null, null]);
    expect(indexNow.taken).toHaveLength(6);
    indexNow.answer = async () => ({ status: 200 });
    await save("a9", { order: 22 });
    await tell("indexnow");
    expect(pingedUrls().at(-1)).toHaveLength(4);
    expect([await pings("indexnow"), await listFailures()]).toEqual([[], []]);
  });

  it("is not asked again where no later try can help; neither secret is in what is noted", async () => {
    await save("v3", { order: 23 });
    indexNow.answer = async () => ({ status: 422, body: "not this host" });
    baidu.answer = async () => ({ status: 401, body: JSON.stringify({ error: 401, message: "token is not valid" }) });
    await tell("indexnow");
    await tell("baidu");
    const noted = [...(await pings("indexnow")), ...(await pings("baidu"))];
    expect(noted.map(({ nextAt }) => nextAt ?? null)).toEqual([null, null, null, null]);
    expect(noted.map(({ lastFault }) => lastFault).filter(Boolean)).toEqual(["HTTP 422 not this host", "HTTP 401 token is not valid"]);
    expect(await listFailures()).toEqual([
      "IndexNow (Bing, Yandex, Naver …): 2 addresses, told again with the next change. The other server answered HTTP 422 not this host",
      "Baidu: 2 addresses, told again with the next change. The other server answered HTTP 401 token is not valid",
    ]);
    expect(JSON.stringify(noted)).not.toMatch(new RegExp(`${TOKEN}|${KEY}`));
  });

  it("Baidu gets as many as it takes today, and the others the day after", async () => {
    const changed = ["v3", "a9", "e1", "a7", "v9", "m20"];
    for (const slug of changed) await save(slug, { order: 31 });
    let quota = 5;
    baidu.answer = async ({ body }) => {
      const count = body.split("\n").length;
      if (count > quota) return { status: 400, body: JSON.stringify({ error: 400, message: "over quota" }) };
      quota -= count;
      return { status: 200, body: JSON.stringify({ remain: quota, success: count }) };
    };
    await tell("baidu");
    expect(pushedCounts()).toEqual([12, 2, 3]);
    const waiting = await pings("baidu");
    expect(waiting).toHaveLength(7);
    for (const { nextAt, attempts, lastFault } of waiting) {
      expect([attempts, lastFault ?? null, new Date(nextAt ?? "").toISOString().slice(10)]).toEqual([0, null, "T16:01:00.000Z"]);
      expect(Date.parse(nextAt ?? "")).toBeGreaterThan(Date.now());
    }
  });
});
