import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ADD COLUMN "pending_approvals" jsonb;
  ALTER TABLE "_products_v" ADD COLUMN "version_pending_approvals" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP COLUMN "pending_approvals";
  ALTER TABLE "_products_v" DROP COLUMN "version_pending_approvals";`)
}
