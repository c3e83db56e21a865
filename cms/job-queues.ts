import { importQueue } from "./import-export/import-queue.ts";
import type { JobQueue } from "./jobs/job-queue.ts";
import { notificationQueues } from "./leads/notifications/notification-queues.ts";
import { consistencyQueue } from "./publishing/consistency/consistency-queue.ts";
import { enginePingQueues } from "./publishing/engines/engine-ping-queues.ts";
import { publishingQueue } from "./publishing/publishing-queue.ts";

/** All that is done later, or beside what visitors and staff wait for. The process of the site does it; commands and tests do not. */
export const jobQueues: readonly JobQueue[] = [...notificationQueues, importQueue, publishingQueue, consistencyQueue, ...enginePingQueues];
