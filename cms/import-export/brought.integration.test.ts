import { handleEndpoints } from "payload";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { importsTest } from "../../test/imports.ts";
import { signedIn } from "../../test/staff.ts";
import type { Report } from "./report.ts";
import { SLOW } from "../../test/slow.ts";
import { packContent } from "./stored-content.ts";

const { desk, bring, doNext } = importsTest();

describe("the bad lines of a file", () => {
  const fetchBadLines = (id: number, token: string) => desk.test.api(`/imports/${id}/bad-lines`, { token });
  const validate = async (content: string) => {
    const data = { user: desk.editor.id, target: "products", fileName: "产品.csv", language: "zh", state: "checking" as const };
    const job = { attempts: 0, content: await packContent(content) };
    const { id } = await desk.test.cms.create({ collection: "imports", data: { ...data, ...job } });
    await desk.modules.doImport(desk.test.cms, id);
    return id;
  };

  it("come as a file with what is wrong with each, and go in again when they are mended", async () => {
    const id = await validate("slug,tagline_en,specs.weight\r\na9,Sun,300\r\na3,=1+1,70-62\r\nv3,Live,70-62\r\n");
    const response = await fetchBadLines(id, desk.editor.token);
    expect(response.headers.get("content-disposition")).toContain(encodeURIComponent("产品-2.csv"));
    const file = await response.text();
    expect(file).toContain("slug,tagline_en,specs.weight,_fault\r\na3,'=1+1,70-62,specs.weight: 最小值在前：62…70");
    expect(file).not.toContain("a9");
    const report = await bring("products", "x.csv", Buffer.from(file.replace("70-62", "62")));
    expect(report).toMatchObject({ bad: 1, changed: 1, faults: [{ line: 3, column: "specs.weight" }] });
    expect(report.changes[0]?.cells).toContainEqual(expect.objectContaining({ column: "tagline_en", after: "=1+1" }));
  });

  it("are for whoever brought it, and only where there are any", async () => {
    const id = await validate("slug,specs.weight\r\na3,70-62\r\n");
    const other = await signedIn(desk.test, "administrator");
    expect((await fetchBadLines(id, other.token)).status).toBe(404);
    for (const token of [desk.tokens.sales, desk.tokens.viewer]) expect((await fetchBadLines(id, token)).status).toBe(403);
    expect((await fetchBadLines(await validate("slug,specs.weight\r\na3,62\r\n"), desk.editor.token)).status).toBe(404);
  });
});

describe("a file that is none", () => {
  it.each([
    ["x.xlsx", "slug,name", /读不了/],
    ["x.json", "{}", /读不了/],
    ["x.csv", "slug,nonsense\r\na9,1\r\n", /不认识这些列（1）：nonsense/],
    ["x.csv", "name\r\nA9\r\n", /缺少列 slug/],
    ["x.csv", "slug\r\n", /没有记录/],
  ])("is refused: %s with %s", async (name, content, refusal) => {
    expect((await bring("products", name, Buffer.from(content))).refusal).toMatch(refusal);
  });
});

describe("a file that was brought", () => {
  type State = "checking" | "checked" | "writing" | "written" | "failed";
  let second: { id: number; token: string };
  beforeAll(async () => {
    second = await signedIn(desk.test, "editor", "second");
  });

  const text = "slug,tagline_en\r\na9,Sunny\r\n";
  /** An import as it stands in the table. Of one that is interrupted nothing was heard for ten minutes; nobody is at one that waits. */
  async function createImport(
    state: State,
    { interrupted = false, waits = false, user = desk.editor.id, content = text } = {},
  ): Promise<number> {
    const takenUntil = new Date(Date.now() + (interrupted ? -10 : 10) * 60_000).toISOString();
    const job = { attempts: waits ? 0 : 1, ...(state.endsWith("ing") && { nextAt: takenUntil, takenUntil: waits ? null : takenUntil }) };
    const data = { user, target: "products", fileName: "a.csv", language: "en", state, ...job };
    const { id } = await desk.test.cms.create({ collection: "imports", data: { ...data, content: await packContent(content) } });
    return id;
  }
  const post = async (id: number, deed: "write" | "give-up", token = desk.editor.token) =>
    (await desk.test.api(`/imports/${id}/${deed}`, { method: "POST", body: {}, token })).status;
  const read = (id: number) => desk.test.cms.findByID({ collection: "imports", id, depth: 0, disableErrors: true });
  const forgetAll = () => desk.test.cms.delete({ collection: "imports", where: { id: { exists: true } } });
  /** Sends a file. @param until its last byte waits for this */
  async function send(
    token: string,
    name = "b.csv",
    until?: Promise<void>,
  ): Promise<{ status: number; body: { id: number } & Partial<Record<"errors", { message: string }[]>> }> {
    const form = new FormData();
    form.set("collection", "products");
    form.set("file", new File([text], name));
    const whole = new Response(form);
    const body = whole.body?.pipeThrough(new TransformStream({ flush: () => until })) ?? null;
    const headers = { Authorization: `JWT ${token}`, "Accept-Language": "en", "Content-Type": whole.headers.get("content-type") ?? "" };
    const request = new Request("http://localhost/api/imports/check", { method: "POST", headers, body, duplex: "half" } as RequestInit);
    const { default: config } = await import("#cms/payload.config.ts");
    const response = await handleEndpoints({ config, request });
    return { status: response.status, body: (await response.json()) as { id: number } };
  }

  it("is written and given up by whoever brought it, and is not there for other editors", async () => {
    const id = await createImport("checked");
    for (const deed of ["write", "give-up"] as const) expect(await post(id, deed, second.token)).toBe(404);
    expect(await read(id)).toMatchObject({ state: "checked" });
    expect(await post(id, "give-up")).toBe(200);
    expect(await read(id)).toBeNull();
  });

  it("is written once, however often that is asked for at once", SLOW, async () => {
    const id = await createImport("checked");
    const answers = await Promise.all([post(id, "write"), post(id, "write"), post(id, "write")]);
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    await doNext();
    expect(await read(id)).toMatchObject({ state: "written", onlyGood: false, done: 1, nextAt: null });
    expect(await post(id, "write")).toBe(409);
  });

  it("names each record that visitors see changed, and none where nothing changes", async () => {
    const { onChange } = await import("../cache/event-bus.ts");
    const changed: unknown[] = [];
    const stop = onChange(({ collection, id }) => {
      if (collection === "products") changed.push(id);
    });
    const { docs } = await desk.test.cms.find({ collection: "products", where: { slug: { equals: "a9" } }, depth: 0, limit: 1 });
    for (const expected of [[docs[0]?.id], []]) {
      const id = await createImport("checked", { content: "slug,tagline_en\r\na9,Named alone\r\n" });
      expect(await post(id, "write")).toBe(200);
      expect(await doNext()).toBe(true);
      expect(await read(id)).toMatchObject({ state: "written" });
      expect(changed.splice(0)).toEqual(expected);
    }
    stop();
    await forgetAll();
  });

  it.each(["checking", "writing"] as const)("is not given up while it is %s, unless its process has died", async (state) => {
    const id = await createImport(state);
    expect(await post(id, "give-up")).toBe(409);
    expect(await read(id)).toMatchObject({ state });
    const dead = await createImport(state, { interrupted: true });
    expect(await post(dead, "give-up")).toBe(200);
    expect(await read(dead)).toBeNull();
  });

  it("goes when the same person brings another, unless it is written or somebody is at it", async () => {
    await forgetAll();
    const deletedIds = [
      await createImport("checked"),
      await createImport("checking", { waits: true }),
      await createImport("failed"),
      await createImport("checking", { interrupted: true }),
      await createImport("writing", { interrupted: true }),
    ];
    const expected = [
      await createImport("checking"),
      await createImport("writing"),
      await createImport("writing", { waits: true }),
      await createImport("written", { interrupted: true }),
      await createImport("checked", { user: second.id }),
    ];
    const {
      body: { id },
    } = await send(desk.editor.token);
    expect(await Promise.all(deletedIds.map(read))).toEqual(deletedIds.map(() => null));
    expect(await Promise.all(expected.map(read))).not.toContain(null);
    await desk.modules.doImport(desk.test.cms, id);
    expect(await read(id)).toMatchObject({ state: "checked" });
    // It is still in the queue, whose next is due in the test after this.
    await forgetAll();
  });

  it("is refused by word where it is of no kind that is read, and to those who may not write", async () => {
    const none = await send(desk.editor.token, "b.exe");
    expect([none.status, none.body.errors?.[0]?.message]).toEqual([400, "Choose a CSV, XLSX, JSON or ZIP file."]);
    expect((await send(desk.tokens.viewer)).status).toBe(403);
  });

  it("goes however many are brought one after the other, before any is checked", async () => {
    const ids: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const { status, body } = await send(desk.editor.token);
      expect(status).toBe(200);
      ids.push(body.id);
    }
    const imports = await Promise.all(ids.map(read));
    expect(imports.map((one) => one?.state)).toEqual([undefined, undefined, undefined, "checking"]);
    await forgetAll();
  });

  it("is not taken, and nothing goes for it, while two of the same person are being checked or one is being sent", async () => {
    const checked = await createImport("checked");
    const checking = await createImport("checking");
    await createImport("checking");
    const { status, body } = await send(desk.editor.token);
    expect([status, body.errors?.[0]?.message]).toEqual([
      409,
      "Other files of yours are being sent or checked: wait until that has ended.",
    ]);
    expect(await read(checked)).not.toBeNull();
    expect((await send(second.token)).status).toBe(200);
    await desk.test.cms.delete({ collection: "imports", id: checking });
    let end = () => {};
    const until = new Promise<void>((resolve) => {
      end = resolve;
    });
    const slow = send(desk.editor.token, "b.csv", until);
    await vi.waitFor(async () => expect((await send(desk.editor.token)).status).toBe(409));
    end();
    expect((await slow).status).toBe(200);
    expect((await send(desk.editor.token)).status).toBe(200);
    await forgetAll();
  });
});

it("an import whose process has ended in the midst of it is shown as interrupted, and can be brought again", async () => {
  const [nextAt, takenUntil] = [-1, 60].map((seconds) => new Date(Date.now() + seconds * 1000).toISOString());
  const data = { user: desk.editor.id, target: "products", fileName: "a.csv", language: "en", state: "writing" as const, content: "" };
  const { id } = await desk.test.cms.create({ collection: "imports", data: { ...data, attempts: 1, nextAt, takenUntil } });
  const currentImport = async () =>
    (await (await desk.test.api(`/imports/${id}`, { token: desk.editor.token })).json()) as { state: string; report?: Report };
  // As long as its process runs it is none that was interrupted, whatever that process does.
  expect(await doNext()).toBe(false);
  expect(await currentImport()).toMatchObject({ state: "writing" });
  await desk.test.cms.db.updateOne({ collection: "imports", id, data: { takenUntil: nextAt }, returning: false });
  expect(await doNext()).toBe(true);
  expect(await currentImport()).toMatchObject({
    state: "failed",
    report: { refusal: "It was interrupted; please try again." },
    nextAt: null,
  });
  expect((await desk.test.api(`/imports/${id}/give-up`, { method: "POST", body: {}, token: desk.editor.token })).status).toBe(200);
});
