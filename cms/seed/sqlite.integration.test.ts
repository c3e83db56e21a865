import { openCms } from "../../test/cms.ts";
import { describeSeeding } from "../../test/seeding.ts";

// The database that tests are given a copy of.
describeSeeding("SQLite", () => openCms(undefined, { seeded: true }), { isSeeded: true });
