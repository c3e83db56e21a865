import { formatNumber } from "#shared/specification/numbers.ts";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { VisitorForm, type VisitorFormProps } from "./visitor-form.tsx";

/**
 * The buy page's form.
 * @param list the quote list above it: number of products and pieces, and their fields with labels
 */
export function LeadForm({
  list,
  ...props
}: VisitorFormProps & { list: { products: number; pieces: number; labels: Record<string, string> } }) {
  const t = useText();
  const language = useLanguage();
  const words = { products: list.products, pieces: formatNumber(list.pieces, language) };
  return <VisitorForm {...props} form="buy" labels={list.labels} {...(list.products > 0 && { submit: t(sendKey(list), words) })} />;
}

/** English needs “models” and “pieces” only for several. */
function sendKey({ products, pieces }: { products: number; pieces: number }) {
  if (pieces === 1) return "quote.submitPiece";
  return products === 1 ? "quote.submitModel" : "quote.submit";
}
