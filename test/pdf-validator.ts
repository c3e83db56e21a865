import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { templateSource, type Template } from "#cms/documents/index.ts";
import { printable } from "#cms/documents/printable.ts";

const FOLDER = path.resolve("tools/pdf-validator");
const FONTS = path.resolve("server/routes/fonts");

/** The part of Typst's native build that the tests use. */
interface Compiler {
  resetShadow: () => void;
  mapShadow: (file: string, content: Buffer) => void;
  pdf: (document: { mainFileContent: string }, options: { pdfStandard: string }) => Buffer;
}

/** Whether the validator is installed, as `npm test` does. */
export const hasPdfValidator = existsSync(path.join(FOLDER, "node_modules"));

let created: Compiler | undefined;

/** One for all documents: to read the faces takes longer than to check a paper. */
function compiler(): Compiler {
  const { NodeCompiler } = createRequire(path.join(FOLDER, "package.json"))("@myriaddreamin/typst-ts-node-compiler") as {
    NodeCompiler: { create: (options: { workspace: string; fontArgs: { fontPaths: string[] }[] }) => Compiler };
  };
  return (created ??= NodeCompiler.create({ workspace: FOLDER, fontArgs: [{ fontPaths: [FONTS] }] }));
}

/**
 * What of a document falls short of PDF/UA-1 (ISO 14289-1) as Typst's native build finds it, which refuses to write such a file; the
 * WebAssembly build, which the site runs, has no such check.
 * @param data the content of `/data.json`
 * @param files further files, by path
 */
export async function pdfUaFaults(template: Template, data: unknown, files: Record<string, Uint8Array>): Promise<string[]> {
  const mainFileContent = await templateSource(template);
  const typst = compiler();
  typst.resetShadow();
  const json = JSON.stringify(data, (_, value: unknown) => (typeof value === "string" ? printable(value) : value));
  for (const [file, content] of Object.entries({ ...files, "/data.json": new TextEncoder().encode(json) }))
    typst.mapShadow(path.join(FOLDER, file), Buffer.from(content));
  try {
    typst.pdf({ mainFileContent }, { pdfStandard: "ua-1" });
    return [];
  } catch (error) {
    return Array.from(String(error).matchAll(/message: "([^"]*)"/g), ([, message = ""]) => message);
  }
}
