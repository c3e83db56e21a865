import type { ReactNode } from "react";
import { useText } from "#app/i18n/index.ts";
import { Button } from "#app/components/basics/button.tsx";
import { Clauses } from "#app/components/basics/phrased.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import { Breadcrumb, type Crumb } from "#app/components/basics/breadcrumb.tsx";
import { SearchField } from "#app/components/lists/filter-form.tsx";
import { FORM } from "./form-id.ts";
import "./finder.css";

interface FinderHeadProps {
  title: string;
  text: string;
  /** Below the text, smaller. */
  note: ReactNode;
  breadcrumb: Crumb[];
  query: string;
}

/**
 * The head of a page with the finder: its name, a sentence, and the search in it, which belongs to the finder's form.
 * @param query the text that was searched
 */
export function FinderHead({ title, text, note, breadcrumb, query }: FinderHeadProps) {
  const t = useText();
  return (
    <>
      <Breadcrumb items={breadcrumb} />
      <Wrap>
        <div className="columns page-head finder-page-head">
          <h1>
            <Clauses>{title}</Clauses>
          </h1>
          <div className="finder-search">
            <SearchField name="q" form={FORM} label={t("finder.search")} placeholder={t("finder.searchExample")} value={query} />
            <Button type="submit" form={FORM}>
              {t("finder.searchAction")}
            </Button>
          </div>
          <p className="page-head-text finder-text">
            {text} <small className="finder-note muted">{note}</small>
          </p>
        </div>
      </Wrap>
    </>
  );
}
