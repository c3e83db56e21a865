import type { CollectionSlug, Payload, Where } from "payload";
import { DEFAULT_LANGUAGE, type DeskLanguage } from "#shared/languages.ts";
import { DAY } from "#shared/lib/durations.ts";
import { DEFAULT_ZONE, ZONE } from "#shared/lib/time-zone.ts";
import { rolesThatCan } from "../../../access/permissions.ts";
import { collectionAddress, deskAddress, globalAddress } from "../../../lib/desk-address.ts";
import { settings } from "../../../config/settings.ts";
import { lastBackup } from "../../../lib/last-backup.ts";
import { hoursName, momentName } from "../../../lib/time.ts";
import { workingHoursOf } from "../../../lib/working-time.ts";
import { UNNAMED } from "../../../seed/own-company.ts";
import { deadLinks } from "../../../publishing/addresses/dead-links.ts";
import { demonstrationLeft } from "../../../seed/remove.ts";
import { readDemonstrationSite } from "../../../seed/content-files.ts";
import { linesOf, placeholdersIn } from "../../../publishing/consistency/text-lines.ts";
import { rowsOf, type Data } from "../../../schema/data.ts";
import { fieldTree } from "../../../schema/field-tree.ts";
import { demonstrationOf, type Demonstration } from "../../../seed/state.ts";
import type { Texts } from "../../texts/index.ts";
import { CONTENT_VIEWS } from "../content-views.ts";
import { readPart, UNREAD } from "./read-part.ts";

/** The purposes of steps: required by law, expected by buyers, or necessary for operation. */
export type StepGroup = "law" | "buyers" | "operation";

/** A condition for going live. */
export interface Step {
  key: string;
  group: StepGroup;
  title: string;
  note: string;
  done: boolean;
  /** Whether the site should not go live without it. */
  urgent?: boolean;
  /** Its address at the desk; none for a setting. */
  to?: string;
}

/** Milliseconds after which a backup counts as missing. */
const OLDEST_BACKUP = 8 * DAY;

const SITE = globalAddress("site");

/** Reads the state of the steps before going live. */
export async function readGoingLive(payload: Payload, language: DeskLanguage, texts: Texts, now: number): Promise<Step[]> {
  const { groups, links } = texts.dashboard.steps;
  const parts: { group: StepGroup; title: string; read: () => Promise<Step[]> }[] = [
    { group: "law", title: groups.law, read: () => lawSteps(payload, texts) },
    { group: "buyers", title: groups.buyers, read: () => buyersSteps(payload, texts) },
    { group: "buyers", title: links, read: () => linksStep(payload, language, texts) },
    { group: "operation", title: groups.operation, read: () => operationSteps(payload, language, texts, now) },
  ];
  const read = await Promise.all(
    parts.map(async ({ group, title, read: steps }) => {
      const part = await readPart(title, steps);
      return part === UNREAD ? [{ key: title, group, title, note: texts.dashboard.unread, done: false, urgent: true }] : part;
    }),
  );
  return read.flat();
}

/** A required page, and where staff writes it. */
async function pageStep(
  payload: Payload,
  texts: Texts,
  page: {
    key: string;
    title: string;
    group: StepGroup;
    collection: "services" | "brands";
    slug: string;
    urgent?: boolean;
    missing?: string;
  },
): Promise<Step> {
  const words = texts.dashboard.steps;
  const { collection, slug, missing = words.pageNone, ...step } = page;
  const { docs } = await payload.find({
    collection,
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 0,
    draft: true,
    overrideAccess: true,
  });
  const [record] = docs;
  const live = await livePage(payload, collection, slug);
  const demonstration = await demonstrationOf(payload);
  const states = [live, record as unknown as Data | undefined].filter((one) => one !== null && one !== undefined);
  const isDemonstrations = live !== null && states.some((one) => isOfDemonstration(demonstration, collection, one));
  const open = live && !isDemonstrations ? placeholdersIn(linesOf(fieldTree(payload.collections[collection].config), live)) : [];
  const done = live !== null && !isDemonstrations && open.length === 0;
  const to = collectionAddress(collection, record?.id ?? "create");
  const [place] = open;
  const note = isDemonstrations
    ? words.demoStill
    : place !== undefined
      ? words.pageUnfilled(open.length, place)
      : record && !live
        ? `${missing} ${words.pageDraft}`.trim()
        : missing;
  return { ...step, done, to, note: done ? words.pagePublished : note };
}

/** The page as visitors see it, in all languages; null if they see none. */
async function livePage(payload: Payload, collection: "services" | "brands", slug: string): Promise<(Data & { id: number }) | null> {
  const where: Where = { and: [{ slug: { equals: slug } }, { _status: { equals: "published" } }] };
  const { docs } = await payload.find({ collection, where, locale: "all", limit: 1, depth: 0, overrideAccess: true });
  return (docs[0] as unknown as (Data & { id: number }) | undefined) ?? null;
}

/** Whether a record is unchanged since the demonstration was installed. */
function isOfDemonstration(demonstration: Demonstration | null, collection: string, record: Data): boolean {
  return demonstration?.[collection]?.[String(record["id"])] === record["updatedAt"];
}

async function count(payload: Payload, collection: CollectionSlug, where: Where): Promise<number> {
  return (await payload.count({ collection, where, overrideAccess: true })).totalDocs;
}

/** The data of the demonstration's company, which is fictitious; null on a site that never had it. */
async function demonstrationsSite(payload: Payload): Promise<Data | null> {
  return (await demonstrationOf(payload)) && readDemonstrationSite();
}

async function lawSteps(payload: Payload, texts: Texts): Promise<Step[]> {
  const words = texts.dashboard.steps;
  const { registrations } = await payload.findGlobal({ slug: "site", depth: 0, select: { registrations: true }, overrideAccess: true });
  const demo = await demonstrationsSite(payload);
  const invented = new Set(rowsOf(demo?.["registrations"]).map(({ text }) => text));
  const number = (registrations ?? []).filter(({ text }) => !invented.has(text)).length;
  return [
    await pageStep(payload, texts, {
      key: "privacy",
      group: "law",
      title: words.privacy,
      collection: "services",
      slug: "privacy",
      urgent: true,
      missing: words.privacyNone,
    }),
    await pageStep(payload, texts, { key: "legal", group: "law", title: words.legal, collection: "services", slug: "legal", urgent: true }),
    {
      key: "registrations",
      group: "law",
      title: words.registrations,
      note: number > 0 ? words.registrationsOf(number) : registrations?.length ? words.demoStill : words.registrationsNone,
      done: number > 0,
      to: SITE,
    },
  ];
}

/** The pages that buyers look for, besides the products. */
const PAGES = [
  { key: "companyPage", collection: "brands", slug: "company" },
  { key: "support", collection: "services", slug: "support" },
  { key: "afterSales", collection: "services", slug: "after-sales" },
  { key: "warranty", collection: "services", slug: "warranty" },
] as const;

async function buyersSteps(payload: Payload, texts: Texts): Promise<Step[]> {
  const words = texts.dashboard.steps;
  const published = { _status: { equals: "published" } };
  const [site, demonstration, interfaceTexts, products, withoutPicture, pages] = await Promise.all([
    payload.findGlobal({ slug: "site", locale: DEFAULT_LANGUAGE, depth: 0, overrideAccess: true }),
    demonstrationOf(payload),
    payload.findGlobal({ slug: "interface-texts", depth: 0, overrideAccess: true }),
    count(payload, "products", published),
    count(payload, "products", { and: [published, { pictures: { exists: false } }] }),
    Promise.all(PAGES.map(({ key, ...page }) => pageStep(payload, texts, { key, group: "buyers", title: words[key], ...page }))),
  ]);
  const isDemonstrations = demonstration?.["globals"]?.["site"] === site.updatedAt;
  const demo = await demonstrationsSite(payload);
  const isInvented = (field: "phone" | "email" | "address" | "latitude") =>
    demo !== null && site[field] !== null && site[field] !== undefined && [demo[field], demo[`${field}_en`]].includes(site[field]);
  const invented = [
    isInvented("phone") && words.phone,
    isInvented("email") && words.email,
    isInvented("address") && words.postal,
    isInvented("latitude") && words.coordinates,
  ].filter((name) => name !== false);
  const demoProducts = demonstration?.["products"] ?? {};
  const stored = await payload.find({
    collection: "products",
    draft: true,
    depth: 0,
    pagination: false,
    select: { updatedAt: true },
    overrideAccess: true,
  });
  const ownProducts = products - stored.docs.filter(({ id, updatedAt }) => demoProducts[String(id)] === updatedAt).length;
  const isOwn = !Object.values(UNNAMED).includes(site.name) && !isDemonstrations;
  const lacked = [
    !site.phone && words.phone,
    !site.email && words.email,
    !site.address && words.postal,
    (site.latitude ?? null) === null && words.coordinates,
  ].filter((name) => name !== false);
  const isTextsDemonstrations = demonstration !== null && demonstration["globals"]?.["interface-texts"] === interfaceTexts.updatedAt;
  const isPlatformOwn = !isTextsDemonstrations && interfaceTexts.entries?.some(({ key }) => key.startsWith("platform."));
  return [
    {
      key: "company",
      group: "buyers",
      title: words.company,
      note: isOwn ? site.name : isDemonstrations ? words.companyDemo : words.companyUnnamed,
      done: isOwn,
      urgent: true,
      to: SITE,
    },
    {
      key: "contact",
      group: "buyers",
      title: words.contact,
      note:
        invented.length > 0
          ? words.demoOf(invented.join(texts.comma))
          : lacked.length > 0
            ? words.lacks(lacked.join(texts.comma))
            : words.complete,
      done: lacked.length + invented.length === 0,
      to: SITE,
    },
    {
      key: "products",
      group: "buyers",
      title: words.products,
      note:
        products === 0
          ? words.productsNone
          : ownProducts < products
            ? words.productsDemo(products - ownProducts, ownProducts)
            : withoutPicture > 0
              ? words.withoutPicture(withoutPicture)
              : words.productsOf(products),
      done: products > 0 && ownProducts === products && withoutPicture === 0,
      to: collectionAddress("products"),
    },
    ...pages,
    ...(site.platformName
      ? [
          {
            key: "platform",
            group: "buyers" as const,
            title: words.platform,
            note: isPlatformOwn ? words.platformOwn : isTextsDemonstrations ? words.demoStill : words.platformBuiltIn,
            done: Boolean(isPlatformOwn),
            to: `${deskAddress(CONTENT_VIEWS.interfaceTexts.path)}?q=platform`,
          },
        ]
      : []),
  ];
}

/** Documents that a step names. */
const NAMED = 4;

/** Whether the links in editors' texts lead to existing pages. */
async function linksStep(payload: Payload, language: DeskLanguage, texts: Texts): Promise<Step[]> {
  const words = texts.dashboard.steps;
  const dead = await deadLinks(payload, language);
  const names = dead.slice(0, NAMED).map(({ title, paths }) => words.linksOf(title, paths.join(texts.comma)));
  const [first] = dead;
  return [
    {
      key: "links",
      group: "buyers",
      title: words.links,
      note: first ? words.linksDead(names, dead.length - names.length) : words.linksAlive,
      done: !first,
      ...(first && { to: first.to }),
    },
  ];
}

async function operationSteps(payload: Payload, language: DeskLanguage, texts: Texts, now: number): Promise<Step[]> {
  const words = texts.dashboard.steps;
  const [site, demonstrationRecords, backup, administrators] = await Promise.all([
    payload.findGlobal({ slug: "site", depth: 0, overrideAccess: true }),
    demonstrationLeft(payload),
    lastBackup(settings),
    payload.find({
      collection: "users",
      where: { role: { in: rolesThatCan("accounts.write") } },
      pagination: false,
      depth: 0,
      showHiddenFields: true,
      overrideAccess: true,
    }),
  ]);
  const { hostname } = new URL(settings.siteUrl);
  const isPublic = settings.siteUrl.startsWith("https:") && !/^(?:localhost|127\.|\[::1\])/.test(hostname);
  const { smtpUrl, leadsTo } = settings.mail;
  const isBackedUp = backup !== null && now - Date.parse(backup) < OLDEST_BACKUP;
  const protectedOnes = administrators.docs.filter(({ totpSecret }) => totpSecret).length;
  const isZoneSet = ZONE !== DEFAULT_ZONE || Boolean(process.env["TIME_ZONE"]) || settings.demonstration;
  const steps: Step[] = [
    {
      key: "address",
      group: "operation",
      title: words.address,
      note: isPublic ? settings.siteUrl : words.addressWrong(settings.siteUrl),
      done: isPublic,
    },
    {
      key: "mail",
      group: "operation",
      title: words.mail,
      note: smtpUrl ? (leadsTo.length > 0 ? leadsTo.join(texts.comma) : words.mailNobody) : words.mailNone,
      done: Boolean(smtpUrl) && leadsTo.length > 0,
    },
    {
      key: "backup",
      group: "operation",
      title: words.backup,
      note: backup ? words.backupAt(momentName(Date.parse(backup), now, language)) : words.backupNever,
      done: isBackedUp,
    },
    {
      key: "administrators",
      group: "operation",
      title: words.administrators,
      note: words.administratorsWith(administrators.docs.length, protectedOnes),
      done: protectedOnes === administrators.docs.length,
      to: collectionAddress("users"),
    },
    {
      key: "timeZone",
      group: "operation",
      title: words.timeZone,
      note: [isZoneSet ? ZONE : words.timeZoneUnset(ZONE), hoursName(workingHoursOf(site), language)].join(texts.comma),
      done: isZoneSet,
      to: SITE,
    },
  ];
  if (demonstrationRecords !== null)
    steps.push({
      key: "demonstration",
      group: "operation",
      title: words.demonstration,
      note: demonstrationRecords ? words.demonstrationLeft(demonstrationRecords) : words.demonstrationGone,
      done: !demonstrationRecords,
    });
  return steps;
}
