import { useLanguage, useText } from "#app/i18n/index.ts";
import {
  CONSUMERS,
  intervalsOf,
  MAX_STANDBY,
  longestStandby,
  standbyDays,
  statedConditions,
  type Conditions,
  type StandbyModel,
  type StandbyResult,
} from "#shared/specification/standby.ts";
import type { StandbyProduct } from "#app/lib/standby-conditions.ts";
import { intervalText } from "./standby-texts.ts";
import { chargeText } from "./standby-numbers.ts";

interface Outcome {
  product: StandbyProduct;
  conditions: Conditions;
  result: StandbyResult;
}

/** The days on a scale, the uses of a day's charge, and the effect of the interval. */
export function StandbyOutcome({ product, conditions, result }: Outcome) {
  const t = useText();
  const language = useLanguage();
  const { days, total, daily } = result;
  const most = Math.max(...CONSUMERS.map((consumer) => daily[consumer]));
  return (
    <>
      <output className="standby-days">
        <span>
          <b className="figures">{days}</b>
          {` ${t("standby.days", { days })}`}
        </span>
        <Remark product={product} conditions={conditions} result={result} />
      </output>
      <Scale model={product.model} days={days} />
      <div className="standby-budget">
        <h3 className="parts">
          <span>{t("standby.spent")}</span>
          <span className="figures">{t("standby.charge", { number: chargeText(total, language) })}</span>
        </h3>
        <dl>
          {CONSUMERS.map((consumer) => (
            <div key={consumer} className={daily[consumer] === most ? "most" : undefined}>
              <dt>{t(`standby.consumers.${consumer}`)}</dt>
              <dd className="figures">
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <path d={`M0 0H${Math.max(0.6, (daily[consumer] / total) * 100).toFixed(1)}V1H0Z`} />
                </svg>
                {t("standby.charge", { number: chargeText(daily[consumer], language) })}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Curve product={product} conditions={conditions} result={result} />
    </>
  );
}

/** The context of the figure: the stated one and its condition, or the reason for its limit. */
function Remark({ product: { model, condition }, conditions, result: { uncapped } }: Outcome) {
  const t = useText();
  const longest = longestStandby(model);
  if (uncapped >= longest + 1)
    return <span className="apart standby-remark">{t("standby.capped", { days: Math.floor(uncapped), longest })}</span>;
  const stated = statedConditions(model);
  const alike =
    conditions.interval === stated.interval && conditions.temperature === stated.temperature && conditions.coverage === stated.coverage;
  return (
    <span className="apart standby-remark">
      {alike ? t("standby.asStated") : t("standby.stated", { days: model.standby })}
      {condition && <small>{condition}</small>}
    </span>
  );
}

/** The marks of the scales, in days; a product uses the shortest scale with room for everything. */
const SCALES = [
  [0, 5, 10, 15, 20],
  [0, 15, 30, 45, 60],
  [0, 40, 80, 120, 160],
  [0, 90, 180, 270, MAX_STANDBY],
];
/** The scale in its own units, and the inset of its ends. */
const SCALE_WIDTH = 640;
const SCALE_INSET = 24;

/** The marks on the scale of a product, with room for its longest standby: one report a day at 25 °C. */
function marksOf(model: StandbyModel): { marks: number[]; end: number } {
  const longest = standbyDays(model, { ...statedConditions(model), interval: Math.max(...intervalsOf(model)) }).days;
  const marks = SCALES.find((scale) => Math.max(...scale) >= longest) ?? [0, Math.ceil(longest / 2), longest];
  return { marks, end: Math.max(...marks) };
}

/** The days on a scale. Decorative: the figure above says the same. */
function Scale({ model, days }: { model: StandbyModel; days: number }) {
  const { marks, end } = marksOf(model);
  const x = (day: number) => (SCALE_INSET + (day / end) * (SCALE_WIDTH - 2 * SCALE_INSET)).toFixed(1);
  return (
    <svg className="standby-axis" viewBox={`0 0 ${SCALE_WIDTH} 48`} aria-hidden="true">
      <path className="standby-axis-ahead" d={`M${x(days)} 13H${x(end)}`} />
      <path className="standby-axis-reached" d={`M${x(0)} 13H${x(days)}`} />
      <circle className="standby-axis-stop" cx={x(days)} cy="13" r="9" />
      {marks.map((day) => (
        <text key={day} x={x(day)} y="44">
          {day}
        </text>
      ))}
    </svg>
  );
}

/** Size of the curve's drawing in its own units, and the position of its axes: with room for labels as large as a phone has them. */
const CURVE = { width: 640, height: 204, left: 68, right: 604, top: 36, bottom: 152 };
/** Intervals from one label of the curve to the next where it is narrow. */
const LABEL_STEP = 3;

/** The days by interval: a line for the chosen conditions, a dotted one for the stated ones. */
function Curve({ product: { model }, conditions, result }: Outcome) {
  const t = useText();
  const intervals = intervalsOf(model);
  const { marks, end } = marksOf(model);
  const chosenIndex = intervals.indexOf(conditions.interval);
  const last = intervals.length - 1;
  const isSpare = (index: number) => index !== last && (index % LABEL_STEP !== 0 || last - index < LABEL_STEP);
  const stated = statedConditions(model);
  const differs = conditions.temperature !== stated.temperature || conditions.coverage !== stated.coverage;
  const x = (index: number) => Math.round(CURVE.left + (index / last) * (CURVE.right - CURVE.left));
  const y = (days: number) => Math.round(CURVE.bottom - (days / end) * (CURVE.bottom - CURVE.top));
  const line = (under: Omit<Conditions, "interval">) =>
    intervals
      .map((interval, index) => `${index === 0 ? "M" : "L"}${x(index)} ${y(standbyDays(model, { ...under, interval }).days)}`)
      .join("");
  const short = (minutes: number) => {
    if (minutes === 1440) return t("standby.dayShort");
    return minutes % 60 === 0 ? t("standby.hoursShort", { number: minutes / 60 }) : t("standby.minutesShort", { number: minutes });
  };
  const label = t("standby.curve", { interval: intervalText(t, conditions.interval), days: result.days });
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing takes the page's colours, an <img> would not */}
      <svg className="standby-curve" viewBox={`0 0 ${CURVE.width} ${CURVE.height}`} role="img" aria-label={label}>
        {marks.map((days) => (
          <g key={days}>
            <path className="standby-curve-axis" d={`M${CURVE.left} ${y(days)}H${CURVE.right}`} />
            <text x={CURVE.left - 16} y={y(days)} dy="0.35em" textAnchor="end">
              {days}
            </text>
          </g>
        ))}
        {differs && <path className="standby-curve-stated" d={line(stated)} />}
        <path className="standby-curve-line" d={line(conditions)} />
        {intervals.map((interval, index) => (
          <text key={interval} className={isSpare(index) ? "standby-curve-spare" : undefined} x={x(index)} y="198" textAnchor="middle">
            {short(interval)}
          </text>
        ))}
        <circle className="standby-curve-point" cx={x(chosenIndex)} cy={y(result.days)} r="7" />
        {differs && (
          <text x={CURVE.right} y="22" textAnchor="end">
            {t("standby.curveNote")}
          </text>
        )}
      </svg>
      {/* A table is as wide as its words, whatever is said of its width: what is around it cuts them. */}
      <div className="visually-hidden">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t("standby.interval")}</th>
              <th scope="col">{t("standby.days", { days: intervals.length })}</th>
            </tr>
          </thead>
          <tbody>
            {intervals.map((interval) => {
              const { days } = standbyDays(model, { ...conditions, interval });
              return (
                <tr key={interval}>
                  <th scope="row">{intervalText(t, interval)}</th>
                  <td>{`${days} ${t("standby.days", { days })}`}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
