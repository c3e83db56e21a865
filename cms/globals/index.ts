import { guardedGlobal } from "../admin/guarded.ts";
import { auditedGlobal } from "../audit/audited.ts";
import { inBothLanguagesAtOnce } from "../bilingual/saved-together.ts";
import { announcingGlobal } from "../changes/announcing.ts";
import { notFromOlderForms } from "../hooks/older-form.ts";
import { claims } from "./claims.ts";
import { interfaceTexts } from "./interface-texts.ts";
import { site } from "./site.ts";

export const globals = [site, claims, interfaceTexts].map((global) =>
  notFromOlderForms(inBothLanguagesAtOnce(guardedGlobal(announcingGlobal(auditedGlobal(global))))),
);
