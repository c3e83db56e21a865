import { globalWithFormGuard } from "../fields/with-form-guard.ts";
import { globalWithAuditLog } from "../accounts/with-audit-log.ts";
import { withBilingualForm } from "../publishing/bilingual/bilingual-form.ts";
import { globalWithChangeEvents } from "../cache/emit-changes.ts";
import { withStaleWriteCheck } from "../publishing/stale-write.ts";
import { claims } from "./claims.ts";
import { forms } from "./forms.ts";
import { interfaceTexts } from "./interface-texts.ts";
import { home } from "./home.ts";
import { navigation } from "./navigation.ts";
import { site } from "./site.ts";

export const globals = [site, home, navigation, forms, claims, interfaceTexts].map((global) =>
  withStaleWriteCheck(withBilingualForm(globalWithFormGuard(globalWithChangeEvents(globalWithAuditLog(global))))),
);
