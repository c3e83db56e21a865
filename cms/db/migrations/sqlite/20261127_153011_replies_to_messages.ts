import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_lead_notes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer,
  	\`message_id\` integer,
  	\`text\` text NOT NULL,
  	\`subject\` text,
  	\`mailed_to\` text,
  	\`author_id\` integer,
  	\`author_name\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_lead_notes\`("id", "lead_id", "text", "subject", "mailed_to", "author_id", "author_name", "created_at", "updated_at") SELECT "id", "lead_id", "text", "subject", "mailed_to", "author_id", "author_name", "created_at", "updated_at" FROM \`lead_notes\`;`)
  await db.run(sql`DROP TABLE \`lead_notes\`;`)
  await db.run(sql`ALTER TABLE \`__new_lead_notes\` RENAME TO \`lead_notes\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`lead_notes_lead_idx\` ON \`lead_notes\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_message_idx\` ON \`lead_notes\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_author_idx\` ON \`lead_notes\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_created_at_idx\` ON \`lead_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_updated_at_idx\` ON \`lead_notes\` (\`updated_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_lead_notes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer NOT NULL,
  	\`text\` text NOT NULL,
  	\`subject\` text,
  	\`mailed_to\` text,
  	\`author_id\` integer,
  	\`author_name\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_lead_notes\`("id", "lead_id", "text", "subject", "mailed_to", "author_id", "author_name", "created_at", "updated_at") SELECT "id", "lead_id", "text", "subject", "mailed_to", "author_id", "author_name", "created_at", "updated_at" FROM \`lead_notes\`;`)
  await db.run(sql`DROP TABLE \`lead_notes\`;`)
  await db.run(sql`ALTER TABLE \`__new_lead_notes\` RENAME TO \`lead_notes\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`lead_notes_lead_idx\` ON \`lead_notes\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_author_idx\` ON \`lead_notes\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_created_at_idx\` ON \`lead_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_updated_at_idx\` ON \`lead_notes\` (\`updated_at\`);`)
}
