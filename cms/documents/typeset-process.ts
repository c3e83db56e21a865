/** The typesetting process. Typst runs here as WebAssembly, so that no request waits for it. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import init, { TypstCompilerBuilder, type TypstCompiler } from "@myriaddreamin/typst-ts-web-compiler";
import { accessiblePdf } from "./accessible-pdf.ts";
import type { TypesetAnswer, TypesetJob } from "./protocol.ts";

const FONTS = new URL("../../server/routes/fonts/", import.meta.url);
const MAIN = "/main.typ";
/** The compiler's errors as short lines. */
const SHORT_DIAGNOSTICS = 2;
/** The metadata at a document's end: its number of pages. */
const PAGES = "<pages>";

async function start(): Promise<TypstCompiler> {
  const wasm = createRequire(import.meta.url).resolve("@myriaddreamin/typst-ts-web-compiler/wasm");
  await init({ module_or_path: readFileSync(wasm) });
  const builder = new TypstCompilerBuilder();
  // Without access to other files and the network: a document has only its own files.
  builder.set_dummy_access_model();
  for (const file of readdirSync(FONTS).toSorted()) {
    if (file.endsWith(".ttf")) await builder.add_raw_font(readFileSync(new URL(file, FONTS)));
  }
  return builder.build();
}

const starting = start();

async function answer({ id, template, files }: TypesetJob): Promise<TypesetAnswer> {
  try {
    const compiler = await starting;
    compiler.reset_shadow();
    compiler.add_source(MAIN, template);
    for (const [path, bytes] of Object.entries(files)) compiler.map_shadow(path, bytes);
    const { result, diagnostics } = compiler.compile(MAIN, null, "pdf", SHORT_DIAGNOSTICS) as {
      result?: Uint8Array;
      diagnostics?: unknown;
    };
    if (!result) return { id, error: JSON.stringify(diagnostics) };
    const [pages] = JSON.parse(compiler.query(MAIN, null, PAGES, "value")) as number[];
    return { id, pdf: accessiblePdf(result), pages: pages ?? 0 };
  } catch (error) {
    return { id, error: String(error) };
  }
}

// One at a time, because there is one compiler.
let last: Promise<unknown> = starting;
process.on("message", (job: TypesetJob) => {
  // The requesting process may have ended meanwhile.
  last = last.then(async () => process.send?.(await answer(job), undefined, undefined, () => undefined));
});
// Terminals and service managers signal all processes: this one continues until its parent has ended.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
// Without a parent nobody reads the documents.
process.on("disconnect", () => process.exit());
