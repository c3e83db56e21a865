import type { ReactNode } from "react";

/** A short property of a thing: "IP67", "New". `signal` marks the important one. */
export function Tag({ signal = false, children }: { signal?: boolean; children: ReactNode }) {
  return <span className={signal ? "tag tag-signal" : "tag"}>{children}</span>;
}
