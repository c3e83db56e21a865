import { describeOneInbox } from "../../test/one-inbox.ts";

describeOneInbox("SQLite");
