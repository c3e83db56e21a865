import { formatNumber } from "#shared/specification/numbers.ts";
import { data } from "react-router";
import type { z } from "zod";
import { checkForSpam, type Challenge } from "#cms/leads/intake/spam-protection.ts";
import { storeLead } from "#cms/leads/intake/lead-store.ts";
import type { NewLead } from "#cms/leads/intake/new-lead.ts";
import { getCms } from "#cms/index.ts";
import { referenceOf } from "#cms/leads/intake/lead-reference.ts";
import { fieldOf, fieldsOf, FORMS, type FieldName, type FormId } from "#shared/vocabulary/forms.ts";
import { languageOf, sitePath, type Language } from "#shared/languages.ts";
import type { TextKey } from "#app/i18n/texts.ts";
import { loadLayoutData } from "#app/data/layout-data.server.ts";
import { companyHours } from "#cms/leads/company-hours.ts";
import { countryName } from "#cms/lib/country-name.ts";
import { afterWorkingTime, workingDay } from "#cms/lib/working-time.ts";
import { withTimeout } from "#cms/db/health.ts";
import { log } from "#cms/lib/log/index.ts";
import { isSwitchedOff } from "#app/data/site-parts.server.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { readForm } from "./form-data.server.ts";
import { itemsText } from "#app/lib/storage/quote-items.ts";
import { namedText, type NamedText } from "#app/lib/seo/title.ts";
import { quantityFaults, wantedItems, wantedLines } from "./quote-list.server.ts";
import {
  answersOf,
  consentWording,
  fieldsOfForm,
  privacyVersion,
  staffFaults,
  withoutUnasked,
  type Answer,
} from "./staff-fields.server.ts";
import { filledIn, rulesOf, type Faults, type Filled, type SentValues, type Typed } from "./rules.ts";

/** A submission for display to its sender: each field by its name, the answers to added ones, and the quote list. */
export interface Sent {
  fields: [FieldName, string][];
  answers: Answer[];
  items: { name: string; quantity: number }[];
}

/** A form's result; `due` is the promised time of an answer, and `title` names the page after success. */
export type FormResult =
  | { state: "success"; reference: string; title: NamedText; sent: Sent; due: string | null }
  | { state: "invalid"; faults: Faults; typed: Typed }
  | { state: "failed"; typed: Typed }
  | { state: "limited"; minutes: number; challenge: Challenge | null; typed: Typed };

export type { Challenge };

/**
 * Statuses: 422 lists faults to correct, 429 says that the visitor has sent too much for now, 503 that nothing was stored and the visitor
 * should try again.
 */
/** Milliseconds to find out when an answer is due; after them the form answers without it. */
const DUE_PATIENCE = 1000;
/** Seconds in a minute. */
const SECONDS = 60;

interface FormRequest {
  request: Request;
  url: URL;
}

/** A form's action. Stores the lead on disk before it answers success. */
export function submitForm(form: FormId) {
  return (posted: FormRequest) => submit(form, posted);
}

/** Every form's way: read, check, checkForSpam, store, answer. */
async function submit(form: FormId, posted: FormRequest) {
  const { request, url } = posted;
  // The page was open when staff took it off the site.
  if (await isSwitchedOff(sitePath(url.pathname))) throw checkFailed(url.pathname);
  const typed = await readForm(request);
  const checked = rulesOf(form).safeParse(typed);
  const language = languageOf(url.pathname);
  const { kind, texts } = FORMS[form];
  const fields = await fieldsOfForm(form, language);
  const faults = {
    ...(form === "buy" && quantityFaults(typed, await fewestPieces(language), language)),
    ...staffFaults(typed, fieldsOf(form), fields, language),
    ...(checked.success ? {} : faultsOf(checked.error, language)),
  };
  if (!checked.success || Object.keys(faults).length > 0) return data<FormResult>({ state: "invalid", faults, typed }, { status: 422 });
  const values = checked.data;
  const { openFor, originConsent, proof, submissionId, topic } = values;
  const verdict = await checkForSpam(await getCms(), { kind, openFor, proof, suspected: topic !== "" });
  if (!verdict.allowed) {
    const minutes = Math.ceil(verdict.retryAfter / SECONDS);
    const headers = { "Retry-After": String(verdict.retryAfter) };
    return data<FormResult>({ state: "limited", minutes, challenge: verdict.challenge, typed }, { status: 429, headers });
  }
  try {
    const [consentText, policyVersion] = await Promise.all([
      consentWording(language, originConsent !== undefined),
      privacyVersion(language),
    ]);
    const answers = answersOf(typed, fields);
    const filled = withoutUnasked(filledIn(form, values), fields);
    const content = { ...sharedData(values, posted), ...filled, answers, consentText, policyVersion };
    const words = { ...filled, ...answerFingerprint(answers) };
    const arrived = { receivedAt: new Date().toISOString(), givenId: submissionId };
    const summary: Sent = { fields: filledFields(form, filled, language), answers, items: [] };
    const lead: NewLead = { ...arrived, words, data: { ...content, form } };
    if (form === "buy") {
      const lines = wantedLines(typed, values.items ?? url.searchParams.get("items") ?? "");
      const items = await wantedItems(lines, typed, language);
      summary.items = items.map(({ name, quantity }) => ({ name, quantity }));
      lead.words["items"] = itemsText(lines);
      lead.data.items = items;
    }
    const reference = referenceOf(await storeLead(await getCms(), lead));
    const due = await withTimeout(answerDue(language), DUE_PATIENCE).catch(() => null);
    return data<FormResult>({ state: "success", reference, title: namedText(`forms.${texts}Arrived`), sent: summary, due });
  } catch (error) {
    log.error({ err: error }, "A lead could not be stored");
    return data<FormResult>({ state: "failed", typed }, { status: 503 });
  }
}

/** Minimum pieces of a product per order; one where that cannot be read, so that no lead is lost. */
async function fewestPieces(language: Language): Promise<number> {
  return loadLayoutData(language).then(
    ({ company }) => company.buying.fewestPieces,
    () => 1,
  );
}

/** The filled fields, in the order of the form; countries by their names. */
function filledFields(form: FormId, filled: Filled, language: Language): Sent["fields"] {
  return FORMS[form].fields.flatMap((name) => {
    const value = filled[name];
    if (!value) return [];
    return [[name, fieldOf(name).kind === "country" ? countryName(value, language) : value]];
  });
}

/** When the company promises to answer a lead received now, in ISO form; null without a promise. */
async function answerDue(language: Language): Promise<string | null> {
  const { company } = await loadLayoutData(language);
  if (!company.responsePromise) return null;
  const hours = await companyHours(await getCms());
  return new Date(afterWorkingTime(Date.now(), workingDay(hours), hours)).toISOString();
}

/** The answers' part of a lead's fingerprint, by which the same lead is stored once. */
function answerFingerprint(answers: Answer[]): Record<string, string> {
  return answers.length > 0 ? { answers: JSON.stringify(answers) } : {};
}

/** The first fault of each field. */
function faultsOf(error: z.ZodError, language: Language): Faults {
  const faults: Faults = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0]);
    const key = (issue.code === "invalid_type" ? "forms.required" : issue.message) as TextKey;
    faults[field] ??= namedText(key, issue.code === "too_big" ? { most: formatNumber(Number(issue.maximum), language) } : undefined);
  }
  return faults;
}

/** The stored values that are no fields of a form. */
function sharedData(values: SentValues, posted: FormRequest) {
  const { pathname } = posted.url;
  return {
    // With script a browser has proved that it is one. Without, a person may have sent it all the same, so the desk keeps it.
    status: values.topic && values.openFor === null ? ("spam" as const) : ("new" as const),
    language: languageOf(pathname),
    page: sitePath(pathname),
    consent: true,
    consentAt: new Date().toISOString(),
    origin: values.originConsent ? originOf(values, posted) : {},
  };
}

/** Where a visitor came from. Without script the campaign comes from the address of the page with the form. */
function originOf(values: SentValues, { request, url }: FormRequest) {
  const addresses = [url, URL.parse(request.headers.get("referer") ?? "")];
  const { searchParams } = addresses.find((address) => address?.searchParams.has("utm_source")) ?? url;
  const campaign = (name: string, value?: string) => value ?? searchParams.get(name)?.slice(0, 100);
  return {
    source: values.source,
    referrer: values.referrer,
    utmSource: campaign("utm_source", values.utmSource),
    utmMedium: campaign("utm_medium", values.utmMedium),
    utmCampaign: campaign("utm_campaign", values.utmCampaign),
    utmTerm: campaign("utm_term", values.utmTerm),
    utmContent: campaign("utm_content", values.utmContent),
  };
}
