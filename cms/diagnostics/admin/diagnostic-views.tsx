import { Gutter, SetStepNav } from "@payloadcms/ui";
import type { AdminViewServerProps } from "payload";
import type { ComponentType } from "react";
import { deskAddress } from "../../lib/desk-address.ts";
import { ownSite } from "../own-site.ts";
import { settings } from "../../config/settings.ts";
import { signedInAt, StaffPage } from "../../admin/providers/staff-page.tsx";
import "./diagnostics.css";
import { DnsDiagnosis } from "./dns-diagnosis.tsx";
import { DnsVerification } from "./dns-verification.tsx";
import { DynamicDnsTest } from "./dynamic-dns-test.tsx";
import { LocalDnsTest } from "./local-dns-test.tsx";
import { SearchConsoleGuide } from "./search-console-guide.tsx";
import { textsIn } from "../diagnostics-texts.ts";
import { TOOLS, type SiteFacts, type ToolKey } from "../tools.ts";

/** A page of the admin around a tool. */
function diagnosticView(key: ToolKey, Tool: ComponentType<{ site: SiteFacts }>) {
  return function DiagnosticView(view: AdminViewServerProps) {
    signedInAt(view, { path: TOOLS[key], permission: "diagnostics.use" });
    const { group, tools } = textsIn(view.initPageResult.req.i18n.language);
    const { title, intro } = tools[key];
    const site: SiteFacts = {
      url: settings.siteUrl,
      host: ownSite(settings.siteUrl).host,
      resolvers: settings.resolvers.map(({ name }) => name),
    };
    return (
      <StaffPage view={view}>
        <SetStepNav nav={[{ label: title }]} />
        <main>
          <Gutter className="diagnostics">
            <nav className="desk desk-tabs" aria-label={group}>
              {(Object.keys(TOOLS) as ToolKey[]).map((tool) => (
                <a key={tool} href={deskAddress(TOOLS[tool])} aria-current={tool === key ? "page" : undefined}>
                  {tools[tool].title}
                </a>
              ))}
            </nav>
            <h1>{title}</h1>
            <p className="diagnostics__intro">{intro}</p>
            <Tool site={site} />
          </Gutter>
        </main>
      </StaffPage>
    );
  };
}

export const DnsDiagnosisView = diagnosticView("dnsDiagnosis", DnsDiagnosis);
export const LocalDnsTestView = diagnosticView("localDnsTest", LocalDnsTest);
export const DnsVerificationView = diagnosticView("dnsVerification", DnsVerification);
export const DynamicDnsTestView = diagnosticView("dynamicDnsTest", DynamicDnsTest);
export const SearchConsoleGuideView = diagnosticView("searchConsoleGuide", SearchConsoleGuide);
