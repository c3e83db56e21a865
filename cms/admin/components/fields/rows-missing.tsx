"use client";
import { useFormFields, useTranslation } from "@payloadcms/ui";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import { deskLanguage } from "../../../lib/time.ts";
import { deskTexts } from "../../texts/index.ts";
import { useSpecRows } from "./rows-in-force.tsx";

/**
 * Says how many of the rows expected by its series a product states or marks as inapplicable, and which are missing.
 * @param calledFor the keys of the rows, by the ids of the series
 */
export function RowsMissing({ calledFor }: { calledFor: Readonly<Record<number, readonly string[]>> }) {
  const language = deskLanguage(useTranslation().i18n.language);
  const rows = useSpecRows();
  const series = useFormFields(([fields]) => fields["series"]?.value) as number | undefined;
  const stated = useFormFields(([fields]) =>
    Object.entries(fields)
      .flatMap(([path, state]) => (/^specs\.\d+\.key$/.test(path) ? [String(state.value)] : []))
      .join(" "),
  ).split(" ");
  const without = useFormFields(([fields]) => (fields["without"]?.value as string[] | null | undefined)?.join(" ") ?? "").split(" ");
  const expected = (calledFor[series ?? 0] ?? []).filter((key) => rows.has(key));
  if (expected.length === 0) return null;
  const missing = expected.flatMap((key) => {
    const row = rows.get(key);
    return row && !stated.includes(key) && !without.includes(key) ? [nameIn(row, language)] : [];
  });
  const { specRows } = deskTexts(language);
  return (
    <p className="field-description">
      {`${specRows.stated(expected.length - missing.length, expected.length)} `}
      {missing.length > 0 && specRows.missing(missing)}
    </p>
  );
}
