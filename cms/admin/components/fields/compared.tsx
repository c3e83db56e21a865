"use client";
import { FieldDiffContainer, useTranslation } from "@payloadcms/ui";
import type { JSONFieldClient, JSONFieldDiffClientComponent } from "payload";
import type { ComponentProps, ReactNode } from "react";

interface ComparedProps extends Pick<ComponentProps<JSONFieldDiffClientComponent>, "nestingLevel"> {
  className: string;
  field: Pick<JSONFieldClient, "label">;
  before: ReactNode;
  after: ReactNode;
}

/** A field in the comparison of two versions, in Payload's own frame. */
export function Compared({ className, field, nestingLevel, before, after }: ComparedProps) {
  const { i18n } = useTranslation();
  return (
    <FieldDiffContainer
      className={className}
      From={before}
      To={after}
      i18n={i18n}
      label={{ label: field.label }}
      nestingLevel={nestingLevel ?? 0}
    />
  );
}
