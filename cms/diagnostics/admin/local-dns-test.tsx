"use client";
import { useState } from "react";
import type { LocalResolver, Measured } from "../local.ts";
import { MAX_TRIES } from "../bounds.ts";
import { ask, useRun } from "./calls.ts";
import { Choice, Facts, Field, Mark, Progress, Section, Table, ToolForm, Values, type Tone } from "./tool-components.tsx";
import { fillPlaces } from "#shared/lib/fill-places.ts";
import type { SiteFacts } from "../tools.ts";
import { useTexts } from "./use-texts.ts";

const USUAL_TRIES = 10;
/** The choice of an address that is typed in. */
const OTHER = "other";
/** How many times as long the machine's own resolver may take, and from how many milliseconds on, before it is worth a word. */
const MUCH_SLOWER = 3;
const NOTICEABLE = 20;

/** How the machine that runs the site finds names, and how fast, beside another resolver. */
export function LocalDnsTest({ site }: { site: SiteFacts }) {
  const texts = useTexts();
  const run = useRun();
  const [host, setHost] = useState(site.host);
  const [count, setCount] = useState(String(USUAL_TRIES));
  const [resolver, setResolver] = useState(site.resolvers[0] ?? OTHER);
  const [address, setAddress] = useState("");
  const [resolution, setFound] = useState<{ host: string; local: LocalResolver }>();

  function measure(): void {
    setFound(undefined);
    run.start(async (signal) => {
      const local = await ask<LocalResolver>(
        "local",
        { host, count: Number(count), resolver: resolver === OTHER ? address.trim() : resolver },
        signal,
      );
      setFound({ host: host.trim(), local });
    });
  }

  return (
    <>
      <ToolForm run={run} action={texts.actions.measure} onStart={measure}>
        <Field label={texts.fields.host} value={host} onChange={setHost} />
        <Field label={texts.fields.count} type="number" min={1} max={MAX_TRIES} value={count} onChange={setCount} />
        <Choice
          label={texts.fields.resolver}
          value={resolver}
          onChange={setResolver}
          options={[...site.resolvers.map((name) => ({ value: name, label: name })), { value: OTHER, label: texts.fields.otherResolver }]}
        />
        {resolver === OTHER && <Field label={texts.fields.otherAddress} value={address} onChange={setAddress} hint="9.9.9.9" />}
      </ToolForm>
      <Progress run={run} text={texts.checking} />
      {resolution && <Result {...resolution} />}
    </>
  );
}

function Result({ host, local }: { host: string; local: LocalResolver }) {
  const texts = useTexts();
  const { measured, hosts } = local;
  const none = texts.local.nothing;
  const remarks = remarksOn(host, local);
  const rows = measured.map(({ way, server, tries }) => {
    const times = answeredTimes(tries);
    return {
      key: way,
      cells: [
        <span key="way">
          {`${texts.local.ways[way]} `}
          {server && <code>{server}</code>}
        </span>,
        times.length > 0 ? fillPlaces(texts.milliseconds, { count: median(times) }) : "–",
        times.length > 0 ? fillPlaces(texts.milliseconds, { count: `${Math.min(...times)} – ${Math.max(...times)}` }) : "–",
        `${tries.length - times.length} / ${tries.length}`,
        <Bars
          key="bars"
          measured={measured.find((one) => one.way === way) as Measured}
          longest={Math.max(...measured.flatMap((one) => answeredTimes(one.tries)), 1)}
        />,
      ],
    };
  });
  return (
    <>
      <Section title={texts.findings.title}>
        <ul className="diagnostics__findings">
          {remarks.map(({ key, tone, values }) => (
            <li key={key}>
              <Mark tone={tone}>{texts.findings.levels[tone]}</Mark>
              {` ${fillPlaces(texts.local[key], values)}`}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={texts.local.speed}>
        <Table
          caption={texts.local.speed}
          heads={[texts.table.server, texts.local.median, texts.local.range, texts.local.failures, texts.local.tries]}
          rows={rows}
        />
      </Section>
      <Section title={texts.local.resolver}>
        <Facts
          facts={[
            [texts.local.servers, local.servers.length > 0 ? <Values key="servers" values={local.servers} /> : none],
            [texts.local.search, local.searchDomains.length > 0 ? <Values key="search" values={local.searchDomains} /> : none],
            [texts.local.options, local.options.length > 0 ? <Values key="options" values={local.options} /> : none],
          ]}
        />
      </Section>
      <Section title={texts.local.hosts}>
        {hosts.length === 0 ? (
          <p>{texts.local.noHosts}</p>
        ) : (
          <Table
            caption={texts.local.hosts}
            heads={[texts.table.address, texts.table.names]}
            rows={hosts.map(({ address, names }) => ({
              key: `${address} ${names.join(" ")}`,
              cells: [<code key="address">{address}</code>, names.join(" ")],
            }))}
          />
        )}
      </Section>
    </>
  );
}

interface Remark {
  key: "overridden" | "failed" | "different" | "slower" | "fine";
  tone: Exclude<Tone, "plain">;
  values: Record<string, string>;
}

function remarksOn(host: string, { hosts, measured }: LocalResolver): Remark[] {
  const way = (name: Measured["way"]) => measured.find((one) => one.way === name);
  const [system, nearest, chosen] = [way("system"), way("nearest"), way("chosen")];
  const server = chosen?.server ?? "";
  const own = hosts.find(({ names }) => names.includes(host));
  const times = (one: Measured | undefined) => answeredTimes(one?.tries ?? []);
  const [near, far] = [median(times(nearest)), median(times(chosen))];
  const remarks: Remark[] = [];
  if (own) remarks.push({ key: "overridden", tone: "warning", values: { host, address: own.address } });
  if (times(system).length === 0) remarks.push({ key: "failed", tone: "problem", values: { host } });
  else if (!own && times(chosen).length > 0 && system?.addresses.join() !== chosen?.addresses.join())
    remarks.push({ key: "different", tone: "warning", values: { host, server } });
  if (near > NOTICEABLE && far > 0 && near > MUCH_SLOWER * far)
    remarks.push({ key: "slower", tone: "warning", values: { server, times: (near / far).toFixed(1) } });
  return remarks.length > 0 ? remarks : [{ key: "fine", tone: "good", values: { host } }];
}

/** Milliseconds of the look-ups that were answered. */
function answeredTimes(tries: Measured["tries"]): number[] {
  return tries
    .filter(({ outcome }) => outcome === "answer" || outcome === "none" || outcome === "no-name")
    .map(({ milliseconds }) => milliseconds);
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const value = sorted.length % 2 === 1 ? sorted[middle] : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  return Math.round((value ?? 0) * 10) / 10;
}

/** Size of the bars in pixels; every look-up has one, however many there are. */
const BAR = { width: 6, gap: 2, height: 28 };

/** One bar per look-up; those without an answer are hollow. All charts of a page share one scale. */
function Bars({ measured: { way, tries }, longest }: { measured: Measured; longest: number }) {
  const texts = useTexts();
  const times = answeredTimes(tries);
  const label = fillPlaces(texts.local.chart, {
    way: texts.local.ways[way],
    count: tries.length,
    fastest: Math.min(...times, longest),
    slowest: Math.max(...times, 0),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing takes the page's colours, an <img> would not
    <svg role="img" aria-label={label} className="diagnostics__bars" width={tries.length * (BAR.width + BAR.gap)} height={BAR.height}>
      {tries.map(({ outcome, milliseconds }, index) => {
        const isAnswered = answeredTimes([{ outcome, milliseconds }]).length > 0;
        const height = isAnswered ? Math.max(1, (milliseconds / longest) * BAR.height) : BAR.height;
        return (
          <rect
            key={`${index} ${milliseconds}`}
            className={isAnswered ? "answered" : "failed"}
            x={index * (BAR.width + BAR.gap)}
            y={BAR.height - height}
            width={BAR.width}
            height={height}
          />
        );
      })}
    </svg>
  );
}
