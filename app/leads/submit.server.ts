import { formatNumber } from "#shared/specification/numbers.ts";
import { data } from "react-router";
import type { z } from "zod";
import { checkForSpam, type Challenge } from "#cms/leads/intake/spam-protection.ts";
import { storeLead } from "#cms/leads/intake/lead-store.ts";
import type { NewLead } from "#cms/leads/intake/new-lead.ts";
import { getCms } from "#cms/index.ts";
import { referenceOf } from "#cms/leads/intake/lead-reference.ts";
import { languageOf, sitePath, type Language } from "#shared/languages.ts";
import type { TextKey } from "#app/i18n/texts.ts";
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
import { leadRules, messageRules, type Faults, type LeadValues, type MessageValues, type Typed } from "./rules.ts";

/** What a form shows after it was sent; what has arrived gives the page its title. */
export type FormResult =
  | { state: "success"; reference: string; title: NamedText }
  | { state: "invalid"; faults: Faults; typed: Typed }
  | { state: "failed"; typed: Typed }
  | { state: "limited"; minutes: number; challenge: Challenge | null; typed: Typed };

export type { Challenge };

/**
 * Statuses: 422 tells what to mend, 429 that the visitor has sent too much for now, 503 that nothing was stored and the visitor should
 * try again.
 */
/** Seconds in a minute. */
const SECONDS = 60;

interface Sent {
  request: Request;
  url: URL;
}

/** Takes what the buy page's form sends. It is on disk before success is answered. */
export function submitLead(sent: Sent) {
  return submit(sent, "leads", leadRules, async (values, typed, staff) => {
    const lines = wantedLines(typed, values.items ?? sent.url.searchParams.get("items") ?? "");
    const items = await wantedItems(lines, typed, languageOf(sent.url.pathname));
    const { company, position, country, phone } = values;
    const words = { ...sameWords(values), company, position, country, phone, items: itemsText(lines), ...answerWords(staff.answers) };
    return { collection: "leads", words, data: { ...sharedData(values, sent), ...staff, company, position, country, phone, items } };
  });
}

/** Takes what the form of the contact and join pages sends. It is on disk before success is answered. */
export function submitMessage(sent: Sent) {
  return submit(sent, "messages", messageRules, async (values, _typed, staff) => {
    const { company, subject, phone } = values;
    const words = { ...sameWords(values), company, subject, phone, ...answerWords(staff.answers) };
    return { collection: "messages", words, data: { ...sharedData(values, sent), ...staff, company, subject, phone } };
  });
}

/** What a form makes of its checked values. */
type Made = {
  [Type in NewLead["collection"]]: Omit<Extract<NewLead, { collection: Type }>, "receivedAt" | "givenId">;
}[NewLead["collection"]];

/** What a form stores of what staff has added to it, and what was agreed to. */
interface StaffData {
  answers: Answer[];
  consentText: string;
  policyVersion: string;
}

/** Answers as a part of what makes two leads the same. */
function answerWords(answers: Answer[]): Record<string, string> {
  return answers.length > 0 ? { answers: JSON.stringify(answers) } : {};
}

/** Every form's way: read, check, checkForSpam, store, answer. */
async function submit<Values extends LeadValues | MessageValues>(
  { request, url }: Sent,
  form: NewLead["collection"],
  rules: z.ZodType<Values> & { shape: object },
  make: (values: Values, typed: Typed, staff: StaffData) => Promise<Made>,
) {
  // The form of a page that was open when staff took the page off the site.
  if (await isSwitchedOff(sitePath(url.pathname))) throw checkFailed(url.pathname);
  const typed = await readForm(request);
  const checked = rules.safeParse(typed);
  const language = languageOf(url.pathname);
  const fields = await fieldsOfForm(form, language);
  const faults = {
    ...(form === "leads" && quantityFaults(typed)),
    ...staffFaults(typed, Object.keys(rules.shape), fields, language),
    ...(checked.success ? {} : faultsOf(checked.error, language)),
  };
  if (!checked.success || Object.keys(faults).length > 0) return data<FormResult>({ state: "invalid", faults, typed }, { status: 422 });
  const { openFor, originConsent, proof, submissionId, topic } = checked.data;
  const verdict = await checkForSpam(await getCms(), { form, openFor, proof, suspected: topic !== "" });
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
    const staff = { answers: answersOf(typed, fields), consentText, policyVersion };
    const made = await make(withoutUnasked(checked.data, fields), typed, staff);
    const lead = { ...made, receivedAt: new Date().toISOString(), givenId: submissionId };
    const reference = referenceOf(await storeLead(await getCms(), lead));
    return data<FormResult>({
      state: "success",
      reference,
      title: namedText(form === "leads" ? "forms.leadArrived" : "forms.messageArrived"),
    });
  } catch (error) {
    log.error({ err: error }, "A lead could not be stored");
    return data<FormResult>({ state: "failed", typed }, { status: 503 });
  }
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

function sameWords({ name, email, message }: LeadValues | MessageValues) {
  return { name, email, message };
}

/** What both collections store. */
function sharedData(values: LeadValues | MessageValues, sent: Sent) {
  const { pathname } = sent.url;
  return {
    ...sameWords(values),
    // With script a browser has proved that it is one. Without, a person may be behind it all the same, so that it is kept for the desk.
    status: values.topic && values.openFor === null ? ("spam" as const) : ("new" as const),
    language: languageOf(pathname),
    page: sitePath(pathname),
    consent: true,
    consentAt: new Date().toISOString(),
    origin: values.originConsent ? originOf(values, sent) : {},
  };
}

/** Where a visitor came from. Without script the campaign is known from the address of the page with the form. */
function originOf(values: LeadValues | MessageValues, { request, url }: Sent) {
  const addresses = [url, URL.parse(request.headers.get("referer") ?? "")];
  const { searchParams } = addresses.find((address) => address?.searchParams.has("utm_source")) ?? url;
  const campaign = (name: string, told?: string) => told ?? searchParams.get(name)?.slice(0, 100);
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
