import type { AdapterPatch } from "../db/patch-adapter.ts";
import { storeSessionsAlone } from "./sessions-alone.ts";
import { searchLiterally } from "./literal-likes.ts";
import { publishOneLanguage } from "./publish-one-language.ts";
import { claimJobsOnce } from "./claim-jobs.ts";
import { keepLiveVersions } from "./keep-live-version.ts";

/** What the site changes of Payload's database adapters, from the innermost to the outermost. */
const PATCHES: AdapterPatch[] = [searchLiterally, storeSessionsAlone, claimJobsOnce, keepLiveVersions, publishOneLanguage];

/** An adapter with all that the site changes of it. */
export const patchAdapter: AdapterPatch = (adapter) => PATCHES.reduce((patched, patch) => patch(patched), adapter);
