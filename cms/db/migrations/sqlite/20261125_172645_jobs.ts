import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Times that were planned go into a table of their own. An import that was under way has ended with its process, and is told of as such. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`scheduled_publishing\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`type\` text NOT NULL,
  	\`target\` text NOT NULL,
  	\`record\` numeric NOT NULL,
  	\`language\` text,
  	\`user_id\` integer,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_at\` text,
  	\`taken_until\` text,
  	\`last_fault\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`scheduled_publishing_type_idx\` ON \`scheduled_publishing\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_publishing_user_idx\` ON \`scheduled_publishing\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_publishing_next_at_idx\` ON \`scheduled_publishing\` (\`next_at\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_publishing_taken_until_idx\` ON \`scheduled_publishing\` (\`taken_until\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_publishing_updated_at_idx\` ON \`scheduled_publishing\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_publishing_created_at_idx\` ON \`scheduled_publishing\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`imports\` ADD \`attempts\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`imports\` ADD \`next_at\` text;`)
  await db.run(sql`ALTER TABLE \`imports\` ADD \`taken_until\` text;`)
  await db.run(sql`ALTER TABLE \`imports\` ADD \`last_fault\` text;`)
  await db.run(sql`CREATE INDEX \`imports_next_at_idx\` ON \`imports\` (\`next_at\`);`)
  await db.run(sql`CREATE INDEX \`imports_taken_until_idx\` ON \`imports\` (\`taken_until\`);`)
  await db.run(sql`INSERT INTO \`scheduled_publishing\` (\`type\`, \`target\`, \`record\`, \`language\`, \`user_id\`, \`next_at\`)
   SELECT CASE \`input\` ->> '$.type' WHEN 'unpublish' THEN 'unpublish' ELSE 'publish' END,
    \`input\` ->> '$.doc.relationTo', CAST(\`input\` ->> '$.doc.value' AS integer),
    CASE WHEN \`input\` ->> '$.locale' IN ('zh', 'en') THEN \`input\` ->> '$.locale' END,
    (SELECT \`id\` FROM \`users\` WHERE \`id\` = CAST(\`input\` ->> '$.user.value' AS integer)),
    COALESCE(\`wait_until\`, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
   FROM \`payload_jobs\`
   WHERE \`task_slug\` = 'schedulePublish' AND \`completed_at\` IS NULL AND \`has_error\` IS NOT true AND \`input\` ->> '$.doc.value' IS NOT NULL;`)
  await db.run(sql`UPDATE \`imports\` SET \`attempts\` = 1, \`next_at\` = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE \`state\` IN ('checking', 'writing');`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`DROP TABLE \`scheduled_publishing\`;`)
  await db.run(sql`DROP INDEX \`imports_next_at_idx\`;`)
  await db.run(sql`DROP INDEX \`imports_taken_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`imports\` DROP COLUMN \`attempts\`;`)
  await db.run(sql`ALTER TABLE \`imports\` DROP COLUMN \`next_at\`;`)
  await db.run(sql`ALTER TABLE \`imports\` DROP COLUMN \`taken_until\`;`)
  await db.run(sql`ALTER TABLE \`imports\` DROP COLUMN \`last_fault\`;`)
}
