/** Answers of the site beside a bare server that sends the same bytes, in one run. */
import { answerOf } from "./line.ts";
import { load, type Load } from "./load.ts";
import { startBare, startSite, warmed, type Process } from "./processes.ts";

export interface AnswerRow {
  path: string;
  /** What is not counted is asked for by somebody who does not want to be: beside what is kept it shows what counting costs. */
  kind: "kept" | "not counted" | "not modified" | "made anew";
  bytes: number;
  site: Load;
  bare: Load;
  /** How much more CPU the site takes for an answer than the bare server. */
  ratio: number;
}

/** Seconds that a page is asked for, and seconds before that which do not count. */
const SECONDS = 4;
const WARM_UP = 1;
/** Connections for pages that are made anew: one process makes one at a time. */
const FEW = 4;

/** Measures every address: kept and not modified on a site with its cache, made anew on one without. */
export async function measureAnswers(paths: string[]): Promise<AnswerRow[]> {
  const rows: AnswerRow[] = [];
  const kept = await startSite();
  await warmed(kept);
  for (const path of paths) {
    const { etag } = (await answerOf(kept.url + path)).headers;
    rows.push(await beside(kept, path, "kept"));
    if (path === paths[0]) rows.push(await beside(kept, path, "not counted", { "sec-gpc": "1" }));
    if (etag) rows.push(await beside(kept, path, "not modified", { "if-none-match": etag }));
  }
  await kept.stop();
  const anew = await startSite({ PAGE_CACHE_MB: "0" });
  await warmed(anew);
  for (const path of paths) rows.push(await beside(anew, path, "made anew"));
  await anew.stop();
  return rows;
}

async function beside(site: Process, path: string, kind: AnswerRow["kind"], headers: Record<string, string> = {}): Promise<AnswerRow> {
  const connections = kind === "made anew" ? { connections: FEW } : {};
  const request = { paths: [path], headers, ...connections };
  const answer = await answerOf(site.url + path, headers);
  const bare = await startBare(answer.body, answer.headers);
  const measured = async (server: Process) => {
    await load(server, request, { seconds: WARM_UP });
    return load(server, request, { seconds: SECONDS });
  };
  const [own, theirs] = [await measured(site), await measured(bare)];
  await bare.stop();
  return { path, kind, bytes: answer.body.length, site: own, bare: theirs, ratio: own.cpu / theirs.cpu };
}
