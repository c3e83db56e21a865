import type { ReactNode } from "react";
import { Columns, Section } from "#app/ui/basics/layout.tsx";
import { KeyValueList } from "#app/ui/data/facts.tsx";
import type { PictureSource } from "#app/lib/picture.ts";
import { LeadPicture } from "#app/ui/media/lead-picture.tsx";
import { Prose } from "#app/ui/media/prose.tsx";

/**
 * A long text from column 4 on, with what is known about it at its left.
 * @param html as the content door gives it
 * @param picture above the text
 */
export function EntryText({
  html,
  facts,
  picture = null,
}: {
  html: string;
  facts: { label: string; value: ReactNode }[];
  picture?: PictureSource | null;
}) {
  return (
    <Section>
      <Columns className="gap-y-4">
        <div className="col-span-12 lg:col-span-3">
          <KeyValueList items={facts} />
        </div>
        <div className="col-span-12 lg:col-start-4 lg:col-span-7">
          {picture && <LeadPicture picture={picture} />}
          <Prose html={html} />
        </div>
      </Columns>
    </Section>
  );
}
