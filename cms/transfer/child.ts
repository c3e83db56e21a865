/** A process of its own for one import, with less of a claim on the processor than the site: `node child.ts {number}`. */
import { constants, setPriority } from "node:os";
import { unsynced, withRoom } from "../database.ts";
import { getCms } from "../index.ts";
import { SAW_CHANGES } from "./process.ts";
import { work } from "./work.ts";

setPriority(constants.priority.PRIORITY_LOW);
// It is not to go on alone, however whoever began it has ended.
process.stdin.resume().once("close", () => process.exit(1));
const cms = await getCms();
const visible = await unsynced(cms, () => withRoom(cms, () => work(cms, Number(process.argv[2]))));
await cms.destroy();
process.exit(visible ? SAW_CHANGES : 0);
