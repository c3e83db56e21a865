import type { LifeView } from "#app/data/products.server.ts";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { longDate } from "#app/lib/format/dates.ts";
import { paths } from "#app/lib/paths.ts";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { Tag } from "#app/components/basics/tag.tsx";

/** Says since when a product is no longer active, and names its successor. */
export function LifeNote({ life: { name, since, successor } }: { life: LifeView }) {
  const t = useText();
  const language = useLanguage();
  return (
    <p className="life-note">
      <Tag signal>{name}</Tag> {since && t("product.lifeSince", { date: longDate(since, language) })}{" "}
      {successor && (
        <SiteLink to={paths.product(successor.slug)}>{t("product.replacedBy", { code: `${successor.code} ${successor.name}` })}</SiteLink>
      )}
    </p>
  );
}
