/**
 * Every environment setting, declared once. A wrong value stops the start with one clear line.
 */
import path from "node:path";
import { z } from "zod";
import { KNOWN_LANGUAGES, readLanguages, type Language } from "#shared/languages.ts";
import { DEFAULT_ZONE } from "#shared/lib/time-zone.ts";
import { accountAddress, cleanAddress, isAddress } from "#shared/lib/contact.ts";
import { SHORTEST_PASSWORD } from "./password-rule.ts";
import { SHORTEST_SECRET, storedSecret } from "./session-secret.ts";
import { isAddressOrNetwork, isContact, isSite, listed, listedRecipients, resolversOr, senderOr, SettingsError } from "./setting-values.ts";
import { formatAt, WEBHOOK_FORMATS, type Webhook } from "./webhook-formats.ts";

export { SettingsError };

/** The settings that are given. An empty one is not, as when a composition passes on a variable that nobody has set. */
function given(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim())) as NodeJS.ProcessEnv;
}

/** The languages of a setting; a wrong entry is a wrong setting. */
function languagesOr(setting: string, context: z.RefinementCtx): readonly Language[] {
  const languages = readLanguages(setting);
  if (languages) return languages;
  context.addIssue({
    code: "custom",
    message: `must be different codes of languages, such as en,de, of these: ${KNOWN_LANGUAGES.join(", ")}`,
  });
  return z.NEVER;
}

/** Whether an address is one of Baidu's for pushing links, as its webmaster tools show it. */
function isBaiduPush(address: string): boolean {
  const { searchParams } = new URL(address);
  return Boolean(searchParams.get("site") && searchParams.get("token"));
}

/** Whether Node knows a time zone by this name. */
function isZone(name: string): boolean {
  try {
    // Offsets such as +08:00 are known too, and tell nothing of summer time.
    return /^[A-Z]/i.test(new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
}

/** Whether there is a country of this code. Regions such as EU, and codes that nobody has, are named by their code alone. */
function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && countryNames.of(code) !== code && !["EU", "EZ", "UN", "XA", "XB", "ZZ"].includes(code);
}

const countryNames = new Intl.DisplayNames("en", { type: "region" });

/** What settings are for, in the order of docs/settings.md. */
const GROUPS = {
  address: "Address and proxy",
  data: "Data",
  admin: "Admin and accounts",
  leads: "Leads and mail",
  visitors: "Visitors",
  engines: "Search engines and sharing",
  media: "Films",
  speed: "Speed",
  process: "The process",
} as const;

/** What docs/settings.md says of each setting. `unset` stands for the default where the value by itself does not say enough. */
const descriptions = z.registry<{ group: keyof typeof GROUPS; unset?: string; about: string }>();

const environment = z.object({
  NODE_ENV: z
    .enum(["development", "production", "test"], "must be development, production or test")
    .default("production")
    .register(descriptions, { group: "process", about: "`production`, `development` or `test`; the commands set it themselves" }),
  PORT: z.coerce
    .number("must be a whole number")
    .int("must be a whole number")
    .min(0, "must be 0 to 65535")
    .max(65_535, "must be 0 to 65535")
    .default(3000)
    .register(descriptions, { group: "address", about: "port, 0 to 65535; 0 takes a free one" }),
  HOST: z
    .string()
    .min(1)
    .default("0.0.0.0")
    .register(descriptions, { group: "address", about: "address to listen on; `127.0.0.1` behind a proxy on the same machine" }),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// address", abort: true })
    .refine(isSite, "must be the address of a site without a path, such as https://www.example.com")
    .optional()
    .register(descriptions, {
      group: "address",
      unset: "`http://localhost:PORT`",
      about:
        "the site's public address, without a path. Canonical links and social previews use it. With `https:` the session cookie is sent over TLS only, and browsers are told to stay on TLS (HSTS)",
    }),
  SITE_LANGUAGES: z
    .string()
    .transform(languagesOr)
    .optional()
    .register(descriptions, {
      group: "address",
      unset: "`zh,en`",
      about: `the site's languages, the default one first: it has no prefix, each other one has its code. Known are ${KNOWN_LANGUAGES.map((code) => `\`${code}\``).join(", ")} ([languages](languages.md))`,
    }),
  DATA_DIR: z.string().min(1).default("./data").register(descriptions, {
    group: "data",
    about:
      "database, uploads, leads that wait for the database, the secret of sessions, and what can be made again ([what is what](operating/backup.md#the-data-folder))",
  }),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.|postgres(ql)?:\/\/)/, "must start with file: and a path, or with postgres://")
    .optional()
    .register(descriptions, { group: "data", unset: "`file:DATA_DIR/waymark.db`", about: "`file:…` for SQLite or `postgres://…`" }),
  S3_ENDPOINT: z.url("must be an address").optional().register(descriptions, {
    group: "data",
    unset: "unset: Amazon",
    about: "address of another S3 server; it is then called with the bucket in the path",
  }),
  S3_BUCKET: z.string().optional().register(descriptions, {
    group: "data",
    unset: "unset: `DATA_DIR/media`",
    about: "the bucket that holds the uploads; give all of `S3_BUCKET`, `S3_ACCESS_KEY_ID` and `S3_SECRET_ACCESS_KEY`, or none",
  }),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .register(descriptions, { group: "data", unset: "unset", about: "the key's name; goes with `S3_BUCKET`" }),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .optional()
    .register(descriptions, { group: "data", unset: "unset", about: "the key's secret; goes with `S3_BUCKET`" }),
  S3_REGION: z.string().default("us-east-1").register(descriptions, { group: "data", about: "region of the bucket" }),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
    .optional()
    .register(descriptions, {
      group: "leads",
      unset: "unset: no mail is sent",
      about: "mail server, `smtp://user:password@host:587` or `smtps://…`",
    }),
  MAIL_FROM: z.string().default("Waymark <noreply@localhost>").transform(senderOr).register(descriptions, {
    group: "leads",
    unset: "`Waymark <noreply@localhost>`",
    about: "sender of the site's mail: an address, or a name with any signs and the address in `<…>`",
  }),
  LEADS_TO: z
    .string()
    .transform(listedRecipients)
    .refine((entries) => entries.length > 0 && entries.every(isAddress), "must be e-mail addresses, separated by commas")
    .optional()
    .register(descriptions, {
      group: "leads",
      unset: "unset: sales gets no mail",
      about: "addresses that are told of leads and messages, separated by commas or semicolons",
    }),
  LEADS_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// address" })
    .optional()
    .register(descriptions, {
      group: "leads",
      unset: "unset",
      about: "address that is told of leads and messages: a program of yours, or a robot of WeCom, DingTalk or Feishu",
    }),
  LEADS_WEBHOOK_FORMAT: z
    .enum(["auto", ...WEBHOOK_FORMATS], `must be auto, ${WEBHOOK_FORMATS.join(", ")}`)
    .default("auto")
    .register(descriptions, {
      group: "leads",
      about: "`auto` knows the robots by their host; else `standard`, `wecom`, `dingtalk` or `feishu`",
    }),
  LEADS_WEBHOOK_SECRET: z.string().optional().register(descriptions, {
    group: "leads",
    unset: "unset",
    about: "signs what is sent there: `whsec_…` (needed for a program), or the robot's secret",
  }),
  LEADS_KEPT_DAYS: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(0, "must be 0 or more")
    .default(0)
    .register(descriptions, {
      group: "leads",
      unset: "`0`: until somebody erases them",
      about: "days after which leads and messages are erased, with what belongs to them",
    }),
  PAYLOAD_SECRET: z.string().min(SHORTEST_SECRET, `must have ${SHORTEST_SECRET} characters or more`).optional().register(descriptions, {
    group: "admin",
    unset: "made once, kept in `DATA_DIR/payload-secret`",
    about: "signs sessions, 16 characters or more; processes that share a database need the same",
  }),
  TIME_ZONE: z
    .string()
    .refine(isZone, "must be a time zone of the IANA list, such as Europe/Berlin")
    .default(DEFAULT_ZONE)
    .register(descriptions, {
      group: "data",
      about:
        "the company's time zone (IANA, such as `Europe/Berlin`): the promise to answer, times of publishing, dates and mails go by it",
    }),
  COMPANY_NAME: z.string().max(60, "must have 60 characters at most").optional().register(descriptions, {
    group: "data",
    unset: "unset: `Our company`",
    about: "with `DEMO=off`: what the company of a new site is called; later it is changed at the desk",
  }),
  COMPANY_EMAIL: z.string().transform(cleanAddress).refine(isAddress, "must be an e-mail address").optional().register(descriptions, {
    group: "data",
    unset: "unset: asked for at the desk",
    about: "with `DEMO=off`: the address that the company of a new site is written to",
  }),
  COMPANY_COUNTRY: z
    .string()
    .transform((value) => value.toUpperCase())
    .refine(isCountry, "must be a country's code of two letters, such as DE")
    .optional()
    .register(descriptions, {
      group: "data",
      unset: "unset: other countries' drafts",
      about:
        "with `DEMO=off`: the company's country (ISO 3166-1, such as `DE`, `BR`, `CN`), by whose law the first privacy policy and legal notice are drafted",
    }),
  DEMO: z.enum(["on", "off"], "must be on or off").default("on").register(descriptions, {
    group: "data",
    about: "`off`: a new database begins as the empty site of one's own company, without the demonstration content",
  }),
  ADMIN: z
    .enum(["on", "off"], "must be on or off")
    .default("on")
    .register(descriptions, { group: "admin", about: "`off`: no admin at `/admin`; the site stays, and the REST API of staff" }),
  ADMIN_EMAIL: z.string().transform(accountAddress).refine(isAddress, "must be an e-mail address").optional().register(descriptions, {
    group: "admin",
    unset: "unset",
    about: "the first administrator's address; goes with `ADMIN_PASSWORD`, counts only while there is no user",
  }),
  ADMIN_PASSWORD: z.string().min(SHORTEST_PASSWORD, `must have ${SHORTEST_PASSWORD} characters or more`).optional().register(descriptions, {
    group: "admin",
    unset: "unset",
    about: "the first administrator's password, 12 characters or more, none of the common ones; goes with `ADMIN_EMAIL`",
  }),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform(listed)
    .refine((entries) => entries.every(isAddressOrNetwork), "must be addresses or networks, separated by commas")
    .register(descriptions, {
      group: "address",
      unset: "none",
      about:
        "addresses and networks of the proxies in front, separated by commas. From them alone `X-Forwarded-For` and the header of `COUNTRY_HEADER` are believed, and no other ever",
    }),
  METRICS_TOKEN: z.string().min(8, "must have 8 characters or more").optional().register(descriptions, {
    group: "process",
    unset: "unset: this machine alone",
    about: "lets anyone with `Authorization: Bearer TOKEN` read `/metrics`, 8 characters or more",
  }),
  SECURITY_CONTACT: z
    .string()
    .default("")
    .transform(listed)
    .refine((entries) => entries.every(isContact), "must be mailto: or https:// addresses, separated by commas")
    .register(descriptions, {
      group: "process",
      unset: "unset: neither",
      about:
        "where faults of the site's safety are told, in `/.well-known/security.txt` and on the page `/services/security`: `mailto:` or `https://` addresses, separated by commas",
    }),
  SECURITY_POLICY: z
    .string()
    .refine((value) => URL.parse(value)?.protocol === "https:", "must be an https:// address")
    .optional()
    .register(descriptions, {
      group: "process",
      unset: "the site's own page",
      about: "`https://` address of a policy for those who report faults, named by `security.txt` and the page `/services/security`",
    }),
  ASSISTANTS: z.enum(["allow", "search", "refuse"], "must be allow, search or refuse").default("allow").register(descriptions, {
    group: "visitors",
    about:
      "what `robots.txt` lets assistants do with the site: `allow` all, `search` and answer with it but not learn from it, or `refuse` both",
  }),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, "must be 8 to 128 letters, digits and hyphens")
    .optional()
    .register(descriptions, {
      group: "engines",
      unset: "unset: they are not told",
      about:
        "has Bing, Yandex, Naver and others told of changed addresses (IndexNow): any 8 to 128 letters, digits and hyphens of your own. The site serves it at `/KEY.txt`",
    }),
  INDEXNOW_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// address" })
    .default("https://api.indexnow.org/indexnow")
    .register(descriptions, { group: "engines", about: "where IndexNow is told; in China `https://cn.bing.com/indexnow` is nearer" }),
  BAIDU_PUSH_URL: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// address" })
    .refine(isBaiduPush, "must be the whole address of the call, with site and token")
    .optional()
    .register(descriptions, {
      group: "engines",
      unset: "unset: it is not told",
      about:
        "has Baidu told of new and changed addresses, as many a day as it takes: the address of the call from its webmaster tools, `http://data.zz.baidu.com/urls?site=…&token=…`. The token is a secret",
    }),
  INSIGHT: z.enum(["on", "off"], "must be on or off").default("on").register(descriptions, {
    group: "visitors",
    about:
      "`off`: nothing is counted of visits, and there is neither the desk's page for it nor the page `/services/counts` ([what is counted](operating/privacy.md#what-is-counted))",
  }),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{1,60}$/, "must be the name of a header, such as CF-IPCountry")
    .transform((name) => name.toLowerCase())
    .optional()
    .register(descriptions, {
      group: "visitors",
      unset: "unset: countries are not counted",
      about:
        "the header in which a proxy of `TRUSTED_PROXIES` tells a visitor's country by two letters, such as `CF-IPCountry`; visits are counted by it",
    }),
  WECHAT_APP_ID: z
    .string()
    .regex(/^wx[0-9a-f]{16}$/, "must be wx and 16 hexadecimal digits")
    .optional()
    .register(descriptions, {
      group: "engines",
      unset: "unset: WeChat shows what it finds",
      about:
        "an official account of WeChat's, `wx…`: inside WeChat pages then say which title, text and picture are shown where they are shared, and load WeChat's script for it; nowhere else. Name the site's host in the account, and this machine's address in its list of allowed ones",
    }),
  WECHAT_APP_SECRET: z
    .string()
    .regex(/^[0-9a-f]{32}$/, "must be 32 hexadecimal digits")
    .optional()
    .register(descriptions, { group: "engines", unset: "unset", about: "the account's secret; goes with `WECHAT_APP_ID`" }),
  WECHAT_API_URL: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// address" })
    .default("https://api.weixin.qq.com")
    .transform((address) => new URL(address).origin)
    .register(descriptions, { group: "engines", about: "where WeChat is asked for tickets" }),
  GOOGLE_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,16}$/, "must look like G-XXXXXXXXXX")
    .optional()
    .register(descriptions, { group: "visitors", unset: "unset", about: "Google Analytics, `G-…`; loaded only after the visitor agrees" }),
  BAIDU_TONGJI_ID: z
    .string()
    .regex(/^[0-9a-f]{32}$/, "must be 32 hexadecimal digits")
    .optional()
    .register(descriptions, {
      group: "visitors",
      unset: "unset",
      about: "Baidu Tongji, 32 hexadecimal digits; loaded only after the visitor agrees",
    }),
  FILM_HOSTS: z
    .string()
    .default("")
    .transform((value) => listed(value.toLowerCase()))
    .refine(
      (hosts) => hosts.every((host) => /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/.test(host) && URL.canParse(`https://${host}`)),
      "must be names of hosts, such as media.example.com, separated by commas",
    )
    .register(descriptions, {
      group: "media",
      unset: "none",
      about: "hosts of your own that films may be played from by their address (https), separated by commas: `media.example.com`",
    }),
  FILM_MB: z.coerce
    .number("must be a whole number")
    .int("must be a whole number")
    .min(50, "must be 50 to 4096")
    .max(4096, "must be 50 to 4096")
    .default(500)
    .register(descriptions, {
      group: "media",
      about: "megabytes of the largest film that can be uploaded, 50 to 4096; everything else may have 50",
    }),
  DNS_RESOLVERS: z.string().default("").transform(resolversOr).register(descriptions, {
    group: "admin",
    unset: "public ones in China and abroad",
    about: "the resolvers that the admin's DNS tools ask: `Name=address:port`, separated by commas; name and port are optional",
  }),
  PAGE_CACHE_MB: z.coerce
    .number("must be a number")
    .min(0, "must be 0 or more")
    .default(64)
    .register(descriptions, { group: "speed", about: "memory for finished pages; `0`: none is stored" }),
  PREWARM: z.enum(["on", "off"], "must be on or off").default("on").register(descriptions, {
    group: "speed",
    about:
      "pages are rendered and compressed after the start and after changes, and datasheets after the start, before anybody asks. `off`: when somebody asks, which spares a small machine the work",
  }),
  CDN_SECONDS: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(0, "must be 0 or more")
    .default(0)
    .register(descriptions, { group: "speed", about: "how long a CDN may give out a page without asking; `0`: it always asks" }),
  REQUESTS_PER_MINUTE: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(0, "must be 0 or more")
    .default(300)
    .register(descriptions, {
      group: "visitors",
      about:
        "requests of one client to the REST API, `/mcp`, suggestions and generated documents; `0`: no limit. Signed-in staff is not counted",
    }),
  DRAIN_SECONDS: z.coerce
    .number("must be a number")
    .min(0, "must be 0 to 60")
    .max(60, "must be 0 to 60")
    .default(1)
    .register(descriptions, {
      group: "process",
      about: "how long the process goes on answering when it is told to stop, so that the proxy in front hears of it; 0 to 60",
    }),
  BUILD_CHECK_SECONDS: z.coerce
    .number("must be a whole number")
    .int("must be a whole number")
    .min(5, "must be 5 or more")
    .default(600)
    .register(descriptions, { group: "visitors", about: "how often an open page asks whether there is a newer build; 5 or more" }),
});

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

/** Settings that have another name now, by their old one: left unread, an old one would seem to be obeyed. */
const RENAMED: Readonly<Record<string, string>> = { MAKE_AHEAD: "PREWARM" };

/**
 * The settings as docs/settings.md has them: by group, with the default and the meaning in Markdown.
 * @throws Error naming a setting without a description
 */
export function describeSettings(): { group: string; settings: { name: string; unset: string; about: string }[] }[] {
  const described = Object.entries(environment.shape).map(([name, schema]) => {
    const description = descriptions.get(schema);
    if (!description) throw new Error(`${name} has no description: add one in cms/config/settings.ts`);
    return {
      name,
      group: description.group,
      about: description.about,
      unset: description.unset ?? `\`${String(schema.parse(undefined))}\``,
    };
  });
  return Object.entries(GROUPS).map(([key, group]) => ({ group, settings: described.filter((setting) => setting.group === key) }));
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
  const set = given(env);
  for (const [old, name] of Object.entries(RENAMED)) if (set[old]) throw new SettingsError(`${old}: is called ${name} now`);
  const parsed = environment.safeParse(set);
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
  if (Boolean(values.WECHAT_APP_ID) !== Boolean(values.WECHAT_APP_SECRET)) {
    throw new SettingsError("WECHAT_APP_ID and WECHAT_APP_SECRET: give both or none");
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
    payloadSecret: values.PAYLOAD_SECRET ?? storedSecret(dataDir),
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
    timeZone: values.TIME_ZONE,
    company: { name: values.COMPANY_NAME?.trim() ?? "", email: values.COMPANY_EMAIL ?? "", country: values.COMPANY_COUNTRY ?? "" },
    adminEnabled: values.ADMIN === "on",
    firstAdmin: values.ADMIN_EMAIL && values.ADMIN_PASSWORD ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD } : null,
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM, leadsTo: values.LEADS_TO ?? [] },
    leadsWebhook: webhookOf(values),
    leadsKeptDays: values.LEADS_KEPT_DAYS,
    trustedProxies: values.TRUSTED_PROXIES,
    metricsToken: values.METRICS_TOKEN,
    securityContacts: values.SECURITY_CONTACT,
    securityPolicy: values.SECURITY_POLICY ?? null,
    assistants: values.ASSISTANTS,
    indexNow: values.INDEXNOW_KEY ? { key: values.INDEXNOW_KEY, endpoint: values.INDEXNOW_ENDPOINT } : null,
    wechat:
      values.WECHAT_APP_ID && values.WECHAT_APP_SECRET
        ? { appId: values.WECHAT_APP_ID, secret: values.WECHAT_APP_SECRET, apiUrl: values.WECHAT_API_URL }
        : null,
    baiduPushUrl: values.BAIDU_PUSH_URL ?? null,
    insight: values.INSIGHT === "on",
    countryHeader: values.COUNTRY_HEADER ?? null,
    analytics: { googleId: values.GOOGLE_MEASUREMENT_ID ?? null, baiduId: values.BAIDU_TONGJI_ID ?? null },
    filmHosts: values.FILM_HOSTS,
    filmBytes: values.FILM_MB * 1024 * 1024,
    resolvers: values.DNS_RESOLVERS,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    prewarm: values.PREWARM === "on",
    cdnSeconds: values.CDN_SECONDS,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
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
