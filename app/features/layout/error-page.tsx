import { useLocation, useNavigate, useRevalidator } from "react-router";
import { localPath, sitePath, useLanguage, useText } from "#app/i18n/index.ts";
import { toSiteError } from "#app/lib/errors.ts";
import { navigateTo } from "#app/lib/navigate-to.ts";
import type { TextKey } from "#app/i18n/texts.ts";
import { Button, ButtonLink } from "#app/components/basics/button.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import { paths } from "#app/lib/paths.ts";
import { RetryLink } from "#app/components/lists/states.tsx";
import { FailureTitle } from "./failure-title.tsx";
import { LazyLostMap } from "./lazy-lost-map.tsx";
import "#app/components/map/lost.css";

/** The small print of other statuses than 404; missing ones show only the number. */
const STATUS_TEXTS: Readonly<Record<number, TextKey>> = {
  400: "errors.status.400",
  403: "errors.status.403",
  405: "errors.status.405",
  415: "errors.status.415",
  429: "errors.status.429",
  500: "errors.status.500",
  503: "errors.status.503",
};

/** Explains the failure and offers ways on: a retry, home, back, and the products when a product was not found. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useText();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const language = useLanguage();
  const { pathname } = useLocation();
  const { statusCode, statusMessage, fatal } = toSiteError(error);
  const missing = statusCode === 404;
  const tooLong = statusCode === 413;
  const failed = statusCode >= 500;
  const missingProduct = missing && sitePath(pathname).startsWith(`${paths.products}/`);
  const title = t(missing ? "errors.notFoundTitle" : "errors.errorTitle");

  // Reports to programs are in English, the page is in its own language.
  const statusText = STATUS_TEXTS[statusCode];
  const note = missing
    ? statusMessage.replace(/^page not found: /i, t(fatal ? "errors.checkFailedAt" : "errors.notFoundAt"))
    : statusMessage && statusText && t(statusText);

  function goBack() {
    if (window.history.length > 1) void navigate(-1);
    else navigateTo(localPath(paths.home, language));
  }

  return (
    <section className="lost">
      <FailureTitle title={title} />
      <LazyLostMap />
      <Wrap>
        <p className="lost-code figures" aria-hidden="true">
          {statusCode}
        </p>
        <h1>{title}</h1>
        <p>{t(missing ? "errors.notFoundText" : tooLong ? "errors.tooLong" : "errors.errorText")}</p>
        {missingProduct && <p>{t("errors.productNotFound")}</p>}
        <div className="actions">
          {failed && <RetryLink variant="signal" onRetry={() => void revalidate()} />}
          <ButtonLink variant={failed ? "outline" : "signal"} to={paths.home}>
            {t("errors.backHome")}
          </ButtonLink>
          {missingProduct && <ButtonLink to={paths.products}>{t("errors.toProducts")}</ButtonLink>}
          <Button className="when-scripted" onClick={goBack}>
            {t("errors.goBack")}
          </Button>
        </div>
        {note && <p className="lost-message">{note}</p>}
      </Wrap>
    </section>
  );
}
