/** Where browsers report what a page's policy refused, and pages that crashed. */
export const REPORTS_PATH = "/browser-reports";

/** The value of `Reporting-Endpoints`. Browsers report crashes to an endpoint of this name. */
export const REPORTING_ENDPOINTS = `default="${REPORTS_PATH}"`;

/** What a policy says of where its violations are reported. Browsers without the Reporting API know `report-uri` alone, the others prefer `report-to`. */
export const REPORT_DIRECTIVES = `report-uri ${REPORTS_PATH}; report-to default`;
