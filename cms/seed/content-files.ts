import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const CONTENT = path.resolve("demo/content");

/** An invalid content file; the message contains the file and the path. */
class ContentError extends Error {
  override name = "ContentError";
}

/** Whether the demonstration is installed: the site runs without it. */
export function hasDemonstration(): boolean {
  return existsSync(CONTENT);
}

/** What the demonstration's company says of itself, as its file has it; nothing where that is not installed. */
export function readDemonstrationSite(): Record<string, unknown> {
  return hasDemonstration() ? z.record(z.string(), z.unknown()).parse(parse(readFileSync(path.join(CONTENT, "site.yaml"), "utf8"))) : {};
}

/** Reads a list file, such as `faqs.yaml`. */
export function readList<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema>[] {
  const file = path.join(CONTENT, `${name}.yaml`);
  return fitting(z.array(schema), parse(readFileSync(file, "utf8")), file);
}

/** Reads a file that is one record, such as `site.yaml`. */
export function readOne<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  const file = path.join(CONTENT, `${name}.yaml`);
  return fitting(schema, parse(readFileSync(file, "utf8")), file);
}

/** Reads a folder with one record a file, such as `products/`. */
export function readFolder<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema>[] {
  const folder = path.join(CONTENT, name);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .toSorted()
    .map((file) => fitting(schema, parse(readFileSync(path.join(folder, file), "utf8")), path.join(folder, file)));
}

/** Reads a Markdown file with front matter, such as `articles/launch.zh.md`. */
export function readMarkdown<Schema extends z.ZodType>(file: string, schema: Schema): { matter: z.infer<Schema>; body: string } {
  const full = path.join(CONTENT, file);
  const [, matter = "", body = ""] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(readFileSync(full, "utf8")) ?? [];
  return { matter: fitting(schema, parse(matter), full), body: body.trim() };
}

/** The names of the articles, without language and extension. */
export function articleNames(): string[] {
  return readdirSync(path.join(CONTENT, "articles"))
    .filter((file) => file.endsWith(".zh.md"))
    .map((file) => file.slice(0, -".zh.md".length))
    .toSorted();
}

/**
 * The path of a picture, film or document of a record.
 * @throws ContentError for a missing file
 */
export function filePath(file: string): string {
  const existing = ["media", "files"].map((folder) => path.join(CONTENT, folder, file)).find((candidate) => existsSync(candidate));
  if (!existing) throw new ContentError(`There is no demo/content/media/${file} and no demo/content/files/${file}`);
  return existing;
}

function fitting<Schema extends z.ZodType>(schema: Schema, value: unknown, file: string): z.infer<Schema> {
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  throw new ContentError(`${path.relative(process.cwd(), file)}: ${z.prettifyError(checked.error)}`);
}
