import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`browser_reports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`directive\` text NOT NULL,
  	\`blocked\` text,
  	\`path\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`browsers\` text NOT NULL,
  	\`last_at\` text,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`browser_reports_kind_idx\` ON \`browser_reports\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`browser_reports_count_idx\` ON \`browser_reports\` (\`count\`);`)
  await db.run(sql`CREATE INDEX \`browser_reports_last_at_idx\` ON \`browser_reports\` (\`last_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`browser_reports_key_idx\` ON \`browser_reports\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`browser_reports_updated_at_idx\` ON \`browser_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`browser_reports_created_at_idx\` ON \`browser_reports\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`browser_reports\`;`)
}
