import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_published_locale" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  ALTER TABLE "home_sections" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "_home_v_version_sections" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "home" ADD COLUMN "_status" "enum_home_status" DEFAULT 'draft';
  ALTER TABLE "_home_v" ADD COLUMN "version__status" "enum__home_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_home_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_home_v" ADD COLUMN "published_locale" "enum__home_v_published_locale";
  ALTER TABLE "_home_v" ADD COLUMN "latest" boolean;
  UPDATE "home" SET "_status" = 'published';
  UPDATE "_home_v" SET "version__status" = 'published';
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_snapshot_idx" ON "_home_v" USING btree ("snapshot");
  CREATE INDEX "_home_v_published_locale_idx" ON "_home_v" USING btree ("published_locale");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "home__status_idx";
  DROP INDEX "_home_v_version_version__status_idx";
  DROP INDEX "_home_v_snapshot_idx";
  DROP INDEX "_home_v_published_locale_idx";
  DROP INDEX "_home_v_latest_idx";
  ALTER TABLE "home_sections" ALTER COLUMN "kind" SET NOT NULL;
  ALTER TABLE "_home_v_version_sections" ALTER COLUMN "kind" SET NOT NULL;
  ALTER TABLE "home" DROP COLUMN "_status";
  ALTER TABLE "_home_v" DROP COLUMN "version__status";
  ALTER TABLE "_home_v" DROP COLUMN "snapshot";
  ALTER TABLE "_home_v" DROP COLUMN "published_locale";
  ALTER TABLE "_home_v" DROP COLUMN "latest";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum__home_v_published_locale";`)
}
