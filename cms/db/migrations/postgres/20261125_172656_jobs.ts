import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Times that were planned go into a table of their own. An import that was under way has ended with its process, and is told of as such. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_scheduled_publishing_type" AS ENUM('publish', 'unpublish');
  CREATE TYPE "public"."enum_scheduled_publishing_language" AS ENUM('zh', 'en');
  CREATE TABLE "scheduled_publishing" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_scheduled_publishing_type" NOT NULL,
  	"target" varchar NOT NULL,
  	"record" numeric NOT NULL,
  	"language" "enum_scheduled_publishing_language",
  	"user_id" integer,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_at" timestamp(3) with time zone,
  	"taken_until" timestamp(3) with time zone,
  	"last_fault" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "imports" ADD COLUMN "attempts" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "imports" ADD COLUMN "next_at" timestamp(3) with time zone;
  ALTER TABLE "imports" ADD COLUMN "taken_until" timestamp(3) with time zone;
  ALTER TABLE "imports" ADD COLUMN "last_fault" varchar;
  ALTER TABLE "scheduled_publishing" ADD CONSTRAINT "scheduled_publishing_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "scheduled_publishing_type_idx" ON "scheduled_publishing" USING btree ("type");
  CREATE INDEX "scheduled_publishing_user_idx" ON "scheduled_publishing" USING btree ("user_id");
  CREATE INDEX "scheduled_publishing_next_at_idx" ON "scheduled_publishing" USING btree ("next_at");
  CREATE INDEX "scheduled_publishing_taken_until_idx" ON "scheduled_publishing" USING btree ("taken_until");
  CREATE INDEX "scheduled_publishing_updated_at_idx" ON "scheduled_publishing" USING btree ("updated_at");
  CREATE INDEX "scheduled_publishing_created_at_idx" ON "scheduled_publishing" USING btree ("created_at");
  CREATE INDEX "imports_next_at_idx" ON "imports" USING btree ("next_at");
  CREATE INDEX "imports_taken_until_idx" ON "imports" USING btree ("taken_until");
  INSERT INTO "scheduled_publishing" ("type", "target", "record", "language", "user_id", "next_at")
   SELECT (CASE "input"->>'type' WHEN 'unpublish' THEN 'unpublish' ELSE 'publish' END)::"enum_scheduled_publishing_type",
    "input"->'doc'->>'relationTo', ("input"->'doc'->>'value')::numeric,
    (CASE WHEN "input"->>'locale' IN ('zh', 'en') THEN "input"->>'locale' END)::"enum_scheduled_publishing_language",
    (SELECT "id" FROM "users" WHERE "id"::varchar = "input"->'user'->>'value'), COALESCE("wait_until", now())
   FROM "payload_jobs"
   WHERE "task_slug" = 'schedulePublish' AND "completed_at" IS NULL AND "has_error" IS NOT TRUE AND "input"->'doc'->>'value' IS NOT NULL;
  UPDATE "imports" SET "attempts" = 1, "next_at" = now() WHERE "state" IN ('checking', 'writing');
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'import', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'import', 'schedulePublish');
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
  
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "scheduled_publishing" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "scheduled_publishing" CASCADE;
  DROP INDEX "imports_next_at_idx";
  DROP INDEX "imports_taken_until_idx";
  ALTER TABLE "imports" DROP COLUMN "attempts";
  ALTER TABLE "imports" DROP COLUMN "next_at";
  ALTER TABLE "imports" DROP COLUMN "taken_until";
  ALTER TABLE "imports" DROP COLUMN "last_fault";
  DROP TYPE "public"."enum_scheduled_publishing_type";
  DROP TYPE "public"."enum_scheduled_publishing_language";`)
}
