/** The optional features: a folder each, and a line here (`docs/architecture.md`, "Take a feature out"). */
export type { Feature } from "./config/feature.ts";
export { diagnostics } from "./diagnostics/index.ts";
export { webAnalytics } from "./web-analytics/index.ts";
