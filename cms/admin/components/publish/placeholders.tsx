"use client";
import { useDesk } from "../../lib/use-desk.ts";
import { FirstOf } from "./first-of.tsx";

/** What the texts of a form leave to be filled in. */
export function Placeholders({ found }: { found: readonly string[] }) {
  const { publishing } = useDesk().texts;
  return (
    <FirstOf
      title={publishing.placeholders}
      rows={found.map((place) => (
        <li key={place}>{place}</li>
      ))}
    />
  );
}
