import type { TestProject } from "vitest/node";
import { startSeededSite } from "../seeded-site.ts";
import { ownerHeaders } from "../site-process.ts";

/** What the tests know of the site that they share. */
export interface SharedSite {
  url: string;
  /** Of its process. */
  pid: number;
  /** An administrator's, for REST. Whoever signs in anew at the same moment could end the session. */
  authorization: string;
  /** Whether the tests of the project change its content. */
  isEdited: boolean;
}

declare module "vitest" {
  interface ProvidedContext {
    sharedSite: SharedSite;
  }
}

/** Starts the built site on the demonstration content, once for all tests of the project. @returns what ends it */
export default async function startSharedSite(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSeededSite({ SECURITY_CONTACT: "mailto:security@example.com" });
  const { authorization = "" } = await ownerHeaders(site.url);
  project.provide("sharedSite", { url: site.url, pid: site.child().pid ?? 0, authorization, isEdited: project.name === "editing" });
  return site.end;
}
