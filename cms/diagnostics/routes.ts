import { inDeskLanguages } from "#shared/desk-texts/say.ts";
import type { Feature } from "../config/feature.ts";
import { textsIn } from "./diagnostics-texts.ts";
import { TOOLS, type ToolKey } from "./tools.ts";

const COMPONENTS: Record<ToolKey, string> = {
  dnsDiagnosis: "DnsDiagnosisView",
  localDnsTest: "LocalDnsTestView",
  dnsVerification: "DnsVerificationView",
  dynamicDnsTest: "DynamicDnsTestView",
  searchConsoleGuide: "SearchConsoleGuideView",
};

/** The diagnostic pages. */
export const diagnosticViews: Feature["views"] = Object.fromEntries(
  (Object.keys(TOOLS) as ToolKey[]).map((key) => [
    key,
    {
      component: `/diagnostics/admin/diagnostic-views.tsx#${COMPONENTS[key]}`,
      path: TOOLS[key],
      title: inDeskLanguages((language) => textsIn(language).tools[key].title),
    },
  ]),
);
