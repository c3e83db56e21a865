import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" ADD COLUMN "purchase_minimum_order" numeric;
  ALTER TABLE "site" ADD COLUMN "purchase_sample_days" numeric;
  ALTER TABLE "site" ADD COLUMN "purchase_lead_days" numeric;
  ALTER TABLE "site" ADD COLUMN "purchase_warranty_months" numeric;
  ALTER TABLE "_site_v" ADD COLUMN "version_purchase_minimum_order" numeric;
  ALTER TABLE "_site_v" ADD COLUMN "version_purchase_sample_days" numeric;
  ALTER TABLE "_site_v" ADD COLUMN "version_purchase_lead_days" numeric;
  ALTER TABLE "_site_v" ADD COLUMN "version_purchase_warranty_months" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" DROP COLUMN "purchase_minimum_order";
  ALTER TABLE "site" DROP COLUMN "purchase_sample_days";
  ALTER TABLE "site" DROP COLUMN "purchase_lead_days";
  ALTER TABLE "site" DROP COLUMN "purchase_warranty_months";
  ALTER TABLE "_site_v" DROP COLUMN "version_purchase_minimum_order";
  ALTER TABLE "_site_v" DROP COLUMN "version_purchase_sample_days";
  ALTER TABLE "_site_v" DROP COLUMN "version_purchase_lead_days";
  ALTER TABLE "_site_v" DROP COLUMN "version_purchase_warranty_months";`)
}
