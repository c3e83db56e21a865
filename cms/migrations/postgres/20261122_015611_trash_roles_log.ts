import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'sales', 'viewer');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('create', 'update', 'publish', 'unpublish', 'draft', 'trash', 'restore', 'delete', 'sign-in', 'invite', 'end-sessions');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"user_name" varchar,
  	"action" "enum_audit_log_action" NOT NULL,
  	"record" varchar NOT NULL,
  	"record_id" varchar NOT NULL,
  	"title" varchar,
  	"changes" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "products" ADD COLUMN "seo_picture_id" integer;
  ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "products_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_seo_picture_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "series" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_series_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "accessories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_accessories_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "solutions" ADD COLUMN "seo_picture_id" integer;
  ALTER TABLE "solutions" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "solutions_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "solutions_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_solutions_v" ADD COLUMN "version_seo_picture_id" integer;
  ALTER TABLE "_solutions_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_solutions_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_solutions_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "articles" ADD COLUMN "seo_picture_id" integer;
  ALTER TABLE "articles" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "articles_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "articles_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_seo_picture_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "downloads" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_downloads_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "videos" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_videos_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "banners" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_banners_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "faqs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "services" ADD COLUMN "seo_picture_id" integer;
  ALTER TABLE "services" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "services_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "services_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_seo_picture_id" integer;
  ALTER TABLE "_services_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "brands" ADD COLUMN "seo_picture_id" integer;
  ALTER TABLE "brands" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "brands_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "brands_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_brands_v" ADD COLUMN "version_seo_picture_id" integer;
  ALTER TABLE "_brands_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_brands_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_brands_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "inventions" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_inventions_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "marks" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_marks_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "role" "enum_users_role" DEFAULT 'viewer' NOT NULL;
  ALTER TABLE "users" ADD COLUMN "totp_secret" varchar;
  ALTER TABLE "users" ADD COLUMN "totp_step" numeric;
  ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_log_id" integer;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "audit_log_user_idx" ON "audit_log" USING btree ("user_id");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_record_idx" ON "audit_log" USING btree ("record");
  CREATE INDEX "audit_log_record_id_idx" ON "audit_log" USING btree ("record_id");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  ALTER TABLE "products" ADD CONSTRAINT "products_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_seo_seo_picture_idx" ON "products" USING btree ("seo_picture_id");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "_products_v_version_seo_version_seo_picture_idx" ON "_products_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "series_deleted_at_idx" ON "series" USING btree ("deleted_at");
  CREATE INDEX "_series_v_version_version_deleted_at_idx" ON "_series_v" USING btree ("version_deleted_at");
  CREATE INDEX "accessories_deleted_at_idx" ON "accessories" USING btree ("deleted_at");
  CREATE INDEX "_accessories_v_version_version_deleted_at_idx" ON "_accessories_v" USING btree ("version_deleted_at");
  CREATE INDEX "solutions_seo_seo_picture_idx" ON "solutions" USING btree ("seo_picture_id");
  CREATE INDEX "solutions_deleted_at_idx" ON "solutions" USING btree ("deleted_at");
  CREATE INDEX "_solutions_v_version_seo_version_seo_picture_idx" ON "_solutions_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_solutions_v_version_version_deleted_at_idx" ON "_solutions_v" USING btree ("version_deleted_at");
  CREATE INDEX "articles_seo_seo_picture_idx" ON "articles" USING btree ("seo_picture_id");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "_articles_v_version_seo_version_seo_picture_idx" ON "_articles_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "downloads_deleted_at_idx" ON "downloads" USING btree ("deleted_at");
  CREATE INDEX "_downloads_v_version_version_deleted_at_idx" ON "_downloads_v" USING btree ("version_deleted_at");
  CREATE INDEX "videos_deleted_at_idx" ON "videos" USING btree ("deleted_at");
  CREATE INDEX "_videos_v_version_version_deleted_at_idx" ON "_videos_v" USING btree ("version_deleted_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "banners_deleted_at_idx" ON "banners" USING btree ("deleted_at");
  CREATE INDEX "_banners_v_version_version_deleted_at_idx" ON "_banners_v" USING btree ("version_deleted_at");
  CREATE INDEX "faqs_deleted_at_idx" ON "faqs" USING btree ("deleted_at");
  CREATE INDEX "_faqs_v_version_version_deleted_at_idx" ON "_faqs_v" USING btree ("version_deleted_at");
  CREATE INDEX "services_seo_seo_picture_idx" ON "services" USING btree ("seo_picture_id");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "_services_v_version_seo_version_seo_picture_idx" ON "_services_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_services_v_version_version_deleted_at_idx" ON "_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "brands_seo_seo_picture_idx" ON "brands" USING btree ("seo_picture_id");
  CREATE INDEX "brands_deleted_at_idx" ON "brands" USING btree ("deleted_at");
  CREATE INDEX "_brands_v_version_seo_version_seo_picture_idx" ON "_brands_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_brands_v_version_version_deleted_at_idx" ON "_brands_v" USING btree ("version_deleted_at");
  CREATE INDEX "inventions_deleted_at_idx" ON "inventions" USING btree ("deleted_at");
  CREATE INDEX "_inventions_v_version_version_deleted_at_idx" ON "_inventions_v" USING btree ("version_deleted_at");
  CREATE INDEX "marks_deleted_at_idx" ON "marks" USING btree ("deleted_at");
  CREATE INDEX "_marks_v_version_version_deleted_at_idx" ON "_marks_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "leads_deleted_at_idx" ON "leads" USING btree ("deleted_at");
  CREATE INDEX "messages_deleted_at_idx" ON "messages" USING btree ("deleted_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "users_role_idx" ON "users" USING btree ("role");
  CREATE INDEX "users_deleted_at_idx" ON "users" USING btree ("deleted_at");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");`)
  // Whoever had an account could do everything.
  await db.execute(sql`UPDATE "users" SET "role" = 'administrator';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  ALTER TABLE "products" DROP CONSTRAINT "products_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_seo_picture_id_media_id_fk";
  
  ALTER TABLE "solutions" DROP CONSTRAINT "solutions_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_solutions_v" DROP CONSTRAINT "_solutions_v_version_seo_picture_id_media_id_fk";
  
  ALTER TABLE "articles" DROP CONSTRAINT "articles_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_seo_picture_id_media_id_fk";
  
  ALTER TABLE "services" DROP CONSTRAINT "services_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_services_v" DROP CONSTRAINT "_services_v_version_seo_picture_id_media_id_fk";
  
  ALTER TABLE "brands" DROP CONSTRAINT "brands_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_brands_v" DROP CONSTRAINT "_brands_v_version_seo_picture_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_log_fk";
  
  DROP INDEX "products_seo_seo_picture_idx";
  DROP INDEX "products_deleted_at_idx";
  DROP INDEX "_products_v_version_seo_version_seo_picture_idx";
  DROP INDEX "_products_v_version_version_deleted_at_idx";
  DROP INDEX "series_deleted_at_idx";
  DROP INDEX "_series_v_version_version_deleted_at_idx";
  DROP INDEX "accessories_deleted_at_idx";
  DROP INDEX "_accessories_v_version_version_deleted_at_idx";
  DROP INDEX "solutions_seo_seo_picture_idx";
  DROP INDEX "solutions_deleted_at_idx";
  DROP INDEX "_solutions_v_version_seo_version_seo_picture_idx";
  DROP INDEX "_solutions_v_version_version_deleted_at_idx";
  DROP INDEX "articles_seo_seo_picture_idx";
  DROP INDEX "articles_deleted_at_idx";
  DROP INDEX "_articles_v_version_seo_version_seo_picture_idx";
  DROP INDEX "_articles_v_version_version_deleted_at_idx";
  DROP INDEX "downloads_deleted_at_idx";
  DROP INDEX "_downloads_v_version_version_deleted_at_idx";
  DROP INDEX "videos_deleted_at_idx";
  DROP INDEX "_videos_v_version_version_deleted_at_idx";
  DROP INDEX "testimonials_deleted_at_idx";
  DROP INDEX "_testimonials_v_version_version_deleted_at_idx";
  DROP INDEX "banners_deleted_at_idx";
  DROP INDEX "_banners_v_version_version_deleted_at_idx";
  DROP INDEX "faqs_deleted_at_idx";
  DROP INDEX "_faqs_v_version_version_deleted_at_idx";
  DROP INDEX "services_seo_seo_picture_idx";
  DROP INDEX "services_deleted_at_idx";
  DROP INDEX "_services_v_version_seo_version_seo_picture_idx";
  DROP INDEX "_services_v_version_version_deleted_at_idx";
  DROP INDEX "brands_seo_seo_picture_idx";
  DROP INDEX "brands_deleted_at_idx";
  DROP INDEX "_brands_v_version_seo_version_seo_picture_idx";
  DROP INDEX "_brands_v_version_version_deleted_at_idx";
  DROP INDEX "inventions_deleted_at_idx";
  DROP INDEX "_inventions_v_version_version_deleted_at_idx";
  DROP INDEX "marks_deleted_at_idx";
  DROP INDEX "_marks_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "leads_deleted_at_idx";
  DROP INDEX "messages_deleted_at_idx";
  DROP INDEX "redirects_deleted_at_idx";
  DROP INDEX "users_role_idx";
  DROP INDEX "users_deleted_at_idx";
  DROP INDEX "payload_locked_documents_rels_audit_log_id_idx";
  ALTER TABLE "products" DROP COLUMN "seo_picture_id";
  ALTER TABLE "products" DROP COLUMN "deleted_at";
  ALTER TABLE "products_locales" DROP COLUMN "seo_title";
  ALTER TABLE "products_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_products_v" DROP COLUMN "version_seo_picture_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "series" DROP COLUMN "deleted_at";
  ALTER TABLE "_series_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "accessories" DROP COLUMN "deleted_at";
  ALTER TABLE "_accessories_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "solutions" DROP COLUMN "seo_picture_id";
  ALTER TABLE "solutions" DROP COLUMN "deleted_at";
  ALTER TABLE "solutions_locales" DROP COLUMN "seo_title";
  ALTER TABLE "solutions_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_solutions_v" DROP COLUMN "version_seo_picture_id";
  ALTER TABLE "_solutions_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_solutions_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_solutions_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "articles" DROP COLUMN "seo_picture_id";
  ALTER TABLE "articles" DROP COLUMN "deleted_at";
  ALTER TABLE "articles_locales" DROP COLUMN "seo_title";
  ALTER TABLE "articles_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_articles_v" DROP COLUMN "version_seo_picture_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "downloads" DROP COLUMN "deleted_at";
  ALTER TABLE "_downloads_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "videos" DROP COLUMN "deleted_at";
  ALTER TABLE "_videos_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "testimonials" DROP COLUMN "deleted_at";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "banners" DROP COLUMN "deleted_at";
  ALTER TABLE "_banners_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "faqs" DROP COLUMN "deleted_at";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "services" DROP COLUMN "seo_picture_id";
  ALTER TABLE "services" DROP COLUMN "deleted_at";
  ALTER TABLE "services_locales" DROP COLUMN "seo_title";
  ALTER TABLE "services_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_services_v" DROP COLUMN "version_seo_picture_id";
  ALTER TABLE "_services_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "brands" DROP COLUMN "seo_picture_id";
  ALTER TABLE "brands" DROP COLUMN "deleted_at";
  ALTER TABLE "brands_locales" DROP COLUMN "seo_title";
  ALTER TABLE "brands_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_brands_v" DROP COLUMN "version_seo_picture_id";
  ALTER TABLE "_brands_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_brands_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_brands_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "inventions" DROP COLUMN "deleted_at";
  ALTER TABLE "_inventions_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "marks" DROP COLUMN "deleted_at";
  ALTER TABLE "_marks_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "leads" DROP COLUMN "deleted_at";
  ALTER TABLE "messages" DROP COLUMN "deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "deleted_at";
  ALTER TABLE "users" DROP COLUMN "role";
  ALTER TABLE "users" DROP COLUMN "totp_secret";
  ALTER TABLE "users" DROP COLUMN "totp_step";
  ALTER TABLE "users" DROP COLUMN "deleted_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_log_id";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_audit_log_action";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
