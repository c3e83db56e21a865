import { DAY } from "#shared/lib/durations.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import type { Reachability } from "./reachability.ts";
import type { RecordType } from "./record-types.ts";
import type { ServerAnswer } from "./ask-servers.ts";

/** Everything that was found out about a host. */
export interface Report {
  host: string;
  records: Record<RecordType, ServerAnswer[]>;
  reachability: Reachability;
}

export type FindingKey =
  | "noAddress"
  | "noSuchName"
  | "silent"
  | "differ"
  | "noIpv6"
  | "oneNameServer"
  | "mailWithoutSpf"
  | "severalSpf"
  | "noCaa"
  | "shortTtl"
  | "longTtl"
  | "unreachable"
  | "internal"
  | "certificateFault"
  | "certificateExpired"
  | "certificateEnds"
  | "certificateGood"
  | "healthy";

/** One plain sentence about a host; the values go into its text. */
export interface Finding {
  key: FindingKey;
  level: "problem" | "warning" | "good";
  values: Record<string, string>;
}

/** Seconds below which visitors ask again and again, and above which a change takes more than a day to arrive. */
export const SHORT_TTL = 60;
export const LONG_TTL = 86_400;
/** Days before its end at which a certificate should have been renewed; usual tools renew 30 days before. */
export const CERTIFICATE_DAYS = 21;

/**
 * What the answers mean, problems first.
 * @param now milliseconds since 1970
 */
export function findingsOf(report: Report, now: number): Finding[] {
  const findings = [...aboutAnswers(report), ...aboutRecords(report), ...aboutReachability(report, now)];
  const order = ["problem", "warning", "good"];
  if (!findings.some(({ level }) => level !== "good")) findings.unshift(finding("healthy", "good", { host: report.host }));
  return findings.sort((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
}

/** The distinct answers to one question, each with the servers that gave it. Servers that did not answer are left out. */
export function groupsOf(answers: ServerAnswer[]): { values: string[]; servers: string[] }[] {
  const groups = new Map<string, { values: string[]; servers: string[] }>();
  for (const { server, outcome, records } of answers) {
    if (outcome !== "answer" && outcome !== "none" && outcome !== "no-name") continue;
    const values = records.map(({ value }) => value).sort();
    const key = values.join("\n");
    const group = groups.get(key) ?? { values, servers: [] };
    group.servers.push(server);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function finding(key: FindingKey, level: Finding["level"], values: Record<string, string> = {}): Finding {
  return { key, level, values };
}

function aboutAnswers({ host, records }: Report): Finding[] {
  const all = Object.values(records).flat();
  const silent = [
    ...new Set(all.filter(({ outcome }) => ["timeout", "unreachable", "failed", "refused"].includes(outcome)).map(({ server }) => server)),
  ];
  const differing = (Object.keys(records) as RecordType[]).filter((type) => groupsOf(records[type]).length > 1);
  const addressed = [...records.A, ...records.AAAA].some(({ outcome }) => outcome === "answer");
  const responses = records.A.filter(({ outcome }) => outcome === "answer" || outcome === "none" || outcome === "no-name");
  return [
    ...(responses.length > 0 && responses.every(({ outcome }) => outcome === "no-name")
      ? [finding("noSuchName", "problem", { host })]
      : []),
    ...(!addressed && responses.some(({ outcome }) => outcome !== "no-name") ? [finding("noAddress", "problem", { host })] : []),
    ...(silent.length > 0 ? [finding("silent", responses.length > 0 ? "warning" : "problem", { servers: silent.join(", ") })] : []),
    ...(differing.length > 0 ? [finding("differ", "warning", { types: differing.join(", ") })] : []),
  ];
}

function aboutRecords({ host, records }: Report): Finding[] {
  const values = (type: RecordType) => [...new Set(records[type].flatMap((answer) => answer.records.map(({ value }) => value)))];
  const ttls = Object.values(records).flatMap((answers) => answers.flatMap((answer) => answer.records.map(({ ttl }) => ttl)));
  const spf = values("TXT").filter((text) => /^v=spf1(\s|$)/i.test(text));
  const mail = values("MX").some((value) => value !== "0 .");
  const short = ttls.length > 0 ? Math.min(...ttls) : SHORT_TTL;
  const long = ttls.length > 0 ? Math.max(...ttls) : 0;
  const apex = values("NS").length > 0 || values("SOA").length > 0;
  return [
    ...(values("NS").length === 1 ? [finding("oneNameServer", "warning", { server: values("NS")[0] ?? "" })] : []),
    ...(values("A").length > 0 && values("AAAA").length === 0 ? [finding("noIpv6", "warning")] : []),
    ...(mail && spf.length === 0 ? [finding("mailWithoutSpf", "warning", { host })] : []),
    ...(spf.length > 1 ? [finding("severalSpf", "problem", { count: String(spf.length) })] : []),
    ...(apex && values("CAA").length === 0 ? [finding("noCaa", "warning")] : []),
    ...(short < SHORT_TTL ? [finding("shortTtl", "warning", { seconds: String(short) })] : []),
    ...(long > LONG_TTL ? [finding("longTtl", "warning", { seconds: String(long) })] : []),
  ];
}

function aboutReachability({ host, reachability: { connections, certificate } }: Report, now: number): Finding[] {
  const closed = connections.filter(({ outcome }) => outcome === "refused" || outcome === "timeout" || outcome === "unreachable");
  const internal = [...new Set(connections.filter(({ outcome }) => outcome === "internal").map(({ address }) => address))];
  return [
    ...(closed.length > 0
      ? [
          finding("unreachable", connections.some(({ outcome }) => outcome === "open") ? "warning" : "problem", {
            addresses: closed
              .map(({ address, port }) => (address.includes(":") ? `[${address}]:${port}` : `${address}:${port}`))
              .join(", "),
          }),
        ]
      : []),
    ...(internal.length > 0 ? [finding("internal", "problem", { addresses: internal.join(", ") })] : []),
    ...(certificate ? aboutCertificate(host, certificate, now) : []),
  ];
}

function aboutCertificate(host: string, certificate: NonNullable<Reachability["certificate"]>, now: number): Finding[] {
  const days = Math.floor((Date.parse(certificate.validTo) - now) / DAY);
  const values = {
    host,
    days: String(days),
    date: isoDay(certificate.validTo),
    issuer: certificate.issuer,
    fault: certificate.fault ?? "",
  };
  if (days < 0) return [finding("certificateExpired", "problem", values)];
  if (certificate.fault) return [finding("certificateFault", "problem", values)];
  return [days < CERTIFICATE_DAYS ? finding("certificateEnds", "warning", values) : finding("certificateGood", "good", values)];
}
