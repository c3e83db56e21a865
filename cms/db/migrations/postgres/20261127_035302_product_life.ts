import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_life" AS ENUM('active', 'not-for-new-designs', 'ended');
  CREATE TYPE "public"."enum__products_v_version_life" AS ENUM('active', 'not-for-new-designs', 'ended');
  ALTER TABLE "products" ADD COLUMN "life" "enum_products_life" DEFAULT 'active';
  ALTER TABLE "products" ADD COLUMN "life_since" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "successor_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_life" "enum__products_v_version_life" DEFAULT 'active';
  ALTER TABLE "_products_v" ADD COLUMN "version_life_since" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_successor_id" integer;
  ALTER TABLE "products" ADD CONSTRAINT "products_successor_id_products_id_fk" FOREIGN KEY ("successor_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_successor_id_products_id_fk" FOREIGN KEY ("version_successor_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "products_life_idx" ON "products" USING btree ("life");
  CREATE INDEX "products_life_since_idx" ON "products" USING btree ("life_since");
  CREATE INDEX "products_successor_idx" ON "products" USING btree ("successor_id");
  CREATE INDEX "_products_v_version_version_life_idx" ON "_products_v" USING btree ("version_life");
  CREATE INDEX "_products_v_version_version_life_since_idx" ON "_products_v" USING btree ("version_life_since");
  CREATE INDEX "_products_v_version_version_successor_idx" ON "_products_v" USING btree ("version_successor_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP CONSTRAINT "products_successor_id_products_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_successor_id_products_id_fk";
  
  DROP INDEX "products_life_idx";
  DROP INDEX "products_life_since_idx";
  DROP INDEX "products_successor_idx";
  DROP INDEX "_products_v_version_version_life_idx";
  DROP INDEX "_products_v_version_version_life_since_idx";
  DROP INDEX "_products_v_version_version_successor_idx";
  ALTER TABLE "products" DROP COLUMN "life";
  ALTER TABLE "products" DROP COLUMN "life_since";
  ALTER TABLE "products" DROP COLUMN "successor_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_life";
  ALTER TABLE "_products_v" DROP COLUMN "version_life_since";
  ALTER TABLE "_products_v" DROP COLUMN "version_successor_id";
  DROP TYPE "public"."enum_products_life";
  DROP TYPE "public"."enum__products_v_version_life";`)
}
