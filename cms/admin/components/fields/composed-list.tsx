"use client";
import { sayAll } from "#shared/desk-texts/say.ts";
import { ArrayField, useForm, useFormFields, useRowLabel, useTranslation } from "@payloadcms/ui";
import { getTranslation } from "@payloadcms/translations";
import type { ArrayFieldClientComponent } from "payload";
import { FOOTER_KINDS, MENU_KINDS } from "#shared/vocabulary/navigation.ts";
import { inLanguage, type Bilingual } from "../../../lib/i18n.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { NumberedRow } from "./row-label.tsx";

interface UsualProps {
  /** The site's default composition, by the kinds of rows. */
  kinds: readonly string[];
  names: Readonly<Record<string, Bilingual>>;
}

/**
 * A list that the site composes as long as it is empty. It shows the default, and copies it as the beginning of a manual composition,
 * because adding a single entry would otherwise replace all others.
 */
export const ComposedList: ArrayFieldClientComponent = (props) => {
  const { kinds, names } = props as unknown as UsualProps;
  const { field, path, schemaPath = path, readOnly } = props;
  const { addFieldRow } = useForm();
  const { i18n } = useTranslation();
  const { texts } = useDesk();
  const count = useFormFields(([fields]) => fields[path]?.rows?.length ?? Number(fields[path]?.value ?? 0));
  if (count > 0) return <ArrayField {...props} />;
  const begin = () => {
    for (const [rowIndex, kind] of kinds.entries())
      addFieldRow({ path, schemaPath, rowIndex, subFieldState: { kind: { initialValue: kind, value: kind, valid: true } } });
  };
  const kindNames = kinds.map((kind) => (names[kind] ? inLanguage(names[kind], i18n.language) : kind));
  return (
    <section className="desk desk-composed field-type" id={`field-${path.replaceAll(".", "__")}`}>
      <h3>{getTranslation(field.label as string, i18n)}</h3>
      <p>{texts.composed.usual}</p>
      <ol>
        {kindNames.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      {!readOnly && (
        <button type="button" className="desk-button" onClick={begin}>
          {texts.composed.begin}
        </button>
      )}
    </section>
  );
};

/** The links below an entry by staff; the site's own entries have theirs. */
export const OwnLinks: ArrayFieldClientComponent = (props) => {
  const kindPath = `${props.path.slice(0, props.path.lastIndexOf(".") + 1)}kind`;
  const kind = useFormFields(([fields]) => fields[kindPath]?.value);
  return !kind || kind === "own" ? <ArrayField {...props} /> : null;
};

/** The title of a collapsed entry of the menu or column of the footer: its label, or the site's own name. */
export function ComposedLabel() {
  const { data, path, rowNumber } = useRowLabel<{ kind?: string; label?: unknown }>();
  const { i18n } = useTranslation();
  const names = sayAll<string>(path.startsWith("footer") ? FOOTER_KINDS : MENU_KINDS);
  const name = data.kind && data.kind !== "own" ? names[data.kind] : undefined;
  const own = typeof data.label === "string" ? data.label : "";
  return <NumberedRow at={rowNumber}>{own || (name ? inLanguage(name, i18n.language) : "")}</NumberedRow>;
}
