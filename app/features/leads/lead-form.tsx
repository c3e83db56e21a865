import { FORM_FIELDS } from "#shared/vocabulary/forms.ts";
import { formatNumber } from "#shared/specification/numbers.ts";
import { useLanguage, useText } from "#app/i18n/index.ts";
import type { Country } from "#app/lib/format/countries.ts";
import { SelectField, TextField } from "#app/components/forms/field.tsx";
import { BaseForm, type BaseFormProps } from "./base-form.tsx";

/**
 * The buy page's form.
 * @param countries from the loader: the names that a browser knows may differ from the server's
 * @param list what stands on the quote list above it: how many products and pieces, and their fields with labels
 */
export function LeadForm({
  countries,
  list,
  ...props
}: BaseFormProps & { countries: readonly Country[]; list: { products: number; pieces: number; labels: Record<string, string> } }) {
  const t = useText();
  const language = useLanguage();
  return (
    <BaseForm
      {...props}
      texts={{
        submit:
          list.products > 0
            ? t(sendKey(list), { products: list.products, pieces: formatNumber(list.pieces, language) })
            : t("forms.leadSubmit"),
        submitting: t("forms.leadSubmitting"),
        success: t("forms.leadSuccess"),
        successNote: t("forms.leadSuccessNote"),
        failed: t("forms.leadFailed"),
      }}
      labels={{ position: t("forms.position"), country: t("forms.country"), ...list.labels }}
    >
      {(ask) => {
        const [position, country] = [ask("position"), ask("country")];
        return (
          <>
            {position && <TextField {...position} autoComplete={FORM_FIELDS.position.autoComplete} maxLength={FORM_FIELDS.position.max} />}
            {country && (
              <SelectField
                {...country}
                autoComplete="country"
                empty={t("forms.countryChoose")}
                options={countries.map(({ code, name }) => ({ value: code, label: name }))}
              />
            )}
          </>
        );
      }}
    </BaseForm>
  );
}

/** English says “models” and “pieces” of several alone. */
function sendKey({ products, pieces }: { products: number; pieces: number }) {
  if (pieces === 1) return "quote.submitPiece";
  return products === 1 ? "quote.submitModel" : "quote.submit";
}
