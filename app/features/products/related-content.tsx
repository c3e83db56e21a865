import type { ReactNode } from "react";
import type { ProductView } from "#app/data/products.server.ts";
import type { RelatedContent as Content } from "#app/data/related-content.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { clock } from "#app/lib/format/clock.ts";
import "./products.css";

/** What else there is: accessories and siblings, then solutions with the product, its films, and answers and news about it; nothing without any. */
export function RelatedContent({
  code,
  solutions,
  content,
  children,
  accessories,
}: {
  code: string;
  /** The content before the lists, and the first of them. */
  children: ReactNode;
  accessories: ReactNode;
  solutions: ProductView["solutions"];
  content: Content | null;
}) {
  const t = useText();
  const { films = [], questions = [], articles = [] } = content ?? {};
  const lists = [
    { title: t("nav.solutions"), links: solutions.map(({ slug, name }) => ({ to: paths.solution(slug), text: name, note: "" })) },
    {
      title: t("nav.videos"),
      links: films.map(({ slug, title, seconds }) => ({ to: paths.film(slug), text: title, note: clock(seconds) })),
    },
    { title: t("nav.faq"), links: questions.map(({ slug, question }) => ({ to: `${paths.faq}#${slug}`, text: question, note: "" })) },
    { title: t("nav.news"), links: articles.map(({ id, title, published }) => ({ to: paths.article(id), text: title, note: published })) },
  ].filter(({ links }) => links.length > 0);
  return (
    <HeadedSection id="around" heading={t("product.aroundTitle", { code })}>
      {children}
      <div className="related-content">
        {accessories}
        {lists.map(({ title, links }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {links.map(({ to, text, note }) => (
                <li key={to}>
                  <SiteLink to={to}>{text}</SiteLink>
                  {note && <small className="figures">{note}</small>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </HeadedSection>
  );
}
