import type { ReactNode } from "react";
import { useText } from "#app/i18n/index.ts";
import { Button } from "#app/components/basics/button.tsx";
import { Clauses } from "#app/components/basics/phrased.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import { Breadcrumb, type Crumb } from "#app/components/basics/breadcrumb.tsx";
import { OpeningScene, type Opening } from "#app/components/media/opening.tsx";
import { SearchField } from "#app/components/lists/filter-form.tsx";
import { FORM } from "./form-id.ts";
import "./finder.css";

interface FinderHeadProps {
  title: string;
  text: string;
  /** Below the text, smaller. */
  note: ReactNode;
  breadcrumb: Crumb[];
  opening?: Opening | null;
  query: string;
}

/**
 * The head of a page with the finder: its name, a sentence, and the search field, which belongs to the finder's form.
 * @param opening the page's opening picture
 * @param query the searched text
 */
export function FinderHead({ title, text, note, breadcrumb, opening = null, query }: FinderHeadProps) {
  const t = useText();
  const heading = (
    <h1>
      <Clauses>{title}</Clauses>
    </h1>
  );
  const search = (
    <div className="finder-search">
      <SearchField name="q" form={FORM} label={t("finder.search")} placeholder={t("finder.searchExample")} value={query} />
      <Button type="submit" form={FORM}>
        {t("finder.searchAction")}
      </Button>
    </div>
  );
  return (
    <>
      <Breadcrumb items={breadcrumb} />
      {opening ? (
        <OpeningScene opening={opening} isLow>
          {heading}
          <p className="lead finder-text">{text}</p>
          <p className="finder-note muted">{note}</p>
          {search}
        </OpeningScene>
      ) : (
        <Wrap>
          <div className="columns page-head finder-page-head">
            {heading}
            {search}
            <p className="page-head-text finder-text">
              {`${text} `}
              <small className="finder-note muted">{note}</small>
            </p>
          </div>
        </Wrap>
      )}
    </>
  );
}
