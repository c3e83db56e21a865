import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "site_verification_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"content" varchar NOT NULL
  );
  
  CREATE TABLE "_site_v_version_verification_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"content" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  ALTER TABLE "site_verification_tags" ADD CONSTRAINT "site_verification_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_verification_tags" ADD CONSTRAINT "_site_v_version_verification_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_verification_tags_order_idx" ON "site_verification_tags" USING btree ("_order");
  CREATE INDEX "site_verification_tags_parent_id_idx" ON "site_verification_tags" USING btree ("_parent_id");
  CREATE INDEX "_site_v_version_verification_tags_order_idx" ON "_site_v_version_verification_tags" USING btree ("_order");
  CREATE INDEX "_site_v_version_verification_tags_parent_id_idx" ON "_site_v_version_verification_tags" USING btree ("_parent_id");
  -- The fields that each engine had are the first of the list.
  INSERT INTO "site_verification_tags" ("_order", "_parent_id", "id", "name", "content") SELECT 1, "id", md5(random()::text), 'google-site-verification', "google_verification" FROM "site" WHERE "google_verification" <> '';
  INSERT INTO "_site_v_version_verification_tags" ("_order", "_parent_id", "_uuid", "name", "content") SELECT 1, "id", md5(random()::text), 'google-site-verification', "version_google_verification" FROM "_site_v" WHERE "version_google_verification" <> '';
  INSERT INTO "site_verification_tags" ("_order", "_parent_id", "id", "name", "content") SELECT 2, "id", md5(random()::text), 'msvalidate.01', "bing_verification" FROM "site" WHERE "bing_verification" <> '';
  INSERT INTO "_site_v_version_verification_tags" ("_order", "_parent_id", "_uuid", "name", "content") SELECT 2, "id", md5(random()::text), 'msvalidate.01', "version_bing_verification" FROM "_site_v" WHERE "version_bing_verification" <> '';
  INSERT INTO "site_verification_tags" ("_order", "_parent_id", "id", "name", "content") SELECT 3, "id", md5(random()::text), 'baidu-site-verification', "baidu_verification" FROM "site" WHERE "baidu_verification" <> '';
  INSERT INTO "_site_v_version_verification_tags" ("_order", "_parent_id", "_uuid", "name", "content") SELECT 3, "id", md5(random()::text), 'baidu-site-verification', "version_baidu_verification" FROM "_site_v" WHERE "version_baidu_verification" <> '';
  ALTER TABLE "site" DROP COLUMN "google_verification";
  ALTER TABLE "site" DROP COLUMN "bing_verification";
  ALTER TABLE "site" DROP COLUMN "baidu_verification";
  ALTER TABLE "_site_v" DROP COLUMN "version_google_verification";
  ALTER TABLE "_site_v" DROP COLUMN "version_bing_verification";
  ALTER TABLE "_site_v" DROP COLUMN "version_baidu_verification";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "site" ADD COLUMN "google_verification" varchar;
  ALTER TABLE "site" ADD COLUMN "bing_verification" varchar;
  ALTER TABLE "site" ADD COLUMN "baidu_verification" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_google_verification" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_bing_verification" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_baidu_verification" varchar;
  UPDATE "site" SET "google_verification" = (SELECT "content" FROM "site_verification_tags" WHERE "_parent_id" = "site"."id" AND "name" = 'google-site-verification' ORDER BY "_order" LIMIT 1);
  UPDATE "site" SET "bing_verification" = (SELECT "content" FROM "site_verification_tags" WHERE "_parent_id" = "site"."id" AND "name" = 'msvalidate.01' ORDER BY "_order" LIMIT 1);
  UPDATE "site" SET "baidu_verification" = (SELECT "content" FROM "site_verification_tags" WHERE "_parent_id" = "site"."id" AND "name" = 'baidu-site-verification' ORDER BY "_order" LIMIT 1);
  UPDATE "_site_v" SET "version_google_verification" = (SELECT "content" FROM "_site_v_version_verification_tags" WHERE "_parent_id" = "_site_v"."id" AND "name" = 'google-site-verification' ORDER BY "_order" LIMIT 1);
  UPDATE "_site_v" SET "version_bing_verification" = (SELECT "content" FROM "_site_v_version_verification_tags" WHERE "_parent_id" = "_site_v"."id" AND "name" = 'msvalidate.01' ORDER BY "_order" LIMIT 1);
  UPDATE "_site_v" SET "version_baidu_verification" = (SELECT "content" FROM "_site_v_version_verification_tags" WHERE "_parent_id" = "_site_v"."id" AND "name" = 'baidu-site-verification' ORDER BY "_order" LIMIT 1);
  DROP TABLE "site_verification_tags" CASCADE;
  DROP TABLE "_site_v_version_verification_tags" CASCADE;`)
}
