import type { Feature } from "../config/feature.ts";
import { diagnosticViews } from "./routes.ts";
import { diagnosticEndpoints } from "./diagnostic-endpoints.ts";

/** Tools for staff to diagnose the site's names, servers and visibility to search engines. */
export const diagnostics: Feature = {
  endpoints: diagnosticEndpoints,
  views: diagnosticViews,
  navLinks: "/diagnostics/admin/diagnostic-links.tsx#DiagnosticLinks",
};
