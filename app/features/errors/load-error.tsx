import { useRevalidator } from "react-router";
import { useText } from "#app/i18n/index.ts";
import { toSiteError } from "#app/lib/errors.ts";
import { PageHead } from "#app/ui/basics/heads.tsx";
import { Wrap } from "#app/ui/basics/layout.tsx";
import { LoadFailed } from "#app/ui/lists/states.tsx";
import { ErrorPage } from "./error-page.tsx";

/** Statuses from here on are failures of loading; below, the page itself is at fault (unknown, refused). */
const FAILURE = 500;

/**
 * For pages that are worth a second try: a page that could not be loaded offers a retry, an unknown one is shown as such.
 * @param title of the page that was to be shown
 * @param text what could not be loaded
 */
export function LoadError({ error, title, text }: { error: unknown; title: string; text?: string }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const { statusCode } = toSiteError(error);
  if (statusCode < FAILURE) return <ErrorPage error={error} />;
  return (
    <>
      <title>{title}</title>
      <PageHead title={title} breadcrumb={[{ label: t("nav.home"), to: "/" }, { label: title }]} />
      <Wrap>
        <LoadFailed text={text} onRetry={() => void revalidate()} />
      </Wrap>
    </>
  );
}
