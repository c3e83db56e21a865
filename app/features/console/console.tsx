import { useId, useMemo, useRef, useState } from "react";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { useScripted } from "#shared/lib/use-scripted.ts";
import { paths } from "#app/lib/paths.ts";
import { Button, MoreLink } from "#app/components/basics/button.tsx";
import { Plate } from "#app/components/map/plate.tsx";
import type { Place } from "#app/components/map/scenes/scene.ts";
import { ConsoleMap } from "./console-map.tsx";
import { Alarms, DeviceReport, Part, RemoteParts, type CutOrder } from "./console-parts.tsx";
import {
  alarmsOf,
  cutAt,
  DAY,
  DEVICES,
  fenceAround,
  isInside,
  speedsOf,
  standsFrom,
  stateAt,
  type Device,
  type DeviceState,
} from "./fleet.ts";
import { alarmText, clockText, figuresOf } from "./readings.ts";
import { useClock } from "./use-clock.ts";

export interface ConsoleProps {
  /** Of the platform. */
  name: string;
  /** All nine functions, instead of the five that need no account. */
  isWhole?: boolean;
  /** The console is its page: it offers no link to itself. */
  isPage?: boolean;
  /** For a page that opens with it. */
  priority?: boolean;
}

/** Accounts, and which devices each has; only the first may command. */
const ACCOUNTS = {
  owner: () => true,
  dispatch: ({ kind }: Device) => kind === "vehicle" || kind === "coldBox",
  customer: ({ isCustomers }: Device) => isCustomers === true,
} satisfies Record<string, (device: Device) => boolean>;
type Account = keyof typeof ACCOUNTS;
const ACCOUNT_NAMES = Object.keys(ACCOUNTS) as Account[];

/** The fence that the console opens with. */
const FIRST_FENCE: Place[] = [
  { x: 466, y: 112 },
  { x: 600, y: 52 },
  { x: 662, y: 158 },
  { x: 596, y: 246 },
  { x: 476, y: 214 },
];
/** Corners of the smallest fence, and of the largest. */
const MIN_CORNERS = 3;
const MAX_CORNERS = 24;
/** Minutes between two points of the line of speeds, and the line's height. */
const PROFILE_STEP = 5;
const PROFILE_HEIGHT = 20;
const PROFILE_KMH = 75;

/**
 * The platform with a simulated fleet, to be tried: follow a device, play a day back, draw a fence and be told, read a report. What the
 * map shows is also said in words. The server draws the moment at which it opens.
 */
export function Console({ name, isWhole = false, isPage = false, priority = false }: ConsoleProps) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const clock = useClock(place);
  const [account, setAccount] = useState<Account>("owner");
  const [chosen, setChosen] = useState<Device | undefined>(DEVICES[0]);
  const [isFollowing, setFollowing] = useState(false);
  const [fence, setFence] = useState<{ corners: Place[]; isOwn: boolean }>({ corners: FIRST_FENCE, isOwn: false });
  const [corners, setCorners] = useState<Place[] | null>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [order, setOrder] = useState<CutOrder | null>(null);
  const isReady = useScripted();

  const { minute, pace, setPace, moveTo } = clock;
  const devices = useMemo(() => DEVICES.filter(ACCOUNTS[account]), [account]);
  const selected = devices.find((device) => device === chosen) ?? devices[0];
  const cut = order && order.confirmed !== null ? cutAt(order.device, order.confirmed) : null;
  const rest = order && cut !== null ? standsFrom(order.device, cut) : Infinity;
  const minuteOf = (device: Device, at: number) => (device === order?.device ? Math.min(at, rest) : at);
  const ofTheDay = useMemo(
    () => devices.flatMap((device) => alarmsOf(device, fence.corners)).sort((one, other) => other.minute - one.minute),
    [devices, fence],
  );
  const alarms = ofTheDay.filter(({ device, minute: at }) => at <= minuteOf(device, minute));
  const newest = alarms.find((alarm) => !closed.has(alarm.id));
  const fenceName = t(fence.isOwn ? "console.ownFence" : "console.fence");
  const words = { t, language, fenceName };
  if (!selected) return null;

  /** What a device does now: one that cannot be started again stands ever longer. */
  function stateNow(device: Device): DeviceState {
    const at = minuteOf(device, minute);
    const state = stateAt(device, at);
    return { ...state, parked: state.parked === null ? null : state.parked + minute - at };
  }
  const state = stateNow(selected);
  const { value, status } = figuresOf(selected, state, minute, words);

  function select(device: Device) {
    setChosen(device);
    setFollowing(true);
    if (pace === "still") setPace("slow");
  }
  function closeFence(corners: Place[]) {
    setFence({ corners, isOwn: true });
    setCorners(null);
  }
  function play() {
    moveTo(DAY.from);
    setPace("fast");
  }

  return (
    <section className="console ink" ref={place} data-ready={isReady || undefined} aria-label={t("console.label", { name })}>
      <div className="console-head">
        {isPage ? <h2>{name}</h2> : <b>{name}</b>}
        <span className="tag tag-signal">{t("console.simulated")}</span>
        <p className="muted console-note">{t("console.note")}</p>
        {isWhole && (
          <span className="console-account when-hydrated">
            <label htmlFor={`${id}account`}>{t("platform.f9")}</label>
            <select id={`${id}account`} value={account} onChange={(event) => setAccount(event.target.value as Account)}>
              {ACCOUNT_NAMES.map((one) => (
                <option key={one} value={one}>
                  {t(`console.${one}`)}
                </option>
              ))}
            </select>
          </span>
        )}
        {!isPage && (
          <MoreLink className="console-full" to={paths.console}>
            {t("console.full")}
          </MoreLink>
        )}
      </div>
      <Part name="f1" className="console-list figures">
        <ul>
          {devices.map((device) => {
            const figures = figuresOf(device, stateNow(device), minute, words);
            return (
              <li key={device.name}>
                <button type="button" disabled={!isReady} aria-pressed={device === selected} onClick={() => select(device)}>
                  <b>{device.name}</b>
                  <b>{figures.value}</b>
                  <span>{figures.status}</span>
                </button>
              </li>
            );
          })}
        </ul>
        <div className="console-buttons when-hydrated">
          <Button size="small" aria-pressed={isFollowing && !corners} onClick={() => setFollowing(!isFollowing)}>
            {t("console.follow", { name: selected.name })}
          </Button>
        </div>
      </Part>
      <div className="console-map">
        <ConsoleMap
          {...{ devices, selected, minuteOf, clock, isFollowing, fenceName, corners, priority }}
          fence={fence.corners}
          onCorner={(corner) => setCorners((drawn) => (drawn && drawn.length < MAX_CORNERS ? [...drawn, corner] : drawn))}
          onSelect={select}
        />
        <Plate
          title={selected.name}
          items={[
            { label: t("console.time"), value: clockText(minute) },
            { label: status, value },
            { label: fenceName, value: t(isInside(fence.corners, state) ? "console.inside" : "console.outside") },
          ]}
        />
        <output className="console-told figures">
          {corners?.length
            ? t("console.corners", { number: corners.length })
            : corners
              ? t("console.drawHint")
              : newest && alarmText(newest, words)}
        </output>
      </div>
      <Part name="f3" className="console-fence">
        <div className="console-buttons when-hydrated">
          {corners ? (
            <>
              <Button size="small" disabled={corners.length < MIN_CORNERS} onClick={() => closeFence(corners)}>
                {t("console.closeFence", { number: corners.length })}
              </Button>
              <Button size="small" onClick={() => setCorners(null)}>
                {t("console.cancel")}
              </Button>
            </>
          ) : (
            <>
              <Button size="small" onClick={() => setCorners([])}>
                {t("console.draw")}
              </Button>
              <Button size="small" onClick={() => closeFence(fenceAround(state))}>
                {t("console.around", { name: selected.name })}
              </Button>
            </>
          )}
        </div>
      </Part>
      <Part name="f2" className="console-day figures">
        <div className="console-buttons console-play when-hydrated">
          <Button size="small" aria-pressed={pace === "fast"} onClick={play}>
            {t("console.play")}
          </Button>
          <Button size="small" onClick={() => setPace(pace === "still" ? "slow" : "still")}>
            {t(pace === "still" ? "console.goOn" : "console.pause")}
          </Button>
        </div>
        <span>{clockText(DAY.from)}</span>
        <div className="console-line">
          <Profile device={selected} />
          <input
            className="when-hydrated"
            type="range"
            min={DAY.from}
            max={DAY.to}
            value={Math.round(minute)}
            aria-label={t("solutions.timeOfDay")}
            aria-valuetext={`${clockText(minute)}, ${selected.name}, ${value}, ${status}`}
            onChange={(event) => {
              setPace("still");
              moveTo(Number(event.target.value));
            }}
          />
        </div>
        <span className="apart">{clockText(DAY.to)}</span>
      </Part>
      <div className="console-side">
        <Alarms {...{ alarms, closed, words }} onClose={(alarm) => setClosed(new Set([...closed, alarm.id]))} />
        <DeviceReport device={selected} minute={minuteOf(selected, minute)} words={words} />
      </div>
      {isWhole && (
        <div className="console-remote">
          <RemoteParts {...{ minute, order, cut, words }} device={selected} mayCommand={account === "owner"} onOrder={setOrder} />
        </div>
      )}
    </section>
  );
}

/** The speeds of a device's day below the slider. */
function Profile({ device }: { device: Device }) {
  const line = useMemo(
    () =>
      speedsOf(device, PROFILE_STEP)
        .map((speed, index) => `L${index} ${(PROFILE_HEIGHT * (1 - speed / PROFILE_KMH)).toFixed(0)}`)
        .join(""),
    [device],
  );
  const length = (DAY.to - DAY.from) / PROFILE_STEP;
  return (
    <svg viewBox={`0 0 ${length} ${PROFILE_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 ${PROFILE_HEIGHT}${line}L${length} ${PROFILE_HEIGHT}z`} />
    </svg>
  );
}
