import type { Feature } from "../config/feature.ts";
import { en } from "./texts/en.ts";
import { zh } from "./texts/zh.ts";
import { TOOLS, type ToolKey } from "./tools.ts";

const COMPONENTS: Record<ToolKey, string> = {
  dnsDiagnosis: "DnsDiagnosisView",
  localDnsTest: "LocalDnsTestView",
  dnsVerification: "DnsVerificationView",
  dynamicDnsTest: "DynamicDnsTestView",
  searchConsoleGuide: "SearchConsoleGuideView",
};

/** The diagnostic pages as Payload's config names them. Its titles are the same in every language, so they hold both. */
export const diagnosticViews: Feature["views"] = Object.fromEntries(
  (Object.keys(TOOLS) as ToolKey[]).map((key) => [
    key,
    {
      Component: `/diagnostics/admin/diagnostic-views.tsx#${COMPONENTS[key]}`,
      path: TOOLS[key],
      exact: true,
      meta: { title: `${zh.tools[key].title} ${en.tools[key].title}` },
    },
  ]),
);
