import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_navigation_menu_kind" AS ENUM('own', 'products', 'solutions', 'platform', 'services', 'news', 'about', 'contact');
  CREATE TYPE "public"."enum_navigation_footer_kind" AS ENUM('own', 'products', 'solutions', 'services');
  CREATE TYPE "public"."enum__navigation_v_version_menu_kind" AS ENUM('own', 'products', 'solutions', 'platform', 'services', 'news', 'about', 'contact');
  CREATE TYPE "public"."enum__navigation_v_version_footer_kind" AS ENUM('own', 'products', 'solutions', 'services');
  ALTER TYPE "public"."enum_home_sections_kind" ADD VALUE 'opening';
  ALTER TYPE "public"."enum_home_sections_kind" ADD VALUE 'claims';
  ALTER TYPE "public"."enum_home_sections_kind" ADD VALUE 'banners';
  ALTER TYPE "public"."enum_home_sections_kind" ADD VALUE 'advantages';
  ALTER TYPE "public"."enum_home_sections_kind" ADD VALUE 'company';
  ALTER TYPE "public"."enum_home_sections_kind" ADD VALUE 'ask';
  ALTER TYPE "public"."enum__home_v_version_sections_kind" ADD VALUE 'opening';
  ALTER TYPE "public"."enum__home_v_version_sections_kind" ADD VALUE 'claims';
  ALTER TYPE "public"."enum__home_v_version_sections_kind" ADD VALUE 'banners';
  ALTER TYPE "public"."enum__home_v_version_sections_kind" ADD VALUE 'advantages';
  ALTER TYPE "public"."enum__home_v_version_sections_kind" ADD VALUE 'company';
  ALTER TYPE "public"."enum__home_v_version_sections_kind" ADD VALUE 'ask';
  ALTER TABLE "navigation_menu_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "navigation_footer_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_menu_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_footer_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "navigation_menu" ADD COLUMN "kind" "enum_navigation_menu_kind" DEFAULT 'own';
  ALTER TABLE "navigation_footer" ADD COLUMN "kind" "enum_navigation_footer_kind" DEFAULT 'own';
  ALTER TABLE "_navigation_v_version_menu" ADD COLUMN "kind" "enum__navigation_v_version_menu_kind" DEFAULT 'own';
  ALTER TABLE "_navigation_v_version_footer" ADD COLUMN "kind" "enum__navigation_v_version_footer_kind" DEFAULT 'own';
  CREATE INDEX "navigation_menu_kind_idx" ON "navigation_menu" USING btree ("kind");
  CREATE INDEX "navigation_footer_kind_idx" ON "navigation_footer" USING btree ("kind");
  CREATE INDEX "_navigation_v_version_menu_kind_idx" ON "_navigation_v_version_menu" USING btree ("kind");
  CREATE INDEX "_navigation_v_version_footer_kind_idx" ON "_navigation_v_version_footer" USING btree ("kind");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_sections" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "home_sections" ALTER COLUMN "kind" SET DEFAULT 'text'::text;
  DROP TYPE "public"."enum_home_sections_kind";
  CREATE TYPE "public"."enum_home_sections_kind" AS ENUM('hero', 'text', 'table', 'figures', 'steps', 'products', 'series', 'voices', 'files', 'questions', 'platform', 'form', 'call');
  ALTER TABLE "home_sections" ALTER COLUMN "kind" SET DEFAULT 'text'::"public"."enum_home_sections_kind";
  ALTER TABLE "home_sections" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_home_sections_kind" USING "kind"::"public"."enum_home_sections_kind";
  ALTER TABLE "_home_v_version_sections" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "_home_v_version_sections" ALTER COLUMN "kind" SET DEFAULT 'text'::text;
  DROP TYPE "public"."enum__home_v_version_sections_kind";
  CREATE TYPE "public"."enum__home_v_version_sections_kind" AS ENUM('hero', 'text', 'table', 'figures', 'steps', 'products', 'series', 'voices', 'files', 'questions', 'platform', 'form', 'call');
  ALTER TABLE "_home_v_version_sections" ALTER COLUMN "kind" SET DEFAULT 'text'::"public"."enum__home_v_version_sections_kind";
  ALTER TABLE "_home_v_version_sections" ALTER COLUMN "kind" SET DATA TYPE "public"."enum__home_v_version_sections_kind" USING "kind"::"public"."enum__home_v_version_sections_kind";
  DROP INDEX "navigation_menu_kind_idx";
  DROP INDEX "navigation_footer_kind_idx";
  DROP INDEX "_navigation_v_version_menu_kind_idx";
  DROP INDEX "_navigation_v_version_footer_kind_idx";
  ALTER TABLE "navigation_menu_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "navigation_footer_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_menu_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_footer_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "navigation_menu" DROP COLUMN "kind";
  ALTER TABLE "navigation_footer" DROP COLUMN "kind";
  ALTER TABLE "_navigation_v_version_menu" DROP COLUMN "kind";
  ALTER TABLE "_navigation_v_version_footer" DROP COLUMN "kind";
  DROP TYPE "public"."enum_navigation_menu_kind";
  DROP TYPE "public"."enum_navigation_footer_kind";
  DROP TYPE "public"."enum__navigation_v_version_menu_kind";
  DROP TYPE "public"."enum__navigation_v_version_footer_kind";`)
}
