/** The thread that compares texts (`compare-texts.ts`): it says when it is ready, and answers each comparison with its contradictions. */
import { parentPort } from "node:worker_threads";
import { compareLines, type Comparison } from "./compare-lines.ts";

parentPort?.on("message", (comparison: Comparison) => parentPort?.postMessage(compareLines(comparison), []));
parentPort?.postMessage("ready", []);
