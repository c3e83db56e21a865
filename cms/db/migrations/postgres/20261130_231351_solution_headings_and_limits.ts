import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "solutions_locales" ADD COLUMN "overview_heading" varchar;
  ALTER TABLE "solutions_locales" ADD COLUMN "architecture_heading" varchar;
  ALTER TABLE "solutions_locales" ADD COLUMN "limits" varchar;
  ALTER TABLE "solutions_locales" ADD COLUMN "products_heading" varchar;
  ALTER TABLE "solutions_locales" ADD COLUMN "call_heading" varchar;
  ALTER TABLE "solutions_locales" ADD COLUMN "call_text" varchar;
  ALTER TABLE "_solutions_v_locales" ADD COLUMN "version_overview_heading" varchar;
  ALTER TABLE "_solutions_v_locales" ADD COLUMN "version_architecture_heading" varchar;
  ALTER TABLE "_solutions_v_locales" ADD COLUMN "version_limits" varchar;
  ALTER TABLE "_solutions_v_locales" ADD COLUMN "version_products_heading" varchar;
  ALTER TABLE "_solutions_v_locales" ADD COLUMN "version_call_heading" varchar;
  ALTER TABLE "_solutions_v_locales" ADD COLUMN "version_call_text" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "solutions_locales" DROP COLUMN "overview_heading";
  ALTER TABLE "solutions_locales" DROP COLUMN "architecture_heading";
  ALTER TABLE "solutions_locales" DROP COLUMN "limits";
  ALTER TABLE "solutions_locales" DROP COLUMN "products_heading";
  ALTER TABLE "solutions_locales" DROP COLUMN "call_heading";
  ALTER TABLE "solutions_locales" DROP COLUMN "call_text";
  ALTER TABLE "_solutions_v_locales" DROP COLUMN "version_overview_heading";
  ALTER TABLE "_solutions_v_locales" DROP COLUMN "version_architecture_heading";
  ALTER TABLE "_solutions_v_locales" DROP COLUMN "version_limits";
  ALTER TABLE "_solutions_v_locales" DROP COLUMN "version_products_heading";
  ALTER TABLE "_solutions_v_locales" DROP COLUMN "version_call_heading";
  ALTER TABLE "_solutions_v_locales" DROP COLUMN "version_call_text";`)
}
