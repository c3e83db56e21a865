import type { ProductView } from "#app/data/products.server.ts";
import { useText } from "#app/i18n/index.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Reveal } from "#app/components/basics/reveal.tsx";
import { PictureGrid } from "#app/components/lists/cards.tsx";

/** The accessories of a product; nothing without any. */
export function Accessories({ product: { accessories } }: { product: ProductView }) {
  const t = useText();
  if (accessories.length === 0) return null;
  return (
    <HeadedSection id="accessories" label={t("product.accessories")} heading={t("product.accessoriesTitle")}>
      <Reveal>
        <PictureGrid items={accessories.map(({ model, name, text, picture }) => ({ title: `${model} ${name}`, text, picture }))} />
      </Reveal>
    </HeadedSection>
  );
}
