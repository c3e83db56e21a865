/** Every environment setting, declared once, with what docs/settings.md says of it. */
import { z } from "zod";
import { KNOWN_LANGUAGES } from "#shared/languages.ts";
import { DEFAULT_ZONE } from "#shared/lib/time-zone.ts";
import { accountAddress, cleanAddress, isAddress } from "#shared/lib/contact.ts";
import { MIN_PASSWORD_LENGTH } from "./password-rule.ts";
import { MIN_SECRET_LENGTH } from "./session-secret.ts";
import {
  isAddressOrNetwork,
  isBaiduPush,
  isContact,
  isCountry,
  isSite,
  isZone,
  languagesOr,
  splitList,
  listedRecipients,
  resolversOr,
  senderOr,
} from "./setting-values.ts";
import { WEBHOOK_FORMATS } from "./webhook-formats.ts";

/** What settings are for, in the order of docs/settings.md. */
export const GROUPS = {
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
export const descriptions = z.registry<{ group: keyof typeof GROUPS; unset?: string; about: string }>();

export const environment = z.object({
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
  PAYLOAD_SECRET: z.string().min(MIN_SECRET_LENGTH, `must have ${MIN_SECRET_LENGTH} characters or more`).optional().register(descriptions, {
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
    about:
      "`off`: a new database begins as the empty site of one's own company, without the demonstration content, as it does where there is no `demo/`",
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
  ADMIN_PASSWORD: z
    .string()
    .min(MIN_PASSWORD_LENGTH, `must have ${MIN_PASSWORD_LENGTH} characters or more`)
    .optional()
    .register(descriptions, {
      group: "admin",
      unset: "unset",
      about: "the first administrator's password, 12 characters or more, none of the common ones; goes with `ADMIN_EMAIL`",
    }),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform(splitList)
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
    .transform(splitList)
    .refine((entries) => entries.every(isContact), "must be mailto: or https:// addresses, separated by commas")
    .register(descriptions, {
      group: "process",
      unset: "the company's e-mail",
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
    .transform((value) => splitList(value.toLowerCase()))
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
        "requests of one client to the REST API, the desk, `/mcp`, suggestions and generated documents; `0`: no limit. Signed-in staff is not counted",
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
