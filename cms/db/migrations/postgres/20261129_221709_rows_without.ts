import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ADD COLUMN "without" jsonb;
  ALTER TABLE "_products_v" ADD COLUMN "version_without" jsonb;
  ALTER TABLE "series" ADD COLUMN "inapplicable" jsonb;
  ALTER TABLE "_series_v" ADD COLUMN "version_inapplicable" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP COLUMN "without";
  ALTER TABLE "_products_v" DROP COLUMN "version_without";
  ALTER TABLE "series" DROP COLUMN "inapplicable";
  ALTER TABLE "_series_v" DROP COLUMN "version_inapplicable";`)
}
