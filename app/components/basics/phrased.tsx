import { Fragment, type ReactNode } from "react";

/** Ends of clauses and sentences. Western commas do not count: they may separate a list. */
const CLAUSE_END = /(?<=[，。！？；：]|[.!?]\s)/;

/** A title that may break between its parts, and in Chinese nowhere else. */
export function Phrased({ parts }: { parts: string[] }) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A heading whose clauses begin on lines of their own where they do not fit side by side. Leaves anything but text unchanged. */
export function Clauses({ children }: { children: ReactNode }) {
  if (typeof children !== "string") return children;
  const clauses = children.split(CLAUSE_END);
  if (clauses.length === 1) return children;
  return clauses.map((clause) => (
    <span key={clause} className="clause">
      {clause}
    </span>
  ));
}
