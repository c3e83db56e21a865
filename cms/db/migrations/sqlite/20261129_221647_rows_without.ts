import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` ADD \`without\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_without\` text;`)
  await db.run(sql`ALTER TABLE \`series\` ADD \`inapplicable\` text;`)
  await db.run(sql`ALTER TABLE \`_series_v\` ADD \`version_inapplicable\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`without\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_without\`;`)
  await db.run(sql`ALTER TABLE \`series\` DROP COLUMN \`inapplicable\`;`)
  await db.run(sql`ALTER TABLE \`_series_v\` DROP COLUMN \`version_inapplicable\`;`)
}
