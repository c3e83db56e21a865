"use client";
import { useState } from "react";
import type { Verification } from "../verification.ts";
import { ask, pause, useRun } from "./calls.ts";
import { Choice, Copyable, Field, Mark, Progress, Section, Table, ToolForm, Values, type Tone } from "./tool-components.tsx";
import { fillPlaces } from "#shared/lib/fill-places.ts";
import type { Texts } from "../diagnostics-texts.ts";
import type { SiteFacts } from "../tools.ts";
import { useTexts } from "./use-texts.ts";

/** Seconds between two looks, and looks after which watching ends: an hour. */
const WATCH_SECONDS = 10;
const MAX_LOOKS = 360;

type Kind = keyof Texts["verification"]["kinds"];

interface VerificationRequest {
  host: string;
  type: "TXT" | "CNAME";
  expected: string;
}

/**
 * The record that proves a domain to a service, from the code that it gives out. Google: a TXT record of the domain; Bing and
 * Baidu: a name below the domain that is an alias of theirs (from their help pages).
 */
const RECORDS: Record<Exclude<Kind, "txt" | "cname">, (domain: string, token: string) => VerificationRequest> = {
  google: (domain, token) => ({
    host: domain,
    type: "TXT",
    expected: token.startsWith("google-site-verification=") ? token : `google-site-verification=${token}`,
  }),
  bing: (domain, token) => ({ host: `${token}.${domain}`, type: "CNAME", expected: "verify.bing.com" }),
  baidu: (domain, token) => ({ host: `${token}.${domain}`, type: "CNAME", expected: "ziyuan.baidu.com" }),
};

/** Whether a record stands on all name servers of a domain; watched until it does. */
export function DnsVerification({ site }: { site: SiteFacts }) {
  const texts = useTexts();
  const run = useRun();
  const [kind, setKind] = useState<Kind>("google");
  const [domain, setDomain] = useState(site.host);
  const [value, setValue] = useState("");
  const [looks, setLooks] = useState<{ count: number; at: Date; verification: Verification }>();
  const [watching, setWatching] = useState(false);
  const request: VerificationRequest =
    kind === "txt" || kind === "cname"
      ? { host: domain.trim(), type: kind === "txt" ? "TXT" : "CNAME", expected: value.trim() }
      : RECORDS[kind](domain.trim(), value.trim());

  function check(most: number): void {
    setLooks(undefined);
    setWatching(most > 1);
    run.start(async (signal) => {
      for (let count = 1; count <= most; count += 1) {
        const verification = await ask<Verification>("verification", request, signal);
        setLooks({ count, at: new Date(), verification });
        if (verification.everywhere || count === most) return;
        await pause(WATCH_SECONDS * 1000, signal);
      }
    });
  }

  return (
    <>
      <ToolForm run={run} action={texts.actions.check} onStart={() => check(1)}>
        <Choice
          label={texts.fields.kind}
          value={kind}
          onChange={setKind}
          options={(Object.keys(texts.verification.kinds) as Kind[]).map((key) => ({ value: key, label: texts.verification.kinds[key] }))}
        />
        <Field label={texts.fields.host} value={domain} onChange={setDomain} />
        <Field
          label={kind === "txt" || kind === "cname" ? texts.fields.expected : texts.fields.token}
          value={value}
          onChange={setValue}
          longest={1000}
        />
        {!run.working && (
          <button type="button" className="diagnostics__link" disabled={!value.trim()} onClick={() => check(MAX_LOOKS)}>
            {texts.actions.watch}
          </button>
        )}
      </ToolForm>
      {value.trim() && (
        <Section title={texts.verification.record}>
          <Copyable value={`${request.host}  ${request.type}  ${request.expected}`} />
        </Section>
      )}
      <Progress
        run={run}
        text={
          watching && looks
            ? fillPlaces(texts.verification.watching, { seconds: WATCH_SECONDS, count: looks.count, time: looks.at.toLocaleTimeString() })
            : texts.checking
        }
      />
      {looks && <Result verification={looks.verification} />}
    </>
  );
}

type State = keyof Texts["verification"]["states"];
const TONES: Record<State, Tone> = { found: "good", other: "problem", missing: "problem", silent: "warning" };

function stateOf({ found, outcome }: Verification["servers"][number]): State {
  if (found) return "found";
  if (outcome === "answer") return "other";
  return outcome === "none" || outcome === "no-name" ? "missing" : "silent";
}

function Result({ verification: { zone, servers, everywhere, unusable } }: { verification: Verification }) {
  const texts = useTexts();
  const { verification, table } = texts;
  const title = fillPlaces(verification.zone, {
    zone,
    found: servers.filter(({ found }) => found).length,
    all: servers.length + unusable.length,
  });
  const rows = servers.map((server) => {
    const state = stateOf(server);
    return {
      key: server.server,
      cells: [
        server.server,
        <Mark key="state" tone={TONES[state]}>
          {verification.states[state]}
        </Mark>,
        server.records.length > 0 ? (
          <Values key="values" values={server.records.map(({ value }) => value)} />
        ) : (
          texts.outcomes[server.outcome]
        ),
        fillPlaces(texts.milliseconds, { count: server.milliseconds }),
      ],
    };
  });
  return (
    <Section title={title}>
      <p className="diagnostics__status">
        <Mark tone={everywhere ? "good" : "warning"}>{texts.findings.levels[everywhere ? "good" : "warning"]}</Mark>
        {` ${everywhere ? verification.everywhere : verification.notYet}`}
      </p>
      {unusable.length > 0 && <p>{fillPlaces(verification.unusable, { servers: unusable.join(", ") })}</p>}
      <Table caption={title} heads={[table.server, table.state, table.values, table.time]} rows={rows} />
    </Section>
  );
}
