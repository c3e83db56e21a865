import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notices_channel" AS ENUM('sales', 'sender', 'webhook');
  CREATE TYPE "public"."enum_notices_state" AS ENUM('waiting', 'sent', 'failed');
  CREATE TABLE "leads_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"quantity" numeric,
  	"product_id" integer
  );
  
  CREATE TABLE "notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"channel" "enum_notices_channel" NOT NULL,
  	"target" varchar,
  	"lead_id" integer,
  	"message_id" integer,
  	"state" "enum_notices_state" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"taken_until" timestamp(3) with time zone,
  	"last_fault" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "leads" ADD COLUMN "origin_source" varchar;
  ALTER TABLE "leads" ADD COLUMN "origin_referrer" varchar;
  ALTER TABLE "leads" ADD COLUMN "origin_utm_source" varchar;
  ALTER TABLE "leads" ADD COLUMN "origin_utm_medium" varchar;
  ALTER TABLE "leads" ADD COLUMN "origin_utm_campaign" varchar;
  ALTER TABLE "leads" ADD COLUMN "origin_utm_term" varchar;
  ALTER TABLE "leads" ADD COLUMN "origin_utm_content" varchar;
  ALTER TABLE "messages" ADD COLUMN "origin_source" varchar;
  ALTER TABLE "messages" ADD COLUMN "origin_referrer" varchar;
  ALTER TABLE "messages" ADD COLUMN "origin_utm_source" varchar;
  ALTER TABLE "messages" ADD COLUMN "origin_utm_medium" varchar;
  ALTER TABLE "messages" ADD COLUMN "origin_utm_campaign" varchar;
  ALTER TABLE "messages" ADD COLUMN "origin_utm_term" varchar;
  ALTER TABLE "messages" ADD COLUMN "origin_utm_content" varchar;
  ALTER TABLE "leads_items" ADD CONSTRAINT "leads_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_items" ADD CONSTRAINT "leads_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "leads_items_order_idx" ON "leads_items" USING btree ("_order");
  CREATE INDEX "leads_items_parent_id_idx" ON "leads_items" USING btree ("_parent_id");
  CREATE INDEX "leads_items_product_idx" ON "leads_items" USING btree ("product_id");
  CREATE INDEX "notices_channel_idx" ON "notices" USING btree ("channel");
  CREATE INDEX "notices_lead_idx" ON "notices" USING btree ("lead_id");
  CREATE INDEX "notices_message_idx" ON "notices" USING btree ("message_id");
  CREATE INDEX "notices_state_idx" ON "notices" USING btree ("state");
  CREATE INDEX "notices_next_at_idx" ON "notices" USING btree ("next_at");
  CREATE INDEX "notices_sent_at_idx" ON "notices" USING btree ("sent_at");
  CREATE INDEX "notices_taken_until_idx" ON "notices" USING btree ("taken_until");
  CREATE UNIQUE INDEX "notices_key_idx" ON "notices" USING btree ("key");
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "leads_items" CASCADE;
  DROP TABLE "notices" CASCADE;
  ALTER TABLE "leads" DROP COLUMN "origin_source";
  ALTER TABLE "leads" DROP COLUMN "origin_referrer";
  ALTER TABLE "leads" DROP COLUMN "origin_utm_source";
  ALTER TABLE "leads" DROP COLUMN "origin_utm_medium";
  ALTER TABLE "leads" DROP COLUMN "origin_utm_campaign";
  ALTER TABLE "leads" DROP COLUMN "origin_utm_term";
  ALTER TABLE "leads" DROP COLUMN "origin_utm_content";
  ALTER TABLE "messages" DROP COLUMN "origin_source";
  ALTER TABLE "messages" DROP COLUMN "origin_referrer";
  ALTER TABLE "messages" DROP COLUMN "origin_utm_source";
  ALTER TABLE "messages" DROP COLUMN "origin_utm_medium";
  ALTER TABLE "messages" DROP COLUMN "origin_utm_campaign";
  ALTER TABLE "messages" DROP COLUMN "origin_utm_term";
  ALTER TABLE "messages" DROP COLUMN "origin_utm_content";
  DROP TYPE "public"."enum_notices_channel";
  DROP TYPE "public"."enum_notices_state";`)
}
