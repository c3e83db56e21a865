import { useState, type ReactNode } from "react";
import { sentenceSpace, useText } from "#app/i18n/index.ts";
import { formatNumber } from "#shared/specification/numbers.ts";
import { Button } from "#app/components/basics/button.tsx";
import { KeyValueList } from "#app/components/data/facts.tsx";
import { CUT_BELOW, CUT_WAIT, HOUR, reportAt, type Alarm, type Device } from "./fleet.ts";
import { alarmText, clockText, speedText, withoutLineBreaks, type Words } from "./readings.ts";

/** A part of the console under the name of the platform's function that it performs. */
export function Part({
  name,
  className = "",
  children,
}: {
  name: `f${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
  className?: string;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <section className={`console-part ${className}`.trimEnd()}>
      <h3>{t(`platform.${name}`)}</h3>
      {children}
    </section>
  );
}

/** Alarms in the list; older ones are in the report. */
const SHOWN = 3;

/** The alarms so far, the newest first. */
export function Alarms({
  alarms,
  closed,
  words,
  onClose,
}: {
  alarms: Alarm[];
  closed: ReadonlySet<string>;
  words: Words;
  onClose: (alarm: Alarm) => void;
}) {
  const { t } = words;
  return (
    <Part name="f5" className="console-alarms figures">
      {alarms.length === 0 && <p className="muted">{t("console.noAlarms")}</p>}
      <ul>
        {alarms.slice(0, SHOWN).map((alarm) => {
          const isClosed = closed.has(alarm.id);
          const text = alarmText(alarm, words);
          return (
            <li key={alarm.id} data-closed={isClosed || undefined}>
              <span>{text}</span>
              {isClosed ? (
                <span className="muted">{t("console.closed")}</span>
              ) : (
                <button
                  type="button"
                  className="text-button when-hydrated"
                  aria-label={`${t("console.close")}: ${text}`}
                  onClick={() => onClose(alarm)}
                >
                  {t("console.close")}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

/** Kilometres of the highest bar, and the drawing's measures. */
const MOST = 32;
const BAR = { step: 18, width: 12, height: 48 };

/** A device's day so far in figures, and by the hour as bars. */
export function DeviceReport({ device, minute, words: { t, language } }: { device: Device; minute: number; words: Words }) {
  const { kilometres, driving, stops, topSpeed, hours } = reportAt(device, minute);
  const km = (value: number) => formatNumber(Math.round(value), language);
  return (
    <Part name="f7" className="console-report">
      <p className="muted">{t("console.reportOf", { name: device.name, time: clockText(minute) })}</p>
      <KeyValueList
        items={[
          { label: t("console.distance"), value: `${km(kilometres)}\u00a0km` },
          { label: t("console.driving"), value: clockText(driving) },
          { label: t("console.stops"), value: String(stops) },
          { label: t("console.topSpeed"), value: speedText(topSpeed) },
        ]}
      />
      <svg className="figures" viewBox={`0 0 ${hours.length * BAR.step} ${BAR.height + 14}`} aria-hidden="true">
        {hours.map(({ hour, kilometres: driven }, index) => {
          const height = Math.min(BAR.height, (driven / MOST) * BAR.height);
          return (
            <g key={hour} transform={`translate(${index * BAR.step} 0)`}>
              <path className="console-bar" d={`M0 ${BAR.height}v${(-height).toFixed(1)}h${BAR.width}V${BAR.height}z`} />
              {hour % 3 === 0 && (
                <text x={BAR.width / 2} y={BAR.height + 12} textAnchor="middle">
                  {hour}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <p className="visually-hidden">
        {t("console.byHour", {
          list: hours
            .filter(({ kilometres: driven }) => driven >= 0.5)
            .map(({ hour, kilometres: driven }) => `${clockText(hour * HOUR)} ${km(driven)} km`)
            .join(", "),
        })}
      </p>
    </Part>
  );
}

/** An order to the immobiliser: its device, and when the second person confirmed it. */
export interface CutOrder {
  device: Device;
  confirmed: number | null;
}

interface RemoteProps {
  device: Device;
  minute: number;
  mayCommand: boolean;
  order: CutOrder | null;
  /** When the starter circuit opens; null where that waits or waited in vain. */
  cut: number | null;
  onOrder: (order: CutOrder | null) => void;
  words: Words;
}

/** The functions that act on a device or on who hears of it: commands, listening, numbers. */
export function RemoteParts(props: RemoteProps) {
  return (
    <>
      <RemoteControl {...props} />
      <Listening key={props.device.name} {...props} />
      <Numbers {...props} />
    </>
  );
}

function RemoteControl({ device, minute, mayCommand, order, cut, onOrder, words: { t } }: RemoteProps) {
  const [quick, setQuick] = useState<string | null>(null);
  const own = order?.device === device ? order : null;
  return (
    <Part name="f4">
      <div className="console-buttons when-hydrated">
        <Button size="small" disabled={!mayCommand} onClick={() => setQuick(device.name)}>
          {t("console.interval")}
        </Button>
        {device.kind === "vehicle" &&
          (own ? (
            <>
              {own.confirmed === null && (
                <Button size="small" disabled={!mayCommand} onClick={() => onOrder({ device, confirmed: minute })}>
                  {t("console.confirm")}
                </Button>
              )}
              <Button size="small" disabled={!mayCommand} onClick={() => onOrder(null)}>
                {t("console.release")}
              </Button>
            </>
          ) : (
            <Button size="small" disabled={!mayCommand} onClick={() => onOrder({ device, confirmed: null })}>
              {t("console.immobilise")}
            </Button>
          ))}
      </div>
      <output>
        {mayCommand
          ? own
            ? orderText(own, cut, minute)
            : quick === device.name
              ? t("console.intervalSet")
              : t("console.commands")
          : t("console.mayNotCommand")}
      </output>
    </Part>
  );

  function orderText({ confirmed }: CutOrder, opens: number | null, now: number): string {
    if (confirmed === null) return t("console.unconfirmed");
    if (opens !== null && opens <= now) return t("console.immobilised", { time: clockText(opens) });
    if (now > confirmed + CUT_WAIT) return t("console.lapsed", { number: CUT_WAIT });
    return t("console.waits", { speed: speedText(CUT_BELOW), number: CUT_WAIT });
  }
}

/** The device with voice. */
const WITH_VOICE = "P2-0117";

/** Listening asks for consent first, and a tone tells everybody. */
function Listening({ device, mayCommand, words: { t } }: RemoteProps) {
  const [step, setStep] = useState<"closed" | "asked" | "agreed">("closed");
  const hasVoice = device.name === WITH_VOICE;
  return (
    <Part name="f6">
      {hasVoice && (
        <div className="console-buttons when-hydrated">
          {step === "closed" ? (
            <Button size="small" disabled={!mayCommand} onClick={() => setStep("asked")}>
              {t("console.askConsent")}
            </Button>
          ) : (
            <>
              {step === "asked" && (
                <Button size="small" onClick={() => setStep("agreed")}>
                  {t("console.agree")}
                </Button>
              )}
              <Button size="small" onClick={() => setStep("closed")}>
                {t("console.refuse")}
              </Button>
            </>
          )}
        </div>
      )}
      <output>
        {hasVoice
          ? t(`console.consent.${step}`)
          : t("console.noVoice", { name: withoutLineBreaks(device.name), other: withoutLineBreaks(WITH_VOICE) })}
      </output>
    </Part>
  );
}

const NUMBERS = ["dispatch", "guard"] as const;
const RIGHTS = ["alarms", "calls"] as const;

/** The numbers that receive alarms, and those that may call a device. */
function Numbers({ words: { t, language } }: RemoteProps) {
  const [granted, setGranted] = useState<ReadonlySet<string>>(new Set(["dispatch alarms", "dispatch calls", "guard alarms"]));
  const names = NUMBERS.filter((number) => granted.has(`${number} alarms`)).map((number) => t(`console.numbers.${number}`));
  return (
    <Part name="f8" className="console-numbers">
      {NUMBERS.map((number) => (
        <fieldset key={number}>
          <legend>{t(`console.numbers.${number}`)}</legend>
          {RIGHTS.map((right) => {
            const key = `${number} ${right}`;
            return (
              <label key={right} className="check">
                <input
                  type="checkbox"
                  checked={granted.has(key)}
                  onChange={() =>
                    setGranted(granted.has(key) ? new Set([...granted].filter((one) => one !== key)) : new Set([...granted, key]))
                  }
                />
                {t(`console.numbers.${right}`)}
              </label>
            );
          })}
        </fieldset>
      ))}
      <output>
        {names.length > 0
          ? t("console.numbers.told", { names: names.join(sentenceSpace(language) ? ", " : "、") })
          : t("console.numbers.nobody")}
      </output>
    </Part>
  );
}
