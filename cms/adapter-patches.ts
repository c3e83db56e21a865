import type { AdapterPatch } from "./changed-adapter.ts";
import { storingSessionsAlone } from "./accounts/sessions-alone.ts";
import { searchingLiterally } from "./literal-likes.ts";
import { publishingOneLanguage } from "./publishing/one-language.ts";
import { takingJobsOnce } from "./taking-jobs.ts";
import { keepingLiveVersions } from "./versions/keep-live.ts";

/** What the site changes of Payload's database adapters, from the innermost to the outermost. */
const PATCHES: AdapterPatch[] = [searchingLiterally, storingSessionsAlone, takingJobsOnce, keepingLiveVersions, publishingOneLanguage];

/** An adapter with all that the site changes of it. */
export const patchAdapter: AdapterPatch = (adapter) => PATCHES.reduce((patched, patch) => patch(patched), adapter);
