import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ADD COLUMN "top_view_left" numeric;
  ALTER TABLE "products" ADD COLUMN "top_view_top" numeric;
  ALTER TABLE "products" ADD COLUMN "top_view_width" numeric;
  ALTER TABLE "products" ADD COLUMN "top_view_height" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_top_view_left" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_top_view_top" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_top_view_width" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_top_view_height" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP COLUMN "top_view_left";
  ALTER TABLE "products" DROP COLUMN "top_view_top";
  ALTER TABLE "products" DROP COLUMN "top_view_width";
  ALTER TABLE "products" DROP COLUMN "top_view_height";
  ALTER TABLE "_products_v" DROP COLUMN "version_top_view_left";
  ALTER TABLE "_products_v" DROP COLUMN "version_top_view_top";
  ALTER TABLE "_products_v" DROP COLUMN "version_top_view_width";
  ALTER TABLE "_products_v" DROP COLUMN "version_top_view_height";`)
}
