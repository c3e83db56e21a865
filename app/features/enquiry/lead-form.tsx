import { HTML_LANG, useLanguage, useText } from "#app/i18n/index.ts";
import { countries } from "#app/lib/countries.ts";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { EnquiryForm, type EnquiryFormProps } from "./enquiry-form.tsx";

/** The buy page's form. */
export function LeadForm(props: EnquiryFormProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <EnquiryForm
      {...props}
      texts={{
        submit: t("forms.leadSubmit"),
        submitting: t("forms.leadSubmitting"),
        success: t("forms.leadSuccess"),
        successNote: t("forms.leadSuccessNote"),
        failed: t("forms.leadFailed"),
      }}
      labels={{ position: t("forms.position"), country: t("forms.country") }}
    >
      {(field) => (
        <>
          <TextField {...field("position")} autoComplete="organization-title" maxLength={100} />
          <SelectField
            {...field("country")}
            autoComplete="country"
            empty={t("forms.countryChoose")}
            options={countries(HTML_LANG[language]).map(({ code, name }) => ({ value: code, label: name }))}
          />
        </>
      )}
    </EnquiryForm>
  );
}
