import { provideBothTexts } from "./built-in-texts.ts";
import { openCms, type TestCms } from "./cms.ts";

/** The content system, and what makes the workbook at an address of the site. */
interface Sheets {
  test: TestCms;
  download: (address: string) => Promise<Buffer>;
}

/** The finder without words. */
const findNothing = async () => ({ scores: new Map(), notes: [], needs: [], sort: undefined, spelled: null });

/**
 * Opens the demonstration content, or the database at `databaseUrl`, for tests of the workbooks of the finder and of the comparison.
 * What `download` returns throws where an address has no workbook.
 */
export async function openSheets(databaseUrl?: string): Promise<Sheets> {
  const test = await openCms(databaseUrl, { seeded: true });
  provideBothTexts();
  const [{ finderSheet }, { compareSheet }, { workbook }, { pageContext }] = await Promise.all([
    import("#app/data/sheets/finder-sheet.server.ts"),
    import("#app/data/sheets/compare-sheet.server.ts"),
    import("#app/data/sheets/workbook.server.ts"),
    import("#app/data/page.server.ts"),
  ]);
  async function download(address: string): Promise<Buffer> {
    const url = new URL(address, "http://localhost");
    const context = await pageContext(url);
    const sheet = address.includes("/compare") ? await compareSheet(url, context) : await finderSheet(url, context, findNothing);
    if (!sheet) throw new Error(`No sheet of ${address}`);
    return Buffer.from(await (await workbook(sheet)).arrayBuffer());
  }
  return { test, download };
}
