import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`lead_notes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer NOT NULL,
  	\`text\` text NOT NULL,
  	\`author_id\` integer,
  	\`author_name\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_notes_lead_idx\` ON \`lead_notes\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_author_idx\` ON \`lead_notes\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_created_at_idx\` ON \`lead_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_updated_at_idx\` ON \`lead_notes\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`owner_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`follow_up_on\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`answered_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`came_from\` text;`)
  await db.run(sql`CREATE INDEX \`leads_owner_idx\` ON \`leads\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_follow_up_on_idx\` ON \`leads\` (\`follow_up_on\`);`)
  await db.run(sql`CREATE INDEX \`leads_answered_at_idx\` ON \`leads\` (\`answered_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_came_from_idx\` ON \`leads\` (\`came_from\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`lead_notes\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_leads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`company\` text,
  	\`position\` text,
  	\`country\` text,
  	\`phone\` text,
  	\`message\` text,
  	\`origin_source\` text,
  	\`origin_referrer\` text,
  	\`origin_utm_source\` text,
  	\`origin_utm_medium\` text,
  	\`origin_utm_campaign\` text,
  	\`origin_utm_term\` text,
  	\`origin_utm_content\` text,
  	\`note\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`language\` text NOT NULL,
  	\`page\` text,
  	\`consent\` integer DEFAULT false NOT NULL,
  	\`consent_at\` text,
  	\`submission_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_leads\`("id", "created_at", "name", "email", "company", "position", "country", "phone", "message", "origin_source", "origin_referrer", "origin_utm_source", "origin_utm_medium", "origin_utm_campaign", "origin_utm_term", "origin_utm_content", "note", "status", "language", "page", "consent", "consent_at", "submission_id", "updated_at", "deleted_at") SELECT "id", "created_at", "name", "email", "company", "position", "country", "phone", "message", "origin_source", "origin_referrer", "origin_utm_source", "origin_utm_medium", "origin_utm_campaign", "origin_utm_term", "origin_utm_content", "note", "status", "language", "page", "consent", "consent_at", "submission_id", "updated_at", "deleted_at" FROM \`leads\`;`)
  await db.run(sql`DROP TABLE \`leads\`;`)
  await db.run(sql`ALTER TABLE \`__new_leads\` RENAME TO \`leads\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_status_idx\` ON \`leads\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`leads_language_idx\` ON \`leads\` (\`language\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leads_submission_id_idx\` ON \`leads\` (\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_deleted_at_idx\` ON \`leads\` (\`deleted_at\`);`)
}
