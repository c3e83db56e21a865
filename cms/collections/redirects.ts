import { say } from "#shared/desk-texts/say.ts";
import { singleSlashes } from "#shared/lib/address.ts";
import { sitePath } from "#shared/languages.ts";
import type { CheckboxFieldValidation, CollectionConfig, PayloadRequest, TextFieldSingleValidation } from "payload";
import { checkbox, text } from "payload/shared";
import { plainPath, readablePath } from "#shared/plain-path.ts";
import { allow } from "../access/allow.ts";
import { mayTrash } from "../access/trash-access.ts";
import { forStaff } from "../access/field-access.ts";
import { presentOrStaff } from "../access/present-or-staff.ts";
import { RECORD_PATHS, SITE_PATHS, SYSTEM_PARTS } from "#shared/content/site-addresses.ts";
import { kindBelow, pathOfRecord, whereNamed, type Addressed } from "../lib/record-paths.ts";
import { inLanguage } from "../lib/i18n.ts";
import { isSitePath } from "../fields/link-address.ts";
import { chosenByName } from "../fields/site-path.ts";
import { plainText } from "../fields/text-fields.ts";
import { choice, flag } from "../fields/values.ts";
import { isRedirectLoop } from "../publishing/addresses/redirect-loops.ts";
import { redirectsByPath } from "../publishing/addresses/redirects-by-path.ts";
import { SETTINGS } from "../lib/groups.ts";

/**
 * Whether visitors find something of the site's own at a path: a page, a record that is published, what is made of one, or what the client
 * or operators ask for.
 * @param path plain, as `plainPath` makes it
 */
async function isSiteOwn(path: string, req: PayloadRequest): Promise<boolean> {
  const parts = path.split("/");
  const isPage = SITE_PATHS.has(path) && !RECORD_PATHS.has(path);
  if (isPage || SYSTEM_PARTS.has(parts[1] ?? "") || path.endsWith(".data")) return true;
  // Generated documents of a record stand below its page.
  for (let length = parts.length; length > 1; length -= 1) {
    const at = parts.slice(0, length).join("/");
    const collection = kindBelow(at);
    const where = collection && whereNamed(collection, parts.slice(length - 1, length));
    if (!collection || !where) continue;
    const published = { and: [where, { _status: { equals: "published" } }] };
    const { docs } = await req.payload.find({ collection, where: published, depth: 0, pagination: false, req, overrideAccess: true });
    if (docs.some((doc) => pathOfRecord(collection, doc as Addressed) === at)) return true;
  }
  return false;
}

const STATUSES = {
  "301": say("301 Moved permanently"),
  "302": say("302 Found"),
  "307": say("307 Temporary redirect"),
  "308": say("308 Permanent redirect"),
};

const TO_RULE = say("A path on this site, or an address that starts with https://.");
const FROM_RULE = say(
  "A path on this site: one slash first, without a language prefix, a query or a #. Capitals and a slash at its end make no difference.",
);
const CIRCLE = say("This leads back to where it began, or over too many other redirects.");
const EXTERNAL_NEEDED = say("The target is on another site: tick this to confirm.");
const EXTERNAL_WRONG = say("The target is on this site: leave this unticked.");

const SITE_OWN = say("The site answers here itself, and a redirect would hide that. Give a path where there is nothing any more.");

function isExternal(target: string): boolean {
  return URL.canParse(target) && new URL(target).protocol === "https:" && /^https:\/\/[^/\\]/.test(target);
}

function isSource(value: unknown): value is string {
  if (typeof value !== "string" || !isSitePath(value.trim())) return false;
  const path = readablePath(value.trim());
  return !/[?#]/.test(path) && sitePath(path) === singleSlashes(path);
}

/** Validates a source. Compares decoded paths, because an escaped one differs for the database, but not for visitors. */
const validSource: TextFieldSingleValidation = async (value, options) => {
  const { id, previousValue, req } = options;
  if (value && !isSource(value)) return inLanguage(FROM_RULE, req.i18n.language);
  const path = value && plainPath(value);
  const moves = path && (!previousValue || plainPath(previousValue) !== path);
  if (moves && (await isSiteOwn(path, req))) return inLanguage(SITE_OWN, req.i18n.language);
  if (moves && (await redirectsByPath(req, id)).has(path)) return req.t("error:valueMustBeUnique");
  return text(value, options);
};

const validTarget: TextFieldSingleValidation = async (value, options) => {
  const { id, req, siblingData } = options;
  const { from } = siblingData as { from?: string };
  if (value && !isSitePath(value) && !isExternal(value)) return inLanguage(TO_RULE, req.i18n.language);
  if (value && from && (await isRedirectLoop({ id, from, to: value }, req))) return inLanguage(CIRCLE, req.i18n.language);
  return text(value, options);
};

const validExternal: CheckboxFieldValidation = (value, options) => {
  const external = isExternal((options.siblingData as { to?: string }).to ?? "");
  if (external && !value) return inLanguage(EXTERNAL_NEEDED, options.req.i18n.language);
  if (!external && value) return inLanguage(EXTERNAL_WRONG, options.req.i18n.language);
  return checkbox(value, options);
};

const from = plainText("from", say("From"), { max: 300, description: FROM_RULE });
const to = chosenByName(plainText("to", say("To"), { max: 2000, description: TO_RULE }));
const external = flag("external", say("Leads to another site"));

export const redirects: CollectionConfig = {
  slug: "redirects",
  labels: { singular: say("Redirect"), plural: say("Redirects") },
  admin: { group: SETTINGS, useAsTitle: "from", defaultColumns: ["from", "to", "status"] },
  defaultSort: "from",
  access: { read: presentOrStaff, create: allow("content.write"), update: allow("content.write"), delete: mayTrash("content.write") },
  fields: [
    {
      ...from,
      validate: validSource,
      unique: true,
      index: true,
      hooks: { beforeValidate: [({ value }) => (isSource(value) ? plainPath(value) : value)] },
    } as typeof from,
    { ...to, validate: validTarget } as typeof to,
    { ...external, validate: validExternal },
    choice("status", say("Status (of HTTP)"), STATUSES, { initial: "301" }),
    { ...plainText("note", say("Note"), { max: 300, optional: true }), access: forStaff },
  ],
};
