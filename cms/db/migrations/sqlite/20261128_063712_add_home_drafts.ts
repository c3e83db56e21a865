import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // The tables are not made anew, as Payload would: what belongs to their rows would go with the old ones.
  await db.run(sql`ALTER TABLE \`home_sections\` ADD \`any_kind\` text DEFAULT 'text';`)
  await db.run(sql`UPDATE \`home_sections\` SET \`any_kind\` = \`kind\`;`)
  await db.run(sql`DROP INDEX \`home_sections_kind_idx\`;`)
  await db.run(sql`ALTER TABLE \`home_sections\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`home_sections\` RENAME COLUMN \`any_kind\` TO \`kind\`;`)
  await db.run(sql`CREATE INDEX \`home_sections_kind_idx\` ON \`home_sections\` (\`kind\`);`)
  await db.run(sql`ALTER TABLE \`_home_v_version_sections\` ADD \`any_kind\` text DEFAULT 'text';`)
  await db.run(sql`UPDATE \`_home_v_version_sections\` SET \`any_kind\` = \`kind\`;`)
  await db.run(sql`DROP INDEX \`_home_v_version_sections_kind_idx\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_version_sections\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_version_sections\` RENAME COLUMN \`any_kind\` TO \`kind\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_sections_kind_idx\` ON \`_home_v_version_sections\` (\`kind\`);`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`home__status_idx\` ON \`home\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`latest\` integer;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version__status_idx\` ON \`_home_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_snapshot_idx\` ON \`_home_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_published_locale_idx\` ON \`_home_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_latest_idx\` ON \`_home_v\` (\`latest\`);`)
  // What was saved before there were drafts is live.
  await db.run(sql`UPDATE \`home\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`_home_v\` SET \`version__status\` = 'published';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`home__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`_home_v_version_version__status_idx\`;`)
  await db.run(sql`DROP INDEX \`_home_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_home_v_published_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`_home_v_latest_idx\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version__status\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`latest\`;`)
}
