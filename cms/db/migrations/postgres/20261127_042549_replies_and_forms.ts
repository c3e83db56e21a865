import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reply_templates_language" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_forms_added_form" AS ENUM('buy', 'message', 'both');
  CREATE TYPE "public"."enum_forms_added_kind" AS ENUM('text', 'choice', 'checkbox');
  CREATE TYPE "public"."enum_forms_company" AS ENUM('optional', 'required', 'off');
  CREATE TYPE "public"."enum_forms_phone" AS ENUM('optional', 'required', 'off');
  CREATE TYPE "public"."enum_forms_position" AS ENUM('optional', 'required', 'off');
  CREATE TYPE "public"."enum_forms_country" AS ENUM('optional', 'required', 'off');
  CREATE TYPE "public"."enum_forms_subject" AS ENUM('optional', 'required', 'off');
  CREATE TYPE "public"."enum__forms_v_version_added_form" AS ENUM('buy', 'message', 'both');
  CREATE TYPE "public"."enum__forms_v_version_added_kind" AS ENUM('text', 'choice', 'checkbox');
  CREATE TYPE "public"."enum__forms_v_version_company" AS ENUM('optional', 'required', 'off');
  CREATE TYPE "public"."enum__forms_v_version_phone" AS ENUM('optional', 'required', 'off');
  CREATE TYPE "public"."enum__forms_v_version_position" AS ENUM('optional', 'required', 'off');
  CREATE TYPE "public"."enum__forms_v_version_country" AS ENUM('optional', 'required', 'off');
  CREATE TYPE "public"."enum__forms_v_version_subject" AS ENUM('optional', 'required', 'off');
  ALTER TYPE "public"."enum_notices_channel" ADD VALUE 'reply';
  CREATE TABLE "leads_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "messages_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "reply_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"language" "enum_reply_templates_language" NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "forms_added" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"form" "enum_forms_added_form" DEFAULT 'buy' NOT NULL,
  	"kind" "enum_forms_added_kind" DEFAULT 'text' NOT NULL,
  	"required" boolean DEFAULT false
  );
  
  CREATE TABLE "forms_added_locales" (
  	"label" varchar NOT NULL,
  	"choices" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"company" "enum_forms_company" DEFAULT 'optional' NOT NULL,
  	"phone" "enum_forms_phone" DEFAULT 'optional' NOT NULL,
  	"position" "enum_forms_position" DEFAULT 'optional' NOT NULL,
  	"country" "enum_forms_country" DEFAULT 'optional' NOT NULL,
  	"subject" "enum_forms_subject" DEFAULT 'optional' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_forms_v_version_added" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"form" "enum__forms_v_version_added_form" DEFAULT 'buy' NOT NULL,
  	"kind" "enum__forms_v_version_added_kind" DEFAULT 'text' NOT NULL,
  	"required" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_forms_v_version_added_locales" (
  	"label" varchar NOT NULL,
  	"choices" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_forms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" jsonb,
  	"version_company" "enum__forms_v_version_company" DEFAULT 'optional' NOT NULL,
  	"version_phone" "enum__forms_v_version_phone" DEFAULT 'optional' NOT NULL,
  	"version_position" "enum__forms_v_version_position" DEFAULT 'optional' NOT NULL,
  	"version_country" "enum__forms_v_version_country" DEFAULT 'optional' NOT NULL,
  	"version_subject" "enum__forms_v_version_subject" DEFAULT 'optional' NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "leads" ADD COLUMN "consent_text" varchar;
  ALTER TABLE "messages" ADD COLUMN "consent_text" varchar;
  ALTER TABLE "lead_notes" ADD COLUMN "subject" varchar;
  ALTER TABLE "lead_notes" ADD COLUMN "mailed_to" varchar;
  ALTER TABLE "notices" ADD COLUMN "note_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reply_templates_id" integer;
  ALTER TABLE "leads_answers" ADD CONSTRAINT "leads_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "messages_answers" ADD CONSTRAINT "messages_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_added" ADD CONSTRAINT "forms_added_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_added_locales" ADD CONSTRAINT "forms_added_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_added"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_added" ADD CONSTRAINT "_forms_v_version_added_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_added_locales" ADD CONSTRAINT "_forms_v_version_added_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_version_added"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_answers_order_idx" ON "leads_answers" USING btree ("_order");
  CREATE INDEX "leads_answers_parent_id_idx" ON "leads_answers" USING btree ("_parent_id");
  CREATE INDEX "messages_answers_order_idx" ON "messages_answers" USING btree ("_order");
  CREATE INDEX "messages_answers_parent_id_idx" ON "messages_answers" USING btree ("_parent_id");
  CREATE INDEX "reply_templates_language_idx" ON "reply_templates" USING btree ("language");
  CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
  CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
  CREATE INDEX "reply_templates_deleted_at_idx" ON "reply_templates" USING btree ("deleted_at");
  CREATE INDEX "forms_added_order_idx" ON "forms_added" USING btree ("_order");
  CREATE INDEX "forms_added_parent_id_idx" ON "forms_added" USING btree ("_parent_id");
  CREATE INDEX "forms_added_form_idx" ON "forms_added" USING btree ("form");
  CREATE INDEX "forms_added_kind_idx" ON "forms_added" USING btree ("kind");
  CREATE UNIQUE INDEX "forms_added_locales_locale_parent_id_unique" ON "forms_added_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_added_locales_parent_idx" ON "forms_added_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_company_idx" ON "forms" USING btree ("company");
  CREATE INDEX "forms_phone_idx" ON "forms" USING btree ("phone");
  CREATE INDEX "forms_position_idx" ON "forms" USING btree ("position");
  CREATE INDEX "forms_country_idx" ON "forms" USING btree ("country");
  CREATE INDEX "forms_subject_idx" ON "forms" USING btree ("subject");
  CREATE INDEX "_forms_v_version_added_order_idx" ON "_forms_v_version_added" USING btree ("_order");
  CREATE INDEX "_forms_v_version_added_parent_id_idx" ON "_forms_v_version_added" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_version_added_form_idx" ON "_forms_v_version_added" USING btree ("form");
  CREATE INDEX "_forms_v_version_added_kind_idx" ON "_forms_v_version_added" USING btree ("kind");
  CREATE UNIQUE INDEX "_forms_v_version_added_locales_locale_parent_id_unique" ON "_forms_v_version_added_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_version_added_locales_parent_idx" ON "_forms_v_version_added_locales" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_version_version_company_idx" ON "_forms_v" USING btree ("version_company");
  CREATE INDEX "_forms_v_version_version_phone_idx" ON "_forms_v" USING btree ("version_phone");
  CREATE INDEX "_forms_v_version_version_position_idx" ON "_forms_v" USING btree ("version_position");
  CREATE INDEX "_forms_v_version_version_country_idx" ON "_forms_v" USING btree ("version_country");
  CREATE INDEX "_forms_v_version_version_subject_idx" ON "_forms_v" USING btree ("version_subject");
  CREATE INDEX "_forms_v_created_at_idx" ON "_forms_v" USING btree ("created_at");
  CREATE INDEX "_forms_v_updated_at_idx" ON "_forms_v" USING btree ("updated_at");
  ALTER TABLE "notices" ADD CONSTRAINT "notices_note_id_lead_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."lead_notes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_templates_fk" FOREIGN KEY ("reply_templates_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "notices_note_idx" ON "notices" USING btree ("note_id");
  CREATE INDEX "payload_locked_documents_rels_reply_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_templates_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "messages_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reply_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_added" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_added_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v_version_added" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v_version_added_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "leads_answers" CASCADE;
  DROP TABLE "messages_answers" CASCADE;
  DROP TABLE "reply_templates" CASCADE;
  DROP TABLE "forms_added" CASCADE;
  DROP TABLE "forms_added_locales" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "_forms_v_version_added" CASCADE;
  DROP TABLE "_forms_v_version_added_locales" CASCADE;
  DROP TABLE "_forms_v" CASCADE;
  ALTER TABLE "notices" DROP CONSTRAINT "notices_note_id_lead_notes_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reply_templates_fk";
  
  ALTER TABLE "notices" ALTER COLUMN "channel" SET DATA TYPE text;
  DROP TYPE "public"."enum_notices_channel";
  CREATE TYPE "public"."enum_notices_channel" AS ENUM('sales', 'sender', 'webhook', 'owner');
  ALTER TABLE "notices" ALTER COLUMN "channel" SET DATA TYPE "public"."enum_notices_channel" USING "channel"::"public"."enum_notices_channel";
  DROP INDEX "notices_note_idx";
  DROP INDEX "payload_locked_documents_rels_reply_templates_id_idx";
  ALTER TABLE "leads" DROP COLUMN "consent_text";
  ALTER TABLE "messages" DROP COLUMN "consent_text";
  ALTER TABLE "lead_notes" DROP COLUMN "subject";
  ALTER TABLE "lead_notes" DROP COLUMN "mailed_to";
  ALTER TABLE "notices" DROP COLUMN "note_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reply_templates_id";
  DROP TYPE "public"."enum_reply_templates_language";
  DROP TYPE "public"."enum_forms_added_form";
  DROP TYPE "public"."enum_forms_added_kind";
  DROP TYPE "public"."enum_forms_company";
  DROP TYPE "public"."enum_forms_phone";
  DROP TYPE "public"."enum_forms_position";
  DROP TYPE "public"."enum_forms_country";
  DROP TYPE "public"."enum_forms_subject";
  DROP TYPE "public"."enum__forms_v_version_added_form";
  DROP TYPE "public"."enum__forms_v_version_added_kind";
  DROP TYPE "public"."enum__forms_v_version_company";
  DROP TYPE "public"."enum__forms_v_version_phone";
  DROP TYPE "public"."enum__forms_v_version_position";
  DROP TYPE "public"."enum__forms_v_version_country";
  DROP TYPE "public"."enum__forms_v_version_subject";`)
}
