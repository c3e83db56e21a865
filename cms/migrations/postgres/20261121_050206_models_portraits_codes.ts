import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "site_qr_codes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar NOT NULL
  );
  
  CREATE TABLE "site_qr_codes_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_site_v_version_qr_codes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_v_version_qr_codes_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "products" ADD COLUMN "in_use_id" integer;
  ALTER TABLE "products" ADD COLUMN "model_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_in_use_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_model_id" integer;
  ALTER TABLE "testimonials" ADD COLUMN "portrait_id" integer;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_portrait_id" integer;
  ALTER TABLE "site" ADD COLUMN "google_verification" varchar;
  ALTER TABLE "site" ADD COLUMN "bing_verification" varchar;
  ALTER TABLE "site" ADD COLUMN "baidu_verification" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_google_verification" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_bing_verification" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_baidu_verification" varchar;
  ALTER TABLE "site_qr_codes" ADD CONSTRAINT "site_qr_codes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_qr_codes_locales" ADD CONSTRAINT "site_qr_codes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_qr_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_qr_codes" ADD CONSTRAINT "_site_v_version_qr_codes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_qr_codes_locales" ADD CONSTRAINT "_site_v_version_qr_codes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v_version_qr_codes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_qr_codes_order_idx" ON "site_qr_codes" USING btree ("_order");
  CREATE INDEX "site_qr_codes_parent_id_idx" ON "site_qr_codes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_qr_codes_locales_locale_parent_id_unique" ON "site_qr_codes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_v_version_qr_codes_order_idx" ON "_site_v_version_qr_codes" USING btree ("_order");
  CREATE INDEX "_site_v_version_qr_codes_parent_id_idx" ON "_site_v_version_qr_codes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_v_version_qr_codes_locales_locale_parent_id_unique" ON "_site_v_version_qr_codes_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "products" ADD CONSTRAINT "products_in_use_id_media_id_fk" FOREIGN KEY ("in_use_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_model_id_media_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_in_use_id_media_id_fk" FOREIGN KEY ("version_in_use_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_model_id_media_id_fk" FOREIGN KEY ("version_model_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "products_in_use_idx" ON "products" USING btree ("in_use_id");
  CREATE INDEX "products_model_idx" ON "products" USING btree ("model_id");
  CREATE INDEX "_products_v_version_version_in_use_idx" ON "_products_v" USING btree ("version_in_use_id");
  CREATE INDEX "_products_v_version_version_model_idx" ON "_products_v" USING btree ("version_model_id");
  CREATE INDEX "testimonials_portrait_idx" ON "testimonials" USING btree ("portrait_id");
  CREATE INDEX "_testimonials_v_version_version_portrait_idx" ON "_testimonials_v" USING btree ("version_portrait_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_qr_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_qr_codes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_v_version_qr_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_v_version_qr_codes_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "site_qr_codes" CASCADE;
  DROP TABLE "site_qr_codes_locales" CASCADE;
  DROP TABLE "_site_v_version_qr_codes" CASCADE;
  DROP TABLE "_site_v_version_qr_codes_locales" CASCADE;
  ALTER TABLE "products" DROP CONSTRAINT "products_in_use_id_media_id_fk";
  
  ALTER TABLE "products" DROP CONSTRAINT "products_model_id_media_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_in_use_id_media_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_model_id_media_id_fk";
  
  ALTER TABLE "testimonials" DROP CONSTRAINT "testimonials_portrait_id_media_id_fk";
  
  ALTER TABLE "_testimonials_v" DROP CONSTRAINT "_testimonials_v_version_portrait_id_media_id_fk";
  
  DROP INDEX "products_in_use_idx";
  DROP INDEX "products_model_idx";
  DROP INDEX "_products_v_version_version_in_use_idx";
  DROP INDEX "_products_v_version_version_model_idx";
  DROP INDEX "testimonials_portrait_idx";
  DROP INDEX "_testimonials_v_version_version_portrait_idx";
  ALTER TABLE "products" DROP COLUMN "in_use_id";
  ALTER TABLE "products" DROP COLUMN "model_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_in_use_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_model_id";
  ALTER TABLE "testimonials" DROP COLUMN "portrait_id";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_portrait_id";
  ALTER TABLE "site" DROP COLUMN "google_verification";
  ALTER TABLE "site" DROP COLUMN "bing_verification";
  ALTER TABLE "site" DROP COLUMN "baidu_verification";
  ALTER TABLE "_site_v" DROP COLUMN "version_google_verification";
  ALTER TABLE "_site_v" DROP COLUMN "version_bing_verification";
  ALTER TABLE "_site_v" DROP COLUMN "version_baidu_verification";`)
}
