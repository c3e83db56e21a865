import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`videos\` ADD \`address\` text;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` ADD \`version_address\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`seconds\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`address\`;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` DROP COLUMN \`version_address\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`seconds\`;`)
}
