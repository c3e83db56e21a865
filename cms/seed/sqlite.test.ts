import { openCms } from "../../test/cms.ts";
import { describeSeeding } from "../../test/seeding.ts";

describeSeeding("SQLite", () => openCms());
