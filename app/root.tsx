import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from "react-router";
import archivo from "#app/ui/fonts/archivo-latin.woff2?url";
import { loadFrame } from "#app/content/frame.server.ts";
import { ErrorPage } from "#app/features/errors/error-page.tsx";
import { Analytics } from "#app/features/analytics/analytics.tsx";
import { SiteHead } from "#app/features/frame/site-head.tsx";
import { MainFrame } from "#app/features/frame/main-frame.tsx";
import { TextRefresh } from "#app/features/language/text-refresh.tsx";
import { NavigationSource } from "#app/features/navigation/navigation-source.tsx";
import { Preloads } from "#app/features/navigation/preloads.tsx";
import { Progress } from "#app/features/navigation/progress.tsx";
import { applyRouteRules } from "#app/features/updates/route-middleware.ts";
import { Updates } from "#app/features/updates/updates.tsx";
import { HTML_LANG, languageOf, TextProvider, useLanguage } from "#app/i18n/index.ts";
import type { Route } from "./+types/root.ts";
import "#app/ui/styles.css";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: archivo, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

/** What every page needs: the editors' texts, the navigation, the company's contacts. */
export async function loader({ request }: Route.LoaderArgs) {
  return loadFrame(languageOf(new URL(request.url).pathname));
}

/** The frame changes with the language alone. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname);
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={HTML_LANG[useLanguage()]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <SiteHead />
        <Links />
      </head>
      <body>
        {children}
        <NavigationSource />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** In the browser: the editors' redirects. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [applyRouteRules];

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <TextProvider overrides={loaderData.texts}>
      <Outlet />
      <TextRefresh />
      <Preloads />
      <Updates seconds={loaderData.buildCheckSeconds} />
      <Analytics settings={loaderData.analytics} />
    </TextProvider>
  );
}

/** Shown instead of the app when the app itself fails. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <TextProvider overrides={loaderData?.texts ?? {}}>
      <MainFrame progress={<Progress />}>
        <ErrorPage error={error} />
      </MainFrame>
    </TextProvider>
  );
}
