import { importQueue } from "./import-export/job.ts";
import type { JobQueue } from "./jobs/queue.ts";
import { noticeQueues } from "./leads/notifications/queue.ts";
import { consistencyQueue } from "./publishing/consistency/queue.ts";
import { enginePingQueues } from "./publishing/engines/queue.ts";
import { publishingQueue } from "./publishing/scheduled.ts";

/** All that is done later, or beside what visitors and staff wait for. The process of the site does it; commands and tests do not. */
export const jobQueues: readonly JobQueue[] = [...noticeQueues, importQueue, publishingQueue, consistencyQueue, ...enginePingQueues];
