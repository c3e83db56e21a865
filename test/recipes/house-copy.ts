import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll } from "vitest";
import { readAnswer } from "../record-files.ts";
import { copyEmpty, copySeeded } from "../seeded.ts";
import { PASSWORD } from "../staff.ts";
import { ownerHeaders, siteProcess, type SiteProcess } from "../site-process.ts";

const run = promisify(execFile);
/** Bytes that a command may say. */
const MAX_OUTPUT = 16 * 1024 * 1024;

/** A change of a file: the old text and the new one. */
export type Change = readonly [file: string, before: string, after: string];

/** The number of files that changes take. */
export function countFiles(changes: readonly Change[]): number {
  return new Set(changes.map(([file]) => file)).size;
}

interface StartOptions {
  migration?: string;
  env?: Record<string, string>;
  hasAdmin?: boolean;
  isNew?: boolean;
}

/** A copy of the house's code, in which a recipe can be carried out, and the site that is started from it on content of today. */
export class HouseCopy {
  readonly folder: string;
  #site: SiteProcess | null = null;
  #data: string | null = null;
  /** What the owner says who they are by, once the site is started. */
  authorization = "";

  private constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Copies what Git knows of or would take. The copy goes away after the tests of the file that asks for it.
   * @param modules whether the packages are shared, or linked one by one, as the build of the admin takes none from outside of its folder
   */
  static async make(modules: "shared" | "linked" = "shared"): Promise<HouseCopy> {
    const folder = await mkdtemp(path.join(tmpdir(), "waymark-recipe-"));
    const house = new HouseCopy(folder);
    afterAll(() => house.#remove());
    const { stdout } = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"], {
      maxBuffer: MAX_OUTPUT,
    });
    const { stdout: deleted } = await run("git", ["ls-files", "-z", "--deleted"], { maxBuffer: MAX_OUTPUT });
    const deletedFiles = new Set(deleted.split("\0"));
    for (const file of stdout.split("\0")) if (file && !deletedFiles.has(file)) cpSync(file, path.join(folder, file), { recursive: true });
    const packages = path.join(folder, "node_modules");
    if (modules === "shared") symlinkSync(path.resolve("node_modules"), packages);
    // Files of another file system cannot be linked.
    else await run("cp", ["-al", "node_modules", packages]).catch(() => run("cp", ["-a", "node_modules", folder]));
    return house;
  }

  /** @throws Error where a file does not have the old text */
  change(...changes: readonly Change[]): void {
    for (const [file, before, after] of changes) {
      const target = path.join(this.folder, file);
      const text = readFileSync(target, "utf8");
      if (!text.includes(before)) throw new Error(`${file} has no “${before}”`);
      writeFileSync(
        target,
        text.replace(before, () => after),
      );
    }
  }

  /** Writes a file that there is not yet. */
  add(file: string, text: string): void {
    const target = path.join(this.folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text, { flag: "wx" });
  }

  /** Removes a file or a folder. */
  async delete(file: string): Promise<void> {
    await rm(path.join(this.folder, file), { recursive: true });
  }

  /** Puts a text of the site into a file of each language. */
  addText(file: string, key: string, texts: Readonly<Record<string, string>>): void {
    for (const [language, text] of Object.entries(texts)) this.#putText(`app/i18n/locales/${language}/${file}.json`, key, text);
  }

  /** Puts wordings of a text of the desk into the files of their languages. */
  addDeskText(english: string, { zh, de }: Readonly<{ zh: string; de?: string }>): void {
    this.#putText("shared/desk-texts/zh.json", english, zh);
    if (de) this.#putText("shared/desk-texts/de.json", english, de);
  }

  #putText(file: string, key: string, text: string): void {
    const target = path.join(this.folder, file);
    writeFileSync(target, JSON.stringify({ ...JSON.parse(readFileSync(target, "utf8")), [key]: text }, null, 2));
  }

  /** Runs Node in the copy. @returns its output, whether it succeeded or not */
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

  /** Runs Node in the copy. @returns its output @throws Error with the output, where it failed */
  async must(...args: string[]): Promise<string> {
    const { isDone, output } = await this.node(...args);
    if (!isDone) throw new Error(output);
    return output;
  }

  /** The compiler's errors. */
  async typeErrors(): Promise<string> {
    await this.node("node_modules/@react-router/dev/bin.cjs", "typegen");
    return (await this.node("node_modules/typescript/bin/tsc", "--noEmit")).output;
  }

  /** Does what `npm run generate:types` and its like do. */
  async generate(what: "types" | "importmap"): Promise<void> {
    await this.must("node_modules/payload/bin.js", `generate:${what}`, "--disable-transpile");
  }

  /**
   * Builds the site and starts it on the demonstration content of today, which it takes over.
   * @param parts the migration that is made before, if any; settings; whether the admin is built and started, too; whether it begins on a
   * database without content instead
   */
  async start({ migration, env = {}, hasAdmin = false, isNew = false }: StartOptions = {}): Promise<void> {
    if (migration) await this.must("tools/generate.ts", "migration", migration);
    await this.#build("buildSite");
    if (hasAdmin) await this.#build("buildAdmin");
    this.#data = await mkdtemp(path.join(tmpdir(), "waymark-recipe-data-"));
    await (isNew ? copyEmpty : copySeeded)(this.#data);
    const settings = { DEMO: "on", REQUESTS_PER_MINUTE: "0", ...(hasAdmin && { ADMIN: "on" }), ...env };
    this.#site = await siteProcess(this.#data, settings, this.folder);
    await this.#site.start();
    this.authorization = (await ownerHeaders(this.#site.url))["authorization"] ?? "";
  }

  async #build(step: "buildSite" | "buildAdmin"): Promise<void> {
    await this.must("--eval", `import("./tools/lib/steps.mjs").then((steps) => steps.${step}()).then((code) => process.exit(code))`);
  }

  /** Asks the site, as a stranger. */
  ask = (address: string, call?: RequestInit): Promise<Response> =>
    fetch(new URL(address, this.#site?.url), { redirect: "manual", ...call });

  /** What the site answers a stranger, as text. */
  read = async (address: string): Promise<string> => (await readAnswer(this.ask, address)) ?? "";

  /** Calls the site as its owner, or with another's authorization. @param body posted as JSON, or as a form */
  call(address: string, method = "GET", body?: unknown, authorization = this.authorization): Promise<Response> {
    if (body instanceof FormData) return this.ask(address, { method, headers: { authorization }, body });
    const headers = { authorization, "content-type": "application/json" };
    return this.ask(address, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  }

  /** Makes an account. @returns its `Authorization` header */
  async signIn(role: string): Promise<string> {
    const account = { email: `${role}@example.com`, password: PASSWORD, name: role, role };
    const made = await this.call("/api/users", "POST", account);
    if (!made.ok) throw new Error(await made.text());
    const login = await this.call("/api/users/login", "POST", account, "");
    return `JWT ${((await login.json()) as { token: string }).token}`;
  }

  /** What the site answers its owner. */
  async answer<Answer>(address: string): Promise<Answer> {
    return (await this.call(address)).json() as Promise<Answer>;
  }

  /** The number of a record by its slug. */
  async idOf(collection: string, slug: string): Promise<number> {
    const { docs } = await this.answer<{ docs: { id: number }[] }>(`/api/${collection}?where[slug][equals]=${slug}&depth=0`);
    return docs[0]?.id ?? 0;
  }

  async #remove(): Promise<void> {
    await this.#site?.kill();
    for (const folder of [this.folder, this.#data]) if (folder) await rm(folder, { recursive: true, force: true });
  }
}
