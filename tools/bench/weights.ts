/** What a page weighs on the line before it can be read, and all in all. */
import { answerOf } from "./line.ts";

export interface WeightRow {
  path: string;
  /** Bytes of the document, packed; its styles stand in it. */
  document: number;
  /** Bytes of its inline styles, unpacked. */
  styles: number;
  /** Files and packed bytes of the client, which comes after the page. */
  scripts: number;
  scriptBytes: number;
}

/** Weighs pages of a running site. */
export async function weigh(url: string, paths: string[]): Promise<WeightRow[]> {
  const rows: WeightRow[] = [];
  for (const path of paths) {
    const { body, text } = await answerOf(url + path);
    const scripts = [...new Set([...text.matchAll(/"(\/assets\/[\w.$-]+\.js)"/g)].map(([, file = ""]) => file))];
    let scriptBytes = 0;
    for (const file of scripts) scriptBytes += (await answerOf(url + file)).body.length;
    const styles = text
      .split("<style")
      .slice(1)
      .reduce((sum, part) => sum + part.indexOf("</style>") - part.indexOf(">") - 1, 0);
    rows.push({ path, document: body.length, styles, scripts: scripts.length, scriptBytes });
  }
  return rows;
}
