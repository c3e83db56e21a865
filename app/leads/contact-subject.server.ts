import { FORM_FIELDS } from "#shared/vocabulary/forms.ts";
import { SERIES_WITH_PAGE } from "#shared/vocabulary/catalogue.ts";
import { listSitePages } from "#shared/vocabulary/site-pages.ts";
import type { Language } from "#shared/languages.ts";
import type { TextKey, Translate } from "#app/i18n/texts.ts";
import { paths } from "#app/lib/paths.ts";
import { textParam } from "#app/lib/search-params.ts";
import { listRecords } from "#app/data/records.server.ts";
import { productEntries } from "#app/data/index/product-entries.server.ts";
import { visibleIn } from "#app/data/content/translation-visibility.server.ts";
import { choicesText } from "#app/data/finder/chips-view.server.ts";
import { criteriaOf } from "#app/data/finder/criteria.ts";
import { finderScope } from "#app/data/finder/scope.server.ts";
import { loadSeries } from "#app/data/layout-data.server.ts";
import { findService } from "#app/data/services.server.ts";
import { findSolution } from "#app/data/solutions.server.ts";

/**
 * The subject of a message whose writer comes from a page of the site (`about`, a site path; a finder's with its choices), or misses the
 * file of a certificate (`certificate`, the slug of a mark). @returns "" where nothing of the site is named so
 */
export async function contactSubject(url: URL, language: Language, t: Translate): Promise<string> {
  const slug = textParam(url, "certificate");
  const mark = slug && (await listRecords("marks", language)).find((one) => one.slug === slug);
  if (mark) return t("contact.certificate", { name: [mark.mark, mark.name].filter(Boolean).join(" ") });
  // The server has checked the length of all parameters; the subject's is limited besides.
  const name = await nameOf(url.searchParams.get("about") ?? "", language, t);
  return name.slice(0, FORM_FIELDS.subject.max);
}

/** The name of the page at an address of the site. */
async function nameOf(address: string, language: Language, t: Translate): Promise<string> {
  const [path = "", query = ""] = address.split("?", 2);
  const parameters = new URLSearchParams(query);
  if (path === paths.search) {
    const words = parameters.get("q")?.trim();
    return words ? t("finder.choice", { label: t("search.title") }) + words : "";
  }
  if (path === paths.products) return withChoices(t("products.title"), path, parameters, language, t);
  if (path === paths.wireless) {
    const series = (await loadSeries(language)).find(({ key }) => key === SERIES_WITH_PAGE);
    return series ? withChoices(series.name, path, parameters, language, t) : "";
  }
  const page = listSitePages().find((one) => one.path === path);
  if (page?.searchEntry) return t(page.searchEntry.title as TextKey);
  const [, part, slug = ""] = path.split("/");
  if (path !== `/${part}/${slug}`) return "";
  if (part === "products") {
    const product = (await visibleIn(productEntries, language)).find((entry) => entry.slug === slug);
    return product ? `${product.code} ${product.name[language]}` : "";
  }
  if (part === "solutions") return (await findSolution(language, slug))?.name ?? "";
  return part === "services" ? ((await findService(language, slug))?.title ?? "") : "";
}

/** The name of a finder, with the choices of its address. */
async function withChoices(name: string, path: string, parameters: URLSearchParams, language: Language, t: Translate): Promise<string> {
  const scope = await finderScope(language);
  const choices = choicesText(scope, criteriaOf(parameters, scope.facetKeys, language), { path, language, t });
  return choices ? t("finder.choice", { label: name }) + choices : name;
}
