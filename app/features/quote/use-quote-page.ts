import { use, useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import type { QuotedProduct, QuoteView } from "#app/data/quote.server.ts";
import type { Typed } from "#app/leads/rules.ts";
import { FewestPieces } from "#app/lib/fewest-pieces.ts";
import { isQuantity, itemsText, usesText, type LineUse } from "#app/lib/storage/quote-items.ts";
import { CONDITION_PARAMETERS } from "#app/lib/calculator-address.ts";
import { clearQuote, removeFromQuote, takeIntoQuote, useQuoteList, type StoredLine } from "#app/lib/storage/quote-list.ts";

/** Milliseconds after which the address follows what is typed: browsers limit how often it may change. */
const SETTLED = 400;

/** A query as people read it: the signs of a list need no escapes. */
function legible(query: string): string {
  return query.replaceAll("%3A", ":").replaceAll("%2C", ",");
}

/** A line with what the visitor has said of it. */
export interface ShownLine extends QuotedProduct {
  use: LineUse;
}

/** A line as the browser keeps it, and as addresses write it. */
export function toStoredLine({ slug, quantity, use }: ShownLine): StoredLine {
  return { slug, quantity, ...use };
}

/** A line as it was sent with the form and came back; without that, as the address has it. */
function asTyped(line: QuotedProduct, typed: Typed, fewest: number): ShownLine {
  const { slug } = line;
  const quantity = Number(typed[`quantity-${slug}`]);
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
 * The lines that the page shows. What its address names joins the list that the browser keeps; from then on the address follows
 * the list, so that it can be passed on and the page loaded again.
 * @param sent the list was sent, and is emptied
 * @param typed what was sent and came back to be mended
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
    // Under which conditions a product is to work the list knows by then, and may be told otherwise. What was to be added and is no product is
    // told once more with the products that are yet to come.
    for (const name of [...(missing ? [] : ["add"]), "items", "use", ...CONDITION_PARAMETERS]) params.delete(name);
    if (items) params.append("items", items);
    if (uses) params.append("use", uses);
    const query = String(params);
    // Another navigation would end what is underway: a form that is being sent, or the way to another page.
    if (!isStored || sent || underway || query === now) return;
    const hasNewUses = uses !== (new URLSearchParams(search).get("use") ?? "");
    const follow = () => void navigate({ pathname, search: `?${legible(query)}`, hash }, { replace: true, preventScrollReset: true });
    let timer = setTimeout(follow, missing || hasNewUses ? 0 : SETTLED);
    // A click may send the form or lead away, which is known to be underway a moment later.
    const postpone = () => {
      clearTimeout(timer);
      timer = setTimeout(follow, SETTLED);
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
