/**
 * Every environment setting, declared once. A wrong value stops the start with one clear line.
 */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import path from "node:path";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import { accountAddress, asciiAddress, cleanAddress, cleanLine, isAddress } from "#content/lib/contact.ts";
import { SHORTEST_PASSWORD } from "./accounts/password-rule.ts";
import { readResolvers, type Resolver } from "./diagnostics/resolvers.ts";
import { formatAt, WEBHOOK_FORMATS, type Webhook } from "./notices/formats.ts";

/** Characters of the secret of sessions, at least. */
const SHORTEST_SECRET = 16;

/** The settings that are given. An empty one is not, as when a composition passes on a variable that nobody has set. */
function given(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim())) as NodeJS.ProcessEnv;
}

/** The parts of a setting that are separated by commas. */
function listed(value: string): string[] {
  return value
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** The entries of a list of recipients. A comma or semicolon within quotes or `<…>` parts none. */
function listedRecipients(value: string): string[] {
  return (value.match(/(?:"[^"]*"|<[^<>]*>|[^,;，；])+/g) ?? []).map(cleanAddress).filter(Boolean);
}

/** What follows `@` in the address of a sender on this machine, which no mail can reach. */
const LOCAL_SENDER = /^[\w.+-]+@[\w-]+$/;

/**
 * The sender of mails as a header has it: `"途标（深圳）物联有限公司" <site@example.com>`. Without quotes, signs such as `:`, `;`, `,` or `(` would
 * mean something else there (RFC 5322).
 */
function senderOr(setting: string, context: z.RefinementCtx): string {
  const [, name = "", bracketed] = /^([^<>]*)<([^<>]*)>$/.exec(setting.trim()) ?? [];
  const address = cleanAddress(bracketed ?? setting);
  if ((bracketed === undefined && /[\s<>]/.test(setting.trim())) || !(isAddress(address) || LOCAL_SENDER.test(address))) {
    context.addIssue({
      code: "custom",
      message: "must be an e-mail address, or a name and the address, such as Waymark <site@example.com>",
    });
    return z.NEVER;
  }
  const [, quoted] = /^"((?:[^"\\]|\\.)*)"$/.exec(name.trim()) ?? [];
  const plain = cleanLine(quoted?.replace(/\\(.)/g, "$1") ?? name);
  return plain ? `"${plain.replace(/["\\]/g, "\\$&")}" <${asciiAddress(address)}>` : asciiAddress(address);
}

/** Whether `server/client-address.ts` can read an entry. Its parser reads octal and shortened forms too, which nobody means. */
function isAddressOrNetwork(entry: string): boolean {
  const [address = "", ...bits] = entry.split("/");
  return isIP(address) !== 0 && (bits.length === 0 ? ipaddr.isValid(entry) : ipaddr.isValidCIDR(entry));
}

/** Whether an address names a site and nothing within it: links are made of it and of the path of a page. */
function isSite(address: string): boolean {
  const { pathname, search, hash, username, password } = new URL(address);
  return pathname === "/" && !search && !hash && !username && !password;
}

/** The resolvers of a setting; a wrong entry is a wrong setting. */
function resolversOr(setting: string, context: z.RefinementCtx): Resolver[] {
  try {
    return readResolvers(setting);
  } catch {
    context.addIssue({ code: "custom", message: "must be addresses of name servers, such as Office=192.0.2.1:53, separated by commas" });
    return z.NEVER;
  }
}

/** Whether a fault of the site's safety can be told there: a mail address or a page, written out as one address. */
function isContact(entry: string): boolean {
  const mail = /^mailto:(.+)$/.exec(entry)?.[1];
  return mail === undefined
    ? z.url({ protocol: /^https$/ }).safeParse(entry).success && !/\s/.test(entry)
    : z.email().safeParse(mail).success;
}

const environment = z.object({
  NODE_ENV: z.enum(["development", "production", "test"], "must be development, production or test").default("production"),
  PORT: z.coerce
    .number("must be a whole number")
    .int("must be a whole number")
    .min(0, "must be 0 to 65535")
    .max(65_535, "must be 0 to 65535")
    .default(3000),
  HOST: z.string().min(1).default("0.0.0.0"),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// address", abort: true })
    .refine(isSite, "must be the address of a site without a path, such as https://www.example.com")
    .optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.|postgres(ql)?:\/\/)/, "must start with file: and a path, or with postgres://")
    .optional(),
  S3_ENDPOINT: z.url("must be an address").optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: z.string().default("us-east-1"),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
    .optional(),
  MAIL_FROM: z.string().default("Waymark <noreply@localhost>").transform(senderOr),
  LEADS_TO: z
    .string()
    .transform(listedRecipients)
    .refine((entries) => entries.length > 0 && entries.every(isAddress), "must be e-mail addresses, separated by commas")
    .optional(),
  LEADS_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: "must be an http:// or https:// address" }).optional(),
  LEADS_WEBHOOK_FORMAT: z.enum(["auto", ...WEBHOOK_FORMATS], `must be auto, ${WEBHOOK_FORMATS.join(", ")}`).default("auto"),
  LEADS_WEBHOOK_SECRET: z.string().optional(),
  LEADS_KEPT_DAYS: z.coerce.number("must be a number").int("must be a whole number").min(0, "must be 0 or more").default(0),
  PAYLOAD_SECRET: z.string().min(SHORTEST_SECRET, `must have ${SHORTEST_SECRET} characters or more`).optional(),
  DEMO: z.enum(["on", "off"], "must be on or off").default("on"),
  ADMIN: z.enum(["on", "off"], "must be on or off").default("on"),
  ADMIN_EMAIL: z.string().transform(accountAddress).refine(isAddress, "must be an e-mail address").optional(),
  ADMIN_PASSWORD: z.string().min(SHORTEST_PASSWORD, `must have ${SHORTEST_PASSWORD} characters or more`).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform(listed)
    .refine((entries) => entries.every(isAddressOrNetwork), "must be addresses or networks, separated by commas"),
  METRICS_TOKEN: z.string().min(8, "must have 8 characters or more").optional(),
  SECURITY_CONTACT: z
    .string()
    .default("")
    .transform(listed)
    .refine((entries) => entries.every(isContact), "must be mailto: or https:// addresses, separated by commas"),
  GOOGLE_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,16}$/, "must look like G-XXXXXXXXXX")
    .optional(),
  BAIDU_TONGJI_ID: z
    .string()
    .regex(/^[0-9a-f]{32}$/, "must be 32 hexadecimal digits")
    .optional(),
  FILM_HOSTS: z
    .string()
    .default("")
    .transform((value) => listed(value.toLowerCase()))
    .refine(
      (hosts) => hosts.every((host) => /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/.test(host) && URL.canParse(`https://${host}`)),
      "must be names of hosts, such as media.example.com, separated by commas",
    ),
  FILM_MB: z.coerce
    .number("must be a whole number")
    .int("must be a whole number")
    .min(50, "must be 50 to 4096")
    .max(4096, "must be 50 to 4096")
    .default(500),
  DNS_RESOLVERS: z.string().default("").transform(resolversOr),
  PAGE_CACHE_MB: z.coerce.number("must be a number").min(0, "must be 0 or more").default(64),
  MAKE_AHEAD: z.enum(["on", "off"], "must be on or off").default("on"),
  CDN_SECONDS: z.coerce.number("must be a number").int("must be a whole number").min(0, "must be 0 or more").default(0),
  REQUESTS_PER_MINUTE: z.coerce.number("must be a number").int("must be a whole number").min(0, "must be 0 or more").default(300),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: "must be an http:// or https:// address" }).optional(),
  DRAIN_SECONDS: z.coerce.number("must be a number").min(0, "must be 0 to 60").max(60, "must be 0 to 60").default(1),
  BUILD_CHECK_SECONDS: z.coerce.number("must be a whole number").int("must be a whole number").min(5, "must be 5 or more").default(600),
});

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

/** A setting that cannot be used; `message` is one line fit for the terminal. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/** The secret that signs sessions: given, or made once and kept in the data folder. */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, "payload-secret");
  try {
    if (!existsSync(file)) makeSecret(dataDir, file);
    const secret = readFileSync(file, "utf8").trim();
    if (secret.length >= SHORTEST_SECRET) return secret;
  } catch (error) {
    throw new SettingsError(
      `DATA_DIR: the secret of sessions cannot be kept there (${error instanceof Error ? error.message : "unknown"})`,
    );
  }
  throw new SettingsError(`DATA_DIR: ${file} holds no whole secret; delete it, and another one is made`);
}

/** Makes the file of the secret, which is whole as soon as it is there. */
function makeSecret(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  try {
    writeFileSync(unfinished, randomBytes(32).toString("hex"), { mode: 0o600, flush: true });
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Where leads are told to other programs; null when nowhere. The format follows from the address when it is a known robot's. */
function webhookOf(values: z.infer<typeof environment>): Webhook | null {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret, LEADS_WEBHOOK_FORMAT: named } = values;
  if (!url) return null;
  const format = named === "auto" ? formatAt(new URL(url).hostname) : named;
  if (format === "standard" && !/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(secret ?? ""))
    throw new SettingsError("LEADS_WEBHOOK_SECRET: must be whsec_ and the secret in base64, as LEADS_WEBHOOK_URL is signed with it");
  return { url, format, secret };
}

/**
 * Reads the settings from `env`.
 * @throws SettingsError naming the first wrong setting
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const parsed = environment.safeParse(given(env));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingsError(`${String(issue?.path[0] ?? "Settings")}: ${issue?.message ?? "wrong value"}`);
  }
  const values = parsed.data;
  const dataDir = path.resolve(values.DATA_DIR);
  const s3Parts = [values.S3_BUCKET, values.S3_ACCESS_KEY_ID, values.S3_SECRET_ACCESS_KEY];
  if (s3Parts.some(Boolean) && !s3Parts.every(Boolean)) {
    throw new SettingsError("S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: give all three or none");
  }
  if (Boolean(values.ADMIN_EMAIL) !== Boolean(values.ADMIN_PASSWORD)) {
    throw new SettingsError("ADMIN_EMAIL and ADMIN_PASSWORD: give both or none");
  }
  return {
    production: values.NODE_ENV === "production",
    port: values.PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL ? new URL(values.SITE_URL).origin : `http://localhost:${values.PORT}`,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? `file:${encodeURI(path.join(dataDir, "waymark.db"))}`,
    payloadSecret: values.PAYLOAD_SECRET ?? keptSecret(dataDir),
    s3:
      values.S3_BUCKET && values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: values.S3_ENDPOINT,
            bucket: values.S3_BUCKET,
            accessKeyId: values.S3_ACCESS_KEY_ID,
            secretAccessKey: values.S3_SECRET_ACCESS_KEY,
            region: values.S3_REGION,
          }
        : null,
    demonstration: values.DEMO === "on",
    adminEnabled: values.ADMIN === "on",
    firstAdmin: values.ADMIN_EMAIL && values.ADMIN_PASSWORD ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD } : null,
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM, leadsTo: values.LEADS_TO ?? [] },
    leadsWebhook: webhookOf(values),
    leadsKeptDays: values.LEADS_KEPT_DAYS,
    trustedProxies: values.TRUSTED_PROXIES,
    metricsToken: values.METRICS_TOKEN,
    securityContacts: values.SECURITY_CONTACT,
    analytics: { googleId: values.GOOGLE_MEASUREMENT_ID ?? null, baiduId: values.BAIDU_TONGJI_ID ?? null },
    filmHosts: values.FILM_HOSTS,
    filmBytes: values.FILM_MB * 1024 * 1024,
    resolvers: values.DNS_RESOLVERS,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    makesAhead: values.MAKE_AHEAD === "on",
    cdnSeconds: values.CDN_SECONDS,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    drainSeconds: values.DRAIN_SECONDS,
    buildCheckSeconds: values.BUILD_CHECK_SECONDS,
  };
}

export type Settings = ReturnType<typeof readSettings>;

/** The settings of this process; a wrong one is told in one line and ends it, whichever command it is. */
function settingsOfProcess(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** The settings of this process. */
export const settings: Settings = settingsOfProcess();
