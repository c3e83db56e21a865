import { useLanguage, useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { changeQuote, removeFromQuote } from "#app/lib/storage/quote-list.ts";
import { CALCULATOR_ID } from "#app/lib/calculator-address.ts";
import { conditionsOf, temperatureText } from "#app/lib/standby-conditions.ts";
import type { NamedText } from "#app/lib/seo/title.ts";
import { standbyDays } from "#shared/specification/standby.ts";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { Picture } from "#app/components/media/picture.tsx";
import { QuantityStepper } from "#app/components/quote/quantity-stepper.tsx";
import type { ShownLine } from "./use-quote-page.ts";
import "./quote.css";
import "#app/components/forms/forms.css";

/**
 * A product of the quote list: its picture, quantity, variant, reporting interval and place of use.
 * @param without site path of the page without this line
 */
export function QuoteLine({
  line,
  without,
  form,
  typed,
  fault,
}: {
  line: ShownLine;
  without: string;
  form: string;
  typed: Record<string, string>;
  fault: NamedText | undefined;
}) {
  const t = useText();
  const { slug, code, name, tagline, picture, quantity, standby, verdict } = line;
  const field = `quantity-${slug}`;
  return (
    <li className="quote-line">
      {picture && <Picture picture={picture} sizes="(min-width: 48rem) 128px, 88px" />}
      <div className="quote-name">
        <h3>
          <SiteLink to={paths.product(slug)}>
            <b className="figures" translate="no">
              {code}
            </b>
            {` ${name}`}
          </SiteLink>
        </h3>
        <p className="muted">{verdict?.text ?? tagline}</p>
      </div>
      <div className="quote-quantity">
        <QuantityStepper
          code={code}
          quantity={quantity}
          written={fault && typed[field]}
          name={field}
          form={form}
          error={fault && `${field}-error`}
          onQuantity={(next) => changeQuote(slug, { quantity: next })}
        />
        {fault && (
          <p className="field-error" id={`${field}-error`}>
            {t(fault.key, fault.values)}
          </p>
        )}
      </div>
      <div className="quote-use">
        {line.variants.length > 0 && <Variant line={line} form={form} />}
        {standby && <Interval line={line} form={form} />}
        {line.regions.length > 0 && <Regions line={line} form={form} />}
        <SiteLink
          className="text-button muted when-hydrated"
          to={without}
          aria-label={t("quote.remove", { code })}
          preventScrollReset
          onClick={(event) => {
            event.preventDefault();
            removeFromQuote([slug]);
            document.getElementById("quote-head")?.focus();
          }}
        >
          {t("quote.removeShort")}
        </SiteLink>
      </div>
    </li>
  );
}

/** The choice of a product's variant. */
function Variant({ line: { slug, variants, use }, form }: { line: ShownLine; form: string }) {
  const t = useText();
  return (
    <div className="quote-choice">
      <label>
        <span>{t("quote.variant")}</span>
        <select
          name={`variant-${slug}`}
          form={form}
          value={use.variant ?? ""}
          onChange={({ target }) => changeQuote(slug, { variant: target.value })}
        >
          <option value="">{t("quote.variantOpen")}</option>
          {variants.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** The reporting interval, and the resulting standby under the conditions of the line. */
function Interval({ line: { slug, standby, intervals, model, use }, form }: { line: ShownLine; form: string }) {
  const t = useText();
  const language = useLanguage();
  const { every = "", under = "" } = use;
  const conditions = model && conditionsOf(new URLSearchParams(under), model);
  return (
    <div className="quote-choice">
      <label>
        <span>{t("quote.every")}</span>
        <select name={`every-${slug}`} form={form} value={every} onChange={({ target }) => changeQuote(slug, { every: target.value })}>
          <option value="">{t("quote.everyOpen")}</option>
          {intervals.map(([minutes, interval]) => (
            <option key={minutes} value={minutes}>
              {model && conditions
                ? t("quote.everyDays", { interval, days: standbyDays(model, { ...conditions, interval: minutes }).days })
                : interval}
            </option>
          ))}
        </select>
      </label>
      {conditions && (
        <small className="muted figures">
          {t(`quote.under.${conditions.coverage}`, { temperature: temperatureText(conditions.temperature, language) })}{" "}
          <SiteLink className="text-button" to={`${paths.product(slug)}?interval=${every}&${under}#${CALCULATOR_ID}`}>
            {t("quote.otherConditions")}
          </SiteLink>
        </small>
      )}
      <small className="muted figures">{t("quote.stated", { standby })}</small>
      {under && <input type="hidden" name={`under-${slug}`} form={form} value={under} />}
    </div>
  );
}

/** The place of use; a chosen region shows the bands that the product shares with the networks there. */
function Regions({ line: { slug, code, regions, use }, form }: { line: ShownLine; form: string }) {
  const t = useText();
  const chosenRegions = use.regions ?? [];
  return (
    <fieldset className="quote-regions">
      <legend>{t("quote.regions", { code })}</legend>
      {regions.map(({ key, name, bands, doubtful }) => (
        <label key={key}>
          <input
            type="checkbox"
            name={`region-${slug}-${key}`}
            form={form}
            checked={chosenRegions.includes(key)}
            onChange={({ target }) =>
              changeQuote(slug, { regions: target.checked ? [...chosenRegions, key] : chosenRegions.filter((region) => region !== key) })
            }
          />
          <span>{name}</span>
          <small className="figures">{doubtful ? t("quote.doubtful", { bands: bands || t("quote.noBands") }) : bands}</small>
        </label>
      ))}
    </fieldset>
  );
}
