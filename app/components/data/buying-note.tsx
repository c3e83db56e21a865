import { formatNumber } from "#shared/specification/numbers.ts";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { sentenceSpace } from "#shared/languages.ts";
import { SiteLink } from "../basics/site-link.tsx";

/** The terms for single pieces. */
const SINGLES = {
  sold: "product.singlesSold",
  partners: "product.singlesPartners",
  none: "product.singlesNone",
} as const;

interface BuyingNoteProps {
  /** Pieces of the smallest order, and days until samples leave; null if not stated. */
  minimumOrder: number | null;
  sampleDays: number | null;
  /** The company's offer for single pieces; null without one. */
  singlePieces: keyof typeof SINGLES | null;
  /** Who sells single pieces, and their address; "" if not stated. */
  seller: string;
  sellerUrl: string;
}

/** The terms of purchase: that prices are on request, the smallest order, the days until samples leave, and who sells single pieces. */
export function BuyingNote({ minimumOrder, sampleDays, singlePieces, seller, sellerUrl }: BuyingNoteProps) {
  const t = useText();
  const language = useLanguage();
  const singles = singlePieces === "partners" && seller ? t("product.singlesOf", { seller }) : singlePieces && t(SINGLES[singlePieces]);
  const sentences = [
    t("product.priceOnRequest"),
    // An order of one is a single piece: the words about single pieces are enough.
    minimumOrder !== null &&
      !(minimumOrder === 1 && singlePieces) &&
      t("product.fromPieces", { minimum: formatNumber(minimumOrder, language) }),
    sampleDays !== null && t("product.samplesIn", { days: sampleDays }),
  ];
  return (
    <>
      {sentences.filter(Boolean).join(sentenceSpace(language))}
      {singles && sentenceSpace(language)}
      {singles && (sellerUrl && singlePieces === "partners" ? <SiteLink to={sellerUrl}>{singles}</SiteLink> : singles)}
    </>
  );
}
