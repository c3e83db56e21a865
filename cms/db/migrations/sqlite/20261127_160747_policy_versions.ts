import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`policy_version\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`policy_version\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`policy_version\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`policy_version\`;`)
}
