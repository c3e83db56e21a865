import { guardedGlobal } from "../fields/guarded.ts";
import { auditedGlobal } from "../accounts/audit/audited.ts";
import { inBothLanguagesAtOnce } from "../publishing/bilingual/saved-together.ts";
import { announcingGlobal } from "../cache/emit-changes.ts";
import { notFromOlderForms } from "../publishing/stale-write.ts";
import { claims } from "./claims.ts";
import { interfaceTexts } from "./interface-texts.ts";
import { site } from "./site.ts";

export const globals = [site, claims, interfaceTexts].map((global) =>
  notFromOlderForms(inBothLanguagesAtOnce(guardedGlobal(announcingGlobal(auditedGlobal(global))))),
);
