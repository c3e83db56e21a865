import { describeCollidingUploads } from "../../test/colliding-uploads.ts";

describeCollidingUploads("SQLite", async () => undefined, "disk");
