"use client";
import { useTranslation } from "@payloadcms/ui";
import type { JSONFieldDiffClientComponent } from "payload";
import { deskTexts } from "../../texts/index.ts";
import { Compared } from "../../components/fields/compared.tsx";
import { whoSaved } from "./who.ts";

/** The authors of two compared versions. */
export const SavedByDiff: JSONFieldDiffClientComponent = ({ comparisonValue, field, nestingLevel, versionValue }) => {
  const { i18n } = useTranslation();
  const texts = deskTexts(i18n.language);
  const [before, after] = [comparisonValue, versionValue].map((saved) => <div key="who">{whoSaved(saved, texts)}</div>);
  return <Compared className="desk-diff-who" before={before} after={after} field={field} nestingLevel={nestingLevel} />;
};
