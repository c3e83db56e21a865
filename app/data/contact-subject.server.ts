import { listSitePages } from "#shared/vocabulary/site-pages.ts";
import type { Language } from "#shared/languages.ts";
import type { TextKey, Translate } from "#app/i18n/texts.ts";
import { textParam } from "#app/lib/search-params.ts";
import { listRecords } from "./records.server.ts";
import { productEntries } from "./index/product-entries.server.ts";
import { visibleIn } from "./content/translation-visibility.server.ts";
import { findService } from "./services.server.ts";
import { findSolution } from "./solutions.server.ts";

/**
 * What a message is about whose writer comes from a page of the site (`about`, a site path), or misses the file of a certificate
 * (`certificate`, the slug of a mark). @returns "" where nothing of the site is named so
 */
export async function contactSubject(url: URL, language: Language, t: Translate): Promise<string> {
  const slug = textParam(url, "certificate");
  const mark = slug && (await listRecords("marks", language)).find((known) => known.slug === slug);
  if (mark) return t("contact.certificate", { name: [mark.mark, mark.name].filter(Boolean).join(" ") });
  return nameOf(textParam(url, "about"), language, t);
}

/** The name of the page at a site path. */
async function nameOf(path: string, language: Language, t: Translate): Promise<string> {
  const page = listSitePages().find((known) => known.path === path);
  if (page?.found) return t(page.found.title as TextKey);
  const [, part, slug = ""] = path.split("/");
  if (path !== `/${part}/${slug}`) return "";
  if (part === "products") {
    const product = (await visibleIn(productEntries, language)).find((entry) => entry.slug === slug);
    return product ? `${product.code} ${product.name[language]}` : "";
  }
  if (part === "solutions") return (await findSolution(language, slug))?.name ?? "";
  return part === "services" ? ((await findService(language, slug))?.title ?? "") : "";
}
