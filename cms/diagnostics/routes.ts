import { DESK_LANGUAGES } from "#shared/languages.ts";
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

/** The diagnostic pages as Payload's config names them. Its titles are the same in every language, so they hold all. */
export const diagnosticViews: Feature["views"] = Object.fromEntries(
  (Object.keys(TOOLS) as ToolKey[]).map((key) => [
    key,
    {
      Component: `/diagnostics/admin/diagnostic-views.tsx#${COMPONENTS[key]}`,
      path: TOOLS[key],
      exact: true,
      meta: { title: DESK_LANGUAGES.map((language) => textsIn(language).tools[key].title).join(" ") },
    },
  ]),
);
