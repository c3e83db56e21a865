import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_outline" AS ENUM('button_case', 'lid_case', 'screwed_case', 'solar_case', 'probe_case', 'cable_case', 'eared_case', 'sma_two', 'sma_three', 'tailed_case', 'pill', 'round', 'card', 'collar', 'lamp', 'plate', 'obd', 'lcc24', 'lcc24_large', 'lcc66');
  CREATE TYPE "public"."enum__products_v_version_outline" AS ENUM('button_case', 'lid_case', 'screwed_case', 'solar_case', 'probe_case', 'cable_case', 'eared_case', 'sma_two', 'sma_three', 'tailed_case', 'pill', 'round', 'card', 'collar', 'lamp', 'plate', 'obd', 'lcc24', 'lcc24_large', 'lcc66');
  ALTER TABLE "products" ADD COLUMN "outline" "enum_products_outline";
  ALTER TABLE "_products_v" ADD COLUMN "version_outline" "enum__products_v_version_outline";
  CREATE INDEX "products_outline_idx" ON "products" USING btree ("outline");
  CREATE INDEX "_products_v_version_version_outline_idx" ON "_products_v" USING btree ("version_outline");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "products_outline_idx";
  DROP INDEX "_products_v_version_version_outline_idx";
  ALTER TABLE "products" DROP COLUMN "outline";
  ALTER TABLE "_products_v" DROP COLUMN "version_outline";
  DROP TYPE "public"."enum_products_outline";
  DROP TYPE "public"."enum__products_v_version_outline";`)
}
