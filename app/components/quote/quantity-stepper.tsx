import { formatNumber } from "#shared/specification/numbers.ts";
import { use, useId, useRef, useState, type MouseEvent } from "react";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { FewestPieces } from "#app/lib/fewest-pieces.ts";
import { isQuantity, MAX_PIECES, readPieces } from "#app/lib/storage/quote-items.ts";
import { takeFocus } from "#app/lib/take-focus.ts";
import { Icon } from "../basics/icon.tsx";
import "./quantity.css";
import "../forms/forms.css";

/**
 * The number of pieces: a field between buttons for one less and one more. Without script only the field.
 * @param code names the product for screen readers
 * @param written the field's first text, if it is no quantity
 * @param onNone called by the button for one less at one piece; without it the button is disabled
 * @param error id of the field's fault
 */
export function QuantityStepper({
  code,
  quantity,
  written,
  name,
  form,
  error,
  begins = false,
  onQuantity,
  onNone,
}: {
  code: string;
  quantity: number;
  written?: string | undefined;
  name?: string;
  form?: string;
  error?: string | undefined;
  /** The field takes the focus when it appears. */
  begins?: boolean;
  onQuantity: (quantity: number) => void;
  onNone?: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const fewest = use(FewestPieces);
  const [typed, setTyped] = useState<string | undefined>(written);
  const isFresh = useRef(begins);
  const id = useId();
  // The server's fault stands where its form shows it.
  const isWrong = !error && typed !== undefined && typed !== "" && !isQuantity(readPieces(typed), fewest);
  const described = error ?? (isWrong ? id : undefined);
  function step({ detail }: MouseEvent, next: number) {
    // The second tap of a double one that opened this is not meant for the control under the finger by now.
    if (detail < 2) isFresh.current = false;
    if (isFresh.current) return;
    setTyped(undefined);
    if (isQuantity(next, fewest)) onQuantity(next);
    else if (next < fewest) onNone?.();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would announce itself at each of its three controls
    <div className="quantity" role="group" aria-label={t("quote.quantityOf", { code })}>
      <button
        type="button"
        className="when-scripted"
        aria-label={quantity <= fewest && onNone ? t("quote.remove", { code }) : t("quote.less")}
        disabled={quantity <= fewest && !onNone}
        onClick={(event) => step(event, quantity - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={fewest}
        max={MAX_PIECES}
        id={name}
        name={name}
        form={form}
        value={typed ?? String(quantity)}
        aria-label={t("quote.quantityField", { code, most: formatNumber(MAX_PIECES, language) })}
        {...(described && { "aria-invalid": true, "aria-describedby": described })}
        ref={begins ? takeFocus : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = readPieces(target.value);
          if (isQuantity(next, fewest)) onQuantity(next);
        }}
        onBlur={() => !isWrong && setTyped(undefined)}
      />
      <button
        type="button"
        className="when-scripted"
        aria-label={t("quote.more")}
        disabled={quantity >= MAX_PIECES}
        onClick={(event) => step(event, quantity + 1)}
      >
        <Icon name="plus" />
      </button>
      {isWrong && (
        <p className="field-error" role="alert" id={id}>
          {t(fewest > 1 ? "forms.quantityFewest" : "forms.quantityFault", { fewest: formatNumber(fewest, language) })}
        </p>
      )}
    </div>
  );
}
