import { FORM_FIELDS } from "#shared/vocabulary/forms.ts";
import { useText } from "#app/i18n/index.ts";
import { TextField } from "#app/components/forms/field.tsx";
import { BaseForm, type BaseFormProps } from "./base-form.tsx";

/** The form of the contact and join pages, and of sections that staff puts it into. */
export function MessageForm(props: BaseFormProps) {
  const t = useText();
  return (
    <BaseForm
      {...props}
      texts={{
        submit: t("forms.messageSubmit"),
        submitting: t("forms.messageSubmitting"),
        success: t("forms.messageSuccess"),
        successNote: t("forms.messageSuccessNote"),
        failed: t("forms.messageFailed"),
      }}
      labels={{ subject: t("forms.subject") }}
    >
      {(ask) => {
        const subject = ask("subject");
        return subject && <TextField {...subject} wide maxLength={FORM_FIELDS.subject.max} />;
      }}
    </BaseForm>
  );
}
