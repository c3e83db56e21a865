import { use, useState, type MouseEvent } from "react";
import { useText } from "#app/i18n/index.ts";
import { FewestPieces } from "#app/lib/fewest-pieces.ts";
import { useIsThere } from "#app/lib/missing-pages.ts";
import { changeQuote, quoteAddress, removeFromQuote, useQuoteList } from "#app/lib/storage/quote-list.ts";
import { paths } from "#app/lib/paths.ts";
import { takeFocus } from "#app/lib/take-focus.ts";
import { Icon } from "../basics/icon.tsx";
import { LazyOnDemand } from "../basics/lazy-on-demand.tsx";
import { SiteLink } from "../basics/site-link.tsx";

const stepper = () => import("./quantity-stepper.tsx").then(({ QuantityStepper }) => QuantityStepper);

/**
 * Adds a product to the quote list, and then shows and changes its quantity. Without script it is a link to the buyers' page
 * with this product. Nothing where this site has no quote list.
 * @param alone the page is about this product, so that the link need not name it
 */
export function QuoteControl({
  slug,
  code,
  className,
  alone = false,
}: {
  slug: string;
  code: string;
  className?: string;
  alone?: boolean;
}) {
  const t = useText();
  const isThere = useIsThere();
  const fewest = use(FewestPieces);
  const line = useQuoteList().find((other) => other.slug === slug);
  // The control that replaces the one just used takes its focus.
  const [lastAction, setLastAction] = useState<"added" | "removed" | null>(null);
  function add(event: MouseEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setLastAction("added");
    const { currentTarget } = event;
    void import("./draw-to-list.ts").then(({ drawToList }) => drawToList(currentTarget)).catch(() => undefined);
    changeQuote(slug, { quantity: Math.max(line?.quantity ?? 1, fewest) });
  }
  if (!isThere(paths.buy)) return null;
  const link = (
    <SiteLink
      to={quoteAddress([], slug)}
      className={className}
      aria-label={alone ? undefined : t("quote.add", { code })}
      ref={lastAction === "removed" ? takeFocus : undefined}
      onClick={add}
    >
      <Icon name="plus" />
      {t("quote.addShort")}
    </SiteLink>
  );
  if (!line) return link;
  return (
    <LazyOnDemand
      load={stepper}
      props={{
        code,
        quantity: Math.max(line.quantity, fewest),
        begins: lastAction === "added",
        onQuantity: (quantity: number) => changeQuote(slug, { quantity }),
        onNone: () => {
          setLastAction("removed");
          removeFromQuote([slug]);
        },
      }}
      failed={
        <SiteLink to={paths.buy} className={className} aria-label={alone ? undefined : t("quote.added", { code })}>
          {t("quote.addedShort")}
        </SiteLink>
      }
    >
      {link}
    </LazyOnDemand>
  );
}
