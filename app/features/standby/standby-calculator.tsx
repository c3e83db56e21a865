import { lowerFirst } from "#shared/lib/lower-first.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { Link } from "react-router";
import { localPath, useLanguage, useText } from "#app/i18n/index.ts";
import { Button, ButtonLink } from "#app/components/basics/button.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { formatNumber } from "#shared/specification/numbers.ts";
import { COVERAGE_KEYS, intervalsOf, standbyDays, statedConditions } from "#shared/specification/standby.ts";
import { CALCULATOR_ID } from "#app/lib/calculator-address.ts";
import { TEMPERATURE_STEP, temperaturesOf, temperatureText, type StandbyProduct } from "#app/lib/standby-conditions.ts";
import { Slider } from "./slider.tsx";
import { intervalText, standbyQuote } from "./standby-texts.ts";
import { StandbyFormula } from "./standby-formula.tsx";
import { StandbyOutcome } from "./standby-outcome.tsx";
import { useConditions } from "./use-conditions.ts";

/**
 * A product's standby days under the visitor's conditions, with the formula. The conditions are in the address: without
 * script a form with a button, with it the result follows at once.
 * @param products the selectable ones; shows nothing without any
 * @param path site path of the page
 */
export function StandbyCalculator({ products, path }: { products: readonly StandbyProduct[]; path: string }) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { chosen, show, showProduct, adopt, settle, statedQuery } = useConditions(products);

  // The browser's own event: handles report when released, choices at once.
  const onSettled = useEffectEvent(settle);
  const onThere = useEffectEvent(adopt);
  useEffect(() => {
    const listened = form.current;
    if (listened) onThere(listened);
    listened?.addEventListener("change", onSettled);
    return () => listened?.removeEventListener("change", onSettled);
  }, []);

  if (!chosen) return null;
  const { product, conditions } = chosen;
  const intervals = intervalsOf(product.model);
  const temperatures = temperaturesOf(product.model);
  const stated = statedConditions(product.model);
  const result = standbyDays(product.model, conditions);
  const interval = intervalText(t, conditions.interval);
  // A product's own page is about more than its battery.
  const isAlone = products.length === 1;
  return (
    <HeadedSection
      id={CALCULATOR_ID}
      label={isAlone ? undefined : t("standby.label")}
      heading={t("standby.title")}
      text={t("standby.text")}
    >
      <form
        ref={form}
        className="standby"
        method="get"
        action={`${localPath(path, language)}#${CALCULATOR_ID}`}
        aria-label={t("standby.form")}
      >
        <div className="standby-conditions">
          {products.length > 1 && (
            <div className="standby-field">
              <label htmlFor="standby-product">{t("standby.product")}</label>
              <select
                id="standby-product"
                className="field-control"
                name="product"
                value={product.slug}
                onChange={(event) => showProduct(event.target.value)}
              >
                {products.map(({ slug, code, name, model }) => (
                  <option key={slug} value={slug}>
                    {t("standby.productOption", { code, name, capacity: formatNumber(model.battery_capacity, language) })}
                  </option>
                ))}
              </select>
            </div>
          )}
          <Slider
            name="step"
            label={t("standby.interval")}
            text={interval}
            min={0}
            max={intervals.length - 1}
            value={intervals.indexOf(conditions.interval)}
            ends={intervals.filter((_, index) => index === 0 || index === intervals.length - 1).map((end) => intervalText(t, end))}
            onChange={(step) => show({ interval: intervals[step] ?? stated.interval })}
          />
          <Slider
            name="at"
            label={t("standby.temperature")}
            text={temperatureText(conditions.temperature, language)}
            {...temperatures}
            step={TEMPERATURE_STEP}
            value={conditions.temperature}
            ends={[temperatures.min, temperatures.max].map((end) => temperatureText(end, language))}
            onChange={(temperature) => show({ temperature })}
          />
          <fieldset className="standby-field">
            <legend>{t("standby.coverage")}</legend>
            <div className="standby-segments">
              {COVERAGE_KEYS.map((key) => (
                <label key={key}>
                  <input
                    type="radio"
                    name="coverage"
                    value={key}
                    checked={key === conditions.coverage}
                    onChange={() => show({ coverage: key })}
                  />
                  {t(`standby.${key}`)}
                  <small>{t(`standby.${key}Note`)}</small>
                </label>
              ))}
            </div>
          </fieldset>
          <Button type="submit" className="standby-submit">
            {t("standby.calculate")}
          </Button>
          <Link
            discover="none"
            className="text-button"
            to={`${statedQuery}#${CALCULATOR_ID}`}
            replace
            preventScrollReset
            defaultShouldRevalidate={false}
          >
            {t("standby.reset", { interval: lowerFirst(intervalText(t, stated.interval)) })}
          </Link>
        </div>
        <div className="standby-outcome">
          <StandbyOutcome product={product} conditions={conditions} result={result} />
          <ButtonLink variant="signal" to={standbyQuote(product.slug, conditions)}>
            {t("standby.quote", { interval: lowerFirst(interval), days: result.days })}
          </ButtonLink>
        </div>
        <p className="standby-bar ink" aria-hidden="true">
          <b className="figures">{t("standby.daysText", { days: result.days })}</b>
          <span>{t("standby.barText", { interval, temperature: temperatureText(conditions.temperature, language) })}</span>
        </p>
      </form>
      <StandbyFormula product={product} result={result} coverage={conditions.coverage} isFolded={isAlone} />
    </HeadedSection>
  );
}
