import type { Payload } from "payload";
import { DEFAULT_LANGUAGE, type DeskLanguage } from "#shared/languages.ts";
import { lastBackup } from "../../../lib/last-backup.ts";
import { momentName } from "../../../lib/time.ts";
import { UNNAMED } from "../../../seed/own-company.ts";
import { demonstrationLeft } from "../../../seed/remove.ts";
import { demonstrationOf } from "../../../seed/state.ts";
import { settings } from "../../../config/settings.ts";
import type { Texts } from "../../texts/index.ts";

/** Something that has to be so before the site is shown to the world. */
export interface Step {
  key: string;
  title: string;
  note: string;
  done: boolean;
}

/** A backup that is older than this, in milliseconds, is none. */
const OLDEST_BACKUP = 8 * 86_400_000;

/** Reads what is done of what has to be done before going live. What is done comes first. */
export async function readGoingLive(payload: Payload, language: DeskLanguage, texts: Texts, now: number): Promise<Step[]> {
  const { steps: words } = texts.dashboard;
  const [site, demonstration, left, backup, administrators] = await Promise.all([
    payload.findGlobal({ slug: "site", locale: DEFAULT_LANGUAGE, depth: 0 }),
    demonstrationOf(payload),
    demonstrationLeft(payload),
    lastBackup(settings),
    payload.find({
      collection: "users",
      where: { role: { equals: "administrator" } },
      pagination: false,
      depth: 0,
      showHiddenFields: true,
    }),
  ]);
  const { hostname } = new URL(settings.siteUrl);
  const isOwn = ![UNNAMED.name, UNNAMED.nameEn].includes(site.name) && demonstration?.["globals"]?.["site"] !== site.updatedAt;
  const isPublic = settings.siteUrl.startsWith("https:") && !/^(?:localhost|127\.|\[::1\])/.test(hostname);
  const { smtpUrl, leadsTo } = settings.mail;
  const isBackedUp = backup !== null && now - Date.parse(backup) < OLDEST_BACKUP;
  const protectedOnes = administrators.docs.filter(({ totpSecret }) => totpSecret).length;
  const steps: Step[] = [
    { key: "company", title: words.company, note: isOwn ? words.companyOwn : words.companyDemo, done: isOwn },
    { key: "address", title: words.address, note: isPublic ? settings.siteUrl : words.addressWrong(settings.siteUrl), done: isPublic },
    {
      key: "backup",
      title: words.backup,
      note: backup ? words.backupAt(momentName(Date.parse(backup), now, language)) : words.backupNever,
      done: isBackedUp,
    },
    {
      key: "administrators",
      title: words.administrators,
      note: words.administratorsWith(administrators.docs.length, protectedOnes),
      done: protectedOnes === administrators.docs.length,
    },
    { key: "demonstration", title: words.demonstration, note: left ? words.demonstrationLeft(left) : words.demonstrationGone, done: !left },
    {
      key: "mail",
      title: words.mail,
      note: smtpUrl ? (leadsTo.length > 0 ? leadsTo.join(texts.comma) : words.mailNobody) : words.mailNone,
      done: Boolean(smtpUrl) && leadsTo.length > 0,
    },
  ];
  return steps.toSorted((a, b) => Number(b.done) - Number(a.done));
}
