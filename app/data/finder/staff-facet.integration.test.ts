import { afterAll, beforeAll, expect, it } from "vitest";
import { provideBothTexts } from "../../../test/built-in-texts.ts";
import { openCms, type TestCms } from "../../../test/cms.ts";
import { readDatasheet } from "../../../test/datasheets.ts";
import { signedIn } from "../../../test/staff.ts";
import { untypeset } from "../content/typeset.ts";

let test: TestCms;
let token = "";

beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
  provideBothTexts();
  token = (await signedIn(test, "editor")).token;
});
afterAll(() => test?.close());

const CAMERA = {
  key: "camera",
  name: "摄像头",
  group: "interfaces",
  isFacet: true,
  codes: [
    { key: "hd", name: "高清摄像头" },
    { key: "4k", name: "超清摄像头" },
  ],
};

async function change(
  address: string,
  body: object,
  method: "POST" | "PATCH" = "POST",
): Promise<{ status: number; doc: Record<string, unknown>; text: string }> {
  const response = await test.api(address, { method, body, token });
  const text = await response.text();
  return { status: response.status, doc: (JSON.parse(text) as { doc?: Record<string, unknown> }).doc ?? {}, text };
}

/** A product states a row, in the place of what it said there. */
async function state(code: string, row: { key: string; codes: string[] }): Promise<void> {
  const { docs } = await test.cms.find({ collection: "products", where: { code: { equals: code } }, depth: 0, locale: "zh" });
  const [product] = docs;
  const specs = [...(product?.specs ?? []).filter(({ key }) => key !== row.key), row];
  const { status } = await change(`/products/${product?.id}`, { specs, _status: "published" }, "PATCH");
  expect(status).toBe(200);
}

async function finder(query: string) {
  const [{ readCriteria, finderView }, { pageContext }, { productsHaving }] = await Promise.all([
    import("./finder-page.server.ts"),
    import("#app/data/page.server.ts"),
    import("#app/search/index.server.ts"),
  ]);
  const url = new URL(`https://waymark.example/en/products?${query}`);
  const at = { path: "/products", search: productsHaving };
  const [page, { scope, criteria }] = await Promise.all([pageContext(url), readCriteria(url, at)]);
  const view = await finderView(scope, criteria, at, page, false);
  if (!view) throw new Error("There is no such page");
  return view;
}

it("offers a row at once that staff adds and lets buyers choose by", async () => {
  const { finderParameters } = await import("./criteria.ts");
  const all = (await finder("")).total;
  // A parameter of no row says nothing.
  expect((await finder("camera=hd")).total).toBe(all);
  const added = await change("/spec-rows", CAMERA);
  expect(added.status).toBe(201);
  await change(`/spec-rows/${String(added.doc["id"])}?locale=en`, { name: "Camera" }, "PATCH");
  expect((await finder("")).facets.map(({ key }) => key)).not.toContain("camera");
  await state("V3", { key: "camera", codes: ["hd"] });
  // One value that some products have and others have not is a choice: yes or no.
  expect((await finder("")).facets.find(({ key }) => key === "camera")).toMatchObject({ options: [{ value: "hd", count: 1 }] });
  await state("A9", { key: "camera", codes: ["4k"] });

  const view = await finder("camera=hd");
  expect(view.items.map(({ code }) => code)).toEqual(["V3"]);
  expect(view.facets.find(({ key }) => key === "camera")).toMatchObject({
    name: "Camera",
    options: [{ value: "hd", count: 1 }, { value: "4k" }],
  });
  expect(view.chips).toMatchObject([{ label: "Camera", value: "高清摄像头" }]);
  expect(finderParameters()).toContain("camera");
});

it("shows the row in comparison, workbook, specifications and search", async () => {
  const [{ compare }, { finderSheet }, { pageContext }, { findOnSite, productsHaving }] = await Promise.all([
    import("#app/data/compare/compare.server.ts"),
    import("#app/data/sheets/finder-sheet.server.ts"),
    import("#app/data/page.server.ts"),
    import("#app/search/index.server.ts"),
  ]);
  const { groups } = await compare("en", ["v3", "a9"]);
  const row = groups.flatMap(({ rows }) => rows).find(({ key }) => key === "camera");
  expect(row).toMatchObject({ name: "Camera", differs: true, cells: [{ value: "高清摄像头" }, { value: "超清摄像头" }] });
  const url = new URL("https://waymark.example/en/products.xlsx?camera=hd");
  const sheet = await finderSheet(url, await pageContext(url), productsHaving);
  expect(sheet.head).toContain("Camera");
  expect(sheet.rows).toHaveLength(1);
  const { hits } = await findOnSite("zh", "高清摄像头");
  expect(hits.map(({ document }) => document.code)).toContain("V3");
  const { findProduct } = await import("#app/data/products.server.ts");
  const product = await findProduct("en", "v3");
  expect(JSON.stringify(product)).toContain("高清摄像头");
});

it("offers a value at once that staff adds to a row and ticks", async () => {
  const listOptions = async () => (await finder("")).facets.find(({ key }) => key === "network")?.options ?? [];
  const before = await listOptions();
  expect(before.map(({ value }) => value)).not.toContain("nb-ntn");

  const { docs } = await test.cms.find({ collection: "spec-rows", where: { key: { equals: "network" } }, depth: 0, locale: "zh" });
  const [network] = docs;
  const codes = [...(network?.codes ?? []), { key: "nb-ntn", name: "NB-NTN" }];
  expect((await change(`/spec-rows/${network?.id}`, { codes }, "PATCH")).status).toBe(200);
  await state("V3", { key: "network", codes: ["cat1bis", "nb-ntn"] });

  const view = await finder("network=nb-ntn");
  expect(view.items.map(({ code }) => code)).toEqual(["V3"]);
  expect(view.chips).toMatchObject([{ value: "NB-NTN" }]);
  const after = await listOptions();
  expect(after).toContainEqual(expect.objectContaining({ value: "nb-ntn", name: "NB-NTN", count: 1 }));
  // The others keep their names in each language.
  const names = new Map(after.map(({ value, name }) => [value, name]));
  expect(before.filter(({ value, name }) => (names.get(value) ?? name) !== name)).toEqual([]);
});

it("says the value in comparison, workbook and search", async () => {
  const [{ compare }, { finderSheet }, { pageContext }, { findOnSite, productsHaving }] = await Promise.all([
    import("#app/data/compare/compare.server.ts"),
    import("#app/data/sheets/finder-sheet.server.ts"),
    import("#app/data/page.server.ts"),
    import("#app/search/index.server.ts"),
  ]);
  const { groups } = await compare("en", ["v3", "a9"]);
  const [v3, a9] = groups.flatMap(({ rows }) => rows).find(({ key }) => key === "network")?.cells ?? [];
  expect(untypeset(v3?.value ?? "")).toContain("NB-NTN");
  expect(untypeset(a9?.value ?? "")).not.toContain("NB-NTN");
  const url = new URL("https://waymark.example/en/products.xlsx?network=nb-ntn");
  const { rows } = await finderSheet(url, await pageContext(url), productsHaving);
  expect(rows).toEqual([expect.arrayContaining(["V3", expect.stringContaining("NB-NTN")])]);
  const codes = (await findOnSite("en", "NB-NTN")).hits.map(({ document }) => document.code);
  expect(codes).toContain("V3");
  expect(codes).not.toContain("A9");
});

it("prints the value in the datasheet of the product that has it", async () => {
  expect((await readDatasheet("en", "v3")).text).toContain("NB-NTN");
});

it("offers a row with a unit as a range, and takes it away when staff says so", async () => {
  const { docs } = await test.cms.find({ collection: "spec-rows", where: { key: { equals: "battery_capacity" } } });
  const id = docs[0]?.id;
  expect((await finder("")).ranges.map(({ key }) => key)).toEqual(["standby", "size", "weight"]);
  expect((await change(`/spec-rows/${id}`, { isFacet: true }, "PATCH")).status).toBe(200);
  const all = await finder("");
  const range = all.ranges.find(({ key }) => key === "battery_capacity");
  expect(range).toMatchObject({ name: "Battery capacity", unit: "mAh" });
  const most = await finder(`battery_capacity=${range?.ends.max}-`);
  expect(most.total).toBeGreaterThan(0);
  expect(most.total).toBeLessThan(all.total);
  await change(`/spec-rows/${id}`, { isFacet: false }, "PATCH");
  expect((await finder("")).ranges.map(({ key }) => key)).toEqual(["standby", "size", "weight"]);
});

it("refuses what would break addresses or products", async () => {
  const { docs } = await test.cms.find({
    collection: "spec-rows",
    where: { key: { in: ["camera", "satellites"] } },
    sort: "key",
    depth: 0,
    locale: "zh",
  });
  const [camera, satellites] = docs;
  const duplicate = await change("/spec-rows", { ...CAMERA, key: "mount" });
  expect(duplicate.status).toBe(400);
  const worded = await change("/spec-rows", { ...CAMERA, key: "words_alone", codes: [] });
  expect(worded.status).toBe(400);
  const unit = await change("/spec-rows", { key: "loudness", name: "音量", group: "functions", unit: "phon" });
  expect(unit.status).toBe(400);
  const renamed = await change(`/spec-rows/${camera?.id}`, { key: "lens" }, "PATCH");
  expect(renamed.status).toBe(400);
  const shorter = await change(`/spec-rows/${camera?.id}`, { codes: camera?.codes?.slice(1) }, "PATCH");
  expect(shorter.status).toBe(409);
  expect(shorter.text).toContain("V3");
  const trashed = await change(`/spec-rows/${satellites?.id}`, { deletedAt: new Date().toISOString() }, "PATCH");
  expect(trashed.status).toBe(409);
  const unknown = await test.cms.find({ collection: "products", where: { code: { equals: "V3" } }, depth: 0, locale: "zh" });
  const [v3] = unknown.docs;
  const wrong = await change(
    `/products/${v3?.id}`,
    { specs: [...(v3?.specs ?? []), { key: "no_such_row", text: "1" }], _status: "published" },
    "PATCH",
  );
  expect(wrong.status).toBe(400);
});

it("takes what a series calls for, in a file as well", async () => {
  const [{ readCell, cellOf }, { fieldTree }] = await Promise.all([
    import("#cms/import-export/cell-value.ts"),
    import("#cms/schema/field-tree.ts"),
  ]);
  const leaf = fieldTree(test.cms.collections.series.config).find(({ name }) => name === "calledFor");
  if (leaf?.kind !== "leaf") throw new Error("A series calls for nothing");
  const tools = {} as Parameters<typeof readCell>[2];
  expect(readCell(leaf, "weight; camera", tools)).toEqual({ value: ["weight", "camera"] });
  expect(cellOf(leaf, ["weight", "camera"], tools)).toBe("weight; camera");
  const { docs } = await test.cms.find({ collection: "series", limit: 1, depth: 0 });
  const body = (calledFor: string[]) => ({ calledFor, _status: "published" });
  expect((await change(`/series/${docs[0]?.id}`, body(["weight", "no_such_row"]), "PATCH")).status).toBe(400);
  expect((await change(`/series/${docs[0]?.id}`, body(["weight", "camera"]), "PATCH")).status).toBe(200);
});
