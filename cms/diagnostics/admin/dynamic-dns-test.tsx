"use client";
import { useState } from "react";
import type { ServerAnswer } from "../ask-servers.ts";
import { RECORD_TYPES, type RecordType } from "../record-types.ts";
import { ask, pause, useRun } from "./calls.ts";
import { answerOf, changesIn, type Round } from "./dns-changes.ts";
import { Choice, Field, Mark, Progress, Scroll, Section, ToolForm } from "./tool-components.tsx";
import { fillPlaces } from "#shared/lib/fill-places.ts";
import type { SiteFacts } from "../tools.ts";
import { useTexts } from "./use-texts.ts";

/** Bounds of the form: seconds between two look-ups, and minutes in all. */
const INTERVAL = { least: 2, most: 60, usual: 5 };
const MINUTES = { least: 1, most: 30, usual: 5 };

/** Repeats a look-up, and shows which server gives which answer since when. */
export function DynamicDnsTest({ site }: { site: SiteFacts }) {
  const texts = useTexts();
  const run = useRun();
  const [host, setHost] = useState(site.host);
  const [type, setType] = useState<RecordType>("A");
  const [interval, setPeriod] = useState(String(INTERVAL.usual));
  const [minutes, setMinutes] = useState(String(MINUTES.usual));
  const [rounds, setRounds] = useState<Round[]>([]);
  const all = Math.max(1, Math.floor((Number(minutes) * 60) / Math.max(Number(interval), INTERVAL.least)));

  function start(): void {
    setRounds([]);
    run.start(async (signal) => {
      for (let round = 1; round <= all; round += 1) {
        const answers = await ask<ServerAnswer[]>("records", { host, type }, signal);
        if (signal.aborted) return;
        setRounds((before) => [...before, { at: new Date(), answers }]);
        if (round < all) await pause(Math.max(Number(interval), INTERVAL.least) * 1000, signal);
      }
    });
  }

  return (
    <>
      <ToolForm run={run} action={texts.actions.start} onStart={start}>
        <Field label={texts.fields.host} value={host} onChange={setHost} />
        <Choice
          label={texts.fields.type}
          value={type}
          onChange={setType}
          options={RECORD_TYPES.map((value) => ({ value, label: value }))}
        />
        <Field label={texts.fields.interval} type="number" min={INTERVAL.least} max={INTERVAL.most} value={interval} onChange={setPeriod} />
        <Field label={texts.fields.minutes} type="number" min={MINUTES.least} max={MINUTES.most} value={minutes} onChange={setMinutes} />
      </ToolForm>
      <Progress run={run} text={fillPlaces(texts.dynamic.running, { done: rounds.length, all })} />
      {rounds.length > 0 && <Course rounds={rounds} />}
    </>
  );
}

/** Size of the chart in pixels. */
const CELL = { width: 14, height: 22, gap: 2, names: 130 };
/** As many answers have a pattern of their own; later ones share the last. */
const PATTERNS = 6;

function Course({ rounds }: { rounds: Round[] }) {
  const texts = useTexts();
  const { dynamic } = texts;
  const { answers, changes, newest } = changesIn(rounds);
  const servers = rounds[0]?.answers.map(({ server }) => server) ?? [];
  const answerName = (answer: string) => answer || dynamic.nothing;
  const indexOf = (answer: string | null) => (answer === null ? "silent" : String(Math.min(answers.indexOf(answer), PATTERNS - 1)));
  const width = CELL.names + rounds.length * (CELL.width + CELL.gap);
  const height = servers.length * (CELL.height + CELL.gap);
  return (
    <>
      <Section title={dynamic.chart}>
        <p>{fillPlaces(dynamic.spread, { count: newest, all: servers.length })}</p>
        <Scroll label={dynamic.chart}>
          <svg
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing takes the page's colours, an <img> would not
            role="img"
            aria-label={`${dynamic.chart}. ${fillPlaces(dynamic.spread, { count: newest, all: servers.length })}`}
            className="diagnostics__chart"
            width={width}
            height={height}
          >
            {servers.map((server, row) => (
              <text key={server} x={0} y={row * (CELL.height + CELL.gap) + CELL.height / 2} dominantBaseline="central">
                {server}
              </text>
            ))}
            {rounds.map(({ at, answers: roundAnswers }, column) =>
              roundAnswers.map((answer, row) => (
                <rect
                  key={`${at.getTime()} ${answer.server}`}
                  className={`answer-${indexOf(answerOf(answer))}`}
                  x={CELL.names + column * (CELL.width + CELL.gap)}
                  y={row * (CELL.height + CELL.gap)}
                  width={CELL.width}
                  height={CELL.height}
                >
                  <title>{`${at.toLocaleTimeString()} ${answer.server}: ${answerOf(answer) === null ? texts.outcomes[answer.outcome] : answerName(answerOf(answer) ?? "")}`}</title>
                </rect>
              )),
            )}
          </svg>
        </Scroll>
        <h3>{dynamic.legend}</h3>
        <ul className="diagnostics__legend">
          {answers.map((answer) => (
            <li key={answer}>
              <svg width={CELL.width} height={CELL.width} aria-hidden="true" className="diagnostics__chart">
                <rect className={`answer-${indexOf(answer)}`} width={CELL.width} height={CELL.width} />
              </svg>
              <code>{answerName(answer)}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={dynamic.changes}>
        {changes.length === 0 ? (
          <p>{dynamic.noChanges}</p>
        ) : (
          <ol className="diagnostics__findings" role="log">
            {changes.map(({ at, server, from, to }) => (
              <li key={`${at.getTime()} ${server}`}>
                <Mark tone="warning">{server}</Mark>
                {` ${fillPlaces(dynamic.change, { time: at.toLocaleTimeString(), server, from: answerName(from), to: answerName(to) })}`}
              </li>
            ))}
          </ol>
        )}
      </Section>
    </>
  );
}
