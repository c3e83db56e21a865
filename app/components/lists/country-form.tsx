import { Form } from "react-router";
import { localPath, useLanguage, useText } from "#app/i18n/index.ts";
import { Button } from "../basics/button.tsx";
import { useAddressValue } from "../forms/address-value.ts";
import "./filter-form.css";

/** Characters of a country's name. */
const MAX_LENGTH = 60;

const NOTHING: Record<string, string> = {};

/**
 * Asks for the country of use by its name, which stands in the address: `?in=BR`.
 * @param action site path of the page
 * @param keep its other parameters
 * @param country the name of the present one; empty without one
 * @param unread the typed text, if it is no country
 * @param isAnswered whether the page itself shows the result; otherwise the form announces it
 */
export function CountryForm({
  action,
  keep = NOTHING,
  country,
  unread,
  isAnswered = false,
}: {
  action: string;
  keep?: Record<string, string>;
  country: string;
  unread: string;
  isAnswered?: boolean;
}) {
  const t = useText();
  const typed = unread || country;
  const field = useAddressValue<HTMLInputElement>(typed);
  return (
    <div className="country-form">
      <Form className="filter-form" method="get" action={localPath(action, useLanguage())} preventScrollReset>
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="filter-control">
          <span>{t("use.country")}</span>
          <input
            ref={field}
            type="text"
            name="in"
            required
            maxLength={MAX_LENGTH}
            autoComplete="country-name"
            placeholder={t("use.example")}
            defaultValue={typed}
            aria-invalid={unread ? true : undefined}
            aria-describedby={unread ? "country-unread" : undefined}
          />
        </label>
        <Button type="submit" size="small">
          {t("use.check")}
        </Button>
      </Form>
      {!isAnswered && <output className="visually-hidden">{country && t("use.in", { country })}</output>}
      {unread && (
        <p className="field-error" id="country-unread" role="alert">
          {t("use.unread", { typed: unread })}
        </p>
      )}
    </div>
  );
}
