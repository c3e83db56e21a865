/** Lists for programs: products, news and downloads, a hundred at a time. */
import { paths } from "#app/lib/paths.ts";
import { programPaths } from "#app/lib/program-paths.ts";
import { listArticles } from "../articles.server.ts";
import { listDownloads } from "../downloads.server.ts";
import { paginate } from "../index/paginate.server.ts";
import { productEntries } from "../index/product-entries.server.ts";
import { places } from "../index/taxonomy.server.ts";
import type { PageContext } from "../page.server.ts";
import { visibleIn } from "../content/translation-visibility.server.ts";
import { addresses } from "../addresses.ts";
import { PROGRAM_PAGE_SIZE } from "./answer.server.ts";

type Context = Pick<PageContext, "layout" | "language">;

/** The products in the editors' order; null for a page that the list does not have. */
export async function productList(number: number, page: Context) {
  const address = addresses(page);
  const [entries, { series }] = await Promise.all([visibleIn(productEntries, page.language), places()]);
  // All that is said of them is in memory.
  const read = async () => ({ docs: [...entries] });
  return paginate(entries, number, PROGRAM_PAGE_SIZE, read, (entry) => {
    const { slug, code, name, tagline, life, released, changed } = entry;
    const place = entry.series === null ? undefined : series.get(entry.series);
    return {
      slug,
      code,
      name: name[page.language],
      tagline: tagline[page.language],
      series: place ? { key: place.key, name: place.name[page.language] } : null,
      life,
      released,
      changed,
      url: address(paths.product(slug)),
      data: address(programPaths.productData(slug)),
      datasheet: address(paths.datasheet(slug)),
    };
  });
}

/** The news, newest first; null for a page that the list does not have. */
export async function articleList(number: number, page: Context) {
  const address = addresses(page);
  const list = await listArticles(page.language, { page: number, size: PROGRAM_PAGE_SIZE });
  return (
    list && {
      ...list,
      items: list.items.map(({ id, title, summary, category, author, published, updated }) => ({
        id,
        title,
        summary,
        category,
        author,
        published,
        updated,
        url: address(paths.article(id)),
      })),
    }
  );
}

/** The downloads, newest first; null for a page that the list does not have. */
export async function downloadList(number: number, page: Context) {
  const list = await listDownloads(page.language, { page: number, size: PROGRAM_PAGE_SIZE });
  const whole = (path: string) => new URL(path, page.layout.origin).href;
  return (
    list && {
      ...list,
      items: list.items.flatMap(({ file, ...download }) =>
        file ? [{ ...download, url: whole(file.url), bytes: file.size, ...(file.checksum && { sha256: file.checksum }) }] : [],
      ),
    }
  );
}
