import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`engine_pings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`engine\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_at\` text,
  	\`taken_until\` text,
  	\`last_fault\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`engine_pings_key_idx\` ON \`engine_pings\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`engine_pings_engine_idx\` ON \`engine_pings\` (\`engine\`);`)
  await db.run(sql`CREATE INDEX \`engine_pings_next_at_idx\` ON \`engine_pings\` (\`next_at\`);`)
  await db.run(sql`CREATE INDEX \`engine_pings_taken_until_idx\` ON \`engine_pings\` (\`taken_until\`);`)
  await db.run(sql`CREATE INDEX \`engine_pings_updated_at_idx\` ON \`engine_pings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`engine_pings_created_at_idx\` ON \`engine_pings\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`engine_pings\`;`)
}
