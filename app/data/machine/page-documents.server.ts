import { bullets, link, plain, table } from "#app/lib/markdown.ts";
import { paths } from "#app/lib/paths.ts";
import type { PageContext } from "../page.server.ts";
import { findPage } from "../pages.server.ts";
import type { SectionView } from "../sections.server.ts";
import { findService } from "../services.server.ts";
import { addresses } from "../addresses.ts";
import { type Document, bodyOf, titledBullets } from "./document.server.ts";

export const serviceDocument: Document = async ({ page, name }) => {
  const service = await findService(page.language, name);
  if (!service) return null;
  return {
    title: service.title,
    lead: [plain(service.summary), await bodyOf(page, "services", name)],
    parts: [
      { heading: page.t("services.steps"), blocks: [titledBullets(service.steps)] },
      ...service.tests.map(({ group, items }) => ({
        heading: group,
        blocks: [bullets(items.map(({ name: label, criterion }) => `${plain(label)}: ${plain(criterion)}`))],
      })),
    ],
  };
};

export const pageDocument: Document = async ({ page, name }) => {
  const content = await findPage(page.language, name);
  if (!content) return null;
  const { title, summary, sections } = content;
  return {
    title,
    lead: [plain(summary), await bodyOf(page, "pages", name)],
    parts: sections.map((section) => ({ heading: section.heading || title, blocks: sectionBlocks(section, page) })),
  };
};

/** A section's own text; other pages that it shows have documents of their own. */
function sectionBlocks(section: SectionView, page: PageContext): (string | false)[] {
  const addressOf = addresses(page);
  switch (section.kind) {
    case "hero":
    case "call":
      return [plain(section.text), section.action !== null && link(section.action.label, linkTarget(section.action.to, addressOf))];
    case "text":
      return section.paragraphs.map(plain);
    case "table":
      return [plain(section.text), table(section.head, section.rows)];
    case "figures":
      return [bullets(section.items.map(({ name, value, unit, text }) => plain(`${name}: ${value} ${unit} ${text}`.trim())))];
    case "steps":
      return [titledBullets(section.items.map(({ name, text }) => ({ title: name, text })))];
    case "products":
      return [
        bullets(
          [...section.products, ...section.featured].map(({ slug, code, name }) =>
            link(`${code} ${name}`, `${addressOf(paths.product(slug))}.md`),
          ),
        ),
      ];
    case "files":
      return [
        bullets(section.downloads.flatMap(({ title, file }) => (file ? [link(title, new URL(file.url, page.layout.origin).href)] : []))),
      ];
    case "questions":
      return section.questions.flatMap(({ question, answer }) => [`**${plain(question)}**`, plain(answer)]);
    case "voices":
      return [bullets(section.testimonials.map(({ quote, name, company }) => plain(`${quote} (${name}, ${company})`)))];
    // Of the other kinds some have a text; what shows other records has no words of its own.
    default:
      return ["text" in section && plain(section.text)];
  }
}

function linkTarget(to: string, addressOf: (path: string) => string): string {
  return to.startsWith("/") ? addressOf(to) : to;
}
