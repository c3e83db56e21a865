import { openCms } from "../../test/cms.ts";
import { describeTerms } from "../../test/terms.ts";

describeTerms("SQLite", () => openCms());
