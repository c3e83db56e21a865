import { settings } from "#cms/config/settings.ts";

/** Whether this site counts how it is used. */
export const hasWebAnalytics = settings.webAnalytics;
