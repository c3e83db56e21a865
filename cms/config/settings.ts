/** The settings of the process, read from its environment. A wrong value stops the start with one clear line. */
import path from "node:path";
import type { z } from "zod";
import { storedSecret } from "./session-secret.ts";
import { SettingsError } from "./setting-values.ts";
import { formatAt, type Webhook } from "./webhook-formats.ts";
import { environment } from "./settings-schema.ts";

export { SettingsError };

/** The settings with a value. Drops empty ones, as a composition passes on for unset variables. */
function nonEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim())) as NodeJS.ProcessEnv;
}

/** Renamed settings by their old names; the start fails for an old one, which would otherwise seem to work. */
const RENAMED: Readonly<Record<string, string>> = { MAKE_AHEAD: "PREWARM" };

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
  const set = nonEmpty(env);
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
    webAnalytics: values.INSIGHT === "on",
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

/** The settings of this process; a wrong one ends any command with one line. */
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
