import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_products_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "series" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_series_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "accessories" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_accessories_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "solutions" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_solutions_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "articles" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_articles_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "downloads" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_downloads_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "videos" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_videos_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "testimonials" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "banners" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_banners_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "faqs" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "services" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_services_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "brands" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_brands_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "inventions" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_inventions_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "marks" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_marks_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "site" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_site_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "claims" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_claims_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "interface_texts" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_interface_texts_v" ADD COLUMN "version_saved_by" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP COLUMN "saved_by";
  ALTER TABLE "_products_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "series" DROP COLUMN "saved_by";
  ALTER TABLE "_series_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "accessories" DROP COLUMN "saved_by";
  ALTER TABLE "_accessories_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "solutions" DROP COLUMN "saved_by";
  ALTER TABLE "_solutions_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "articles" DROP COLUMN "saved_by";
  ALTER TABLE "_articles_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "downloads" DROP COLUMN "saved_by";
  ALTER TABLE "_downloads_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "videos" DROP COLUMN "saved_by";
  ALTER TABLE "_videos_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "testimonials" DROP COLUMN "saved_by";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "banners" DROP COLUMN "saved_by";
  ALTER TABLE "_banners_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "faqs" DROP COLUMN "saved_by";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "services" DROP COLUMN "saved_by";
  ALTER TABLE "_services_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "brands" DROP COLUMN "saved_by";
  ALTER TABLE "_brands_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "inventions" DROP COLUMN "saved_by";
  ALTER TABLE "_inventions_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "marks" DROP COLUMN "saved_by";
  ALTER TABLE "_marks_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "site" DROP COLUMN "saved_by";
  ALTER TABLE "_site_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "claims" DROP COLUMN "saved_by";
  ALTER TABLE "_claims_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "interface_texts" DROP COLUMN "saved_by";
  ALTER TABLE "_interface_texts_v" DROP COLUMN "version_saved_by";`)
}
