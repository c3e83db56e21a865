import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "spec_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "spec_groups_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "spec_rows" ALTER COLUMN "group" SET DATA TYPE varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "spec_groups_id" integer;
  ALTER TABLE "spec_groups_locales" ADD CONSTRAINT "spec_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."spec_groups"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "spec_groups_key_idx" ON "spec_groups" USING btree ("key");
  CREATE INDEX "spec_groups_order_idx" ON "spec_groups" USING btree ("order");
  CREATE INDEX "spec_groups_updated_at_idx" ON "spec_groups" USING btree ("updated_at");
  CREATE INDEX "spec_groups_created_at_idx" ON "spec_groups" USING btree ("created_at");
  CREATE INDEX "spec_groups_deleted_at_idx" ON "spec_groups" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "spec_groups_locales_locale_parent_id_unique" ON "spec_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "spec_groups_locales_parent_idx" ON "spec_groups_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_spec_groups_fk" FOREIGN KEY ("spec_groups_id") REFERENCES "public"."spec_groups"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_spec_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("spec_groups_id");
  DROP TYPE "public"."enum_spec_rows_group";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_spec_rows_group" AS ENUM('positioning', 'network', 'power', 'interfaces', 'environment', 'structure', 'functions', 'compliance');
  ALTER TABLE "spec_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "spec_groups_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "spec_groups" CASCADE;
  DROP TABLE "spec_groups_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_spec_groups_fk";
  
  DROP INDEX "payload_locked_documents_rels_spec_groups_id_idx";
  ALTER TABLE "spec_rows" ALTER COLUMN "group" SET DATA TYPE "public"."enum_spec_rows_group" USING "group"::"public"."enum_spec_rows_group";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "spec_groups_id";`)
}
