import { useEffect, useRef, type RefObject } from "react";
import type { Challenge, FormResult } from "#app/leads/submit.server.ts";
import { sitePath } from "#app/i18n/index.ts";
import { parseUrl } from "#shared/lib/parse-url.ts";

const CAMPAIGN = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

/**
 * Adds values to a form that no visitor types: the form's id, by which sending it twice makes one lead, how long the form was
 * open, and, with the visitor's consent, where they came from. Adds them when the browser collects the form's values, so the page itself
 * contains none.
 * When the server requires a proof of work, solves it and sends the form again.
 * @param result the server's answer; after a success the next form is another lead
 */
export function useHiddenFields(form: RefObject<HTMLFormElement | null>, result: FormResult | undefined): void {
  const id = useRef("");
  const proof = useRef("");
  const isSent = result?.state === "success";
  const challenge = result?.state === "limited" ? result.challenge : null;
  useEffect(() => {
    const element = form.current;
    if (isSent || !element) return;
    id.current = newId();
    const shownAt = performance.now();
    const add = ({ formData }: FormDataEvent) => {
      formData.set("submissionId", id.current);
      formData.set("proof", proof.current);
      formData.set("openFor", String(Math.round(performance.now() - shownAt)));
      if (!formData.has("originConsent")) return;
      for (const [name, value] of Object.entries(originFields())) formData.set(name, value);
    };
    element.addEventListener("formdata", add);
    return () => element.removeEventListener("formdata", add);
  }, [form, isSent]);

  useEffect(() => {
    if (!challenge) return;
    let isUnmounted = false;
    void solveProofOfWork(challenge).then((solution) => {
      if (!solution || isUnmounted) return;
      proof.current = solution;
      form.current?.requestSubmit();
    });
    return () => {
      isUnmounted = true;
    };
  }, [form, challenge]);
}

/** A random UUID, also without TLS, where `randomUUID` does not exist. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4, variant 1 (RFC 9562).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** The page before the form, the referring site, and its campaign, as far as this tab's history knows. */
function originFields(): Record<string, string> {
  const visited = "navigation" in window ? window.navigation.entries().map(({ url }) => parseUrl(url ?? "")) : [];
  const here = "navigation" in window ? (window.navigation.currentEntry?.index ?? 0) : 0;
  const referrer = parseUrl(document.referrer);
  const isOwn = referrer?.origin === window.location.origin;
  const before = visited[here - 1] ?? (isOwn ? referrer : null);
  const parameters: Record<string, string> = {};
  if (before) parameters["source"] = sitePath(before.pathname);
  if (referrer && !isOwn) parameters["referrer"] = referrer.origin + referrer.pathname;
  const campaign = [new URL(window.location.href), ...visited].find((url) => url?.searchParams.has("utm_source"));
  for (const name of CAMPAIGN) {
    const value = campaign?.searchParams.get(name);
    if (value) parameters[name.replace(/_(.)/, (_, letter: string) => letter.toUpperCase())] = value;
  }
  return parameters;
}

/** Finds the number that solves a challenge; null when the browser cannot. It takes a second at most. */
async function solveProofOfWork({ algorithm, challenge, salt, signature, maxnumber }: Challenge): Promise<string | null> {
  try {
    const { solveChallenge } = await import("altcha-lib/v1");
    const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
    return solution && btoa(JSON.stringify({ algorithm, challenge, number: solution.number, salt, signature }));
  } catch (error) {
    console.info("The proof of work could not be found:", error);
    return null;
  }
}
