import type { ReactNode } from "react";
import type { FeaturedProduct } from "#app/data/products.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Reveal } from "#app/components/basics/reveal.tsx";
import { Featured } from "#app/components/lists/featured.tsx";

/** The place of the featured products, in every state of their loading. */
export function FeaturedSection({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <HeadedSection id="featured" label={t("home.featuredLabel")} heading={t("home.featuredTitle")}>
      {children}
    </HeadedSection>
  );
}

/** A product for vehicles, one for persons and one for pets. */
export function FeaturedProducts({ products }: { products: FeaturedProduct[] }) {
  const t = useText();
  return (
    <Reveal>
      <Featured
        items={products.map(({ slug, code, name, intro, picture, featured }) => ({
          category: t(`home.featured.${featured}`),
          title: `${code} ${name}`,
          text: intro,
          picture,
          link: { label: t("home.featuredLink", { code }), to: paths.product(slug) },
        }))}
      />
    </Reveal>
  );
}
