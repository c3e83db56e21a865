"use client";
import type { DescribedContradiction } from "../../../publishing/consistency/describe-contradictions.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { FirstOf } from "./first-of.tsx";
import { collectionAddress } from "../../../lib/desk-address.ts";

/**
 * The contradictions between a form and the records of products, each with its sentence and a link to the product; or a note that the
 * comparison failed.
 */
export function Contradictions({ found }: { found: readonly DescribedContradiction[] | null }) {
  const { publishing } = useDesk().texts;
  const { title, row, product: open, aborted } = publishing.contradictions;
  if (found === null) return <p className="desk-note-text desk-publish__note">{aborted}</p>;
  if (found.length === 0) return null;
  const rows = found.map(({ code, name, written, stated, sentence, language, product }) => (
    <li key={`${language} ${sentence} ${code} ${written}`}>
      {row(code, name, written, stated)}{" "}
      {product !== null && (
        <a className="desk-link" href={collectionAddress("products", product)} target="_blank" rel="noreferrer" aria-label={open(code)}>
          {code} ↗
        </a>
      )}
      <br />
      <small lang={language}>{sentence}</small>
    </li>
  ));
  return <FirstOf title={title} rows={rows} />;
}
