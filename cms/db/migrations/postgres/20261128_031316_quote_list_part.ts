import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_site_parts_off" ADD VALUE 'quotes';
  ALTER TYPE "public"."enum__site_v_version_parts_off" ADD VALUE 'quotes';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_parts_off" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_site_parts_off";
  CREATE TYPE "public"."enum_site_parts_off" AS ENUM('platform', 'solutions', 'news', 'videos', 'inventions', 'marks', 'partners', 'model', 'calculator');
  ALTER TABLE "site_parts_off" ALTER COLUMN "value" SET DATA TYPE "public"."enum_site_parts_off" USING "value"::"public"."enum_site_parts_off";
  ALTER TABLE "_site_v_version_parts_off" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__site_v_version_parts_off";
  CREATE TYPE "public"."enum__site_v_version_parts_off" AS ENUM('platform', 'solutions', 'news', 'videos', 'inventions', 'marks', 'partners', 'model', 'calculator');
  ALTER TABLE "_site_v_version_parts_off" ALTER COLUMN "value" SET DATA TYPE "public"."enum__site_v_version_parts_off" USING "value"::"public"."enum__site_v_version_parts_off";`)
}
