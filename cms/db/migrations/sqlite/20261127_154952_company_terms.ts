import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site\` ADD \`purchase_minimum_order\` numeric;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`purchase_sample_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`purchase_lead_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`purchase_warranty_months\` numeric;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_purchase_minimum_order\` numeric;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_purchase_sample_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_purchase_lead_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_purchase_warranty_months\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`purchase_minimum_order\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`purchase_sample_days\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`purchase_lead_days\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`purchase_warranty_months\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_purchase_minimum_order\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_purchase_sample_days\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_purchase_lead_days\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_purchase_warranty_months\`;`)
}
