import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`solutions_locales\` ADD \`overview_heading\` text;`)
  await db.run(sql`ALTER TABLE \`solutions_locales\` ADD \`architecture_heading\` text;`)
  await db.run(sql`ALTER TABLE \`solutions_locales\` ADD \`limits\` text;`)
  await db.run(sql`ALTER TABLE \`solutions_locales\` ADD \`products_heading\` text;`)
  await db.run(sql`ALTER TABLE \`solutions_locales\` ADD \`call_heading\` text;`)
  await db.run(sql`ALTER TABLE \`solutions_locales\` ADD \`call_text\` text;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` ADD \`version_overview_heading\` text;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` ADD \`version_architecture_heading\` text;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` ADD \`version_limits\` text;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` ADD \`version_products_heading\` text;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` ADD \`version_call_heading\` text;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` ADD \`version_call_text\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`solutions_locales\` DROP COLUMN \`overview_heading\`;`)
  await db.run(sql`ALTER TABLE \`solutions_locales\` DROP COLUMN \`architecture_heading\`;`)
  await db.run(sql`ALTER TABLE \`solutions_locales\` DROP COLUMN \`limits\`;`)
  await db.run(sql`ALTER TABLE \`solutions_locales\` DROP COLUMN \`products_heading\`;`)
  await db.run(sql`ALTER TABLE \`solutions_locales\` DROP COLUMN \`call_heading\`;`)
  await db.run(sql`ALTER TABLE \`solutions_locales\` DROP COLUMN \`call_text\`;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` DROP COLUMN \`version_overview_heading\`;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` DROP COLUMN \`version_architecture_heading\`;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` DROP COLUMN \`version_limits\`;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` DROP COLUMN \`version_products_heading\`;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` DROP COLUMN \`version_call_heading\`;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` DROP COLUMN \`version_call_text\`;`)
}
