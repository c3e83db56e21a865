import type { MouseEvent } from "react";
import { useText } from "#app/i18n/index.ts";
import { useIsThere } from "#app/lib/missing-pages.ts";
import { paths } from "#app/lib/paths.ts";
import { quoteAddress, useQuoteList } from "#app/lib/storage/quote-list.ts";
import { Icon } from "../basics/icon.tsx";
import { SiteLink } from "../basics/site-link.tsx";
import "./quote-count.css";

/**
 * The link to the quote list, with the number of its products; nothing where this site has none.
 * @param onOpen is called in its place while something is on the list
 */
export function QuoteCount({ onOpen }: { onOpen: (event: MouseEvent) => void }) {
  const t = useText();
  const isThere = useIsThere();
  const lines = useQuoteList();
  const number = lines.length;
  if (!isThere(paths.buy)) return null;
  return (
    <SiteLink
      className="icon-button quote-count"
      to={quoteAddress(lines)}
      onClick={number > 0 ? onOpen : undefined}
      aria-label={number > 0 ? t("quote.count", { number }) : t("quote.list")}
    >
      <Icon name="list" />
      {number > 0 && <b className="figures">{number}</b>}
    </SiteLink>
  );
}
