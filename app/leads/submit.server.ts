import { data } from "react-router";
import type { z } from "zod";
import { getCms } from "#cms/index.ts";
import { languageOf, sitePath, type Language } from "#app/i18n/languages.ts";
import { readForm } from "./form-data.server.ts";
import { leadRules, messageRules, type Faults, type LeadValues, type MessageValues, type Typed } from "./rules.ts";

/** What a form shows after it was sent. */
export type FormResult =
  | { state: "success" }
  | { state: "invalid"; faults: Faults; typed: Typed }
  | { state: "failed"; typed: Typed };

interface Origin {
  language: Language;
  /** Site path of the page with the form. */
  page: string;
}

/** Statuses: 422 tells what to mend, 503 that nothing was stored and the visitor should try again. */
const UNPROCESSABLE = 422;
const UNAVAILABLE = 503;

/** Checks and stores what the buy page's form sends. It is on disk before success is answered. */
export function submitLead(request: Request, url: URL) {
  return submit(request, leadRules, (values) => storeLead(values, originOf(url)));
}

/** Checks and stores what the contact form sends. It is on disk before success is answered. */
export function submitMessage(request: Request, url: URL) {
  return submit(request, messageRules, (values) => storeMessage(values, originOf(url)));
}

async function submit<Schema extends z.ZodType>(request: Request, rules: Schema, store: (values: z.infer<Schema>) => Promise<void>) {
  const typed = await readForm(request);
  const checked = rules.safeParse(typed);
  if (!checked.success) return data<FormResult>({ state: "invalid", faults: faultsOf(checked.error), typed }, { status: UNPROCESSABLE });
  try {
    await store(checked.data);
  } catch (error) {
    console.error("A submission could not be stored:", error);
    return data<FormResult>({ state: "failed", typed }, { status: UNAVAILABLE });
  }
  return data<FormResult>({ state: "success" });
}

/** The first fault of each field. */
function faultsOf(error: z.ZodError): Faults {
  const faults: Faults = {};
  for (const { path, code, message } of error.issues) {
    const field = String(path[0]);
    faults[field] ??= code === "invalid_type" ? "forms.required" : message;
  }
  return faults;
}

async function storeLead({ consent: _given, ...values }: LeadValues, origin: Origin): Promise<void> {
  const cms = await getCms();
  await once("leads", values.submissionId, () => cms.create({ collection: "leads", data: { ...values, ...origin, ...consentNow(), status: "new" } }));
}

async function storeMessage({ consent: _given, ...values }: MessageValues, origin: Origin): Promise<void> {
  const cms = await getCms();
  await once("messages", values.submissionId, () => cms.create({ collection: "messages", data: { ...values, ...origin, ...consentNow(), status: "new" } }));
}

/** Stores a submission unless it is stored already. Sent twice at the same time, the second meets the unique id and is fine too. */
async function once(collection: "leads" | "messages", submissionId: string, store: () => Promise<unknown>): Promise<void> {
  const cms = await getCms();
  const isStored = async () => (await cms.count({ collection, where: { submissionId: { equals: submissionId } } })).totalDocs > 0;
  if (await isStored()) return;
  try {
    await store();
  } catch (error) {
    if (!(await isStored())) throw error;
  }
}

function originOf({ pathname }: URL): Origin {
  return { language: languageOf(pathname), page: sitePath(pathname) };
}

function consentNow() {
  return { consent: true, consentAt: new Date().toISOString() };
}
