import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "solution_uses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "solution_uses_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "download_kinds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "download_kinds_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faq_topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "faq_topics_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "article_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "article_categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "solutions" ALTER COLUMN "tab" SET DATA TYPE varchar;
  ALTER TABLE "_solutions_v" ALTER COLUMN "version_tab" SET DATA TYPE varchar;
  ALTER TABLE "articles" ALTER COLUMN "category" SET DATA TYPE varchar;
  ALTER TABLE "_articles_v" ALTER COLUMN "version_category" SET DATA TYPE varchar;
  ALTER TABLE "downloads" ALTER COLUMN "kind" SET DATA TYPE varchar;
  ALTER TABLE "_downloads_v" ALTER COLUMN "version_kind" SET DATA TYPE varchar;
  ALTER TABLE "faqs" ALTER COLUMN "topic" SET DATA TYPE varchar;
  ALTER TABLE "_faqs_v" ALTER COLUMN "version_topic" SET DATA TYPE varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "solution_uses_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "download_kinds_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "faq_topics_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "article_categories_id" integer;
  ALTER TABLE "solution_uses_locales" ADD CONSTRAINT "solution_uses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solution_uses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "download_kinds_locales" ADD CONSTRAINT "download_kinds_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."download_kinds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_topics_locales" ADD CONSTRAINT "faq_topics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_categories_locales" ADD CONSTRAINT "article_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "solution_uses_key_idx" ON "solution_uses" USING btree ("key");
  CREATE INDEX "solution_uses_order_idx" ON "solution_uses" USING btree ("order");
  CREATE INDEX "solution_uses_updated_at_idx" ON "solution_uses" USING btree ("updated_at");
  CREATE INDEX "solution_uses_created_at_idx" ON "solution_uses" USING btree ("created_at");
  CREATE INDEX "solution_uses_deleted_at_idx" ON "solution_uses" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "solution_uses_locales_locale_parent_id_unique" ON "solution_uses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solution_uses_locales_parent_idx" ON "solution_uses_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "download_kinds_key_idx" ON "download_kinds" USING btree ("key");
  CREATE INDEX "download_kinds_order_idx" ON "download_kinds" USING btree ("order");
  CREATE INDEX "download_kinds_updated_at_idx" ON "download_kinds" USING btree ("updated_at");
  CREATE INDEX "download_kinds_created_at_idx" ON "download_kinds" USING btree ("created_at");
  CREATE INDEX "download_kinds_deleted_at_idx" ON "download_kinds" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "download_kinds_locales_locale_parent_id_unique" ON "download_kinds_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "download_kinds_locales_parent_idx" ON "download_kinds_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "faq_topics_key_idx" ON "faq_topics" USING btree ("key");
  CREATE INDEX "faq_topics_order_idx" ON "faq_topics" USING btree ("order");
  CREATE INDEX "faq_topics_updated_at_idx" ON "faq_topics" USING btree ("updated_at");
  CREATE INDEX "faq_topics_created_at_idx" ON "faq_topics" USING btree ("created_at");
  CREATE INDEX "faq_topics_deleted_at_idx" ON "faq_topics" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "faq_topics_locales_locale_parent_id_unique" ON "faq_topics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faq_topics_locales_parent_idx" ON "faq_topics_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "article_categories_key_idx" ON "article_categories" USING btree ("key");
  CREATE INDEX "article_categories_order_idx" ON "article_categories" USING btree ("order");
  CREATE INDEX "article_categories_updated_at_idx" ON "article_categories" USING btree ("updated_at");
  CREATE INDEX "article_categories_created_at_idx" ON "article_categories" USING btree ("created_at");
  CREATE INDEX "article_categories_deleted_at_idx" ON "article_categories" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "article_categories_locales_locale_parent_id_unique" ON "article_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "article_categories_locales_parent_idx" ON "article_categories_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_solution_uses_fk" FOREIGN KEY ("solution_uses_id") REFERENCES "public"."solution_uses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_download_kinds_fk" FOREIGN KEY ("download_kinds_id") REFERENCES "public"."download_kinds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_topics_fk" FOREIGN KEY ("faq_topics_id") REFERENCES "public"."faq_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_article_categories_fk" FOREIGN KEY ("article_categories_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_solution_uses_id_idx" ON "payload_locked_documents_rels" USING btree ("solution_uses_id");
  CREATE INDEX "payload_locked_documents_rels_download_kinds_id_idx" ON "payload_locked_documents_rels" USING btree ("download_kinds_id");
  CREATE INDEX "payload_locked_documents_rels_faq_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_topics_id");
  CREATE INDEX "payload_locked_documents_rels_article_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("article_categories_id");
  DROP TYPE "public"."enum_solutions_tab";
  DROP TYPE "public"."enum__solutions_v_version_tab";
  DROP TYPE "public"."enum_articles_category";
  DROP TYPE "public"."enum__articles_v_version_category";
  DROP TYPE "public"."enum_downloads_kind";
  DROP TYPE "public"."enum__downloads_v_version_kind";
  DROP TYPE "public"."enum_faqs_topic";
  DROP TYPE "public"."enum__faqs_v_version_topic";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_solutions_tab" AS ENUM('ev', 'finance', 'enterprise', 'logistics', 'personnel');
  CREATE TYPE "public"."enum__solutions_v_version_tab" AS ENUM('ev', 'finance', 'enterprise', 'logistics', 'personnel');
  CREATE TYPE "public"."enum_articles_category" AS ENUM('industry', 'company');
  CREATE TYPE "public"."enum__articles_v_version_category" AS ENUM('industry', 'company');
  CREATE TYPE "public"."enum_downloads_kind" AS ENUM('datasheet', 'manual', 'guide', 'tool', 'protocol', 'drawing', 'certificate', 'brochure');
  CREATE TYPE "public"."enum__downloads_v_version_kind" AS ENUM('datasheet', 'manual', 'guide', 'tool', 'protocol', 'drawing', 'certificate', 'brochure');
  CREATE TYPE "public"."enum_faqs_topic" AS ENUM('choosing', 'installation', 'platform', 'ordering', 'service');
  CREATE TYPE "public"."enum__faqs_v_version_topic" AS ENUM('choosing', 'installation', 'platform', 'ordering', 'service');
  ALTER TABLE "solution_uses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solution_uses_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "download_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "download_kinds_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faq_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faq_topics_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "article_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "article_categories_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "solution_uses" CASCADE;
  DROP TABLE "solution_uses_locales" CASCADE;
  DROP TABLE "download_kinds" CASCADE;
  DROP TABLE "download_kinds_locales" CASCADE;
  DROP TABLE "faq_topics" CASCADE;
  DROP TABLE "faq_topics_locales" CASCADE;
  DROP TABLE "article_categories" CASCADE;
  DROP TABLE "article_categories_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_solution_uses_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_download_kinds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_faq_topics_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_article_categories_fk";
  
  DROP INDEX "payload_locked_documents_rels_solution_uses_id_idx";
  DROP INDEX "payload_locked_documents_rels_download_kinds_id_idx";
  DROP INDEX "payload_locked_documents_rels_faq_topics_id_idx";
  DROP INDEX "payload_locked_documents_rels_article_categories_id_idx";
  ALTER TABLE "solutions" ALTER COLUMN "tab" SET DATA TYPE "public"."enum_solutions_tab" USING "tab"::"public"."enum_solutions_tab";
  ALTER TABLE "_solutions_v" ALTER COLUMN "version_tab" SET DATA TYPE "public"."enum__solutions_v_version_tab" USING "version_tab"::"public"."enum__solutions_v_version_tab";
  ALTER TABLE "articles" ALTER COLUMN "category" SET DATA TYPE "public"."enum_articles_category" USING "category"::"public"."enum_articles_category";
  ALTER TABLE "_articles_v" ALTER COLUMN "version_category" SET DATA TYPE "public"."enum__articles_v_version_category" USING "version_category"::"public"."enum__articles_v_version_category";
  ALTER TABLE "downloads" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_downloads_kind" USING "kind"::"public"."enum_downloads_kind";
  ALTER TABLE "_downloads_v" ALTER COLUMN "version_kind" SET DATA TYPE "public"."enum__downloads_v_version_kind" USING "version_kind"::"public"."enum__downloads_v_version_kind";
  ALTER TABLE "faqs" ALTER COLUMN "topic" SET DATA TYPE "public"."enum_faqs_topic" USING "topic"::"public"."enum_faqs_topic";
  ALTER TABLE "_faqs_v" ALTER COLUMN "version_topic" SET DATA TYPE "public"."enum__faqs_v_version_topic" USING "version_topic"::"public"."enum__faqs_v_version_topic";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "solution_uses_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "download_kinds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "faq_topics_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "article_categories_id";`)
}
