import type { CollectionSlug } from "payload";
import { afterAll, beforeAll, expect } from "vitest";
import type { Report } from "#cms/import-export/report.ts";
import type * as ReadFile from "#cms/import-export/read-file.ts";
import type * as ImportableCollections from "#cms/import-export/importable-collections.ts";
import type * as Work from "#cms/import-export/do-import.ts";
import type * as WriteFile from "#cms/import-export/write-file.ts";
import type { Cell } from "#cms/schema/data.ts";
import type { Format } from "#cms/lib/file-answer.ts";
import { openCms, type TestCms } from "./cms.ts";
import { signedIn } from "./staff.ts";
import { packContent } from "#cms/import-export/stored-content.ts";

type Table = ReadFile.Table;

interface Desk {
  test: TestCms;
  editor: { id: number; token: string };
  tokens: Record<"sales" | "viewer", string>;
  /** The modules of imports, which are loaded once the content system is open. */
  modules: typeof Work & typeof ReadFile & typeof WriteFile & typeof ImportableCollections;
}

/** Opens the content system with the demonstration for the tests of a file, and gives what brings files in and takes them out. */
export function importsTest() {
  const desk = {} as Desk;
  beforeAll(async () => {
    const test = await openCms(undefined, { seeded: true });
    const modules = {
      ...(await import("#cms/import-export/do-import.ts")),
      ...(await import("#cms/import-export/read-file.ts")),
      ...(await import("#cms/import-export/write-file.ts")),
      ...(await import("#cms/import-export/importable-collections.ts")),
    };
    const editor = await signedIn(test, "editor");
    const tokens = { sales: (await signedIn(test, "sales")).token, viewer: (await signedIn(test, "viewer")).token };
    Object.assign(desk, { test, modules, editor, tokens });
  });
  afterAll(() => desk.test.close());

  /** Does the next import that waits, in a process of its own. */
  async function doNext(): Promise<boolean> {
    const [{ runNext }, { importQueue }] = await Promise.all([import("#cms/jobs/worker.ts"), import("#cms/import-export/import-queue.ts")]);
    return runNext(desk.test.cms, importQueue);
  }

  async function exportCollection(collection: string, format: Format): Promise<Buffer> {
    const response = await desk.test.api(`/export/${collection}?format=${format}`, { token: desk.editor.token });
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  }

  async function table(collection: string): Promise<Table> {
    return desk.modules.readTable("x.csv", await exportCollection(collection, "csv"));
  }

  /** A file with the first of these records, and changes to it. */
  async function fileOf({ columns, lines }: Table, changes: Record<string, string>, format: Format = "xlsx"): Promise<Buffer> {
    const record = new Map<string, Cell>([...(lines[0]?.cells ?? []), ...Object.entries(changes)]);
    const all = [...columns, ...Object.keys(changes).filter((name) => !columns.includes(name))];
    return Buffer.from(await desk.modules.writeTable(format, all, [record]));
  }

  /** Validates a file, and writes it if it is to be written. */
  async function bring(target: string, fileName: string, content: Buffer, write: { onlyGood: boolean } | null = null): Promise<Report> {
    const { cms } = desk.test;
    const file = { fileName, content: await packContent(content) };
    const data = { user: desk.editor.id, target, language: "zh", state: "checking" as const, attempts: 0, ...file };
    const { id } = await cms.create({ collection: "imports", data });
    await desk.modules.doImport(cms, id);
    if (write) {
      await cms.update({ collection: "imports", id, data: { state: "writing", ...write } });
      await desk.modules.doImport(cms, id);
    }
    return (await cms.findByID({ collection: "imports", id, depth: 0 })).report as unknown as Report;
  }

  /** A record in both languages, without what each has of its own. */
  async function whole(collection: CollectionSlug, slug: string) {
    const query = { collection, where: { slug: { equals: slug } }, locale: "all", depth: 0, draft: true, limit: 1 } as const;
    const { docs } = await desk.test.cms.find(query);
    const [doc] = docs as unknown as { specs?: { key?: string }[] }[];
    // In files the specifications stand in the order of the dictionary.
    doc?.specs?.sort((a, b) => (a.key ?? "").localeCompare(b.key ?? ""));
    return JSON.parse(
      JSON.stringify(doc, (name, value: unknown) =>
        ["id", "slug", "code", "createdAt", "updatedAt", "_status", "savedBy"].includes(name) ? undefined : (value ?? undefined),
      ),
    ) as Record<string, unknown>;
  }

  return { desk, doNext, exported: exportCollection, table, fileOf, bring, whole };
}
