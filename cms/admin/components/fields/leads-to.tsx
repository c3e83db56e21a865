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
  /** While addresses are offered nothing is said of what stands in the field. */
  isTyping: boolean;
}

/** One line that says what an address leads to: a record by its kind and name, another site, or nothing. */
export function LeadsTo({ id, address, isTyping }: LeadsToProps) {
  const { texts } = useDesk();
  const wanted = address.trim();
  const path = wanted.startsWith("/") && !wanted.startsWith("//") ? wanted : null;
  const { answer, isDone } = useAnswer<{ target: Target | null }>(path && `/api/desk-addresses/target?at=${encodeURIComponent(path)}`);
  const target = answer?.target ?? null;
  const status = useStatus(isDone && answer && !target ? path : null);
  const host = path ? undefined : URL.parse(wanted)?.host;
  const { text, isBad } = isTyping ? NOTHING_SAID : lineOf({ target, host, status }, texts.address);
  return (
    <output id={id} className={`desk-address__target${isBad ? " is-bad" : ""}`}>
      {text}
    </output>
  );
}

interface Known {
  /** The record or page that the desk knows at the address. */
  target: Target | null;
  /** Of another site. */
  host: string | undefined;
  /** What the site answers there, if it was asked. */
  status: number | null;
}

/** What is said of an address, and whether visitors find nothing there. */
function lineOf({ target, host, status }: Known, said: Texts["address"]): { text: string; isBad: boolean } {
  if (target) {
    const { kind, title, isLive, via } = target;
    return { text: said.target(kind, title) + (isLive ? "" : said.notLive) + (via ? said.via(via) : ""), isBad: !isLive };
  }
  if (host) return { text: said.otherSite(host), isBad: false };
  if (status === null) return NOTHING_SAID;
  return NOT_FOUND.has(status) ? { text: said.nothing, isBad: true } : { text: said.something, isBad: false };
}

/** What the site answers at a path that the desk does not know: a file, a paper, or nothing. */
function useStatus(path: string | null): number | null {
  const [got, setGot] = useState<{ path: string; status: number } | null>(null);
  useEffect(() => {
    if (path === null) return;
    const abort = new AbortController();
    fetch(path, { method: "HEAD", signal: abort.signal })
      .then(({ status }) => setGot({ path, status }))
      // Without an answer nothing is said.
      .catch(() => null);
    return () => abort.abort();
  }, [path]);
  return got && got.path === path ? got.status : null;
}
