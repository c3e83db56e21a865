import type { ProductView } from "#app/data/products.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { ButtonLink, MoreLink } from "#app/components/basics/button.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Points } from "#app/components/basics/points.tsx";
import { Reveal } from "#app/components/basics/reveal.tsx";
import { PictureGrid } from "#app/components/lists/cards.tsx";
import { Empty } from "#app/components/lists/states.tsx";
import { quoteAddress } from "#app/lib/storage/quote-list.ts";

/** The accessories that fit a product, or the fact that it needs none. */
export function Accessories({ product: { slug, accessories } }: { product: ProductView }) {
  const t = useText();
  return (
    <HeadedSection
      id="accessories"
      label={t("product.accessories")}
      heading={t(accessories.length > 0 ? "product.accessoriesTitle" : "product.completeTitle")}
    >
      {accessories.length > 0 ? (
        <Reveal>
          <PictureGrid items={accessories.map(({ model, name, text, picture }) => ({ title: `${model} ${name}`, text, picture }))} />
        </Reveal>
      ) : (
        <Empty
          title={t("product.noAccessories")}
          text={t("product.noAccessoriesText")}
          action={
            <ButtonLink size="small" to={quoteAddress([], slug)}>
              {t("product.askCustom")}
            </ButtonLink>
          }
        />
      )}
    </HeadedSection>
  );
}

/** The solutions that a product is part of; nothing at all when there are none. */
export function RelatedSolutions({ product: { code, solutions } }: { product: ProductView }) {
  const t = useText();
  if (solutions.length === 0) return null;
  return (
    <HeadedSection
      id="solutions"
      label={t("product.solutions")}
      heading={t("product.solutionsTitle", { code })}
      link={{ label: t("nav.allSolutions"), to: paths.solutions }}
    >
      <Reveal>
        <Points
          look="cells"
          items={solutions.map(({ slug, name, tagline }) => ({
            title: name,
            text: tagline,
            action: <MoreLink to={paths.solution(slug)}>{t("product.solutionAction")}</MoreLink>,
          }))}
        />
      </Reveal>
    </HeadedSection>
  );
}
