import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describeCrashes } from "../crashes.ts";

describeCrashes(
  "SQLite",
  async () => undefined,
  async (folder) => {
    const database = new DatabaseSync(path.join(folder, "waymark.db"), { readOnly: true });
    const rows = async (sql: string) => database.prepare(sql).all() as Record<string, unknown>[];
    const integrity = (await rows("pragma integrity_check")).map((row) => String(row["integrity_check"]));
    const dangling = (await rows("pragma foreign_key_check")).map((row) => `${String(row["table"])} refers to nothing`);
    return { rows, faults: [...integrity.filter((line) => line !== "ok"), ...dangling] };
  },
);
