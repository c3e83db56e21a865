import type { ReactNode } from "react";
import { Meta, Outlet } from "react-router";
import archivo from "#shared/fonts/archivo-basic.woff2?url";
import { PageFailure } from "#app/features/layout/load-error.tsx";
import { Analytics } from "#app/features/layout/analytics.tsx";
import { useFrame } from "#app/data/frame-data.ts";
import { usePageName } from "#app/features/layout/page-name.ts";
import { PageTitle } from "#app/features/layout/page-title.tsx";
import { SiteHead } from "#app/features/layout/site-head.tsx";
import { MainFrame } from "#app/features/layout/main-frame.tsx";
import { TextRefresh } from "#app/features/layout/text-refresh.tsx";
import { followRules } from "#app/client/follow-rules.ts";
import { NavigationSource } from "#app/client/navigation-source.tsx";
import { newestOnly } from "#app/client/newest-only.ts";
import { oneLanguage } from "#app/client/one-language.ts";
import { Preloads } from "#app/client/preloads.tsx";
import { Progress } from "#app/client/progress.tsx";
import { Updates } from "#app/client/updates.tsx";
import { withFrame } from "#app/client/with-frame.ts";
import { withStyles } from "#app/client/with-styles.ts";
import { HTML_LANG, useLanguage } from "#app/i18n/index.ts";
import { StartBlocks, StartHead, StartScroll } from "#app/client/start-elements.tsx";
import type { Route } from "./+types/root.ts";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={HTML_LANG[useLanguage()]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageTitle />
        <Meta />
        <SiteHead />
        <link rel="preload" href={archivo} as="font" type="font/woff2" crossOrigin="anonymous" />
        <StartHead />
      </head>
      <body>
        {children}
        <NavigationSource />
        <StartScroll />
        <StartBlocks />
      </body>
    </html>
  );
}

/** In the browser: nothing but the newest page, the editors' redirects, one language at a time, and no page without its frame. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [newestOnly, followRules, oneLanguage, withFrame, withStyles];

export default function App() {
  const frame = useFrame();
  return (
    <>
      <Progress />
      <Outlet />
      <TextRefresh />
      <Preloads />
      {frame && <Updates seconds={frame.buildCheckSeconds} />}
      {frame && <Analytics settings={frame.analytics} />}
    </>
  );
}

/** Shown instead of the app when the app itself fails, or the frame of a page does not come. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <Progress />
      <MainFrame>
        <PageFailure error={error} title={usePageName()} />
      </MainFrame>
    </>
  );
}
