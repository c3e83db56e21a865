import { settings } from "#cms/config/settings.ts";

const { securityContacts: contacts, securityPolicy: policy } = settings;

/** Where weaknesses of the site are told, and by which rules; null where the operator has set nobody who reads of them. */
export const securityReports = contacts.length > 0 ? { contacts, policy } : null;
