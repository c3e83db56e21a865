import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "site_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "site_registrations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"link" varchar
  );
  
  CREATE TABLE "site_registrations_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_site_v_version_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_v_version_registrations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_v_version_registrations_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "site" ALTER COLUMN "latitude" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "longitude" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "phone" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "sales_email" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "support_email" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "platform_url" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "app_store_url" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "android_url" DROP NOT NULL;
  ALTER TABLE "site_locales" ALTER COLUMN "platform_name" DROP NOT NULL;
  ALTER TABLE "site_locales" ALTER COLUMN "address" DROP NOT NULL;
  ALTER TABLE "site_locales" ALTER COLUMN "hours" DROP NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_latitude" DROP NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_longitude" DROP NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_phone" DROP NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_email" DROP NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_sales_email" DROP NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_support_email" DROP NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_platform_url" DROP NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_app_store_url" DROP NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_android_url" DROP NOT NULL;
  ALTER TABLE "_site_v_locales" ALTER COLUMN "version_platform_name" DROP NOT NULL;
  ALTER TABLE "_site_v_locales" ALTER COLUMN "version_address" DROP NOT NULL;
  ALTER TABLE "_site_v_locales" ALTER COLUMN "version_hours" DROP NOT NULL;
  ALTER TABLE "site" ADD COLUMN "works_monday" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "works_tuesday" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "works_wednesday" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "works_thursday" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "works_friday" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "works_saturday" boolean DEFAULT false;
  ALTER TABLE "site" ADD COLUMN "works_sunday" boolean DEFAULT false;
  ALTER TABLE "site" ADD COLUMN "opens" varchar DEFAULT '9:00' NOT NULL;
  ALTER TABLE "site" ADD COLUMN "closes" varchar DEFAULT '18:00' NOT NULL;
  ALTER TABLE "site" ADD COLUMN "scenery" boolean DEFAULT false;
  ALTER TABLE "_site_v" ADD COLUMN "version_works_monday" boolean DEFAULT true;
  ALTER TABLE "_site_v" ADD COLUMN "version_works_tuesday" boolean DEFAULT true;
  ALTER TABLE "_site_v" ADD COLUMN "version_works_wednesday" boolean DEFAULT true;
  ALTER TABLE "_site_v" ADD COLUMN "version_works_thursday" boolean DEFAULT true;
  ALTER TABLE "_site_v" ADD COLUMN "version_works_friday" boolean DEFAULT true;
  ALTER TABLE "_site_v" ADD COLUMN "version_works_saturday" boolean DEFAULT false;
  ALTER TABLE "_site_v" ADD COLUMN "version_works_sunday" boolean DEFAULT false;
  ALTER TABLE "_site_v" ADD COLUMN "version_opens" varchar DEFAULT '9:00' NOT NULL;
  ALTER TABLE "_site_v" ADD COLUMN "version_closes" varchar DEFAULT '18:00' NOT NULL;
  ALTER TABLE "_site_v" ADD COLUMN "version_scenery" boolean DEFAULT false;
  ALTER TABLE "site_holidays" ADD CONSTRAINT "site_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_registrations" ADD CONSTRAINT "site_registrations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_registrations_locales" ADD CONSTRAINT "site_registrations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_holidays" ADD CONSTRAINT "_site_v_version_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_registrations" ADD CONSTRAINT "_site_v_version_registrations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_registrations_locales" ADD CONSTRAINT "_site_v_version_registrations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v_version_registrations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_holidays_order_idx" ON "site_holidays" USING btree ("_order");
  CREATE INDEX "site_holidays_parent_id_idx" ON "site_holidays" USING btree ("_parent_id");
  CREATE INDEX "site_holidays_date_idx" ON "site_holidays" USING btree ("date");
  CREATE INDEX "site_registrations_order_idx" ON "site_registrations" USING btree ("_order");
  CREATE INDEX "site_registrations_parent_id_idx" ON "site_registrations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_registrations_locales_locale_parent_id_unique" ON "site_registrations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_registrations_locales_parent_idx" ON "site_registrations_locales" USING btree ("_parent_id");
  CREATE INDEX "_site_v_version_holidays_order_idx" ON "_site_v_version_holidays" USING btree ("_order");
  CREATE INDEX "_site_v_version_holidays_parent_id_idx" ON "_site_v_version_holidays" USING btree ("_parent_id");
  CREATE INDEX "_site_v_version_holidays_date_idx" ON "_site_v_version_holidays" USING btree ("date");
  CREATE INDEX "_site_v_version_registrations_order_idx" ON "_site_v_version_registrations" USING btree ("_order");
  CREATE INDEX "_site_v_version_registrations_parent_id_idx" ON "_site_v_version_registrations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_v_version_registrations_locales_locale_parent_id_uniqu" ON "_site_v_version_registrations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_v_version_registrations_locales_parent_idx" ON "_site_v_version_registrations_locales" USING btree ("_parent_id");
  -- The numbers that were fields of their own are the first of the list; "-" stood for none.
  INSERT INTO "site_registrations" ("_order", "_parent_id", "id", "text", "link") SELECT 1, "id", md5(random()::text), "icp_number", 'https://beian.miit.gov.cn/' FROM "site" WHERE "icp_number" <> '-';
  INSERT INTO "_site_v_version_registrations" ("_order", "_parent_id", "_uuid", "text", "link") SELECT 1, "id", md5(random()::text), "version_icp_number", 'https://beian.miit.gov.cn/' FROM "_site_v" WHERE "version_icp_number" <> '-';
  INSERT INTO "site_registrations" ("_order", "_parent_id", "id", "text", "link") SELECT 2, "id", md5(random()::text), "police_number", 'https://beian.mps.gov.cn/' FROM "site" WHERE "police_number" <> '-';
  INSERT INTO "_site_v_version_registrations" ("_order", "_parent_id", "_uuid", "text", "link") SELECT 2, "id", md5(random()::text), "version_police_number", 'https://beian.mps.gov.cn/' FROM "_site_v" WHERE "version_police_number" <> '-';
  INSERT INTO "site_registrations" ("_order", "_parent_id", "id", "text", "link") SELECT 3, "id", md5(random()::text), "licence_number", NULL FROM "site" WHERE "licence_number" <> '-';
  INSERT INTO "_site_v_version_registrations" ("_order", "_parent_id", "_uuid", "text", "link") SELECT 3, "id", md5(random()::text), "version_licence_number", NULL FROM "_site_v" WHERE "version_licence_number" <> '-';
  UPDATE "site" SET "phone" = NULL WHERE "phone" = '-';
  UPDATE "site" SET "email" = NULL WHERE "email" = '-';
  UPDATE "site" SET "sales_email" = NULL WHERE "sales_email" = '-';
  UPDATE "site" SET "support_email" = NULL WHERE "support_email" = '-';
  UPDATE "site" SET "platform_url" = NULL WHERE "platform_url" = '-';
  UPDATE "site" SET "app_store_url" = NULL WHERE "app_store_url" = '-';
  UPDATE "site" SET "android_url" = NULL WHERE "android_url" = '-';
  UPDATE "site_locales" SET "platform_name" = NULL WHERE "platform_name" = '-';
  UPDATE "site_locales" SET "address" = NULL WHERE "address" = '-';
  UPDATE "site_locales" SET "hours" = NULL WHERE "hours" = '-';
  UPDATE "site" SET "latitude" = NULL, "longitude" = NULL WHERE "latitude" = 0 AND "longitude" = 0;
  UPDATE "site" SET "platform_url" = NULL WHERE "platform_url" = 'https://example.com';
  UPDATE "site" SET "app_store_url" = NULL WHERE "app_store_url" = 'https://example.com';
  UPDATE "site" SET "android_url" = NULL WHERE "android_url" = 'https://example.com';
  UPDATE "site" SET "scenery" = true WHERE EXISTS (SELECT 1 FROM "payload_kv" WHERE "key" = 'demonstration');
  ALTER TABLE "site" DROP COLUMN "icp_number";
  ALTER TABLE "site" DROP COLUMN "police_number";
  ALTER TABLE "site" DROP COLUMN "licence_number";
  ALTER TABLE "_site_v" DROP COLUMN "version_icp_number";
  ALTER TABLE "_site_v" DROP COLUMN "version_police_number";
  ALTER TABLE "_site_v" DROP COLUMN "version_licence_number";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  UPDATE "site" SET "phone" = '-' WHERE "phone" IS NULL;
  UPDATE "_site_v" SET "version_phone" = '-' WHERE "version_phone" IS NULL;
  UPDATE "site" SET "email" = '-' WHERE "email" IS NULL;
  UPDATE "_site_v" SET "version_email" = '-' WHERE "version_email" IS NULL;
  UPDATE "site" SET "sales_email" = '-' WHERE "sales_email" IS NULL;
  UPDATE "_site_v" SET "version_sales_email" = '-' WHERE "version_sales_email" IS NULL;
  UPDATE "site" SET "support_email" = '-' WHERE "support_email" IS NULL;
  UPDATE "_site_v" SET "version_support_email" = '-' WHERE "version_support_email" IS NULL;
  UPDATE "site" SET "platform_url" = '-' WHERE "platform_url" IS NULL;
  UPDATE "_site_v" SET "version_platform_url" = '-' WHERE "version_platform_url" IS NULL;
  UPDATE "site" SET "app_store_url" = '-' WHERE "app_store_url" IS NULL;
  UPDATE "_site_v" SET "version_app_store_url" = '-' WHERE "version_app_store_url" IS NULL;
  UPDATE "site" SET "android_url" = '-' WHERE "android_url" IS NULL;
  UPDATE "_site_v" SET "version_android_url" = '-' WHERE "version_android_url" IS NULL;
  UPDATE "site" SET "latitude" = 0 WHERE "latitude" IS NULL;
  UPDATE "_site_v" SET "version_latitude" = 0 WHERE "version_latitude" IS NULL;
  UPDATE "site" SET "longitude" = 0 WHERE "longitude" IS NULL;
  UPDATE "_site_v" SET "version_longitude" = 0 WHERE "version_longitude" IS NULL;
  UPDATE "site_locales" SET "platform_name" = '-' WHERE "platform_name" IS NULL;
  UPDATE "_site_v_locales" SET "version_platform_name" = '-' WHERE "version_platform_name" IS NULL;
  UPDATE "site_locales" SET "address" = '-' WHERE "address" IS NULL;
  UPDATE "_site_v_locales" SET "version_address" = '-' WHERE "version_address" IS NULL;
  UPDATE "site_locales" SET "hours" = '-' WHERE "hours" IS NULL;
  UPDATE "_site_v_locales" SET "version_hours" = '-' WHERE "version_hours" IS NULL;
   ALTER TABLE "site_holidays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_registrations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_registrations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_v_version_holidays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_v_version_registrations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_v_version_registrations_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "site_holidays" CASCADE;
  DROP TABLE "site_registrations" CASCADE;
  DROP TABLE "site_registrations_locales" CASCADE;
  DROP TABLE "_site_v_version_holidays" CASCADE;
  DROP TABLE "_site_v_version_registrations" CASCADE;
  DROP TABLE "_site_v_version_registrations_locales" CASCADE;
  ALTER TABLE "site" ALTER COLUMN "latitude" SET NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "longitude" SET NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "phone" SET NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "sales_email" SET NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "support_email" SET NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "platform_url" SET NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "app_store_url" SET NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "android_url" SET NOT NULL;
  ALTER TABLE "site_locales" ALTER COLUMN "platform_name" SET NOT NULL;
  ALTER TABLE "site_locales" ALTER COLUMN "address" SET NOT NULL;
  ALTER TABLE "site_locales" ALTER COLUMN "hours" SET NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_latitude" SET NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_longitude" SET NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_phone" SET NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_email" SET NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_sales_email" SET NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_support_email" SET NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_platform_url" SET NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_app_store_url" SET NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_android_url" SET NOT NULL;
  ALTER TABLE "_site_v_locales" ALTER COLUMN "version_platform_name" SET NOT NULL;
  ALTER TABLE "_site_v_locales" ALTER COLUMN "version_address" SET NOT NULL;
  ALTER TABLE "_site_v_locales" ALTER COLUMN "version_hours" SET NOT NULL;
  ALTER TABLE "site" DROP COLUMN "works_monday";
  ALTER TABLE "site" DROP COLUMN "works_tuesday";
  ALTER TABLE "site" DROP COLUMN "works_wednesday";
  ALTER TABLE "site" DROP COLUMN "works_thursday";
  ALTER TABLE "site" DROP COLUMN "works_friday";
  ALTER TABLE "site" DROP COLUMN "works_saturday";
  ALTER TABLE "site" DROP COLUMN "works_sunday";
  ALTER TABLE "site" DROP COLUMN "opens";
  ALTER TABLE "site" DROP COLUMN "closes";
  ALTER TABLE "site" DROP COLUMN "scenery";
  ALTER TABLE "_site_v" DROP COLUMN "version_works_monday";
  ALTER TABLE "_site_v" DROP COLUMN "version_works_tuesday";
  ALTER TABLE "_site_v" DROP COLUMN "version_works_wednesday";
  ALTER TABLE "_site_v" DROP COLUMN "version_works_thursday";
  ALTER TABLE "_site_v" DROP COLUMN "version_works_friday";
  ALTER TABLE "_site_v" DROP COLUMN "version_works_saturday";
  ALTER TABLE "_site_v" DROP COLUMN "version_works_sunday";
  ALTER TABLE "_site_v" DROP COLUMN "version_opens";
  ALTER TABLE "_site_v" DROP COLUMN "version_closes";
  ALTER TABLE "_site_v" DROP COLUMN "version_scenery";
  ALTER TABLE "site" ADD COLUMN "icp_number" varchar DEFAULT '-' NOT NULL;
  ALTER TABLE "site" ADD COLUMN "police_number" varchar DEFAULT '-' NOT NULL;
  ALTER TABLE "site" ADD COLUMN "licence_number" varchar DEFAULT '-' NOT NULL;
  ALTER TABLE "_site_v" ADD COLUMN "version_icp_number" varchar DEFAULT '-' NOT NULL;
  ALTER TABLE "_site_v" ADD COLUMN "version_police_number" varchar DEFAULT '-' NOT NULL;
  ALTER TABLE "_site_v" ADD COLUMN "version_licence_number" varchar DEFAULT '-' NOT NULL;`)
}
