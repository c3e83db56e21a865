"use client";
import { useState } from "react";
import { isoDay } from "#shared/lib/time-zone.ts";
import { findingsOf, groupsOf, type Finding, type Report } from "../findings.ts";
import type { Certificate, Connection, Reachability } from "../reachability.ts";
import type { ServerAnswer } from "../ask-servers.ts";
import { RECORD_TYPES, type RecordType } from "../record-types.ts";
import { ask, useRun } from "./calls.ts";
import { Facts, Field, Mark, Progress, Section, Table, ToolForm, Values, type Tone } from "./tool-components.tsx";
import { fillPlaces } from "#shared/lib/fill-places.ts";
import type { SiteFacts } from "../tools.ts";
import { useTexts } from "./use-texts.ts";

type Answers = Partial<Record<RecordType, ServerAnswer[]>>;

/** All records of a domain as several resolvers give them, whether it can be reached, its certificate, and what that means. */
export function DnsDiagnosis({ site }: { site: SiteFacts }) {
  const texts = useTexts();
  const run = useRun();
  const [host, setHost] = useState(site.host);
  const [answers, setAnswers] = useState<Answers>({});
  const [reachability, setReachability] = useState<Reachability>();
  const [findings, setFindings] = useState<Finding[]>();
  const done = Object.keys(answers).length + (reachability ? 1 : 0);

  function diagnose(): void {
    setAnswers({});
    setReachability(undefined);
    setFindings(undefined);
    run.start(async (signal) => {
      const questions = RECORD_TYPES.map(async (type) => {
        const answers = await ask<ServerAnswer[]>("records", { host, type }, signal);
        if (!signal.aborted) setAnswers((before) => ({ ...before, [type]: answers }));
        return [type, answers] as const;
      });
      const connecting = ask<Reachability>("reachability", { host }, signal);
      connecting.then(
        (answer) => !signal.aborted && setReachability(answer),
        () => undefined,
      );
      const report = {
        host: host.trim(),
        records: Object.fromEntries(await Promise.all(questions)) as Report["records"],
        reachability: await connecting,
      };
      if (!signal.aborted) setFindings(findingsOf(report, Date.now()));
    });
  }

  return (
    <>
      <ToolForm run={run} action={texts.actions.diagnose} onStart={diagnose}>
        <Field label={texts.fields.host} value={host} onChange={setHost} />
      </ToolForm>
      <Progress run={run} text={fillPlaces(texts.working, { done, all: RECORD_TYPES.length + 1 })} />
      {findings && <Findings findings={findings} />}
      {reachability && <Reach reachability={reachability} />}
      {RECORD_TYPES.map((type) => answers[type] && <Records key={type} type={type} answers={answers[type]} />)}
    </>
  );
}

function Findings({ findings }: { findings: Finding[] }) {
  const { title, levels, texts } = useTexts().findings;
  return (
    <Section title={title}>
      <ul className="diagnostics__findings">
        {findings.map(({ key, level, values }) => (
          <li key={key + Object.values(values).join()}>
            <Mark tone={level}>{levels[level]}</Mark>
            {` ${fillPlaces(texts[key], values)}`}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Records({ type, answers }: { type: RecordType; answers: ServerAnswer[] }) {
  const texts = useTexts();
  const groups = groupsOf(answers);
  const title = fillPlaces(texts.diagnosis.records, { type });
  const letterOf = (server: string) => String.fromCharCode(65 + groups.findIndex(({ servers }) => servers.includes(server)));
  const rows = answers.map(({ server, address, outcome, records, milliseconds }) => ({
    key: server,
    cells: [
      <span key="server" title={address}>
        {server}
      </span>,
      <span key="answer">
        {groups.length > 1 && groups.some(({ servers }) => servers.includes(server)) && (
          <Mark tone="warning">{fillPlaces(texts.variant, { letter: letterOf(server) })}</Mark>
        )}{" "}
        {outcome === "answer" ? <Values values={records.map(({ value }) => value)} /> : texts.outcomes[outcome]}
      </span>,
      records.length > 0 ? fillPlaces(texts.seconds, { count: Math.min(...records.map(({ ttl }) => ttl)) }) : "–",
      fillPlaces(texts.milliseconds, { count: milliseconds }),
    ],
  }));
  const table = <Table caption={title} heads={[texts.table.server, texts.table.answer, texts.table.ttl, texts.table.time]} rows={rows} />;
  const agreed = groups.length === 1 && groups[0]?.servers.length === answers.length ? groups[0].values : undefined;
  return (
    <Section
      title={title}
      mark={
        groups.length > 1 ? (
          <Mark tone="warning">{fillPlaces(texts.diagnosis.differ, { count: groups.length })}</Mark>
        ) : (
          agreed && <Mark tone="plain">{texts.diagnosis.agree}</Mark>
        )
      }
    >
      {agreed ? (
        <>
          {agreed.length > 0 ? <Values values={agreed} /> : <p>{texts.outcomes.none}</p>}
          <details>
            <summary>{texts.diagnosis.each}</summary>
            {table}
          </details>
        </>
      ) : (
        table
      )}
    </Section>
  );
}

const CONNECTION_TONES: Record<Connection["outcome"], Tone> = {
  open: "good",
  refused: "problem",
  timeout: "problem",
  unreachable: "problem",
  internal: "warning",
};

function Reach({ reachability: { connections, certificate } }: { reachability: Reachability }) {
  const texts = useTexts();
  const { diagnosis, table } = texts;
  const rows = connections.map(({ address, family, port, outcome, milliseconds }) => ({
    key: `${address} ${port}`,
    cells: [
      <code key="address">{address}</code>,
      family === 6 ? diagnosis.ipv6 : diagnosis.ipv4,
      port,
      <Mark key="outcome" tone={CONNECTION_TONES[outcome]}>
        {diagnosis.connections[outcome]}
      </Mark>,
      outcome === "internal" ? "–" : fillPlaces(texts.milliseconds, { count: milliseconds }),
    ],
  }));
  return (
    <>
      <Section title={diagnosis.reachability}>
        {rows.length > 0 ? (
          <Table caption={diagnosis.reachability} heads={[table.address, "IP", table.port, table.result, table.time]} rows={rows} />
        ) : (
          <p>{diagnosis.noAddresses}</p>
        )}
      </Section>
      <Section title={diagnosis.certificate}>
        {certificate ? <CertificateFacts certificate={certificate} /> : <p>{diagnosis.noCertificate}</p>}
      </Section>
    </>
  );
}

function CertificateFacts({ certificate: { subject, issuer, validFrom, validTo, names } }: { certificate: Certificate }) {
  const { diagnosis } = useTexts();
  return (
    <Facts
      facts={[
        [diagnosis.subject, subject],
        [diagnosis.issuer, issuer],
        [diagnosis.validFrom, isoDay(validFrom)],
        [diagnosis.validTo, isoDay(validTo)],
        [diagnosis.names, <Values key="names" values={names} />],
      ]}
    />
  );
}
