import type { Feature } from "../config/feature.ts";
import { diagnosticViews } from "./routes.ts";
import { diagnosticEndpoints } from "./diagnostic-endpoints.ts";

/** The tools by which staff finds out what is wrong with the names, the servers and the findability of the site. */
export const diagnostics: Feature = {
  endpoints: diagnosticEndpoints,
  views: diagnosticViews,
  navLinks: "/diagnostics/admin/diagnostic-links.tsx#DiagnosticLinks",
};
