import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_needs_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum_needs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__needs_v_version_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum__needs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__needs_v_published_locale" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TABLE "needs_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar
  );
  
  CREATE TABLE "needs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"english" "enum_needs_english",
  	"english_lacks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_needs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "needs_locales" (
  	"name" varchar,
  	"words" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_needs_v_version_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_needs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_saved_by" jsonb,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_english" "enum__needs_v_version_english",
  	"version_english_lacks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__needs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__needs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_needs_v_locales" (
  	"version_name" varchar,
  	"version_words" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "needs_id" integer;
  ALTER TABLE "needs_answers" ADD CONSTRAINT "needs_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "needs_locales" ADD CONSTRAINT "needs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_needs_v_version_answers" ADD CONSTRAINT "_needs_v_version_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_needs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_needs_v" ADD CONSTRAINT "_needs_v_parent_id_needs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."needs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_needs_v_locales" ADD CONSTRAINT "_needs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_needs_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "needs_answers_order_idx" ON "needs_answers" USING btree ("_order");
  CREATE INDEX "needs_answers_parent_id_idx" ON "needs_answers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "needs_slug_idx" ON "needs" USING btree ("slug");
  CREATE INDEX "needs_order_idx" ON "needs" USING btree ("order");
  CREATE INDEX "needs_english_idx" ON "needs" USING btree ("english");
  CREATE INDEX "needs_updated_at_idx" ON "needs" USING btree ("updated_at");
  CREATE INDEX "needs_created_at_idx" ON "needs" USING btree ("created_at");
  CREATE INDEX "needs_deleted_at_idx" ON "needs" USING btree ("deleted_at");
  CREATE INDEX "needs__status_idx" ON "needs" USING btree ("_status");
  CREATE UNIQUE INDEX "needs_locales_locale_parent_id_unique" ON "needs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "needs_locales_parent_idx" ON "needs_locales" USING btree ("_parent_id");
  CREATE INDEX "_needs_v_version_answers_order_idx" ON "_needs_v_version_answers" USING btree ("_order");
  CREATE INDEX "_needs_v_version_answers_parent_id_idx" ON "_needs_v_version_answers" USING btree ("_parent_id");
  CREATE INDEX "_needs_v_parent_idx" ON "_needs_v" USING btree ("parent_id");
  CREATE INDEX "_needs_v_version_version_slug_idx" ON "_needs_v" USING btree ("version_slug");
  CREATE INDEX "_needs_v_version_version_order_idx" ON "_needs_v" USING btree ("version_order");
  CREATE INDEX "_needs_v_version_version_english_idx" ON "_needs_v" USING btree ("version_english");
  CREATE INDEX "_needs_v_version_version_updated_at_idx" ON "_needs_v" USING btree ("version_updated_at");
  CREATE INDEX "_needs_v_version_version_created_at_idx" ON "_needs_v" USING btree ("version_created_at");
  CREATE INDEX "_needs_v_version_version_deleted_at_idx" ON "_needs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_needs_v_version_version__status_idx" ON "_needs_v" USING btree ("version__status");
  CREATE INDEX "_needs_v_created_at_idx" ON "_needs_v" USING btree ("created_at");
  CREATE INDEX "_needs_v_updated_at_idx" ON "_needs_v" USING btree ("updated_at");
  CREATE INDEX "_needs_v_snapshot_idx" ON "_needs_v" USING btree ("snapshot");
  CREATE INDEX "_needs_v_published_locale_idx" ON "_needs_v" USING btree ("published_locale");
  CREATE INDEX "_needs_v_latest_idx" ON "_needs_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_needs_v_locales_locale_parent_id_unique" ON "_needs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_needs_v_locales_parent_idx" ON "_needs_v_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_needs_fk" FOREIGN KEY ("needs_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_needs_id_idx" ON "payload_locked_documents_rels" USING btree ("needs_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "needs_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "needs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "needs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_needs_v_version_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_needs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_needs_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "needs_answers" CASCADE;
  DROP TABLE "needs" CASCADE;
  DROP TABLE "needs_locales" CASCADE;
  DROP TABLE "_needs_v_version_answers" CASCADE;
  DROP TABLE "_needs_v" CASCADE;
  DROP TABLE "_needs_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_needs_fk";
  
  DROP INDEX "payload_locked_documents_rels_needs_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "needs_id";
  DROP TYPE "public"."enum_needs_english";
  DROP TYPE "public"."enum_needs_status";
  DROP TYPE "public"."enum__needs_v_version_english";
  DROP TYPE "public"."enum__needs_v_version_status";
  DROP TYPE "public"."enum__needs_v_published_locale";`)
}
