import { say } from "#shared/desk-texts/say.ts";

/** The groups of the admin's menu. */
export const CATALOGUE = say("Catalogue");
export const CONTENT = say("Content");
export const CUSTOMERS = say("Customers");
export const SETTINGS = say("Settings");
