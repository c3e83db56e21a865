"use client";
import { useDesk } from "../../lib/use-desk.ts";

/** Places that are told one by one. */
const MOST = 6;

/** What the texts of a form leave to be filled in. */
export function Placeholders({ found }: { found: readonly string[] }) {
  const { publishing } = useDesk().texts;
  return (
    <div className="desk-message">
      {publishing.placeholders}
      <ul>
        {found.slice(0, MOST).map((place) => (
          <li key={place}>{place}</li>
        ))}
        {found.length > MOST && <li>{publishing.contradictions.more(found.length - MOST)}</li>}
      </ul>
    </div>
  );
}
