"use client";
import { Link } from "@payloadcms/ui";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import type { Check, Engine, SearchEngineChecks } from "../search-engines.ts";
import { ask, useRun } from "./calls.ts";
import { Copyable, Mark, Progress, ToolForm, type Tone } from "./tool-components.tsx";
import { fillPlaces } from "#shared/lib/fill-places.ts";
import type { SiteFacts } from "../tools.ts";
import { useTexts } from "./use-texts.ts";
import { globalAddress } from "../../lib/desk-address.ts";

/** Where each engine's console is. */
const CONSOLES: Record<Engine, { name: string; address: string }> = {
  google: { name: "Google Search Console", address: "https://search.google.com/search-console" },
  bing: { name: "Bing Webmaster Tools", address: "https://www.bing.com/webmasters" },
  baidu: { name: "百度搜索资源平台", address: "https://ziyuan.baidu.com" },
};
const ENGINES = Object.keys(CONSOLES) as Engine[];
const TONES: Record<Check, Tone> = { passed: "good", failed: "warning", unknown: "plain" };

/** The steps to be found by search engines, with the site's own values; each one is checked. */
export function SearchConsoleGuide({ site }: { site: SiteFacts }) {
  const texts = useTexts();
  const run = useRun();
  const [checks, setChecks] = useState<SearchEngineChecks>();
  const { start } = run;
  const check = useCallback(() => start(async (signal) => setChecks(await ask<SearchEngineChecks>("search-engines", {}, signal))), [start]);
  // The guide is of use only with its checks: they start with it.
  useEffect(check, [check]);
  const steps = checks ? stepsOf(checks) : [];
  return (
    <>
      <ToolForm run={run} action={texts.actions.checkAgain} onStart={check}>
        <p>{checks && fillPlaces(texts.guide.summary, { passed: steps.filter((step) => step === "passed").length, all: steps.length })}</p>
      </ToolForm>
      <Progress run={run} text={texts.checking} />
      <ol className="diagnostics__steps">
        <Address site={site} checks={checks} />
        <Properties site={site} />
        <Verifications site={site} checks={checks} />
        <Robots checks={checks} />
        <Sitemap site={site} checks={checks} />
        <Languages checks={checks} />
        <Indexing checks={checks} />
        <Step title={texts.guide.inspect.title}>
          <p>{texts.guide.inspect.text}</p>
        </Step>
      </ol>
    </>
  );
}

function stepsOf({ address, verification, robots, sitemap, languages, indexing }: SearchEngineChecks): Check[] {
  return [address, ...ENGINES.map((engine) => verification[engine]), robots, sitemap, languages, indexing].map(({ check }) => check);
}

function Step({ title, check, children }: { title: string; check?: Check | undefined; children: ReactNode }) {
  const { guide } = useTexts();
  return (
    <li>
      <h2>
        {`${title} `}
        {check && <Mark tone={TONES[check]}>{guide.checks[check]}</Mark>}
      </h2>
      {children}
    </li>
  );
}

interface StepProps {
  checks: SearchEngineChecks | undefined;
}

function Address({ site, checks }: StepProps & { site: SiteFacts }) {
  const { address } = useTexts().guide;
  return (
    <Step title={address.title} check={checks?.address.check}>
      <p>{address.text}</p>
      <p>{fillPlaces(address.now, { address: site.url, status: checks?.address.status ?? "…" })}</p>
    </Step>
  );
}

function Properties({ site }: { site: SiteFacts }) {
  const { property } = useTexts().guide;
  return (
    <Step title={property.title}>
      {ENGINES.map((engine) => (
        <div key={engine}>
          <p>{property[engine]}</p>
          <Copyable value={`${site.url}/`} />
          <p>
            <a href={CONSOLES[engine].address} target="_blank" rel="noreferrer">
              {fillPlaces(property.open, { console: CONSOLES[engine].name })}
            </a>
          </p>
        </div>
      ))}
    </Step>
  );
}

function Verifications({ site, checks }: StepProps & { site: SiteFacts }) {
  const { guide } = useTexts();
  return (
    <Step title={guide.verification.title}>
      <p>{guide.verification.text}</p>
      <p>
        <Link href={globalAddress("site")} prefetch={false}>
          {guide.verification.settings}
        </Link>
      </p>
      <p>{fillPlaces(guide.verification.txt, { host: site.host })}</p>
      <Copyable value="google-site-verification=…" />
      {checks && (
        <ul className="diagnostics__findings">
          {ENGINES.map((engine) => {
            const { check, tag, txt } = checks.verification[engine];
            return (
              <li key={engine}>
                <Mark tone={TONES[check]}>{guide.checks[check]}</Mark>
                {` ${CONSOLES[engine].name} `}
                <span>
                  {tag
                    ? fillPlaces(guide.verification.tag, { value: tag })
                    : txt
                      ? fillPlaces(guide.verification.record, { value: txt })
                      : guide.verification.none}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Step>
  );
}

function Robots({ checks }: StepProps) {
  const { robots } = useTexts().guide;
  const report = checks?.robots;
  return (
    <Step title={robots.title} check={report?.check}>
      <p>{robots.text}</p>
      {report && (
        <p>
          {fillPlaces(report.blocked.length === 0 ? robots.good : robots.bad, {
            status: report.status,
            count: report.sitemaps.length,
            blocked: report.blocked.map((engine) => CONSOLES[engine].name).join(", "),
          })}
        </p>
      )}
    </Step>
  );
}

function Sitemap({ site, checks }: StepProps & { site: SiteFacts }) {
  const { sitemap } = useTexts().guide;
  const report = checks?.sitemap;
  return (
    <Step title={sitemap.title} check={report?.check}>
      <p>{sitemap.text}</p>
      <Copyable value={report?.address ?? `${site.url}/sitemap.xml`} />
      {report && (
        <p>
          {fillPlaces(sitemap.now, {
            status: report.status,
            count: report.addresses,
            foreign: report.foreign,
            broken: report.broken.length,
          })}
        </p>
      )}
    </Step>
  );
}

function Languages({ checks }: StepProps) {
  const { languages } = useTexts().guide;
  const report = checks?.languages;
  return (
    <Step title={languages.title} check={report?.check}>
      <p>{languages.text}</p>
      {report && (
        <ul>
          {report.pages.map(({ path, languages: named, returned }) => (
            <li key={path}>{fillPlaces(returned ? languages.page : languages.bad, { path, languages: named.join(", ") })}</li>
          ))}
        </ul>
      )}
    </Step>
  );
}

function Indexing({ checks }: StepProps) {
  const { indexing } = useTexts().guide;
  const report = checks?.indexing;
  return (
    <Step title={indexing.title} check={report?.check}>
      <p>{indexing.text}</p>
      {report && (
        <p>
          {fillPlaces(indexing.now, { noindex: report.noindex ? indexing.yes : indexing.no, canonical: report.canonical ?? indexing.none })}
        </p>
      )}
    </Step>
  );
}
