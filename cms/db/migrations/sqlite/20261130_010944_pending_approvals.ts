import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` ADD \`pending_approvals\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_pending_approvals\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`pending_approvals\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_pending_approvals\`;`)
}
