import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` ADD \`top_view_left\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`top_view_top\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`top_view_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`top_view_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_top_view_left\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_top_view_top\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_top_view_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_top_view_height\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`top_view_left\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`top_view_top\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`top_view_width\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`top_view_height\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_top_view_left\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_top_view_top\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_top_view_width\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_top_view_height\`;`)
}
