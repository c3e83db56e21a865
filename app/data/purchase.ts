import type { Translate } from "#app/i18n/texts.ts";

/** How a product is bought: pieces, days and months, null where nobody has said; a note, which may be empty. */
export interface PurchaseTerms {
  minimumOrder: number | null;
  sampleDays: number | null;
  leadDays: number | null;
  warrantyMonths: number | null;
  note: string;
}

/** The terms that are stated, each with its name. */
export function purchaseRows(terms: PurchaseTerms, t: Translate): [label: string, value: string][] {
  const { minimumOrder, sampleDays, leadDays, warrantyMonths } = terms;
  const row = (label: string, number: number | null, inWords: (number: number) => string): [string, string][] =>
    number === null ? [] : [[label, inWords(number)]];
  return [
    ...row(t("product.minimumOrder"), minimumOrder, (number) => t("product.pieces", { number })),
    ...row(t("product.sampleTime"), sampleDays, (number) => t("product.days", { number })),
    ...row(t("product.leadTime"), leadDays, (number) => t("product.leadDays", { number })),
    ...row(t("product.warranty"), warrantyMonths, (number) => t("product.months", { number })),
  ];
}
