import type { ReactNode } from "react";
import { Columns, Section } from "#app/components/basics/layout.tsx";
import { KeyValueList } from "#app/components/data/facts.tsx";
import type { PictureSource } from "#app/lib/picture.ts";
import { LeadPicture } from "#app/components/media/lead-picture.tsx";
import { Prose } from "#app/components/media/prose.tsx";
import "./company.css";

/**
 * A long text from column 4 on, with its facts at the left.
 * @param html from app/data
 * @param lang of the text, where that is not the page’s
 * @param picture above the text
 */
export function EntryText({
  html,
  lang,
  facts,
  picture = null,
}: {
  html: string;
  lang?: string | undefined;
  facts: { label: string; value: ReactNode }[];
  picture?: PictureSource | null;
}) {
  return (
    <Section>
      <Columns className="entry-text">
        <div className="side-column">
          <KeyValueList items={facts} />
        </div>
        <div className="text-column">
          {picture && <LeadPicture picture={picture} />}
          <Prose html={html} lang={lang} />
        </div>
      </Columns>
    </Section>
  );
}
