import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "products_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"layer" varchar,
  	"left" numeric,
  	"top" numeric
  );
  
  CREATE TABLE "_products_v_version_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"layer" varchar,
  	"left" numeric,
  	"top" numeric,
  	"_uuid" varchar
  );
  
  ALTER TABLE "products_parts" ADD CONSTRAINT "products_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_parts" ADD CONSTRAINT "_products_v_version_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_parts_order_idx" ON "products_parts" USING btree ("_order");
  CREATE INDEX "products_parts_parent_id_idx" ON "products_parts" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_parts_order_idx" ON "_products_v_version_parts" USING btree ("_order");
  CREATE INDEX "_products_v_version_parts_parent_id_idx" ON "_products_v_version_parts" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "products_parts" CASCADE;
  DROP TABLE "_products_v_version_parts" CASCADE;`)
}
