import { use, useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import type { QuotedProduct, QuoteView } from "#app/data/quote.server.ts";
import type { Typed } from "#app/leads/rules.ts";
import { FewestPieces } from "#app/lib/fewest-pieces.ts";
import { isQuantity, itemsText, readPieces, usesText, type LineUse } from "#app/lib/storage/quote-items.ts";
import { CONDITION_PARAMETERS } from "#app/lib/calculator-address.ts";
import { clearQuote, removeFromQuote, takeIntoQuote, toStoredLine, useQuoteList } from "#app/lib/storage/quote-list.ts";

/** Milliseconds before the address follows typing: browsers limit how often it may change. */
const TYPING_DELAY = 400;

/** A readable query: the signs of a list need no escapes. */
function readableQuery(query: string): string {
  return query.replaceAll("%3A", ":").replaceAll("%2C", ",");
}

/** A line with the visitor's choices. */
export interface ShownLine extends QuotedProduct {
  use: LineUse;
}

/** A line with the values of a rejected submission; otherwise with those of the address. */
function asTyped(line: QuotedProduct, typed: Typed, fewest: number): ShownLine {
  const { slug } = line;
  const quantity = readPieces(typed[`quantity-${slug}`] ?? "");
  const every = typed[`every-${slug}`] ?? line.every;
  const under = typed[`under-${slug}`] ?? line.under;
  const variant = typed[`variant-${slug}`] ?? line.variant;
  const isSent = typed[`quantity-${slug}`] !== undefined;
  const regions = isSent ? line.regions.map(({ key }) => key).filter((key) => typed[`region-${slug}-${key}`]) : line.chosen;
  return {
    ...line,
    quantity: isQuantity(quantity, fewest) ? quantity : Math.max(line.quantity, fewest),
    use: { ...(every && { every }), ...(under && { under }), ...(regions.length > 0 && { regions }), ...(variant && { variant }) },
  };
}

/**
 * The lines on the page. Adds the lines of the address to the browser's stored list; from then on the address follows
 * the list, so that visitors can share it and reload the page.
 * @param sent whether the list was sent, which empties it
 * @param typed values of a rejected submission
 */
export function useQuotePage({ lines, leftOut }: QuoteView, sent: boolean, typed: Typed): ShownLine[] {
  const list = useQuoteList();
  const fewest = use(FewestPieces);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const underway = useNavigation().state !== "idle";
  const [isStored, setStored] = useState(false);
  const [typedFirst] = useState(typed);

  useEffect(() => {
    if (sent) return;
    removeFromQuote(leftOut);
    takeIntoQuote(lines.map((line) => toStoredLine(asTyped(line, typedFirst, fewest))));
    queueMicrotask(() => setStored(true));
  }, [lines, leftOut, sent, typedFirst, fewest]);

  useEffect(() => {
    if (!sent) return;
    clearQuote();
    // The hash keeps the form's answer; an address without the list does not bring it back.
    if (search) void navigate({ pathname, hash: "sent" }, { replace: true, preventScrollReset: true });
  }, [sent, pathname, search, navigate]);

  const items = itemsText(list);
  const uses = usesText(list);
  useEffect(() => {
    const params = new URLSearchParams(search);
    const now = String(params);
    const missing = list.some(({ slug }) => !lines.some((line) => line.slug === slug));
    // By now the list stores the conditions of a product, and visitors may change them. An unknown code to add
    // stays in the address until the missing products have loaded.
    for (const name of [...(missing ? [] : ["add"]), "items", "use", ...CONDITION_PARAMETERS]) params.delete(name);
    if (items) params.append("items", items);
    if (uses) params.append("use", uses);
    const query = String(params);
    // Another navigation would cancel the current one: a submission, or the way to another page.
    if (!isStored || sent || underway || query === now) return;
    const hasNewUses = uses !== (new URLSearchParams(search).get("use") ?? "");
    const follow = () => void navigate({ pathname, search: `?${readableQuery(query)}`, hash }, { replace: true, preventScrollReset: true });
    let timer = setTimeout(follow, missing || hasNewUses ? 0 : TYPING_DELAY);
    // A click may send the form or leave the page, which shows as a navigation a moment later.
    const postpone = () => {
      clearTimeout(timer);
      timer = setTimeout(follow, TYPING_DELAY);
    };
    document.addEventListener("click", postpone, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", postpone, true);
    };
  }, [isStored, sent, underway, items, uses, list, lines, pathname, search, hash, navigate]);

  if (!isStored) return lines.map((line) => asTyped(line, typed, fewest));
  return list.flatMap(({ slug, quantity, ...productUse }) => {
    const product = lines.find((line) => line.slug === slug);
    return product ? [{ ...product, quantity: Math.max(quantity, fewest), use: productUse }] : [];
  });
}
