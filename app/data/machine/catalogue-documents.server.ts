import { bullets, link, plain, table } from "#app/lib/markdown.ts";
import { formatSize } from "#shared/specification/numbers.ts";
import { paths } from "#app/lib/paths.ts";
import { programPaths } from "#app/lib/program-paths.ts";
import { product as definition } from "#shared/content/product.ts";
import { termsAmong } from "#app/data/content/terms.server.ts";
import type { PageContext } from "../page.server.ts";
import { findProduct, type LifeView } from "../products.server.ts";
import { VARIANTS, type SpecView } from "../specs.server.ts";
import { listRows, rowsOn } from "../definition/rows.server.ts";
import { listRecords } from "../records.server.ts";
import { findSolution } from "../solutions.server.ts";
import { addresses } from "../addresses.ts";
import { productList } from "./lists.server.ts";
import { type Document, listDocument, titledBullets } from "./document.server.ts";

export const productsDocument: Document = async ({ page, number }) => {
  const list = await productList(number, page);
  return (
    list &&
    listDocument(
      page.t("products.title"),
      list,
      ({ code, name, url, tagline }) => `${link(`${code} ${name}`, `${url}.md`)}: ${plain(tagline)}`,
    )
  );
};

function lifeLines(life: LifeView | null, page: PageContext): string[] {
  if (!life) return [];
  const { t } = page;
  const { name, since, successor } = life;
  const replaced =
    successor && link(t("product.replacedBy", { code: successor.code }), `${addresses(page)(paths.product(successor.slug))}.md`);
  return [plain(`${t("product.life")}: ${since ? `${name} (${since})` : name}`), ...(replaced ? [replaced] : [])];
}

export const productDocument: Document = async ({ page, name }) => {
  const product = await findProduct(page.language, name);
  if (!product) return null;
  const { t, language } = page;
  const addressOf = addresses(page);
  const { fields } = definition;
  const groups = termsAmong(
    "spec-groups",
    product.facts.flatMap(({ group }) => group || []),
    language,
  );
  return {
    title: `${product.code} ${product.name}`,
    lead: [
      plain(product.tagline),
      plain(product.intro),
      bullets([
        `${plain(page.layout.company.name)}, ${plain(product.series)}`,
        ...lifeLines(product.life, page),
        link(t("product.datasheet"), addressOf(paths.datasheet(product.slug))),
        link("JSON", addressOf(programPaths.productData(product.slug))),
      ]),
    ],
    parts: [
      { heading: t("product.features"), blocks: [titledBullets(product.features)] },
      { heading: t("product.specifications"), blocks: [] },
      ...groups.map((group) => {
        const facts = product.facts.filter((fact) => fact.group === group.key);
        return { heading: group.name, blocks: [specificationTable(facts, page)] };
      }),
      ...product.specs
        .filter(({ key }) => key === VARIANTS)
        .map(({ name: heading, rows }) => ({ heading, blocks: [specificationTable(rows, page)] })),
      {
        heading: t("product.wires"),
        blocks: [bullets(product.wires.map(({ name: wire, signal, target }) => plain(`${wire}: ${signal}. ${target}`)))],
      },
      { heading: t("product.drawing"), blocks: [`${formatSize(product.size, language)} mm`] },
      { heading: t("product.scenarios"), blocks: [titledBullets(product.scenarios)] },
      {
        heading: t("product.materials"),
        blocks: [
          bullets(listRows(fields.materials, product.materials, page).map(([part, material]) => `${plain(part)}: ${plain(material)}`)),
        ],
      },
      {
        heading: t("product.packing"),
        blocks: [bullets(listRows(fields.packing, product.packing, page).map(([item, quantity]) => `${plain(item)} ${quantity}`))],
      },
      {
        heading: t("product.purchase"),
        blocks: [
          bullets(rowsOn(fields, "markdown", product, page).map(({ label, value }) => plain(`${label}: ${value}`))),
          plain(product.purchase.note),
        ],
      },
      {
        heading: t("product.accessories"),
        blocks: [bullets(product.accessories.map(({ model, name: label, text }) => `${plain(`${model} ${label}`)}: ${plain(text)}`))],
      },
      {
        heading: t("product.solutions"),
        blocks: [bullets(product.solutions.map(({ slug, name: label }) => link(label, `${addressOf(paths.solution(slug))}.md`)))],
      },
      {
        heading: t("product.downloads"),
        blocks: [
          bullets(product.downloads.flatMap(({ title, file }) => (file ? [link(title, new URL(file.url, page.layout.origin).href)] : []))),
        ],
      },
    ],
  };
};

/** Every row as on the page, with its condition. */
function specificationTable(facts: readonly SpecView[], { t }: PageContext): string {
  return table(
    [t("datasheet.item"), t("datasheet.value"), t("datasheet.condition")],
    facts.map(({ name, value, unit, condition }) => [name, [value, unit].filter(Boolean).join(" "), condition]),
  );
}

export const solutionsDocument: Document = async ({ page }) => {
  const addressOf = addresses(page);
  const solutions = await listRecords("solutions", page.language);
  return {
    title: page.t("solutions.title"),
    lead: [
      bullets(solutions.map(({ slug, name, summary }) => `${link(name, `${addressOf(paths.solution(slug))}.md`)}: ${plain(summary)}`)),
    ],
    parts: [],
  };
};

export const solutionDocument: Document = async ({ page, name }) => {
  const solution = await findSolution(page.language, name);
  if (!solution) return null;
  const addressOf = addresses(page);
  const { t } = page;
  return {
    title: solution.name,
    lead: [plain(solution.tagline), ...solution.overview.map(({ text }) => plain(text))],
    parts: [
      { heading: t("product.features"), blocks: [titledBullets(solution.features)] },
      { heading: t("product.scenarios"), blocks: [titledBullets(solution.scenarios)] },
      {
        heading: t("product.specifications"),
        blocks: [
          bullets(solution.specs.map(({ name: label, text }) => `${plain(label)}: ${plain(text)}`)),
          ...(solution.limits ? [plain(solution.limits)] : []),
        ],
      },
      {
        heading: t("products.title"),
        blocks: [
          bullets(solution.products.map(({ slug, code, name: label }) => link(`${code} ${label}`, `${addressOf(paths.product(slug))}.md`))),
        ],
      },
    ],
  };
};
