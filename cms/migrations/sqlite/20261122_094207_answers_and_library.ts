import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`videos_chapters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`second\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_chapters_order_idx\` ON \`videos_chapters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`videos_chapters_parent_id_idx\` ON \`videos_chapters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`videos_chapters_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`videos_chapters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_chapters_locales_locale_parent_id_unique\` ON \`videos_chapters_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_chapters_locales_parent_idx\` ON \`videos_chapters_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v_version_chapters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`second\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_videos_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_videos_v_version_chapters_order_idx\` ON \`_videos_v_version_chapters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_chapters_parent_id_idx\` ON \`_videos_v_version_chapters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v_version_chapters_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_videos_v_version_chapters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_videos_v_version_chapters_locales_locale_parent_id_unique\` ON \`_videos_v_version_chapters_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_chapters_locales_parent_idx\` ON \`_videos_v_version_chapters_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`votes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`answer\` numeric NOT NULL,
  	\`helpful\` integer DEFAULT false NOT NULL,
  	\`language\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`votes_answer_idx\` ON \`votes\` (\`answer\`);`)
  await db.run(sql`CREATE INDEX \`votes_updated_at_idx\` ON \`votes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`votes_created_at_idx\` ON \`votes\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sha256\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`videos_chapters\`;`)
  await db.run(sql`DROP TABLE \`videos_chapters_locales\`;`)
  await db.run(sql`DROP TABLE \`_videos_v_version_chapters\`;`)
  await db.run(sql`DROP TABLE \`_videos_v_version_chapters_locales\`;`)
  await db.run(sql`DROP TABLE \`votes\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sha256\`;`)
}
