import { useRevalidator } from "react-router";
import { useText } from "#app/i18n/index.ts";
import { PageUnavailable, toSiteError } from "#app/lib/errors.ts";
import { PageHead } from "#app/components/basics/heads.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import { LoadFailed } from "#app/components/lists/states.tsx";
import { ErrorPage } from "./error-page.tsx";
import { FailureTitle } from "./failure-title.tsx";

/**
 * For a page that failed to load: its name, and a retry. Shows unexpected errors as such.
 * @param title of the page that failed
 * @param text names the missing part
 */
export function LoadError({ error, title, text }: { error: unknown; title: string; text?: string }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const unavailable = error instanceof PageUnavailable ? error : null;
  if (toSiteError(error).statusCode < 500) return <ErrorPage error={error} />;
  return (
    <>
      <FailureTitle title={title} />
      <PageHead title={title} breadcrumb={[{ label: title }]} />
      <Wrap className="page-end">
        {unavailable?.updated ? (
          <LoadFailed text={t("updates.newer")} />
        ) : (
          <LoadFailed text={unavailable ? t("errors.connectionFailed") : text} onRetry={() => void revalidate()} />
        )}
      </Wrap>
    </>
  );
}

/**
 * For every page without a failure text of its own.
 * @param title of the page that failed
 */
export function PageFailure({ error, title }: { error: unknown; title: string }) {
  return error instanceof PageUnavailable ? <LoadError error={error} title={title} /> : <ErrorPage error={error} />;
}
