import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_messages_form" ADD VALUE 'question';
  ALTER TYPE "public"."enum_forms_added_form" ADD VALUE 'question' BEFORE 'both';
  ALTER TYPE "public"."enum__forms_v_version_added_form" ADD VALUE 'question' BEFORE 'both';
  ALTER TABLE "products_locales" ADD COLUMN "found_by" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_found_by" varchar;
  ALTER TABLE "series_locales" ADD COLUMN "found_by" varchar;
  ALTER TABLE "_series_v_locales" ADD COLUMN "version_found_by" varchar;
  ALTER TABLE "solutions_locales" ADD COLUMN "found_by" varchar;
  ALTER TABLE "_solutions_v_locales" ADD COLUMN "version_found_by" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "found_by" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_found_by" varchar;
  ALTER TABLE "articles_locales" ADD COLUMN "found_by" varchar;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_found_by" varchar;
  ALTER TABLE "downloads_locales" ADD COLUMN "found_by" varchar;
  ALTER TABLE "_downloads_v_locales" ADD COLUMN "version_found_by" varchar;
  ALTER TABLE "videos_locales" ADD COLUMN "found_by" varchar;
  ALTER TABLE "_videos_v_locales" ADD COLUMN "version_found_by" varchar;
  ALTER TABLE "faqs_locales" ADD COLUMN "found_by" varchar;
  ALTER TABLE "_faqs_v_locales" ADD COLUMN "version_found_by" varchar;
  ALTER TABLE "services_locales" ADD COLUMN "found_by" varchar;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_found_by" varchar;
  ALTER TABLE "brands_locales" ADD COLUMN "found_by" varchar;
  ALTER TABLE "_brands_v_locales" ADD COLUMN "version_found_by" varchar;
  ALTER TABLE "messages" ADD COLUMN "searched" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "messages" ALTER COLUMN "form" SET DATA TYPE text;
  ALTER TABLE "messages" ALTER COLUMN "form" SET DEFAULT 'message'::text;
  DROP TYPE "public"."enum_messages_form";
  CREATE TYPE "public"."enum_messages_form" AS ENUM('message', 'partner', 'fault');
  ALTER TABLE "messages" ALTER COLUMN "form" SET DEFAULT 'message'::"public"."enum_messages_form";
  ALTER TABLE "messages" ALTER COLUMN "form" SET DATA TYPE "public"."enum_messages_form" USING "form"::"public"."enum_messages_form";
  ALTER TABLE "forms_added" ALTER COLUMN "form" SET DATA TYPE text;
  ALTER TABLE "forms_added" ALTER COLUMN "form" SET DEFAULT 'buy'::text;
  DROP TYPE "public"."enum_forms_added_form";
  CREATE TYPE "public"."enum_forms_added_form" AS ENUM('buy', 'message', 'fault', 'both');
  ALTER TABLE "forms_added" ALTER COLUMN "form" SET DEFAULT 'buy'::"public"."enum_forms_added_form";
  ALTER TABLE "forms_added" ALTER COLUMN "form" SET DATA TYPE "public"."enum_forms_added_form" USING "form"::"public"."enum_forms_added_form";
  ALTER TABLE "_forms_v_version_added" ALTER COLUMN "form" SET DATA TYPE text;
  ALTER TABLE "_forms_v_version_added" ALTER COLUMN "form" SET DEFAULT 'buy'::text;
  DROP TYPE "public"."enum__forms_v_version_added_form";
  CREATE TYPE "public"."enum__forms_v_version_added_form" AS ENUM('buy', 'message', 'fault', 'both');
  ALTER TABLE "_forms_v_version_added" ALTER COLUMN "form" SET DEFAULT 'buy'::"public"."enum__forms_v_version_added_form";
  ALTER TABLE "_forms_v_version_added" ALTER COLUMN "form" SET DATA TYPE "public"."enum__forms_v_version_added_form" USING "form"::"public"."enum__forms_v_version_added_form";
  ALTER TABLE "products_locales" DROP COLUMN "found_by";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_found_by";
  ALTER TABLE "series_locales" DROP COLUMN "found_by";
  ALTER TABLE "_series_v_locales" DROP COLUMN "version_found_by";
  ALTER TABLE "solutions_locales" DROP COLUMN "found_by";
  ALTER TABLE "_solutions_v_locales" DROP COLUMN "version_found_by";
  ALTER TABLE "pages_locales" DROP COLUMN "found_by";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_found_by";
  ALTER TABLE "articles_locales" DROP COLUMN "found_by";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_found_by";
  ALTER TABLE "downloads_locales" DROP COLUMN "found_by";
  ALTER TABLE "_downloads_v_locales" DROP COLUMN "version_found_by";
  ALTER TABLE "videos_locales" DROP COLUMN "found_by";
  ALTER TABLE "_videos_v_locales" DROP COLUMN "version_found_by";
  ALTER TABLE "faqs_locales" DROP COLUMN "found_by";
  ALTER TABLE "_faqs_v_locales" DROP COLUMN "version_found_by";
  ALTER TABLE "services_locales" DROP COLUMN "found_by";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_found_by";
  ALTER TABLE "brands_locales" DROP COLUMN "found_by";
  ALTER TABLE "_brands_v_locales" DROP COLUMN "version_found_by";
  ALTER TABLE "messages" DROP COLUMN "searched";`)
}
