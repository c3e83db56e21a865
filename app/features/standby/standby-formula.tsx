import type { ReactNode } from "react";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { Fold } from "#app/components/basics/fold.tsx";
import { formatNumber } from "#shared/specification/numbers.ts";
import { COVERAGES, longestStandby, type Coverage, type StandbyResult } from "#shared/specification/standby.ts";
import type { StandbyProduct } from "#app/lib/standby-conditions.ts";
import { formatRounded } from "./standby-numbers.ts";

/** An adjustment nearer to 1 than this only reflects the rounding of the stated figure, and deserves no line. */
const UNADJUSTED = 0.01;

interface Source {
  key: string;
  symbol: ReactNode;
  meaning: string;
  value: string;
  source: string;
}

interface Calculation {
  product: StandbyProduct;
  result: StandbyResult;
  coverage: Coverage;
}

/** The formula, and the source of each of its numbers. @param isFolded unfolds under its title */
export function StandbyFormula({ isFolded, ...calculation }: Calculation & { isFolded: boolean }) {
  const title = useText()("standby.how");
  const words = <FormulaInWords {...calculation} />;
  if (isFolded) return <Fold title={title}>{words}</Fold>;
  return (
    <div className="standby-how">
      <h3>{title}</h3>
      {words}
    </div>
  );
}

function FormulaInWords({ product, result, coverage }: Calculation) {
  const t = useText();
  const adjusted = Math.abs(result.adjustment - 1) > UNADJUSTED;
  const longest = longestStandby(product.model);
  return (
    <div>
      <p className="parts standby-formula figures">
        <span>{t("standby.formulaBefore", { longest })}</span>
        <span className="parts standby-fraction">
          <span>
            C × η<sub>T</sub>
          </span>
          <span className="visually-hidden">{t("standby.over")}</span>
          <span>
            {adjusted && "a × ("}24 (I<sub>{t("standby.listens")}</sub> + I<sub>{t("standby.sleeps")}</sub>) + n × q × k + s<sub>T</sub>
            {adjusted && ")"}
          </span>
        </span>
        {t("standby.formulaAfter") && <span>{t("standby.formulaAfter")}</span>}
      </p>
      <table className="standby-sources">
        <thead>
          <tr>
            <th scope="col">{t("standby.symbol")}</th>
            <th scope="col">{t("standby.meaning")}</th>
            <th scope="col">{t("standby.value")}</th>
            <th scope="col">{t("standby.source")}</th>
          </tr>
        </thead>
        <tbody>
          {useSources(product, result, coverage, adjusted).map(({ key, symbol, meaning, value, source }) => (
            <tr key={key}>
              <th scope="row" className="figures">
                {symbol}
              </th>
              <td>{meaning}</td>
              <td className="standby-number figures">{value}</td>
              <td>{source}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="standby-note">{t("standby.note", { longest })}</p>
    </div>
  );
}

function useSources({ model }: StandbyProduct, result: StandbyResult, coverage: Coverage, adjusted: boolean): Source[] {
  const t = useText();
  const language = useLanguage();
  const fromRow = (row: string) => t("standby.fromRow", { row });
  const symbol = (letter: string, index: string) => (
    <>
      {letter}
      <sub>{index}</sub>
    </>
  );
  return [
    {
      key: "capacity",
      symbol: "C",
      meaning: t("standby.capacity"),
      value: `${formatNumber(model.battery_capacity, language)}\u00a0mAh`,
      source: fromRow(t("standby.capacity")),
    },
    {
      key: "usable",
      symbol: symbol("η", "T"),
      meaning: t("standby.usable"),
      value: `${formatRounded(result.usablePart * 100, 1, language)}%`,
      source: t("standby.usableSource", { usable: model.usable_capacity, cold: model.cold_capacity }),
    },
    {
      key: "listening",
      symbol: symbol("I", t("standby.listens")),
      meaning: t("standby.listening"),
      value: `${formatNumber(model.listening_current, language)}\u00a0µA`,
      source: fromRow(t("standby.listeningRow")),
    },
    {
      key: "sleeping",
      symbol: symbol("I", t("standby.sleeps")),
      meaning: t("standby.sleeping"),
      value: `${formatNumber(model.sleep_current, language)}\u00a0µA`,
      source: fromRow(t("standby.sleeping")),
    },
    {
      key: "positions",
      symbol: "n × q",
      meaning: t("standby.positions"),
      value: `${formatRounded(result.positions, 1, language)} × ${formatNumber(model.position_charge, language)}\u00a0mAh`,
      source: fromRow(t("standby.positionRow")),
    },
    {
      key: "coverage",
      symbol: "k",
      meaning: t("standby.coverageFactor"),
      value: String(COVERAGES[coverage]),
      source: t("standby.coverageSource", { fair: COVERAGES.fair, weak: COVERAGES.weak }),
    },
    {
      key: "selfDischarge",
      symbol: symbol("s", "T"),
      meaning: t("standby.selfDischarge"),
      value: t("standby.selfDischargeValue", { number: formatRounded(result.daily.selfDischarge, 2, language) }),
      source: t("standby.selfDischargeSource", { part: model.self_discharge }),
    },
    ...(adjusted
      ? [
          {
            key: "adjustment",
            symbol: "a",
            meaning: t("standby.adjustment"),
            value: formatRounded(result.adjustment, 3, language),
            source: t("standby.adjustmentSource"),
          },
        ]
      : []),
  ];
}
