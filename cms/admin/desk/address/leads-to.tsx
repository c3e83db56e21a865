"use client";
import { useEffect, useState } from "react";
import type { Target } from "../../../addresses/target.ts";
import { useAnswer } from "../use-answer.ts";
import { useDesk } from "../use-desk.ts";

const NOT_FOUND = new Set([404, 410]);

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
  const said = texts.address;
  const other = path ? null : URL.parse(wanted);
  const [text, isBad] = isTyping
    ? ["", false]
    : target
      ? [
          said.target(target.kind, target.title) + (target.isLive ? "" : said.notLive) + (target.via ? said.via(target.via) : ""),
          !target.isLive,
        ]
      : other?.host
        ? [said.otherSite(other.host), false]
        : status === null
          ? ["", false]
          : NOT_FOUND.has(status)
            ? [said.nothing, true]
            : [said.something, false];
  return (
    <output id={id} className={`desk-address__target${isBad ? " is-bad" : ""}`}>
      {text}
    </output>
  );
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
