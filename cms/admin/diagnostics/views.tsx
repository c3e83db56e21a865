import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter } from "@payloadcms/ui";
import { redirect } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import type { ComponentType } from "react";
import { ownSite } from "../../diagnostics/site.ts";
import { settings } from "../../settings.ts";
import "./diagnostics.css";
import { DnsDiagnosis } from "./dns-diagnosis.tsx";
import { DnsVerification } from "./dns-verification.tsx";
import { DynamicDnsTest } from "./dynamic-dns-test.tsx";
import { LocalDnsTest } from "./local-dns-test.tsx";
import { SearchConsoleGuide } from "./search-console-guide.tsx";
import { textsIn } from "./texts/index.ts";
import { TOOLS, type SiteFacts, type ToolKey } from "./tools.ts";

/** A page of the admin around a tool. Payload leaves pages of one's own open to anybody: strangers are sent to the sign-in here. */
function diagnosticView(key: ToolKey, Tool: ComponentType<{ site: SiteFacts }>) {
  return function DiagnosticView({ initPageResult, params, searchParams }: AdminViewServerProps) {
    const { req, permissions, locale, visibleEntities } = initPageResult;
    const { admin } = req.payload.config.routes;
    if (!req.user || !permissions.canAccessAdmin) redirect(`${admin}/login?redirect=${encodeURIComponent(admin + TOOLS[key])}`);
    const { title, intro } = textsIn(req.i18n.language).tools[key];
    const site: SiteFacts = {
      url: settings.siteUrl,
      host: ownSite(settings.siteUrl).host,
      resolvers: settings.resolvers.map(({ name }) => name),
    };
    return (
      <DefaultTemplate
        i18n={req.i18n}
        locale={locale}
        params={params}
        payload={req.payload}
        permissions={permissions}
        req={req}
        searchParams={searchParams}
        user={req.user}
        visibleEntities={visibleEntities}
      >
        <Gutter className="diagnostics">
          <h1>{title}</h1>
          <p className="diagnostics__intro">{intro}</p>
          <Tool site={site} />
        </Gutter>
      </DefaultTemplate>
    );
  };
}

export const DnsDiagnosisView = diagnosticView("dnsDiagnosis", DnsDiagnosis);
export const LocalDnsTestView = diagnosticView("localDnsTest", LocalDnsTest);
export const DnsVerificationView = diagnosticView("dnsVerification", DnsVerification);
export const DynamicDnsTestView = diagnosticView("dynamicDnsTest", DynamicDnsTest);
export const SearchConsoleGuideView = diagnosticView("searchConsoleGuide", SearchConsoleGuide);
