import { execFile } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
/** Bytes that a command may say. */
const MAX_OUTPUT = 16 * 1024 * 1024;

/** A change of a file: what stands there, and what takes its place. */
export type Change = readonly [file: string, before: string, after: string];

/** A copy of the house's code, in which a recipe can be carried out. */
export class HouseCopy {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Copies what Git knows of or would take; the packages are shared. */
  static async make(): Promise<HouseCopy> {
    const folder = await mkdtemp(path.join(tmpdir(), "waymark-recipe-"));
    const { stdout } = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"], {
      maxBuffer: MAX_OUTPUT,
    });
    const { stdout: deleted } = await run("git", ["ls-files", "-z", "--deleted"], { maxBuffer: MAX_OUTPUT });
    const gone = new Set(deleted.split("\0"));
    for (const file of stdout.split("\0")) if (file && !gone.has(file)) cpSync(file, path.join(folder, file), { recursive: true });
    symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
    return new HouseCopy(folder);
  }

  /** @throws Error where the file does not have what is to be replaced */
  change([file, before, after]: Change): void {
    const target = path.join(this.folder, file);
    const text = readFileSync(target, "utf8");
    if (!text.includes(before)) throw new Error(`${file} has no “${before}”`);
    writeFileSync(
      target,
      text.replace(before, () => after),
    );
  }

  /** Writes a file that there is not yet. */
  add(file: string, text: string): void {
    writeFileSync(path.join(this.folder, file), text, { flag: "wx" });
  }

  /** Puts a text into a file of texts. */
  addText(file: string, key: string, text: string): void {
    const target = path.join(this.folder, file);
    writeFileSync(target, JSON.stringify({ ...JSON.parse(readFileSync(target, "utf8")), [key]: text }, null, 2));
  }

  /** Runs Node in the copy. @returns what it said, whether it did or not */
  async node(...args: string[]): Promise<{ isDone: boolean; output: string }> {
    const PATH = `${path.dirname(process.execPath)}${path.delimiter}${path.resolve("node_modules/.bin")}${path.delimiter}${process.env["PATH"]}`;
    const options = {
      cwd: this.folder,
      maxBuffer: MAX_OUTPUT,
      env: { ...process.env, PATH, NODE_ENV: "production" as const, PAYLOAD_CONFIG_PATH: "cms/payload.config.ts" },
    };
    return run(process.execPath, args, options).then(
      ({ stdout, stderr }) => ({ isDone: true, output: stdout + stderr }),
      (error: { stdout?: string; stderr?: string }) => ({ isDone: false, output: `${error.stdout ?? ""}${error.stderr ?? ""}` }),
    );
  }

  /** The compiler's errors. */
  async typeErrors(): Promise<string> {
    await this.node("node_modules/@react-router/dev/bin.cjs", "typegen");
    return (await this.node("node_modules/typescript/bin/tsc", "--noEmit")).output;
  }

  /** Builds the site. @throws Error with what the build said */
  async build(): Promise<void> {
    const { isDone, output } = await this.node("--eval", 'import("./tools/lib/steps.mjs").then(({ buildSite }) => buildSite())');
    if (!isDone) throw new Error(output);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
