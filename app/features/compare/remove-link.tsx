import type { MouseEvent } from "react";
import { useText } from "#app/i18n/index.ts";
import { removeFromThese } from "#app/lib/storage/compare-list.ts";
import { paths } from "#app/lib/paths.ts";
import { Icon } from "#app/components/basics/icon.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { REMOVES } from "./removal.ts";

/**
 * Removes a column from the comparison: a link to the address without it. Also updates the chosen list if that is the compared one.
 * @param slugs of all columns, in order
 * @param onRemove called before the column goes, except when the link opens in another tab
 */
export function RemoveLink({
  slugs,
  slug,
  code,
  onRemove,
}: {
  slugs: readonly string[];
  slug: string;
  code: string;
  onRemove: (slug: string, control: Element) => void;
}) {
  const t = useText();
  const others = slugs.filter((other) => other !== slug).join(",");
  function remove(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    removeFromThese(slugs, slug);
    onRemove(slug, event.currentTarget);
  }
  return (
    <SiteLink
      className={`icon-button when-hydrated ${REMOVES}`}
      to={others ? `${paths.compare}?ids=${others}` : paths.compare}
      aria-label={t("compare.remove", { code })}
      preventScrollReset
      onClick={remove}
    >
      <Icon name="close" />
    </SiteLink>
  );
}
