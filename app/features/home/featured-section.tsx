import type { ReactNode } from "react";
import type { FeaturedProduct } from "#app/data/products.server.ts";
import { useText } from "#app/i18n/index.ts";
import type { Translate } from "#app/i18n/texts.ts";
import { paths } from "#app/lib/paths.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Reveal } from "#app/components/basics/reveal.tsx";
import { KeyValueList } from "#app/components/data/facts.tsx";
import { Quantity } from "#app/components/data/quantity.tsx";
import { FeaturedLarge, FeaturedPair, type FeaturedItem } from "#app/components/lists/featured.tsx";

/** The place of the featured products, whatever became of reading them. */
export function FeaturedSection({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <HeadedSection id="featured" label={t("home.featuredLabel")} heading={t("home.featuredTitle")}>
      {children}
    </HeadedSection>
  );
}

/** One product for vehicles, large, and below it one for persons and one for pets. */
export function FeaturedProducts({ products }: { products: FeaturedProduct[] }) {
  const t = useText();
  const [first, ...others] = products;
  if (!first) return null;
  return (
    <>
      <Reveal>
        <FeaturedLarge item={{ ...featuredItem(first, t), details: <Figures product={first} /> }} />
      </Reveal>
      <Reveal>{others.length > 0 && <FeaturedPair items={others.map((product) => featuredItem(product, t))} />}</Reveal>
    </>
  );
}

function featuredItem({ slug, code, name, intro, picture, featured }: FeaturedProduct, t: Translate): FeaturedItem {
  return {
    category: t(`home.featured.${featured}`),
    title: `${code} ${name}`,
    text: intro,
    picture,
    link: { label: t("home.featuredLink", { code }), to: paths.product(slug) },
  };
}

function Figures({ product }: { product: FeaturedProduct }) {
  return (
    <KeyValueList
      items={(product.figures ?? []).map(({ name, value, unit }) => ({ label: name, value: <Quantity value={value} unit={unit} /> }))}
    />
  );
}
