"use client";
import { useEffect, useState } from "react";
import type { Target } from "../../../publishing/addresses/address-target.ts";
import type { Texts } from "../../texts/index.ts";
import { useAnswer } from "../../lib/use-answer.ts";
import { useDesk } from "../../lib/use-desk.ts";

const NOT_FOUND = new Set([404, 410]);
const NOTHING_SAID = { text: "", isBad: false };

interface LeadsToProps {
  id: string;
  address: string;
  /** Renders nothing while the field shows suggestions. */
  isTyping: boolean;
}

/** A line with the target of an address: a record by its kind and name, another site, or nothing. */
export function LeadsTo({ id, address, isTyping }: LeadsToProps) {
  const { texts } = useDesk();
  const trimmed = address.trim();
  const path = trimmed.startsWith("/") && !trimmed.startsWith("//") ? trimmed : null;
  const { answer, isDone } = useAnswer<{ target: Target | null }>(path && `/api/desk-addresses/target?at=${encodeURIComponent(path)}`);
  const target = answer?.target ?? null;
  const status = useStatus(isDone && answer && !target ? path : null);
  const host = path ? undefined : URL.parse(trimmed)?.host;
  const { text, isBad } = isTyping ? NOTHING_SAID : lineOf({ target, host, status }, texts.address);
  return (
    <output id={id} className={`desk-address__target${isBad ? " is-bad" : ""}`}>
      {text}
    </output>
  );
}

interface AddressFacts {
  /** The record or page at the address, if the desk knows it. */
  target: Target | null;
  /** The host of another site. */
  host: string | undefined;
  /** The site's status there, if the desk requested it. */
  status: number | null;
}

/** The line about an address, and whether visitors find nothing there. */
function lineOf({ target, host, status }: AddressFacts, texts: Texts["address"]): { text: string; isBad: boolean } {
  if (target) {
    const { kind, title, isLive, via } = target;
    return { text: texts.target(kind, title) + (isLive ? "" : texts.notLive) + (via ? texts.via(via) : ""), isBad: !isLive };
  }
  if (host) return { text: texts.otherSite(host), isBad: false };
  if (status === null) return NOTHING_SAID;
  return NOT_FOUND.has(status) ? { text: texts.nothing, isBad: true } : { text: texts.something, isBad: false };
}

/** The site's status at a path without a known record: a file, a generated document, or nothing. */
function useStatus(path: string | null): number | null {
  const [response, setResponse] = useState<{ path: string; status: number } | null>(null);
  useEffect(() => {
    if (path === null) return;
    const abort = new AbortController();
    fetch(path, { method: "HEAD", signal: abort.signal })
      .then(({ status }) => setResponse({ path, status }))
      // A failed request shows nothing.
      .catch(() => null);
    return () => abort.abort();
  }, [path]);
  return response && response.path === path ? response.status : null;
}
