/** All documents that are not made per product, in the order of the downloads page. */
import type { Paper } from "../lib/paper.ts";
import { archives } from "./archives.ts";
import { brochure } from "./brochure.ts";
import { calibration } from "./calibration.ts";
import { decks } from "./decks.ts";
import { forms } from "./forms.ts";
import { installers } from "./installers.ts";
import { jtt808 } from "./jtt808.ts";
import { mqtt } from "./mqtt.ts";
import { oem } from "./oem.ts";
import { selection } from "./selection.ts";
import { sheets } from "./sheets.ts";
import { texts } from "./texts.ts";
import { warranty } from "./warranty.ts";
import { wiring } from "./wiring.ts";

export const PAPERS: Paper[] = [brochure, selection, jtt808, mqtt, wiring, oem, warranty, calibration, ...forms, ...sheets, ...decks, ...archives, ...installers, ...texts];
