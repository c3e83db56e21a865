import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { localPath, useLanguage, useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/components/basics/button.tsx";
import { MAX_QUERY } from "#shared/vocabulary/search-kinds.ts";
import "./search.css";

/** The field of the search page, large because it is the page's subject. */
export function SearchForm({ query }: { query: string }) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  // The field keeps its focus after each search, and the words typed before the client started.
  useEffect(() => {
    if (field.current && shown.current !== query) field.current.value = query;
    shown.current = query;
  }, [query]);
  return (
    <search>
      <Form className="search-form" method="get" action={localPath(paths.search, useLanguage())}>
        <label className="visually-hidden" htmlFor="q">
          {t("search.label")}
        </label>
        <input
          ref={field}
          id="q"
          name="q"
          type="search"
          defaultValue={query}
          maxLength={MAX_QUERY}
          required
          placeholder={t("search.placeholder")}
          enterKeyHint="search"
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the search before the client has started comes here to type
          autoFocus={query === ""}
        />
        <Button variant="signal" type="submit">
          {t("search.submit")}
        </Button>
      </Form>
    </search>
  );
}
