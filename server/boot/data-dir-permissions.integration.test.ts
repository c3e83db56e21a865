import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { keepDataPrivate } from "./data-dir-permissions.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "waymark-private-"));
const mask = process.umask();
afterAll(() => {
  process.umask(mask);
  rmSync(dataDir, { recursive: true });
});

const modeOf = (name = "") => (statSync(path.join(dataDir, name)).mode & 0o777).toString(8);

it("closes the data folder and what is in it to other users, and what is written later", () => {
  process.umask(0o022);
  writeFileSync(path.join(dataDir, "waymark.db"), "");
  expect(modeOf("waymark.db")).toBe("644");
  keepDataPrivate({ dataDir });
  writeFileSync(path.join(dataDir, "waymark.db-wal"), "");
  expect([modeOf(), modeOf("waymark.db"), modeOf("waymark.db-wal")]).toEqual(["700", "600", "600"]);
});
