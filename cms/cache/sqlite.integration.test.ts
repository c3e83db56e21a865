import { openCms } from "../../test/cms.ts";
import { describeChanges } from "../../test/changes.ts";

describeChanges("SQLite", openCms);
