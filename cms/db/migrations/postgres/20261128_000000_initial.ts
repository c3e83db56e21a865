import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_products_specs_prefix" AS ENUM('±', '≤', '≥', '<', '>', '~');
  CREATE TYPE "public"."enum_products_featured" AS ENUM('vehicle', 'personal', 'pet');
  CREATE TYPE "public"."enum_products_life" AS ENUM('active', 'not-for-new-designs', 'ended');
  CREATE TYPE "public"."enum_products_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_specs_prefix" AS ENUM('±', '≤', '≥', '<', '>', '~');
  CREATE TYPE "public"."enum__products_v_version_featured" AS ENUM('vehicle', 'personal', 'pet');
  CREATE TYPE "public"."enum__products_v_version_life" AS ENUM('active', 'not-for-new-designs', 'ended');
  CREATE TYPE "public"."enum__products_v_version_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_series_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum_series_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__series_v_version_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum__series_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__series_v_published_locale" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_accessories_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum_accessories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__accessories_v_version_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum__accessories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__accessories_v_published_locale" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_solutions_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum_solutions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solutions_v_version_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum__solutions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solutions_v_published_locale" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_pages_sections_kind" AS ENUM('hero', 'text', 'table', 'figures', 'steps', 'products', 'series', 'voices', 'files', 'questions', 'platform', 'form', 'call');
  CREATE TYPE "public"."enum_pages_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_sections_kind" AS ENUM('hero', 'text', 'table', 'figures', 'steps', 'products', 'series', 'voices', 'files', 'questions', 'platform', 'form', 'call');
  CREATE TYPE "public"."enum__pages_v_version_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_articles_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_published_locale" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_downloads_type" AS ENUM('pdf', 'word', 'excel', 'powerpoint', 'archive', 'installer', 'document');
  CREATE TYPE "public"."enum_downloads_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum_downloads_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__downloads_v_version_type" AS ENUM('pdf', 'word', 'excel', 'powerpoint', 'archive', 'installer', 'document');
  CREATE TYPE "public"."enum__downloads_v_version_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum__downloads_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__downloads_v_published_locale" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_videos_group" AS ENUM('usage', 'installation', 'tutorial');
  CREATE TYPE "public"."enum_videos_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__videos_v_version_group" AS ENUM('usage', 'installation', 'tutorial');
  CREATE TYPE "public"."enum__videos_v_version_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum__videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__videos_v_published_locale" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_testimonials_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_banners_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_version_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum__banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_published_locale" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_faqs_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_published_locale" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_services_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_published_locale" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_brands_kind" AS ENUM('value', 'milestone', 'initiative', 'story', 'company');
  CREATE TYPE "public"."enum_brands_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum_brands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brands_v_version_kind" AS ENUM('value', 'milestone', 'initiative', 'story', 'company');
  CREATE TYPE "public"."enum__brands_v_version_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum__brands_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brands_v_published_locale" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_inventions_type" AS ENUM('invention', 'utility', 'design', 'software');
  CREATE TYPE "public"."enum_invention_legal_status" AS ENUM('granted', 'published', 'pending');
  CREATE TYPE "public"."enum_inventions_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum_inventions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__inventions_v_version_type" AS ENUM('invention', 'utility', 'design', 'software');
  CREATE TYPE "public"."enum__inventions_v_version_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum__inventions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__inventions_v_published_locale" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_marks_kind" AS ENUM('certification', 'trademark');
  CREATE TYPE "public"."enum_marks_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum_marks_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__marks_v_version_kind" AS ENUM('certification', 'trademark');
  CREATE TYPE "public"."enum__marks_v_version_english" AS ENUM('complete', 'older', 'missing', 'none');
  CREATE TYPE "public"."enum__marks_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__marks_v_published_locale" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_spec_rows_better" AS ENUM('high', 'low', 'wide');
  CREATE TYPE "public"."enum_leads_came_from" AS ENUM('search', 'direct', 'ad', 'event', 'mail', 'social', 'link', 'phone', 'chat', 'fair', 'other');
  CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'contacted', 'quoted', 'won', 'lost', 'spam');
  CREATE TYPE "public"."enum_leads_language" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_messages_status" AS ENUM('new', 'answered', 'closed', 'spam');
  CREATE TYPE "public"."enum_messages_language" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_reply_templates_language" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_notices_channel" AS ENUM('sales', 'sender', 'webhook', 'owner', 'reply');
  CREATE TYPE "public"."enum_notices_state" AS ENUM('waiting', 'sent', 'failed');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302', '307', '308');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'sales', 'viewer');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('create', 'update', 'publish', 'unpublish', 'draft', 'trash', 'restore', 'delete', 'sign-in', 'invite', 'export', 'end-sessions');
  CREATE TYPE "public"."enum_browser_reports_kind" AS ENUM('policy', 'crash');
  CREATE TYPE "public"."enum_imports_state" AS ENUM('checking', 'checked', 'writing', 'written', 'failed');
  CREATE TYPE "public"."enum_scheduled_publishing_type" AS ENUM('publish', 'unpublish');
  CREATE TYPE "public"."enum_scheduled_publishing_language" AS ENUM('zh', 'en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'ja', 'tr');
  CREATE TYPE "public"."enum_site_parts_off" AS ENUM('platform', 'solutions', 'news', 'videos', 'inventions', 'marks', 'partners', 'model', 'calculator', 'quotes');
  CREATE TYPE "public"."enum_site_without_english" AS ENUM('say', 'leaveOut');
  CREATE TYPE "public"."enum__site_v_version_parts_off" AS ENUM('platform', 'solutions', 'news', 'videos', 'inventions', 'marks', 'partners', 'model', 'calculator', 'quotes');
  CREATE TYPE "public"."enum__site_v_version_without_english" AS ENUM('say', 'leaveOut');
  CREATE TYPE "public"."enum_home_sections_kind" AS ENUM('hero', 'text', 'table', 'figures', 'steps', 'products', 'series', 'voices', 'files', 'questions', 'platform', 'form', 'call');
  CREATE TYPE "public"."enum__home_v_version_sections_kind" AS ENUM('hero', 'text', 'table', 'figures', 'steps', 'products', 'series', 'voices', 'files', 'questions', 'platform', 'form', 'call');
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
  CREATE TABLE "products_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_features_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_scenarios" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_scenarios_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_specs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"prefix" "enum_products_specs_prefix",
  	"value" numeric,
  	"min" numeric,
  	"max" numeric,
  	"codes" jsonb,
  	"highlight" boolean DEFAULT false
  );
  
  CREATE TABLE "products_specs_locales" (
  	"text" varchar,
  	"condition" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_materials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_materials_locales" (
  	"part" varchar,
  	"material" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_packing" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"quantity" numeric
  );
  
  CREATE TABLE "products_packing_locales" (
  	"item" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"code" varchar,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"released" timestamp(3) with time zone,
  	"featured" "enum_products_featured",
  	"life" "enum_products_life" DEFAULT 'active',
  	"life_since" timestamp(3) with time zone,
  	"successor_id" integer,
  	"series_id" integer,
  	"width" numeric,
  	"depth" numeric,
  	"height" numeric,
  	"top_view_left" numeric,
  	"top_view_top" numeric,
  	"top_view_width" numeric,
  	"top_view_height" numeric,
  	"in_use_id" integer,
  	"model_id" integer,
  	"purchase_minimum_order" numeric,
  	"purchase_sample_days" numeric,
  	"purchase_lead_days" numeric,
  	"purchase_warranty_months" numeric,
  	"seo_picture_id" integer,
  	"english" "enum_products_english",
  	"english_lacks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_locales" (
  	"name" varchar,
  	"tagline" varchar,
  	"intro" varchar,
  	"purchase_note" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"solutions_id" integer,
  	"accessories_id" integer
  );
  
  CREATE TABLE "_products_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_features_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_scenarios" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_scenarios_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_specs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"prefix" "enum__products_v_version_specs_prefix",
  	"value" numeric,
  	"min" numeric,
  	"max" numeric,
  	"codes" jsonb,
  	"highlight" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_specs_locales" (
  	"text" varchar,
  	"condition" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_materials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_materials_locales" (
  	"part" varchar,
  	"material" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_packing" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"quantity" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_packing_locales" (
  	"item" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_saved_by" jsonb,
  	"version_code" varchar,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_released" timestamp(3) with time zone,
  	"version_featured" "enum__products_v_version_featured",
  	"version_life" "enum__products_v_version_life" DEFAULT 'active',
  	"version_life_since" timestamp(3) with time zone,
  	"version_successor_id" integer,
  	"version_series_id" integer,
  	"version_width" numeric,
  	"version_depth" numeric,
  	"version_height" numeric,
  	"version_top_view_left" numeric,
  	"version_top_view_top" numeric,
  	"version_top_view_width" numeric,
  	"version_top_view_height" numeric,
  	"version_in_use_id" integer,
  	"version_model_id" integer,
  	"version_purchase_minimum_order" numeric,
  	"version_purchase_sample_days" numeric,
  	"version_purchase_lead_days" numeric,
  	"version_purchase_warranty_months" numeric,
  	"version_seo_picture_id" integer,
  	"version_english" "enum__products_v_version_english",
  	"version_english_lacks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_name" varchar,
  	"version_tagline" varchar,
  	"version_intro" varchar,
  	"version_purchase_note" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"solutions_id" integer,
  	"accessories_id" integer
  );
  
  CREATE TABLE "series_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "series_features_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "series" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"key" varchar,
  	"order" numeric DEFAULT 100,
  	"called_for" jsonb,
  	"picture_id" integer,
  	"english" "enum_series_english",
  	"english_lacks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_series_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "series_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_series_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_series_v_version_features_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_series_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_saved_by" jsonb,
  	"version_key" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_called_for" jsonb,
  	"version_picture_id" integer,
  	"version_english" "enum__series_v_version_english",
  	"version_english_lacks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__series_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__series_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_series_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "accessories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"model" varchar,
  	"picture_id" integer,
  	"english" "enum_accessories_english",
  	"english_lacks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_accessories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "accessories_locales" (
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_accessories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_saved_by" jsonb,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_model" varchar,
  	"version_picture_id" integer,
  	"version_english" "enum__accessories_v_version_english",
  	"version_english_lacks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__accessories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__accessories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_accessories_v_locales" (
  	"version_name" varchar,
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "solutions_overview" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "solutions_overview_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "solutions_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "solutions_results_locales" (
  	"unit" varchar,
  	"label" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "solutions_hardware" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "solutions_hardware_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "solutions_platform" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "solutions_platform_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "solutions_app" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "solutions_app_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "solutions_scenarios" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "solutions_scenarios_locales" (
  	"time" varchar,
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "solutions_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "solutions_features_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "solutions_specs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "solutions_specs_locales" (
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "solutions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"tab" varchar,
  	"seo_picture_id" integer,
  	"english" "enum_solutions_english",
  	"english_lacks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_solutions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "solutions_locales" (
  	"name" varchar,
  	"tagline" varchar,
  	"summary" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "solutions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_solutions_v_version_overview" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solutions_v_version_overview_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solutions_v_version_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solutions_v_version_results_locales" (
  	"unit" varchar,
  	"label" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solutions_v_version_hardware" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solutions_v_version_hardware_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solutions_v_version_platform" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solutions_v_version_platform_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solutions_v_version_app" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solutions_v_version_app_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solutions_v_version_scenarios" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solutions_v_version_scenarios_locales" (
  	"time" varchar,
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solutions_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solutions_v_version_features_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solutions_v_version_specs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solutions_v_version_specs_locales" (
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solutions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_saved_by" jsonb,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_tab" varchar,
  	"version_seo_picture_id" integer,
  	"version_english" "enum__solutions_v_version_english",
  	"version_english_lacks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__solutions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__solutions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_solutions_v_locales" (
  	"version_name" varchar,
  	"version_tagline" varchar,
  	"version_summary" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solutions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "pages_sections_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "pages_sections_items_locales" (
  	"unit" varchar,
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_pages_sections_kind" DEFAULT 'text',
  	"picture_id" integer,
  	"film_id" integer,
  	"link" varchar
  );
  
  CREATE TABLE "pages_sections_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"table" varchar,
  	"action" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"slug" varchar,
  	"seo_picture_id" integer,
  	"english" "enum_pages_english",
  	"english_lacks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"downloads_id" integer,
  	"faqs_id" integer
  );
  
  CREATE TABLE "_pages_v_version_sections_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_sections_items_locales" (
  	"unit" varchar,
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__pages_v_version_sections_kind" DEFAULT 'text',
  	"picture_id" integer,
  	"film_id" integer,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_sections_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"table" varchar,
  	"action" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_saved_by" jsonb,
  	"version_slug" varchar,
  	"version_seo_picture_id" integer,
  	"version_english" "enum__pages_v_version_english",
  	"version_english_lacks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"downloads_id" integer,
  	"faqs_id" integer
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"slug" varchar,
  	"category" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_on" timestamp(3) with time zone,
  	"picture_id" integer,
  	"seo_picture_id" integer,
  	"english" "enum_articles_english",
  	"english_lacks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_locales" (
  	"title" varchar,
  	"author" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_saved_by" jsonb,
  	"version_slug" varchar,
  	"version_category" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_on" timestamp(3) with time zone,
  	"version_picture_id" integer,
  	"version_seo_picture_id" integer,
  	"version_english" "enum__articles_v_version_english",
  	"version_english_lacks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__articles_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_articles_v_locales" (
  	"version_title" varchar,
  	"version_author" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "downloads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"slug" varchar,
  	"type" "enum_downloads_type",
  	"kind" varchar,
  	"version" varchar,
  	"created_on" timestamp(3) with time zone,
  	"english" "enum_downloads_english",
  	"english_lacks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_downloads_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "downloads_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"file_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "downloads_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_downloads_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_saved_by" jsonb,
  	"version_slug" varchar,
  	"version_type" "enum__downloads_v_version_type",
  	"version_kind" varchar,
  	"version_version" varchar,
  	"version_created_on" timestamp(3) with time zone,
  	"version_english" "enum__downloads_v_version_english",
  	"version_english_lacks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__downloads_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__downloads_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_downloads_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_file_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_downloads_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "videos_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"second" numeric
  );
  
  CREATE TABLE "videos_chapters_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"slug" varchar,
  	"group" "enum_videos_group",
  	"created_on" timestamp(3) with time zone,
  	"seconds" numeric,
  	"file_id" integer,
  	"address" varchar,
  	"file_modern_id" integer,
  	"poster_id" integer,
  	"english" "enum_videos_english",
  	"english_lacks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_videos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "videos_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"captions_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "videos_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_videos_v_version_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"second" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_videos_v_version_chapters_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_videos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_saved_by" jsonb,
  	"version_slug" varchar,
  	"version_group" "enum__videos_v_version_group",
  	"version_created_on" timestamp(3) with time zone,
  	"version_seconds" numeric,
  	"version_file_id" integer,
  	"version_address" varchar,
  	"version_file_modern_id" integer,
  	"version_poster_id" integer,
  	"version_english" "enum__videos_v_version_english",
  	"version_english_lacks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__videos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__videos_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_videos_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_captions_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_videos_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"portrait_id" integer,
  	"solution_id" integer,
  	"english" "enum_testimonials_english",
  	"english_lacks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "testimonials_locales" (
  	"quote" varchar,
  	"name" varchar,
  	"role" varchar,
  	"company" varchar,
  	"result" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_saved_by" jsonb,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_portrait_id" integer,
  	"version_solution_id" integer,
  	"version_english" "enum__testimonials_v_version_english",
  	"version_english_lacks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonials_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_testimonials_v_locales" (
  	"version_quote" varchar,
  	"version_name" varchar,
  	"version_role" varchar,
  	"version_company" varchar,
  	"version_result" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"link" varchar,
  	"english" "enum_banners_english",
  	"english_lacks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_banners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "banners_locales" (
  	"kicker" varchar,
  	"title" varchar,
  	"text" varchar,
  	"action" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_banners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_saved_by" jsonb,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_link" varchar,
  	"version_english" "enum__banners_v_version_english",
  	"version_english_lacks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__banners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__banners_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_banners_v_locales" (
  	"version_kicker" varchar,
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_action" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"topic" varchar,
  	"english" "enum_faqs_english",
  	"english_lacks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_faqs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "faqs_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_saved_by" jsonb,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_topic" varchar,
  	"version_english" "enum__faqs_v_version_english",
  	"version_english_lacks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__faqs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_faqs_v_locales" (
  	"version_question" varchar,
  	"version_answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "services_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "services_steps_locales" (
  	"title" varchar,
  	"duration" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "services_tests_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "services_tests_items_locales" (
  	"name" varchar,
  	"criterion" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "services_tests" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "services_tests_locales" (
  	"group" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"listed" boolean DEFAULT true,
  	"seo_picture_id" integer,
  	"english" "enum_services_english",
  	"english_lacks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "services_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_steps_locales" (
  	"title" varchar,
  	"duration" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_v_version_tests_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_tests_items_locales" (
  	"name" varchar,
  	"criterion" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_v_version_tests" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_tests_locales" (
  	"group" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_saved_by" jsonb,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_listed" boolean DEFAULT true,
  	"version_seo_picture_id" integer,
  	"version_english" "enum__services_v_version_english",
  	"version_english_lacks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__services_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_services_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "brands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"kind" "enum_brands_kind",
  	"year" numeric,
  	"picture_id" integer,
  	"seo_picture_id" integer,
  	"english" "enum_brands_english",
  	"english_lacks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_brands_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "brands_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_brands_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_saved_by" jsonb,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_kind" "enum__brands_v_version_kind",
  	"version_year" numeric,
  	"version_picture_id" integer,
  	"version_seo_picture_id" integer,
  	"version_english" "enum__brands_v_version_english",
  	"version_english_lacks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__brands_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__brands_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_brands_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "inventions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"slug" varchar,
  	"type" "enum_inventions_type",
  	"status" "enum_invention_legal_status",
  	"number" varchar,
  	"date" timestamp(3) with time zone,
  	"english" "enum_inventions_english",
  	"english_lacks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_inventions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "inventions_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "inventions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_inventions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_saved_by" jsonb,
  	"version_slug" varchar,
  	"version_type" "enum__inventions_v_version_type",
  	"version_status" "enum_invention_legal_status",
  	"version_number" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_english" "enum__inventions_v_version_english",
  	"version_english_lacks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__inventions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__inventions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_inventions_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_inventions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "marks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"slug" varchar,
  	"kind" "enum_marks_kind",
  	"issued" timestamp(3) with time zone,
  	"mark" varchar,
  	"number" varchar,
  	"file_id" integer,
  	"english" "enum_marks_english",
  	"english_lacks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_marks_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "marks_locales" (
  	"name" varchar,
  	"scope" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "marks_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_marks_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_saved_by" jsonb,
  	"version_slug" varchar,
  	"version_kind" "enum__marks_v_version_kind",
  	"version_issued" timestamp(3) with time zone,
  	"version_mark" varchar,
  	"version_number" varchar,
  	"version_file_id" integer,
  	"version_english" "enum__marks_v_version_english",
  	"version_english_lacks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__marks_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__marks_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_marks_v_locales" (
  	"version_name" varchar,
  	"version_scope" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_marks_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_objectkey" varchar,
  	"folder_id" integer,
  	"sha256" varchar,
  	"seconds" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "spec_rows_codes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL
  );
  
  CREATE TABLE "spec_rows_codes_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "spec_rows" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"group" varchar NOT NULL,
  	"unit" varchar,
  	"better" "enum_spec_rows_better",
  	"is_facet" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "spec_rows_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
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
  
  CREATE TABLE "solution_uses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "solution_uses_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "download_kinds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "download_kinds_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faq_topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "faq_topics_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "article_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "article_categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "leads_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"quantity" numeric,
  	"product_id" integer,
  	"wish" varchar
  );
  
  CREATE TABLE "leads_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"company" varchar,
  	"position" varchar,
  	"country" varchar,
  	"phone" varchar,
  	"message" varchar,
  	"origin_source" varchar,
  	"origin_referrer" varchar,
  	"origin_utm_source" varchar,
  	"origin_utm_medium" varchar,
  	"origin_utm_campaign" varchar,
  	"origin_utm_term" varchar,
  	"origin_utm_content" varchar,
  	"owner_id" integer,
  	"follow_up_on" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"came_from" "enum_leads_came_from",
  	"status" "enum_leads_status" DEFAULT 'new' NOT NULL,
  	"language" "enum_leads_language" NOT NULL,
  	"page" varchar,
  	"consent" boolean DEFAULT false NOT NULL,
  	"consent_text" varchar,
  	"policy_version" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"submission_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "messages_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"company" varchar,
  	"phone" varchar,
  	"subject" varchar,
  	"message" varchar,
  	"origin_source" varchar,
  	"origin_referrer" varchar,
  	"origin_utm_source" varchar,
  	"origin_utm_medium" varchar,
  	"origin_utm_campaign" varchar,
  	"origin_utm_term" varchar,
  	"origin_utm_content" varchar,
  	"note" varchar,
  	"status" "enum_messages_status" DEFAULT 'new' NOT NULL,
  	"language" "enum_messages_language" NOT NULL,
  	"page" varchar,
  	"consent" boolean DEFAULT false NOT NULL,
  	"consent_text" varchar,
  	"policy_version" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"submission_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "lead_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer,
  	"message_id" integer,
  	"text" varchar NOT NULL,
  	"subject" varchar,
  	"mailed_to" varchar,
  	"author_id" integer,
  	"author_name" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "votes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"answer" numeric NOT NULL,
  	"helpful" boolean DEFAULT false NOT NULL,
  	"language" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"channel" "enum_notices_channel" NOT NULL,
  	"target" varchar,
  	"lead_id" integer,
  	"message_id" integer,
  	"note_id" integer,
  	"state" "enum_notices_state" DEFAULT 'waiting' NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_at" timestamp(3) with time zone,
  	"taken_until" timestamp(3) with time zone,
  	"last_fault" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"external" boolean DEFAULT false,
  	"status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'viewer' NOT NULL,
  	"totp_secret" varchar,
  	"totp_step" numeric,
  	"recovery_codes" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"user_name" varchar,
  	"action" "enum_audit_log_action" NOT NULL,
  	"record" varchar NOT NULL,
  	"record_id" varchar NOT NULL,
  	"title" varchar,
  	"changes" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "browser_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_browser_reports_kind" NOT NULL,
  	"directive" varchar NOT NULL,
  	"blocked" varchar,
  	"path" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"browsers" varchar NOT NULL,
  	"last_at" timestamp(3) with time zone,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"target" varchar NOT NULL,
  	"file_name" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"bytes" numeric,
  	"state" "enum_imports_state" NOT NULL,
  	"only_good" boolean,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_at" timestamp(3) with time zone,
  	"taken_until" timestamp(3) with time zone,
  	"last_fault" varchar,
  	"done" numeric,
  	"total" numeric,
  	"seconds" numeric,
  	"report" jsonb,
  	"content" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "scheduled_publishing" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_scheduled_publishing_type" NOT NULL,
  	"target" varchar NOT NULL,
  	"record" numeric NOT NULL,
  	"language" "enum_scheduled_publishing_language",
  	"user_id" integer,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_at" timestamp(3) with time zone,
  	"taken_until" timestamp(3) with time zone,
  	"last_fault" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consistency_checks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"target" varchar NOT NULL,
  	"record" numeric NOT NULL,
  	"mentions" varchar,
  	"found" jsonb,
  	"open" numeric,
  	"spreads" boolean DEFAULT false,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_at" timestamp(3) with time zone,
  	"taken_until" timestamp(3) with time zone,
  	"last_fault" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "engine_pings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"engine" varchar NOT NULL,
  	"place" varchar NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_at" timestamp(3) with time zone,
  	"taken_until" timestamp(3) with time zone,
  	"last_fault" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "insight_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"value" varchar NOT NULL,
  	"count" numeric NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"series_id" integer,
  	"accessories_id" integer,
  	"solutions_id" integer,
  	"pages_id" integer,
  	"articles_id" integer,
  	"downloads_id" integer,
  	"videos_id" integer,
  	"testimonials_id" integer,
  	"banners_id" integer,
  	"faqs_id" integer,
  	"services_id" integer,
  	"brands_id" integer,
  	"inventions_id" integer,
  	"marks_id" integer,
  	"media_id" integer,
  	"spec_rows_id" integer,
  	"spec_groups_id" integer,
  	"solution_uses_id" integer,
  	"download_kinds_id" integer,
  	"faq_topics_id" integer,
  	"article_categories_id" integer,
  	"leads_id" integer,
  	"messages_id" integer,
  	"reply_templates_id" integer,
  	"folders_id" integer,
  	"redirects_id" integer,
  	"users_id" integer,
  	"audit_log_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "site_verification_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"content" varchar NOT NULL
  );
  
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
  
  CREATE TABLE "site_parts_off" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_parts_off",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"latitude" numeric,
  	"longitude" numeric,
  	"phone" varchar,
  	"email" varchar,
  	"sales_email" varchar,
  	"support_email" varchar,
  	"purchase_minimum_order" numeric,
  	"purchase_sample_days" numeric,
  	"purchase_lead_days" numeric,
  	"purchase_warranty_months" numeric,
  	"platform_url" varchar,
  	"app_store_url" varchar,
  	"android_url" varchar,
  	"logo_id" integer,
  	"logo_dark_id" integer,
  	"mark_id" integer,
  	"hero_picture_id" integer,
  	"card_picture_id" integer,
  	"accent" varchar,
  	"without_english" "enum_site_without_english" DEFAULT 'say' NOT NULL,
  	"works_monday" boolean DEFAULT true,
  	"works_tuesday" boolean DEFAULT true,
  	"works_wednesday" boolean DEFAULT true,
  	"works_thursday" boolean DEFAULT true,
  	"works_friday" boolean DEFAULT true,
  	"works_saturday" boolean DEFAULT false,
  	"works_sunday" boolean DEFAULT false,
  	"opens" varchar DEFAULT '9:00' NOT NULL,
  	"closes" varchar DEFAULT '18:00' NOT NULL,
  	"scenery" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_locales" (
  	"name" varchar NOT NULL,
  	"legal_name" varchar NOT NULL,
  	"platform_name" varchar,
  	"description" varchar NOT NULL,
  	"address" varchar,
  	"hours" varchar,
  	"response_promise" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "_site_v_version_verification_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"content" varchar NOT NULL,
  	"_uuid" varchar
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
  
  CREATE TABLE "_site_v_version_parts_off" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__site_v_version_parts_off",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" jsonb,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_sales_email" varchar,
  	"version_support_email" varchar,
  	"version_purchase_minimum_order" numeric,
  	"version_purchase_sample_days" numeric,
  	"version_purchase_lead_days" numeric,
  	"version_purchase_warranty_months" numeric,
  	"version_platform_url" varchar,
  	"version_app_store_url" varchar,
  	"version_android_url" varchar,
  	"version_logo_id" integer,
  	"version_logo_dark_id" integer,
  	"version_mark_id" integer,
  	"version_hero_picture_id" integer,
  	"version_card_picture_id" integer,
  	"version_accent" varchar,
  	"version_without_english" "enum__site_v_version_without_english" DEFAULT 'say' NOT NULL,
  	"version_works_monday" boolean DEFAULT true,
  	"version_works_tuesday" boolean DEFAULT true,
  	"version_works_wednesday" boolean DEFAULT true,
  	"version_works_thursday" boolean DEFAULT true,
  	"version_works_friday" boolean DEFAULT true,
  	"version_works_saturday" boolean DEFAULT false,
  	"version_works_sunday" boolean DEFAULT false,
  	"version_opens" varchar DEFAULT '9:00' NOT NULL,
  	"version_closes" varchar DEFAULT '18:00' NOT NULL,
  	"version_scenery" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_v_locales" (
  	"version_name" varchar NOT NULL,
  	"version_legal_name" varchar NOT NULL,
  	"version_platform_name" varchar,
  	"version_description" varchar NOT NULL,
  	"version_address" varchar,
  	"version_hours" varchar,
  	"version_response_promise" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "home_sections_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "home_sections_items_locales" (
  	"unit" varchar,
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_home_sections_kind" DEFAULT 'text' NOT NULL,
  	"picture_id" integer,
  	"film_id" integer,
  	"link" varchar
  );
  
  CREATE TABLE "home_sections_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"table" varchar,
  	"action" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"downloads_id" integer,
  	"faqs_id" integer
  );
  
  CREATE TABLE "_home_v_version_sections_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_sections_items_locales" (
  	"unit" varchar,
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__home_v_version_sections_kind" DEFAULT 'text' NOT NULL,
  	"picture_id" integer,
  	"film_id" integer,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_sections_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"table" varchar,
  	"action" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_home_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"downloads_id" integer,
  	"faqs_id" integer
  );
  
  CREATE TABLE "navigation_menu_below" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_menu_below_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar
  );
  
  CREATE TABLE "navigation_menu_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_footer_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_navigation_v_version_menu_below" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_menu_below_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_menu_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "claims_claims_readings" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"low" numeric,
  	"high" numeric,
  	"used_at_home" boolean,
  	"used_at_company" boolean,
  	"used_at_brand" boolean,
  	"used_at_platform" boolean,
  	"used_at_products" boolean,
  	"used_at_services" boolean,
  	"used_at_story" boolean
  );
  
  CREATE TABLE "claims_claims_readings_locales" (
  	"value" varchar NOT NULL,
  	"unit" varchar,
  	"statement" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "claims_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL
  );
  
  CREATE TABLE "claims_claims_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "claims" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_claims_v_version_claims_readings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"low" numeric,
  	"high" numeric,
  	"used_at_home" boolean,
  	"used_at_company" boolean,
  	"used_at_brand" boolean,
  	"used_at_platform" boolean,
  	"used_at_products" boolean,
  	"used_at_services" boolean,
  	"used_at_story" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_claims_v_version_claims_readings_locales" (
  	"value" varchar NOT NULL,
  	"unit" varchar,
  	"statement" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_claims_v_version_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_claims_v_version_claims_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_claims_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "interface_texts_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL
  );
  
  CREATE TABLE "interface_texts_entries_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "interface_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_interface_texts_v_version_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_interface_texts_v_version_entries_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_interface_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "products_features" ADD CONSTRAINT "products_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_features_locales" ADD CONSTRAINT "products_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_scenarios" ADD CONSTRAINT "products_scenarios_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_scenarios_locales" ADD CONSTRAINT "products_scenarios_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_scenarios"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_specs" ADD CONSTRAINT "products_specs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_specs_locales" ADD CONSTRAINT "products_specs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_materials" ADD CONSTRAINT "products_materials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_materials_locales" ADD CONSTRAINT "products_materials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_packing" ADD CONSTRAINT "products_packing_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_packing_locales" ADD CONSTRAINT "products_packing_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_packing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_successor_id_products_id_fk" FOREIGN KEY ("successor_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_in_use_id_media_id_fk" FOREIGN KEY ("in_use_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_model_id_media_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_accessories_fk" FOREIGN KEY ("accessories_id") REFERENCES "public"."accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_features" ADD CONSTRAINT "_products_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_features_locales" ADD CONSTRAINT "_products_v_version_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_scenarios" ADD CONSTRAINT "_products_v_version_scenarios_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_scenarios_locales" ADD CONSTRAINT "_products_v_version_scenarios_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_scenarios"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_specs" ADD CONSTRAINT "_products_v_version_specs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_specs_locales" ADD CONSTRAINT "_products_v_version_specs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_materials" ADD CONSTRAINT "_products_v_version_materials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_materials_locales" ADD CONSTRAINT "_products_v_version_materials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_packing" ADD CONSTRAINT "_products_v_version_packing_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_packing_locales" ADD CONSTRAINT "_products_v_version_packing_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_packing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_successor_id_products_id_fk" FOREIGN KEY ("version_successor_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_series_id_series_id_fk" FOREIGN KEY ("version_series_id") REFERENCES "public"."series"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_in_use_id_media_id_fk" FOREIGN KEY ("version_in_use_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_model_id_media_id_fk" FOREIGN KEY ("version_model_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_accessories_fk" FOREIGN KEY ("accessories_id") REFERENCES "public"."accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "series_features" ADD CONSTRAINT "series_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "series_features_locales" ADD CONSTRAINT "series_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."series_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "series" ADD CONSTRAINT "series_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "series_locales" ADD CONSTRAINT "series_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_series_v_version_features" ADD CONSTRAINT "_series_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_series_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_series_v_version_features_locales" ADD CONSTRAINT "_series_v_version_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_series_v_version_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_series_v" ADD CONSTRAINT "_series_v_parent_id_series_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."series"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_series_v" ADD CONSTRAINT "_series_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_series_v_locales" ADD CONSTRAINT "_series_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_series_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accessories" ADD CONSTRAINT "accessories_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "accessories_locales" ADD CONSTRAINT "accessories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessories_v" ADD CONSTRAINT "_accessories_v_parent_id_accessories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accessories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_accessories_v" ADD CONSTRAINT "_accessories_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_accessories_v_locales" ADD CONSTRAINT "_accessories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accessories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_overview" ADD CONSTRAINT "solutions_overview_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_overview_locales" ADD CONSTRAINT "solutions_overview_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions_overview"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_results" ADD CONSTRAINT "solutions_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_results_locales" ADD CONSTRAINT "solutions_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_hardware" ADD CONSTRAINT "solutions_hardware_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_hardware_locales" ADD CONSTRAINT "solutions_hardware_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions_hardware"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_platform" ADD CONSTRAINT "solutions_platform_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_platform_locales" ADD CONSTRAINT "solutions_platform_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions_platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_app" ADD CONSTRAINT "solutions_app_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_app_locales" ADD CONSTRAINT "solutions_app_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions_app"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_scenarios" ADD CONSTRAINT "solutions_scenarios_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_scenarios_locales" ADD CONSTRAINT "solutions_scenarios_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions_scenarios"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_features" ADD CONSTRAINT "solutions_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_features_locales" ADD CONSTRAINT "solutions_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_specs" ADD CONSTRAINT "solutions_specs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_specs_locales" ADD CONSTRAINT "solutions_specs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_rels" ADD CONSTRAINT "solutions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_rels" ADD CONSTRAINT "solutions_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_overview" ADD CONSTRAINT "_solutions_v_version_overview_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_overview_locales" ADD CONSTRAINT "_solutions_v_version_overview_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v_version_overview"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_results" ADD CONSTRAINT "_solutions_v_version_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_results_locales" ADD CONSTRAINT "_solutions_v_version_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v_version_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_hardware" ADD CONSTRAINT "_solutions_v_version_hardware_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_hardware_locales" ADD CONSTRAINT "_solutions_v_version_hardware_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v_version_hardware"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_platform" ADD CONSTRAINT "_solutions_v_version_platform_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_platform_locales" ADD CONSTRAINT "_solutions_v_version_platform_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v_version_platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_app" ADD CONSTRAINT "_solutions_v_version_app_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_app_locales" ADD CONSTRAINT "_solutions_v_version_app_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v_version_app"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_scenarios" ADD CONSTRAINT "_solutions_v_version_scenarios_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_scenarios_locales" ADD CONSTRAINT "_solutions_v_version_scenarios_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v_version_scenarios"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_features" ADD CONSTRAINT "_solutions_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_features_locales" ADD CONSTRAINT "_solutions_v_version_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v_version_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_specs" ADD CONSTRAINT "_solutions_v_version_specs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_specs_locales" ADD CONSTRAINT "_solutions_v_version_specs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v_version_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_parent_id_solutions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_rels" ADD CONSTRAINT "_solutions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_rels" ADD CONSTRAINT "_solutions_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_sections_items" ADD CONSTRAINT "pages_sections_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_sections_items_locales" ADD CONSTRAINT "pages_sections_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_sections_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_sections" ADD CONSTRAINT "pages_sections_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_sections" ADD CONSTRAINT "pages_sections_film_id_videos_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_sections" ADD CONSTRAINT "pages_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_sections_locales" ADD CONSTRAINT "pages_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_sections_items" ADD CONSTRAINT "_pages_v_version_sections_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_sections_items_locales" ADD CONSTRAINT "_pages_v_version_sections_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_sections_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_sections" ADD CONSTRAINT "_pages_v_version_sections_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_sections" ADD CONSTRAINT "_pages_v_version_sections_film_id_videos_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_sections" ADD CONSTRAINT "_pages_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_sections_locales" ADD CONSTRAINT "_pages_v_version_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "downloads_locales" ADD CONSTRAINT "downloads_locales_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads_locales" ADD CONSTRAINT "downloads_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "downloads_rels" ADD CONSTRAINT "downloads_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "downloads_rels" ADD CONSTRAINT "downloads_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_downloads_v" ADD CONSTRAINT "_downloads_v_parent_id_downloads_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."downloads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_downloads_v_locales" ADD CONSTRAINT "_downloads_v_locales_version_file_id_media_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_downloads_v_locales" ADD CONSTRAINT "_downloads_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_downloads_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_downloads_v_rels" ADD CONSTRAINT "_downloads_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_downloads_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_downloads_v_rels" ADD CONSTRAINT "_downloads_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_chapters" ADD CONSTRAINT "videos_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_chapters_locales" ADD CONSTRAINT "videos_chapters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos_chapters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_file_modern_id_media_id_fk" FOREIGN KEY ("file_modern_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_locales" ADD CONSTRAINT "videos_locales_captions_id_media_id_fk" FOREIGN KEY ("captions_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_locales" ADD CONSTRAINT "videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_rels" ADD CONSTRAINT "videos_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_rels" ADD CONSTRAINT "videos_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_version_chapters" ADD CONSTRAINT "_videos_v_version_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_version_chapters_locales" ADD CONSTRAINT "_videos_v_version_chapters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_videos_v_version_chapters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_parent_id_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_file_id_media_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_file_modern_id_media_id_fk" FOREIGN KEY ("version_file_modern_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_poster_id_media_id_fk" FOREIGN KEY ("version_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v_locales" ADD CONSTRAINT "_videos_v_locales_version_captions_id_media_id_fk" FOREIGN KEY ("version_captions_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v_locales" ADD CONSTRAINT "_videos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_rels" ADD CONSTRAINT "_videos_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_rels" ADD CONSTRAINT "_videos_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_solution_id_solutions_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_solution_id_solutions_id_fk" FOREIGN KEY ("version_solution_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_locales" ADD CONSTRAINT "banners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_parent_id_banners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v_locales" ADD CONSTRAINT "_banners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_locales" ADD CONSTRAINT "faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v_locales" ADD CONSTRAINT "_faqs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_steps" ADD CONSTRAINT "services_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_steps_locales" ADD CONSTRAINT "services_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_tests_items" ADD CONSTRAINT "services_tests_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_tests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_tests_items_locales" ADD CONSTRAINT "services_tests_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_tests_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_tests" ADD CONSTRAINT "services_tests_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_tests_locales" ADD CONSTRAINT "services_tests_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_tests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_steps" ADD CONSTRAINT "_services_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_steps_locales" ADD CONSTRAINT "_services_v_version_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_tests_items" ADD CONSTRAINT "_services_v_version_tests_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_tests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_tests_items_locales" ADD CONSTRAINT "_services_v_version_tests_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_tests_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_tests" ADD CONSTRAINT "_services_v_version_tests_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_tests_locales" ADD CONSTRAINT "_services_v_version_tests_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_tests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands_locales" ADD CONSTRAINT "brands_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_parent_id_brands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v_locales" ADD CONSTRAINT "_brands_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inventions_locales" ADD CONSTRAINT "inventions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."inventions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inventions_rels" ADD CONSTRAINT "inventions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."inventions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inventions_rels" ADD CONSTRAINT "inventions_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_inventions_v" ADD CONSTRAINT "_inventions_v_parent_id_inventions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."inventions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_inventions_v_locales" ADD CONSTRAINT "_inventions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_inventions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_inventions_v_rels" ADD CONSTRAINT "_inventions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_inventions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_inventions_v_rels" ADD CONSTRAINT "_inventions_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "marks" ADD CONSTRAINT "marks_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "marks_locales" ADD CONSTRAINT "marks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."marks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "marks_rels" ADD CONSTRAINT "marks_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."marks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "marks_rels" ADD CONSTRAINT "marks_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_marks_v" ADD CONSTRAINT "_marks_v_parent_id_marks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."marks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marks_v" ADD CONSTRAINT "_marks_v_version_file_id_media_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marks_v_locales" ADD CONSTRAINT "_marks_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_marks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_marks_v_rels" ADD CONSTRAINT "_marks_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_marks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_marks_v_rels" ADD CONSTRAINT "_marks_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "spec_rows_codes" ADD CONSTRAINT "spec_rows_codes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."spec_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "spec_rows_codes_locales" ADD CONSTRAINT "spec_rows_codes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."spec_rows_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "spec_rows_locales" ADD CONSTRAINT "spec_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."spec_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "spec_groups_locales" ADD CONSTRAINT "spec_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."spec_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_uses_locales" ADD CONSTRAINT "solution_uses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solution_uses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "download_kinds_locales" ADD CONSTRAINT "download_kinds_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."download_kinds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_topics_locales" ADD CONSTRAINT "faq_topics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_categories_locales" ADD CONSTRAINT "article_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads_items" ADD CONSTRAINT "leads_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_items" ADD CONSTRAINT "leads_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads_answers" ADD CONSTRAINT "leads_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages_answers" ADD CONSTRAINT "messages_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_note_id_lead_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."lead_notes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "scheduled_publishing" ADD CONSTRAINT "scheduled_publishing_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_series_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_accessories_fk" FOREIGN KEY ("accessories_id") REFERENCES "public"."accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_inventions_fk" FOREIGN KEY ("inventions_id") REFERENCES "public"."inventions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_marks_fk" FOREIGN KEY ("marks_id") REFERENCES "public"."marks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_spec_rows_fk" FOREIGN KEY ("spec_rows_id") REFERENCES "public"."spec_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_spec_groups_fk" FOREIGN KEY ("spec_groups_id") REFERENCES "public"."spec_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_solution_uses_fk" FOREIGN KEY ("solution_uses_id") REFERENCES "public"."solution_uses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_download_kinds_fk" FOREIGN KEY ("download_kinds_id") REFERENCES "public"."download_kinds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_topics_fk" FOREIGN KEY ("faq_topics_id") REFERENCES "public"."faq_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_article_categories_fk" FOREIGN KEY ("article_categories_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_templates_fk" FOREIGN KEY ("reply_templates_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_folders_fk" FOREIGN KEY ("folders_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_qr_codes" ADD CONSTRAINT "site_qr_codes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_qr_codes_locales" ADD CONSTRAINT "site_qr_codes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_qr_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_verification_tags" ADD CONSTRAINT "site_verification_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_holidays" ADD CONSTRAINT "site_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_registrations" ADD CONSTRAINT "site_registrations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_registrations_locales" ADD CONSTRAINT "site_registrations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_parts_off" ADD CONSTRAINT "site_parts_off_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_logo_dark_id_media_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_mark_id_media_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_hero_picture_id_media_id_fk" FOREIGN KEY ("hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_card_picture_id_media_id_fk" FOREIGN KEY ("card_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_locales" ADD CONSTRAINT "site_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_qr_codes" ADD CONSTRAINT "_site_v_version_qr_codes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_qr_codes_locales" ADD CONSTRAINT "_site_v_version_qr_codes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v_version_qr_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_verification_tags" ADD CONSTRAINT "_site_v_version_verification_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_holidays" ADD CONSTRAINT "_site_v_version_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_registrations" ADD CONSTRAINT "_site_v_version_registrations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_registrations_locales" ADD CONSTRAINT "_site_v_version_registrations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v_version_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_parts_off" ADD CONSTRAINT "_site_v_version_parts_off_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_logo_dark_id_media_id_fk" FOREIGN KEY ("version_logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_mark_id_media_id_fk" FOREIGN KEY ("version_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_hero_picture_id_media_id_fk" FOREIGN KEY ("version_hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_card_picture_id_media_id_fk" FOREIGN KEY ("version_card_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v_locales" ADD CONSTRAINT "_site_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_sections_items" ADD CONSTRAINT "home_sections_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_sections_items_locales" ADD CONSTRAINT "home_sections_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_sections_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_sections" ADD CONSTRAINT "home_sections_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_sections" ADD CONSTRAINT "home_sections_film_id_videos_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_sections" ADD CONSTRAINT "home_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_sections_locales" ADD CONSTRAINT "home_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_sections_items" ADD CONSTRAINT "_home_v_version_sections_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_sections_items_locales" ADD CONSTRAINT "_home_v_version_sections_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_sections_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_sections" ADD CONSTRAINT "_home_v_version_sections_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_sections" ADD CONSTRAINT "_home_v_version_sections_film_id_videos_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_sections" ADD CONSTRAINT "_home_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_sections_locales" ADD CONSTRAINT "_home_v_version_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_menu_below" ADD CONSTRAINT "navigation_menu_below_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_menu_below_locales" ADD CONSTRAINT "navigation_menu_below_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_menu_below"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_menu" ADD CONSTRAINT "navigation_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_menu_locales" ADD CONSTRAINT "navigation_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links_locales" ADD CONSTRAINT "navigation_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_locales" ADD CONSTRAINT "navigation_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_below" ADD CONSTRAINT "_navigation_v_version_menu_below_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_below_locales" ADD CONSTRAINT "_navigation_v_version_menu_below_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu_below"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu" ADD CONSTRAINT "_navigation_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_locales" ADD CONSTRAINT "_navigation_v_version_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links_locales" ADD CONSTRAINT "_navigation_v_version_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer" ADD CONSTRAINT "_navigation_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_locales" ADD CONSTRAINT "_navigation_v_version_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_added" ADD CONSTRAINT "forms_added_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_added_locales" ADD CONSTRAINT "forms_added_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_added"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_added" ADD CONSTRAINT "_forms_v_version_added_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_added_locales" ADD CONSTRAINT "_forms_v_version_added_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_version_added"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "claims_claims_readings" ADD CONSTRAINT "claims_claims_readings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."claims_claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "claims_claims_readings_locales" ADD CONSTRAINT "claims_claims_readings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."claims_claims_readings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "claims_claims" ADD CONSTRAINT "claims_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "claims_claims_locales" ADD CONSTRAINT "claims_claims_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."claims_claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_claims_v_version_claims_readings" ADD CONSTRAINT "_claims_v_version_claims_readings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_claims_v_version_claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_claims_v_version_claims_readings_locales" ADD CONSTRAINT "_claims_v_version_claims_readings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_claims_v_version_claims_readings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_claims_v_version_claims" ADD CONSTRAINT "_claims_v_version_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_claims_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_claims_v_version_claims_locales" ADD CONSTRAINT "_claims_v_version_claims_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_claims_v_version_claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "interface_texts_entries" ADD CONSTRAINT "interface_texts_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."interface_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "interface_texts_entries_locales" ADD CONSTRAINT "interface_texts_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."interface_texts_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_interface_texts_v_version_entries" ADD CONSTRAINT "_interface_texts_v_version_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_interface_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_interface_texts_v_version_entries_locales" ADD CONSTRAINT "_interface_texts_v_version_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_interface_texts_v_version_entries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_features_order_idx" ON "products_features" USING btree ("_order");
  CREATE INDEX "products_features_parent_id_idx" ON "products_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_features_locales_locale_parent_id_unique" ON "products_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_features_locales_parent_idx" ON "products_features_locales" USING btree ("_parent_id");
  CREATE INDEX "products_scenarios_order_idx" ON "products_scenarios" USING btree ("_order");
  CREATE INDEX "products_scenarios_parent_id_idx" ON "products_scenarios" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_scenarios_locales_locale_parent_id_unique" ON "products_scenarios_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_scenarios_locales_parent_idx" ON "products_scenarios_locales" USING btree ("_parent_id");
  CREATE INDEX "products_specs_order_idx" ON "products_specs" USING btree ("_order");
  CREATE INDEX "products_specs_parent_id_idx" ON "products_specs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_specs_locales_locale_parent_id_unique" ON "products_specs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_specs_locales_parent_idx" ON "products_specs_locales" USING btree ("_parent_id");
  CREATE INDEX "products_materials_order_idx" ON "products_materials" USING btree ("_order");
  CREATE INDEX "products_materials_parent_id_idx" ON "products_materials" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_materials_locales_locale_parent_id_unique" ON "products_materials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_materials_locales_parent_idx" ON "products_materials_locales" USING btree ("_parent_id");
  CREATE INDEX "products_packing_order_idx" ON "products_packing" USING btree ("_order");
  CREATE INDEX "products_packing_parent_id_idx" ON "products_packing" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_packing_locales_locale_parent_id_unique" ON "products_packing_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_packing_locales_parent_idx" ON "products_packing_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_code_idx" ON "products" USING btree ("code");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products" USING btree ("slug");
  CREATE INDEX "products_order_idx" ON "products" USING btree ("order");
  CREATE INDEX "products_released_idx" ON "products" USING btree ("released");
  CREATE INDEX "products_featured_idx" ON "products" USING btree ("featured");
  CREATE INDEX "products_life_idx" ON "products" USING btree ("life");
  CREATE INDEX "products_life_since_idx" ON "products" USING btree ("life_since");
  CREATE INDEX "products_successor_idx" ON "products" USING btree ("successor_id");
  CREATE INDEX "products_series_idx" ON "products" USING btree ("series_id");
  CREATE INDEX "products_in_use_idx" ON "products" USING btree ("in_use_id");
  CREATE INDEX "products_model_idx" ON "products" USING btree ("model_id");
  CREATE INDEX "products_seo_seo_picture_idx" ON "products" USING btree ("seo_picture_id");
  CREATE INDEX "products_english_idx" ON "products" USING btree ("english");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_locales_parent_idx" ON "products_locales" USING btree ("_parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "products_rels_solutions_id_idx" ON "products_rels" USING btree ("solutions_id");
  CREATE INDEX "products_rels_accessories_id_idx" ON "products_rels" USING btree ("accessories_id");
  CREATE INDEX "_products_v_version_features_order_idx" ON "_products_v_version_features" USING btree ("_order");
  CREATE INDEX "_products_v_version_features_parent_id_idx" ON "_products_v_version_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_features_locales_locale_parent_id_unique" ON "_products_v_version_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_features_locales_parent_idx" ON "_products_v_version_features_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_scenarios_order_idx" ON "_products_v_version_scenarios" USING btree ("_order");
  CREATE INDEX "_products_v_version_scenarios_parent_id_idx" ON "_products_v_version_scenarios" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_scenarios_locales_locale_parent_id_uniqu" ON "_products_v_version_scenarios_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_scenarios_locales_parent_idx" ON "_products_v_version_scenarios_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_specs_order_idx" ON "_products_v_version_specs" USING btree ("_order");
  CREATE INDEX "_products_v_version_specs_parent_id_idx" ON "_products_v_version_specs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_specs_locales_locale_parent_id_unique" ON "_products_v_version_specs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_specs_locales_parent_idx" ON "_products_v_version_specs_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_materials_order_idx" ON "_products_v_version_materials" USING btree ("_order");
  CREATE INDEX "_products_v_version_materials_parent_id_idx" ON "_products_v_version_materials" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_materials_locales_locale_parent_id_uniqu" ON "_products_v_version_materials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_materials_locales_parent_idx" ON "_products_v_version_materials_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_packing_order_idx" ON "_products_v_version_packing" USING btree ("_order");
  CREATE INDEX "_products_v_version_packing_parent_id_idx" ON "_products_v_version_packing" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_packing_locales_locale_parent_id_unique" ON "_products_v_version_packing_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_packing_locales_parent_idx" ON "_products_v_version_packing_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_code_idx" ON "_products_v" USING btree ("version_code");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v" USING btree ("version_slug");
  CREATE INDEX "_products_v_version_version_order_idx" ON "_products_v" USING btree ("version_order");
  CREATE INDEX "_products_v_version_version_released_idx" ON "_products_v" USING btree ("version_released");
  CREATE INDEX "_products_v_version_version_featured_idx" ON "_products_v" USING btree ("version_featured");
  CREATE INDEX "_products_v_version_version_life_idx" ON "_products_v" USING btree ("version_life");
  CREATE INDEX "_products_v_version_version_life_since_idx" ON "_products_v" USING btree ("version_life_since");
  CREATE INDEX "_products_v_version_version_successor_idx" ON "_products_v" USING btree ("version_successor_id");
  CREATE INDEX "_products_v_version_version_series_idx" ON "_products_v" USING btree ("version_series_id");
  CREATE INDEX "_products_v_version_version_in_use_idx" ON "_products_v" USING btree ("version_in_use_id");
  CREATE INDEX "_products_v_version_version_model_idx" ON "_products_v" USING btree ("version_model_id");
  CREATE INDEX "_products_v_version_seo_version_seo_picture_idx" ON "_products_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_products_v_version_version_english_idx" ON "_products_v" USING btree ("version_english");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_locales_parent_idx" ON "_products_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id");
  CREATE INDEX "_products_v_rels_solutions_id_idx" ON "_products_v_rels" USING btree ("solutions_id");
  CREATE INDEX "_products_v_rels_accessories_id_idx" ON "_products_v_rels" USING btree ("accessories_id");
  CREATE INDEX "series_features_order_idx" ON "series_features" USING btree ("_order");
  CREATE INDEX "series_features_parent_id_idx" ON "series_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "series_features_locales_locale_parent_id_unique" ON "series_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "series_features_locales_parent_idx" ON "series_features_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "series_key_idx" ON "series" USING btree ("key");
  CREATE INDEX "series_order_idx" ON "series" USING btree ("order");
  CREATE INDEX "series_picture_idx" ON "series" USING btree ("picture_id");
  CREATE INDEX "series_english_idx" ON "series" USING btree ("english");
  CREATE INDEX "series_updated_at_idx" ON "series" USING btree ("updated_at");
  CREATE INDEX "series_created_at_idx" ON "series" USING btree ("created_at");
  CREATE INDEX "series_deleted_at_idx" ON "series" USING btree ("deleted_at");
  CREATE INDEX "series__status_idx" ON "series" USING btree ("_status");
  CREATE UNIQUE INDEX "series_locales_locale_parent_id_unique" ON "series_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "series_locales_parent_idx" ON "series_locales" USING btree ("_parent_id");
  CREATE INDEX "_series_v_version_features_order_idx" ON "_series_v_version_features" USING btree ("_order");
  CREATE INDEX "_series_v_version_features_parent_id_idx" ON "_series_v_version_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_series_v_version_features_locales_locale_parent_id_unique" ON "_series_v_version_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_series_v_version_features_locales_parent_idx" ON "_series_v_version_features_locales" USING btree ("_parent_id");
  CREATE INDEX "_series_v_parent_idx" ON "_series_v" USING btree ("parent_id");
  CREATE INDEX "_series_v_version_version_key_idx" ON "_series_v" USING btree ("version_key");
  CREATE INDEX "_series_v_version_version_order_idx" ON "_series_v" USING btree ("version_order");
  CREATE INDEX "_series_v_version_version_picture_idx" ON "_series_v" USING btree ("version_picture_id");
  CREATE INDEX "_series_v_version_version_english_idx" ON "_series_v" USING btree ("version_english");
  CREATE INDEX "_series_v_version_version_updated_at_idx" ON "_series_v" USING btree ("version_updated_at");
  CREATE INDEX "_series_v_version_version_created_at_idx" ON "_series_v" USING btree ("version_created_at");
  CREATE INDEX "_series_v_version_version_deleted_at_idx" ON "_series_v" USING btree ("version_deleted_at");
  CREATE INDEX "_series_v_version_version__status_idx" ON "_series_v" USING btree ("version__status");
  CREATE INDEX "_series_v_created_at_idx" ON "_series_v" USING btree ("created_at");
  CREATE INDEX "_series_v_updated_at_idx" ON "_series_v" USING btree ("updated_at");
  CREATE INDEX "_series_v_snapshot_idx" ON "_series_v" USING btree ("snapshot");
  CREATE INDEX "_series_v_published_locale_idx" ON "_series_v" USING btree ("published_locale");
  CREATE INDEX "_series_v_latest_idx" ON "_series_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_series_v_locales_locale_parent_id_unique" ON "_series_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_series_v_locales_parent_idx" ON "_series_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "accessories_slug_idx" ON "accessories" USING btree ("slug");
  CREATE INDEX "accessories_order_idx" ON "accessories" USING btree ("order");
  CREATE INDEX "accessories_picture_idx" ON "accessories" USING btree ("picture_id");
  CREATE INDEX "accessories_english_idx" ON "accessories" USING btree ("english");
  CREATE INDEX "accessories_updated_at_idx" ON "accessories" USING btree ("updated_at");
  CREATE INDEX "accessories_created_at_idx" ON "accessories" USING btree ("created_at");
  CREATE INDEX "accessories_deleted_at_idx" ON "accessories" USING btree ("deleted_at");
  CREATE INDEX "accessories__status_idx" ON "accessories" USING btree ("_status");
  CREATE UNIQUE INDEX "accessories_locales_locale_parent_id_unique" ON "accessories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "accessories_locales_parent_idx" ON "accessories_locales" USING btree ("_parent_id");
  CREATE INDEX "_accessories_v_parent_idx" ON "_accessories_v" USING btree ("parent_id");
  CREATE INDEX "_accessories_v_version_version_slug_idx" ON "_accessories_v" USING btree ("version_slug");
  CREATE INDEX "_accessories_v_version_version_order_idx" ON "_accessories_v" USING btree ("version_order");
  CREATE INDEX "_accessories_v_version_version_picture_idx" ON "_accessories_v" USING btree ("version_picture_id");
  CREATE INDEX "_accessories_v_version_version_english_idx" ON "_accessories_v" USING btree ("version_english");
  CREATE INDEX "_accessories_v_version_version_updated_at_idx" ON "_accessories_v" USING btree ("version_updated_at");
  CREATE INDEX "_accessories_v_version_version_created_at_idx" ON "_accessories_v" USING btree ("version_created_at");
  CREATE INDEX "_accessories_v_version_version_deleted_at_idx" ON "_accessories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_accessories_v_version_version__status_idx" ON "_accessories_v" USING btree ("version__status");
  CREATE INDEX "_accessories_v_created_at_idx" ON "_accessories_v" USING btree ("created_at");
  CREATE INDEX "_accessories_v_updated_at_idx" ON "_accessories_v" USING btree ("updated_at");
  CREATE INDEX "_accessories_v_snapshot_idx" ON "_accessories_v" USING btree ("snapshot");
  CREATE INDEX "_accessories_v_published_locale_idx" ON "_accessories_v" USING btree ("published_locale");
  CREATE INDEX "_accessories_v_latest_idx" ON "_accessories_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_accessories_v_locales_locale_parent_id_unique" ON "_accessories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_accessories_v_locales_parent_idx" ON "_accessories_v_locales" USING btree ("_parent_id");
  CREATE INDEX "solutions_overview_order_idx" ON "solutions_overview" USING btree ("_order");
  CREATE INDEX "solutions_overview_parent_id_idx" ON "solutions_overview" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "solutions_overview_locales_locale_parent_id_unique" ON "solutions_overview_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_overview_locales_parent_idx" ON "solutions_overview_locales" USING btree ("_parent_id");
  CREATE INDEX "solutions_results_order_idx" ON "solutions_results" USING btree ("_order");
  CREATE INDEX "solutions_results_parent_id_idx" ON "solutions_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "solutions_results_locales_locale_parent_id_unique" ON "solutions_results_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_results_locales_parent_idx" ON "solutions_results_locales" USING btree ("_parent_id");
  CREATE INDEX "solutions_hardware_order_idx" ON "solutions_hardware" USING btree ("_order");
  CREATE INDEX "solutions_hardware_parent_id_idx" ON "solutions_hardware" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "solutions_hardware_locales_locale_parent_id_unique" ON "solutions_hardware_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_hardware_locales_parent_idx" ON "solutions_hardware_locales" USING btree ("_parent_id");
  CREATE INDEX "solutions_platform_order_idx" ON "solutions_platform" USING btree ("_order");
  CREATE INDEX "solutions_platform_parent_id_idx" ON "solutions_platform" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "solutions_platform_locales_locale_parent_id_unique" ON "solutions_platform_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_platform_locales_parent_idx" ON "solutions_platform_locales" USING btree ("_parent_id");
  CREATE INDEX "solutions_app_order_idx" ON "solutions_app" USING btree ("_order");
  CREATE INDEX "solutions_app_parent_id_idx" ON "solutions_app" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "solutions_app_locales_locale_parent_id_unique" ON "solutions_app_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_app_locales_parent_idx" ON "solutions_app_locales" USING btree ("_parent_id");
  CREATE INDEX "solutions_scenarios_order_idx" ON "solutions_scenarios" USING btree ("_order");
  CREATE INDEX "solutions_scenarios_parent_id_idx" ON "solutions_scenarios" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "solutions_scenarios_locales_locale_parent_id_unique" ON "solutions_scenarios_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_scenarios_locales_parent_idx" ON "solutions_scenarios_locales" USING btree ("_parent_id");
  CREATE INDEX "solutions_features_order_idx" ON "solutions_features" USING btree ("_order");
  CREATE INDEX "solutions_features_parent_id_idx" ON "solutions_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "solutions_features_locales_locale_parent_id_unique" ON "solutions_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_features_locales_parent_idx" ON "solutions_features_locales" USING btree ("_parent_id");
  CREATE INDEX "solutions_specs_order_idx" ON "solutions_specs" USING btree ("_order");
  CREATE INDEX "solutions_specs_parent_id_idx" ON "solutions_specs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "solutions_specs_locales_locale_parent_id_unique" ON "solutions_specs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_specs_locales_parent_idx" ON "solutions_specs_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "solutions_slug_idx" ON "solutions" USING btree ("slug");
  CREATE INDEX "solutions_order_idx" ON "solutions" USING btree ("order");
  CREATE INDEX "solutions_tab_idx" ON "solutions" USING btree ("tab");
  CREATE INDEX "solutions_seo_seo_picture_idx" ON "solutions" USING btree ("seo_picture_id");
  CREATE INDEX "solutions_english_idx" ON "solutions" USING btree ("english");
  CREATE INDEX "solutions_updated_at_idx" ON "solutions" USING btree ("updated_at");
  CREATE INDEX "solutions_created_at_idx" ON "solutions" USING btree ("created_at");
  CREATE INDEX "solutions_deleted_at_idx" ON "solutions" USING btree ("deleted_at");
  CREATE INDEX "solutions__status_idx" ON "solutions" USING btree ("_status");
  CREATE UNIQUE INDEX "solutions_locales_locale_parent_id_unique" ON "solutions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_locales_parent_idx" ON "solutions_locales" USING btree ("_parent_id");
  CREATE INDEX "solutions_rels_order_idx" ON "solutions_rels" USING btree ("order");
  CREATE INDEX "solutions_rels_parent_idx" ON "solutions_rels" USING btree ("parent_id");
  CREATE INDEX "solutions_rels_path_idx" ON "solutions_rels" USING btree ("path");
  CREATE INDEX "solutions_rels_products_id_idx" ON "solutions_rels" USING btree ("products_id");
  CREATE INDEX "_solutions_v_version_overview_order_idx" ON "_solutions_v_version_overview" USING btree ("_order");
  CREATE INDEX "_solutions_v_version_overview_parent_id_idx" ON "_solutions_v_version_overview" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_solutions_v_version_overview_locales_locale_parent_id_uniqu" ON "_solutions_v_version_overview_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_version_overview_locales_parent_idx" ON "_solutions_v_version_overview_locales" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_version_results_order_idx" ON "_solutions_v_version_results" USING btree ("_order");
  CREATE INDEX "_solutions_v_version_results_parent_id_idx" ON "_solutions_v_version_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_solutions_v_version_results_locales_locale_parent_id_unique" ON "_solutions_v_version_results_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_version_results_locales_parent_idx" ON "_solutions_v_version_results_locales" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_version_hardware_order_idx" ON "_solutions_v_version_hardware" USING btree ("_order");
  CREATE INDEX "_solutions_v_version_hardware_parent_id_idx" ON "_solutions_v_version_hardware" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_solutions_v_version_hardware_locales_locale_parent_id_uniqu" ON "_solutions_v_version_hardware_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_version_hardware_locales_parent_idx" ON "_solutions_v_version_hardware_locales" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_version_platform_order_idx" ON "_solutions_v_version_platform" USING btree ("_order");
  CREATE INDEX "_solutions_v_version_platform_parent_id_idx" ON "_solutions_v_version_platform" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_solutions_v_version_platform_locales_locale_parent_id_uniqu" ON "_solutions_v_version_platform_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_version_platform_locales_parent_idx" ON "_solutions_v_version_platform_locales" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_version_app_order_idx" ON "_solutions_v_version_app" USING btree ("_order");
  CREATE INDEX "_solutions_v_version_app_parent_id_idx" ON "_solutions_v_version_app" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_solutions_v_version_app_locales_locale_parent_id_unique" ON "_solutions_v_version_app_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_version_app_locales_parent_idx" ON "_solutions_v_version_app_locales" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_version_scenarios_order_idx" ON "_solutions_v_version_scenarios" USING btree ("_order");
  CREATE INDEX "_solutions_v_version_scenarios_parent_id_idx" ON "_solutions_v_version_scenarios" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_solutions_v_version_scenarios_locales_locale_parent_id_uniq" ON "_solutions_v_version_scenarios_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_version_scenarios_locales_parent_idx" ON "_solutions_v_version_scenarios_locales" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_version_features_order_idx" ON "_solutions_v_version_features" USING btree ("_order");
  CREATE INDEX "_solutions_v_version_features_parent_id_idx" ON "_solutions_v_version_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_solutions_v_version_features_locales_locale_parent_id_uniqu" ON "_solutions_v_version_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_version_features_locales_parent_idx" ON "_solutions_v_version_features_locales" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_version_specs_order_idx" ON "_solutions_v_version_specs" USING btree ("_order");
  CREATE INDEX "_solutions_v_version_specs_parent_id_idx" ON "_solutions_v_version_specs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_solutions_v_version_specs_locales_locale_parent_id_unique" ON "_solutions_v_version_specs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_version_specs_locales_parent_idx" ON "_solutions_v_version_specs_locales" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_parent_idx" ON "_solutions_v" USING btree ("parent_id");
  CREATE INDEX "_solutions_v_version_version_slug_idx" ON "_solutions_v" USING btree ("version_slug");
  CREATE INDEX "_solutions_v_version_version_order_idx" ON "_solutions_v" USING btree ("version_order");
  CREATE INDEX "_solutions_v_version_version_tab_idx" ON "_solutions_v" USING btree ("version_tab");
  CREATE INDEX "_solutions_v_version_seo_version_seo_picture_idx" ON "_solutions_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_solutions_v_version_version_english_idx" ON "_solutions_v" USING btree ("version_english");
  CREATE INDEX "_solutions_v_version_version_updated_at_idx" ON "_solutions_v" USING btree ("version_updated_at");
  CREATE INDEX "_solutions_v_version_version_created_at_idx" ON "_solutions_v" USING btree ("version_created_at");
  CREATE INDEX "_solutions_v_version_version_deleted_at_idx" ON "_solutions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_solutions_v_version_version__status_idx" ON "_solutions_v" USING btree ("version__status");
  CREATE INDEX "_solutions_v_created_at_idx" ON "_solutions_v" USING btree ("created_at");
  CREATE INDEX "_solutions_v_updated_at_idx" ON "_solutions_v" USING btree ("updated_at");
  CREATE INDEX "_solutions_v_snapshot_idx" ON "_solutions_v" USING btree ("snapshot");
  CREATE INDEX "_solutions_v_published_locale_idx" ON "_solutions_v" USING btree ("published_locale");
  CREATE INDEX "_solutions_v_latest_idx" ON "_solutions_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_solutions_v_locales_locale_parent_id_unique" ON "_solutions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_locales_parent_idx" ON "_solutions_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_rels_order_idx" ON "_solutions_v_rels" USING btree ("order");
  CREATE INDEX "_solutions_v_rels_parent_idx" ON "_solutions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_solutions_v_rels_path_idx" ON "_solutions_v_rels" USING btree ("path");
  CREATE INDEX "_solutions_v_rels_products_id_idx" ON "_solutions_v_rels" USING btree ("products_id");
  CREATE INDEX "pages_sections_items_order_idx" ON "pages_sections_items" USING btree ("_order");
  CREATE INDEX "pages_sections_items_parent_id_idx" ON "pages_sections_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_sections_items_locales_locale_parent_id_unique" ON "pages_sections_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_sections_items_locales_parent_idx" ON "pages_sections_items_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_sections_order_idx" ON "pages_sections" USING btree ("_order");
  CREATE INDEX "pages_sections_parent_id_idx" ON "pages_sections" USING btree ("_parent_id");
  CREATE INDEX "pages_sections_kind_idx" ON "pages_sections" USING btree ("kind");
  CREATE INDEX "pages_sections_picture_idx" ON "pages_sections" USING btree ("picture_id");
  CREATE INDEX "pages_sections_film_idx" ON "pages_sections" USING btree ("film_id");
  CREATE UNIQUE INDEX "pages_sections_locales_locale_parent_id_unique" ON "pages_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_sections_locales_parent_idx" ON "pages_sections_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_seo_seo_picture_idx" ON "pages" USING btree ("seo_picture_id");
  CREATE INDEX "pages_english_idx" ON "pages" USING btree ("english");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_products_id_idx" ON "pages_rels" USING btree ("products_id");
  CREATE INDEX "pages_rels_downloads_id_idx" ON "pages_rels" USING btree ("downloads_id");
  CREATE INDEX "pages_rels_faqs_id_idx" ON "pages_rels" USING btree ("faqs_id");
  CREATE INDEX "_pages_v_version_sections_items_order_idx" ON "_pages_v_version_sections_items" USING btree ("_order");
  CREATE INDEX "_pages_v_version_sections_items_parent_id_idx" ON "_pages_v_version_sections_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_version_sections_items_locales_locale_parent_id_uni" ON "_pages_v_version_sections_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_sections_items_locales_parent_idx" ON "_pages_v_version_sections_items_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_sections_order_idx" ON "_pages_v_version_sections" USING btree ("_order");
  CREATE INDEX "_pages_v_version_sections_parent_id_idx" ON "_pages_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_sections_kind_idx" ON "_pages_v_version_sections" USING btree ("kind");
  CREATE INDEX "_pages_v_version_sections_picture_idx" ON "_pages_v_version_sections" USING btree ("picture_id");
  CREATE INDEX "_pages_v_version_sections_film_idx" ON "_pages_v_version_sections" USING btree ("film_id");
  CREATE UNIQUE INDEX "_pages_v_version_sections_locales_locale_parent_id_unique" ON "_pages_v_version_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_sections_locales_parent_idx" ON "_pages_v_version_sections_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_seo_version_seo_picture_idx" ON "_pages_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_pages_v_version_version_english_idx" ON "_pages_v" USING btree ("version_english");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_products_id_idx" ON "_pages_v_rels" USING btree ("products_id");
  CREATE INDEX "_pages_v_rels_downloads_id_idx" ON "_pages_v_rels" USING btree ("downloads_id");
  CREATE INDEX "_pages_v_rels_faqs_id_idx" ON "_pages_v_rels" USING btree ("faqs_id");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_category_idx" ON "articles" USING btree ("category");
  CREATE INDEX "articles_published_at_idx" ON "articles" USING btree ("published_at");
  CREATE INDEX "articles_updated_on_idx" ON "articles" USING btree ("updated_on");
  CREATE INDEX "articles_picture_idx" ON "articles" USING btree ("picture_id");
  CREATE INDEX "articles_seo_seo_picture_idx" ON "articles" USING btree ("seo_picture_id");
  CREATE INDEX "articles_english_idx" ON "articles" USING btree ("english");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_locales_parent_idx" ON "articles_locales" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_category_idx" ON "_articles_v" USING btree ("version_category");
  CREATE INDEX "_articles_v_version_version_published_at_idx" ON "_articles_v" USING btree ("version_published_at");
  CREATE INDEX "_articles_v_version_version_updated_on_idx" ON "_articles_v" USING btree ("version_updated_on");
  CREATE INDEX "_articles_v_version_version_picture_idx" ON "_articles_v" USING btree ("version_picture_id");
  CREATE INDEX "_articles_v_version_seo_version_seo_picture_idx" ON "_articles_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_articles_v_version_version_english_idx" ON "_articles_v" USING btree ("version_english");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_locales_parent_idx" ON "_articles_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "downloads_slug_idx" ON "downloads" USING btree ("slug");
  CREATE INDEX "downloads_type_idx" ON "downloads" USING btree ("type");
  CREATE INDEX "downloads_kind_idx" ON "downloads" USING btree ("kind");
  CREATE INDEX "downloads_created_on_idx" ON "downloads" USING btree ("created_on");
  CREATE INDEX "downloads_english_idx" ON "downloads" USING btree ("english");
  CREATE INDEX "downloads_updated_at_idx" ON "downloads" USING btree ("updated_at");
  CREATE INDEX "downloads_created_at_idx" ON "downloads" USING btree ("created_at");
  CREATE INDEX "downloads_deleted_at_idx" ON "downloads" USING btree ("deleted_at");
  CREATE INDEX "downloads__status_idx" ON "downloads" USING btree ("_status");
  CREATE INDEX "downloads_file_idx" ON "downloads_locales" USING btree ("file_id","_locale");
  CREATE UNIQUE INDEX "downloads_locales_locale_parent_id_unique" ON "downloads_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "downloads_locales_parent_idx" ON "downloads_locales" USING btree ("_parent_id");
  CREATE INDEX "downloads_rels_order_idx" ON "downloads_rels" USING btree ("order");
  CREATE INDEX "downloads_rels_parent_idx" ON "downloads_rels" USING btree ("parent_id");
  CREATE INDEX "downloads_rels_path_idx" ON "downloads_rels" USING btree ("path");
  CREATE INDEX "downloads_rels_products_id_idx" ON "downloads_rels" USING btree ("products_id");
  CREATE INDEX "_downloads_v_parent_idx" ON "_downloads_v" USING btree ("parent_id");
  CREATE INDEX "_downloads_v_version_version_slug_idx" ON "_downloads_v" USING btree ("version_slug");
  CREATE INDEX "_downloads_v_version_version_type_idx" ON "_downloads_v" USING btree ("version_type");
  CREATE INDEX "_downloads_v_version_version_kind_idx" ON "_downloads_v" USING btree ("version_kind");
  CREATE INDEX "_downloads_v_version_version_created_on_idx" ON "_downloads_v" USING btree ("version_created_on");
  CREATE INDEX "_downloads_v_version_version_english_idx" ON "_downloads_v" USING btree ("version_english");
  CREATE INDEX "_downloads_v_version_version_updated_at_idx" ON "_downloads_v" USING btree ("version_updated_at");
  CREATE INDEX "_downloads_v_version_version_created_at_idx" ON "_downloads_v" USING btree ("version_created_at");
  CREATE INDEX "_downloads_v_version_version_deleted_at_idx" ON "_downloads_v" USING btree ("version_deleted_at");
  CREATE INDEX "_downloads_v_version_version__status_idx" ON "_downloads_v" USING btree ("version__status");
  CREATE INDEX "_downloads_v_created_at_idx" ON "_downloads_v" USING btree ("created_at");
  CREATE INDEX "_downloads_v_updated_at_idx" ON "_downloads_v" USING btree ("updated_at");
  CREATE INDEX "_downloads_v_snapshot_idx" ON "_downloads_v" USING btree ("snapshot");
  CREATE INDEX "_downloads_v_published_locale_idx" ON "_downloads_v" USING btree ("published_locale");
  CREATE INDEX "_downloads_v_latest_idx" ON "_downloads_v" USING btree ("latest");
  CREATE INDEX "_downloads_v_version_version_file_idx" ON "_downloads_v_locales" USING btree ("version_file_id","_locale");
  CREATE UNIQUE INDEX "_downloads_v_locales_locale_parent_id_unique" ON "_downloads_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_downloads_v_locales_parent_idx" ON "_downloads_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_downloads_v_rels_order_idx" ON "_downloads_v_rels" USING btree ("order");
  CREATE INDEX "_downloads_v_rels_parent_idx" ON "_downloads_v_rels" USING btree ("parent_id");
  CREATE INDEX "_downloads_v_rels_path_idx" ON "_downloads_v_rels" USING btree ("path");
  CREATE INDEX "_downloads_v_rels_products_id_idx" ON "_downloads_v_rels" USING btree ("products_id");
  CREATE INDEX "videos_chapters_order_idx" ON "videos_chapters" USING btree ("_order");
  CREATE INDEX "videos_chapters_parent_id_idx" ON "videos_chapters" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "videos_chapters_locales_locale_parent_id_unique" ON "videos_chapters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "videos_chapters_locales_parent_idx" ON "videos_chapters_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "videos_slug_idx" ON "videos" USING btree ("slug");
  CREATE INDEX "videos_group_idx" ON "videos" USING btree ("group");
  CREATE INDEX "videos_created_on_idx" ON "videos" USING btree ("created_on");
  CREATE INDEX "videos_file_idx" ON "videos" USING btree ("file_id");
  CREATE INDEX "videos_file_modern_idx" ON "videos" USING btree ("file_modern_id");
  CREATE INDEX "videos_poster_idx" ON "videos" USING btree ("poster_id");
  CREATE INDEX "videos_english_idx" ON "videos" USING btree ("english");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE INDEX "videos_deleted_at_idx" ON "videos" USING btree ("deleted_at");
  CREATE INDEX "videos__status_idx" ON "videos" USING btree ("_status");
  CREATE INDEX "videos_captions_idx" ON "videos_locales" USING btree ("captions_id","_locale");
  CREATE UNIQUE INDEX "videos_locales_locale_parent_id_unique" ON "videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "videos_locales_parent_idx" ON "videos_locales" USING btree ("_parent_id");
  CREATE INDEX "videos_rels_order_idx" ON "videos_rels" USING btree ("order");
  CREATE INDEX "videos_rels_parent_idx" ON "videos_rels" USING btree ("parent_id");
  CREATE INDEX "videos_rels_path_idx" ON "videos_rels" USING btree ("path");
  CREATE INDEX "videos_rels_products_id_idx" ON "videos_rels" USING btree ("products_id");
  CREATE INDEX "_videos_v_version_chapters_order_idx" ON "_videos_v_version_chapters" USING btree ("_order");
  CREATE INDEX "_videos_v_version_chapters_parent_id_idx" ON "_videos_v_version_chapters" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_videos_v_version_chapters_locales_locale_parent_id_unique" ON "_videos_v_version_chapters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_videos_v_version_chapters_locales_parent_idx" ON "_videos_v_version_chapters_locales" USING btree ("_parent_id");
  CREATE INDEX "_videos_v_parent_idx" ON "_videos_v" USING btree ("parent_id");
  CREATE INDEX "_videos_v_version_version_slug_idx" ON "_videos_v" USING btree ("version_slug");
  CREATE INDEX "_videos_v_version_version_group_idx" ON "_videos_v" USING btree ("version_group");
  CREATE INDEX "_videos_v_version_version_created_on_idx" ON "_videos_v" USING btree ("version_created_on");
  CREATE INDEX "_videos_v_version_version_file_idx" ON "_videos_v" USING btree ("version_file_id");
  CREATE INDEX "_videos_v_version_version_file_modern_idx" ON "_videos_v" USING btree ("version_file_modern_id");
  CREATE INDEX "_videos_v_version_version_poster_idx" ON "_videos_v" USING btree ("version_poster_id");
  CREATE INDEX "_videos_v_version_version_english_idx" ON "_videos_v" USING btree ("version_english");
  CREATE INDEX "_videos_v_version_version_updated_at_idx" ON "_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_videos_v_version_version_created_at_idx" ON "_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_videos_v_version_version_deleted_at_idx" ON "_videos_v" USING btree ("version_deleted_at");
  CREATE INDEX "_videos_v_version_version__status_idx" ON "_videos_v" USING btree ("version__status");
  CREATE INDEX "_videos_v_created_at_idx" ON "_videos_v" USING btree ("created_at");
  CREATE INDEX "_videos_v_updated_at_idx" ON "_videos_v" USING btree ("updated_at");
  CREATE INDEX "_videos_v_snapshot_idx" ON "_videos_v" USING btree ("snapshot");
  CREATE INDEX "_videos_v_published_locale_idx" ON "_videos_v" USING btree ("published_locale");
  CREATE INDEX "_videos_v_latest_idx" ON "_videos_v" USING btree ("latest");
  CREATE INDEX "_videos_v_version_version_captions_idx" ON "_videos_v_locales" USING btree ("version_captions_id","_locale");
  CREATE UNIQUE INDEX "_videos_v_locales_locale_parent_id_unique" ON "_videos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_videos_v_locales_parent_idx" ON "_videos_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_videos_v_rels_order_idx" ON "_videos_v_rels" USING btree ("order");
  CREATE INDEX "_videos_v_rels_parent_idx" ON "_videos_v_rels" USING btree ("parent_id");
  CREATE INDEX "_videos_v_rels_path_idx" ON "_videos_v_rels" USING btree ("path");
  CREATE INDEX "_videos_v_rels_products_id_idx" ON "_videos_v_rels" USING btree ("products_id");
  CREATE UNIQUE INDEX "testimonials_slug_idx" ON "testimonials" USING btree ("slug");
  CREATE INDEX "testimonials_order_idx" ON "testimonials" USING btree ("order");
  CREATE INDEX "testimonials_portrait_idx" ON "testimonials" USING btree ("portrait_id");
  CREATE INDEX "testimonials_solution_idx" ON "testimonials" USING btree ("solution_id");
  CREATE INDEX "testimonials_english_idx" ON "testimonials" USING btree ("english");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "testimonials_locales_parent_idx" ON "testimonials_locales" USING btree ("_parent_id");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_slug_idx" ON "_testimonials_v" USING btree ("version_slug");
  CREATE INDEX "_testimonials_v_version_version_order_idx" ON "_testimonials_v" USING btree ("version_order");
  CREATE INDEX "_testimonials_v_version_version_portrait_idx" ON "_testimonials_v" USING btree ("version_portrait_id");
  CREATE INDEX "_testimonials_v_version_version_solution_idx" ON "_testimonials_v" USING btree ("version_solution_id");
  CREATE INDEX "_testimonials_v_version_version_english_idx" ON "_testimonials_v" USING btree ("version_english");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testimonials_v_locales_parent_idx" ON "_testimonials_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "banners_slug_idx" ON "banners" USING btree ("slug");
  CREATE INDEX "banners_order_idx" ON "banners" USING btree ("order");
  CREATE INDEX "banners_english_idx" ON "banners" USING btree ("english");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE INDEX "banners_deleted_at_idx" ON "banners" USING btree ("deleted_at");
  CREATE INDEX "banners__status_idx" ON "banners" USING btree ("_status");
  CREATE UNIQUE INDEX "banners_locales_locale_parent_id_unique" ON "banners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "banners_locales_parent_idx" ON "banners_locales" USING btree ("_parent_id");
  CREATE INDEX "_banners_v_parent_idx" ON "_banners_v" USING btree ("parent_id");
  CREATE INDEX "_banners_v_version_version_slug_idx" ON "_banners_v" USING btree ("version_slug");
  CREATE INDEX "_banners_v_version_version_order_idx" ON "_banners_v" USING btree ("version_order");
  CREATE INDEX "_banners_v_version_version_english_idx" ON "_banners_v" USING btree ("version_english");
  CREATE INDEX "_banners_v_version_version_updated_at_idx" ON "_banners_v" USING btree ("version_updated_at");
  CREATE INDEX "_banners_v_version_version_created_at_idx" ON "_banners_v" USING btree ("version_created_at");
  CREATE INDEX "_banners_v_version_version_deleted_at_idx" ON "_banners_v" USING btree ("version_deleted_at");
  CREATE INDEX "_banners_v_version_version__status_idx" ON "_banners_v" USING btree ("version__status");
  CREATE INDEX "_banners_v_created_at_idx" ON "_banners_v" USING btree ("created_at");
  CREATE INDEX "_banners_v_updated_at_idx" ON "_banners_v" USING btree ("updated_at");
  CREATE INDEX "_banners_v_snapshot_idx" ON "_banners_v" USING btree ("snapshot");
  CREATE INDEX "_banners_v_published_locale_idx" ON "_banners_v" USING btree ("published_locale");
  CREATE INDEX "_banners_v_latest_idx" ON "_banners_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_banners_v_locales_locale_parent_id_unique" ON "_banners_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_banners_v_locales_parent_idx" ON "_banners_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "faqs_slug_idx" ON "faqs" USING btree ("slug");
  CREATE INDEX "faqs_order_idx" ON "faqs" USING btree ("order");
  CREATE INDEX "faqs_topic_idx" ON "faqs" USING btree ("topic");
  CREATE INDEX "faqs_english_idx" ON "faqs" USING btree ("english");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs_deleted_at_idx" ON "faqs" USING btree ("deleted_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE UNIQUE INDEX "faqs_locales_locale_parent_id_unique" ON "faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faqs_locales_parent_idx" ON "faqs_locales" USING btree ("_parent_id");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_slug_idx" ON "_faqs_v" USING btree ("version_slug");
  CREATE INDEX "_faqs_v_version_version_order_idx" ON "_faqs_v" USING btree ("version_order");
  CREATE INDEX "_faqs_v_version_version_topic_idx" ON "_faqs_v" USING btree ("version_topic");
  CREATE INDEX "_faqs_v_version_version_english_idx" ON "_faqs_v" USING btree ("version_english");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version_deleted_at_idx" ON "_faqs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_snapshot_idx" ON "_faqs_v" USING btree ("snapshot");
  CREATE INDEX "_faqs_v_published_locale_idx" ON "_faqs_v" USING btree ("published_locale");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_faqs_v_locales_locale_parent_id_unique" ON "_faqs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faqs_v_locales_parent_idx" ON "_faqs_v_locales" USING btree ("_parent_id");
  CREATE INDEX "services_steps_order_idx" ON "services_steps" USING btree ("_order");
  CREATE INDEX "services_steps_parent_id_idx" ON "services_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_steps_locales_locale_parent_id_unique" ON "services_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_steps_locales_parent_idx" ON "services_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "services_tests_items_order_idx" ON "services_tests_items" USING btree ("_order");
  CREATE INDEX "services_tests_items_parent_id_idx" ON "services_tests_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_tests_items_locales_locale_parent_id_unique" ON "services_tests_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_tests_items_locales_parent_idx" ON "services_tests_items_locales" USING btree ("_parent_id");
  CREATE INDEX "services_tests_order_idx" ON "services_tests" USING btree ("_order");
  CREATE INDEX "services_tests_parent_id_idx" ON "services_tests" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_tests_locales_locale_parent_id_unique" ON "services_tests_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_tests_locales_parent_idx" ON "services_tests_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_slug_idx" ON "services" USING btree ("slug");
  CREATE INDEX "services_order_idx" ON "services" USING btree ("order");
  CREATE INDEX "services_seo_seo_picture_idx" ON "services" USING btree ("seo_picture_id");
  CREATE INDEX "services_english_idx" ON "services" USING btree ("english");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_locales_parent_idx" ON "services_locales" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_steps_order_idx" ON "_services_v_version_steps" USING btree ("_order");
  CREATE INDEX "_services_v_version_steps_parent_id_idx" ON "_services_v_version_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_services_v_version_steps_locales_locale_parent_id_unique" ON "_services_v_version_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_version_steps_locales_parent_idx" ON "_services_v_version_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_tests_items_order_idx" ON "_services_v_version_tests_items" USING btree ("_order");
  CREATE INDEX "_services_v_version_tests_items_parent_id_idx" ON "_services_v_version_tests_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_services_v_version_tests_items_locales_locale_parent_id_uni" ON "_services_v_version_tests_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_version_tests_items_locales_parent_idx" ON "_services_v_version_tests_items_locales" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_tests_order_idx" ON "_services_v_version_tests" USING btree ("_order");
  CREATE INDEX "_services_v_version_tests_parent_id_idx" ON "_services_v_version_tests" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_services_v_version_tests_locales_locale_parent_id_unique" ON "_services_v_version_tests_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_version_tests_locales_parent_idx" ON "_services_v_version_tests_locales" USING btree ("_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_slug_idx" ON "_services_v" USING btree ("version_slug");
  CREATE INDEX "_services_v_version_version_order_idx" ON "_services_v" USING btree ("version_order");
  CREATE INDEX "_services_v_version_seo_version_seo_picture_idx" ON "_services_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_services_v_version_version_english_idx" ON "_services_v" USING btree ("version_english");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version_deleted_at_idx" ON "_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_snapshot_idx" ON "_services_v" USING btree ("snapshot");
  CREATE INDEX "_services_v_published_locale_idx" ON "_services_v" USING btree ("published_locale");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_services_v_locales_locale_parent_id_unique" ON "_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_locales_parent_idx" ON "_services_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "brands_slug_idx" ON "brands" USING btree ("slug");
  CREATE INDEX "brands_order_idx" ON "brands" USING btree ("order");
  CREATE INDEX "brands_kind_idx" ON "brands" USING btree ("kind");
  CREATE INDEX "brands_picture_idx" ON "brands" USING btree ("picture_id");
  CREATE INDEX "brands_seo_seo_picture_idx" ON "brands" USING btree ("seo_picture_id");
  CREATE INDEX "brands_english_idx" ON "brands" USING btree ("english");
  CREATE INDEX "brands_updated_at_idx" ON "brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "brands" USING btree ("created_at");
  CREATE INDEX "brands_deleted_at_idx" ON "brands" USING btree ("deleted_at");
  CREATE INDEX "brands__status_idx" ON "brands" USING btree ("_status");
  CREATE UNIQUE INDEX "brands_locales_locale_parent_id_unique" ON "brands_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brands_locales_parent_idx" ON "brands_locales" USING btree ("_parent_id");
  CREATE INDEX "_brands_v_parent_idx" ON "_brands_v" USING btree ("parent_id");
  CREATE INDEX "_brands_v_version_version_slug_idx" ON "_brands_v" USING btree ("version_slug");
  CREATE INDEX "_brands_v_version_version_order_idx" ON "_brands_v" USING btree ("version_order");
  CREATE INDEX "_brands_v_version_version_kind_idx" ON "_brands_v" USING btree ("version_kind");
  CREATE INDEX "_brands_v_version_version_picture_idx" ON "_brands_v" USING btree ("version_picture_id");
  CREATE INDEX "_brands_v_version_seo_version_seo_picture_idx" ON "_brands_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_brands_v_version_version_english_idx" ON "_brands_v" USING btree ("version_english");
  CREATE INDEX "_brands_v_version_version_updated_at_idx" ON "_brands_v" USING btree ("version_updated_at");
  CREATE INDEX "_brands_v_version_version_created_at_idx" ON "_brands_v" USING btree ("version_created_at");
  CREATE INDEX "_brands_v_version_version_deleted_at_idx" ON "_brands_v" USING btree ("version_deleted_at");
  CREATE INDEX "_brands_v_version_version__status_idx" ON "_brands_v" USING btree ("version__status");
  CREATE INDEX "_brands_v_created_at_idx" ON "_brands_v" USING btree ("created_at");
  CREATE INDEX "_brands_v_updated_at_idx" ON "_brands_v" USING btree ("updated_at");
  CREATE INDEX "_brands_v_snapshot_idx" ON "_brands_v" USING btree ("snapshot");
  CREATE INDEX "_brands_v_published_locale_idx" ON "_brands_v" USING btree ("published_locale");
  CREATE INDEX "_brands_v_latest_idx" ON "_brands_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_brands_v_locales_locale_parent_id_unique" ON "_brands_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_brands_v_locales_parent_idx" ON "_brands_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "inventions_slug_idx" ON "inventions" USING btree ("slug");
  CREATE INDEX "inventions_type_idx" ON "inventions" USING btree ("type");
  CREATE INDEX "inventions_status_idx" ON "inventions" USING btree ("status");
  CREATE INDEX "inventions_date_idx" ON "inventions" USING btree ("date");
  CREATE INDEX "inventions_english_idx" ON "inventions" USING btree ("english");
  CREATE INDEX "inventions_updated_at_idx" ON "inventions" USING btree ("updated_at");
  CREATE INDEX "inventions_created_at_idx" ON "inventions" USING btree ("created_at");
  CREATE INDEX "inventions_deleted_at_idx" ON "inventions" USING btree ("deleted_at");
  CREATE INDEX "inventions__status_idx" ON "inventions" USING btree ("_status");
  CREATE UNIQUE INDEX "inventions_locales_locale_parent_id_unique" ON "inventions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "inventions_locales_parent_idx" ON "inventions_locales" USING btree ("_parent_id");
  CREATE INDEX "inventions_rels_order_idx" ON "inventions_rels" USING btree ("order");
  CREATE INDEX "inventions_rels_parent_idx" ON "inventions_rels" USING btree ("parent_id");
  CREATE INDEX "inventions_rels_path_idx" ON "inventions_rels" USING btree ("path");
  CREATE INDEX "inventions_rels_products_id_idx" ON "inventions_rels" USING btree ("products_id");
  CREATE INDEX "_inventions_v_parent_idx" ON "_inventions_v" USING btree ("parent_id");
  CREATE INDEX "_inventions_v_version_version_slug_idx" ON "_inventions_v" USING btree ("version_slug");
  CREATE INDEX "_inventions_v_version_version_type_idx" ON "_inventions_v" USING btree ("version_type");
  CREATE INDEX "_inventions_v_version_version_status_idx" ON "_inventions_v" USING btree ("version_status");
  CREATE INDEX "_inventions_v_version_version_date_idx" ON "_inventions_v" USING btree ("version_date");
  CREATE INDEX "_inventions_v_version_version_english_idx" ON "_inventions_v" USING btree ("version_english");
  CREATE INDEX "_inventions_v_version_version_updated_at_idx" ON "_inventions_v" USING btree ("version_updated_at");
  CREATE INDEX "_inventions_v_version_version_created_at_idx" ON "_inventions_v" USING btree ("version_created_at");
  CREATE INDEX "_inventions_v_version_version_deleted_at_idx" ON "_inventions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_inventions_v_version_version__status_idx" ON "_inventions_v" USING btree ("version__status");
  CREATE INDEX "_inventions_v_created_at_idx" ON "_inventions_v" USING btree ("created_at");
  CREATE INDEX "_inventions_v_updated_at_idx" ON "_inventions_v" USING btree ("updated_at");
  CREATE INDEX "_inventions_v_snapshot_idx" ON "_inventions_v" USING btree ("snapshot");
  CREATE INDEX "_inventions_v_published_locale_idx" ON "_inventions_v" USING btree ("published_locale");
  CREATE INDEX "_inventions_v_latest_idx" ON "_inventions_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_inventions_v_locales_locale_parent_id_unique" ON "_inventions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_inventions_v_locales_parent_idx" ON "_inventions_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_inventions_v_rels_order_idx" ON "_inventions_v_rels" USING btree ("order");
  CREATE INDEX "_inventions_v_rels_parent_idx" ON "_inventions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_inventions_v_rels_path_idx" ON "_inventions_v_rels" USING btree ("path");
  CREATE INDEX "_inventions_v_rels_products_id_idx" ON "_inventions_v_rels" USING btree ("products_id");
  CREATE UNIQUE INDEX "marks_slug_idx" ON "marks" USING btree ("slug");
  CREATE INDEX "marks_kind_idx" ON "marks" USING btree ("kind");
  CREATE INDEX "marks_issued_idx" ON "marks" USING btree ("issued");
  CREATE INDEX "marks_file_idx" ON "marks" USING btree ("file_id");
  CREATE INDEX "marks_english_idx" ON "marks" USING btree ("english");
  CREATE INDEX "marks_updated_at_idx" ON "marks" USING btree ("updated_at");
  CREATE INDEX "marks_created_at_idx" ON "marks" USING btree ("created_at");
  CREATE INDEX "marks_deleted_at_idx" ON "marks" USING btree ("deleted_at");
  CREATE INDEX "marks__status_idx" ON "marks" USING btree ("_status");
  CREATE UNIQUE INDEX "marks_locales_locale_parent_id_unique" ON "marks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "marks_locales_parent_idx" ON "marks_locales" USING btree ("_parent_id");
  CREATE INDEX "marks_rels_order_idx" ON "marks_rels" USING btree ("order");
  CREATE INDEX "marks_rels_parent_idx" ON "marks_rels" USING btree ("parent_id");
  CREATE INDEX "marks_rels_path_idx" ON "marks_rels" USING btree ("path");
  CREATE INDEX "marks_rels_products_id_idx" ON "marks_rels" USING btree ("products_id");
  CREATE INDEX "_marks_v_parent_idx" ON "_marks_v" USING btree ("parent_id");
  CREATE INDEX "_marks_v_version_version_slug_idx" ON "_marks_v" USING btree ("version_slug");
  CREATE INDEX "_marks_v_version_version_kind_idx" ON "_marks_v" USING btree ("version_kind");
  CREATE INDEX "_marks_v_version_version_issued_idx" ON "_marks_v" USING btree ("version_issued");
  CREATE INDEX "_marks_v_version_version_file_idx" ON "_marks_v" USING btree ("version_file_id");
  CREATE INDEX "_marks_v_version_version_english_idx" ON "_marks_v" USING btree ("version_english");
  CREATE INDEX "_marks_v_version_version_updated_at_idx" ON "_marks_v" USING btree ("version_updated_at");
  CREATE INDEX "_marks_v_version_version_created_at_idx" ON "_marks_v" USING btree ("version_created_at");
  CREATE INDEX "_marks_v_version_version_deleted_at_idx" ON "_marks_v" USING btree ("version_deleted_at");
  CREATE INDEX "_marks_v_version_version__status_idx" ON "_marks_v" USING btree ("version__status");
  CREATE INDEX "_marks_v_created_at_idx" ON "_marks_v" USING btree ("created_at");
  CREATE INDEX "_marks_v_updated_at_idx" ON "_marks_v" USING btree ("updated_at");
  CREATE INDEX "_marks_v_snapshot_idx" ON "_marks_v" USING btree ("snapshot");
  CREATE INDEX "_marks_v_published_locale_idx" ON "_marks_v" USING btree ("published_locale");
  CREATE INDEX "_marks_v_latest_idx" ON "_marks_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_marks_v_locales_locale_parent_id_unique" ON "_marks_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_marks_v_locales_parent_idx" ON "_marks_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_marks_v_rels_order_idx" ON "_marks_v_rels" USING btree ("order");
  CREATE INDEX "_marks_v_rels_parent_idx" ON "_marks_v_rels" USING btree ("parent_id");
  CREATE INDEX "_marks_v_rels_path_idx" ON "_marks_v_rels" USING btree ("path");
  CREATE INDEX "_marks_v_rels_products_id_idx" ON "_marks_v_rels" USING btree ("products_id");
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");
  CREATE INDEX "media_sha256_idx" ON "media" USING btree ("sha256");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "spec_rows_codes_order_idx" ON "spec_rows_codes" USING btree ("_order");
  CREATE INDEX "spec_rows_codes_parent_id_idx" ON "spec_rows_codes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "spec_rows_codes_locales_locale_parent_id_unique" ON "spec_rows_codes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "spec_rows_codes_locales_parent_idx" ON "spec_rows_codes_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "spec_rows_key_idx" ON "spec_rows" USING btree ("key");
  CREATE INDEX "spec_rows_order_idx" ON "spec_rows" USING btree ("order");
  CREATE INDEX "spec_rows_group_idx" ON "spec_rows" USING btree ("group");
  CREATE INDEX "spec_rows_better_idx" ON "spec_rows" USING btree ("better");
  CREATE INDEX "spec_rows_updated_at_idx" ON "spec_rows" USING btree ("updated_at");
  CREATE INDEX "spec_rows_created_at_idx" ON "spec_rows" USING btree ("created_at");
  CREATE INDEX "spec_rows_deleted_at_idx" ON "spec_rows" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "spec_rows_locales_locale_parent_id_unique" ON "spec_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "spec_rows_locales_parent_idx" ON "spec_rows_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "spec_groups_key_idx" ON "spec_groups" USING btree ("key");
  CREATE INDEX "spec_groups_order_idx" ON "spec_groups" USING btree ("order");
  CREATE INDEX "spec_groups_updated_at_idx" ON "spec_groups" USING btree ("updated_at");
  CREATE INDEX "spec_groups_created_at_idx" ON "spec_groups" USING btree ("created_at");
  CREATE INDEX "spec_groups_deleted_at_idx" ON "spec_groups" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "spec_groups_locales_locale_parent_id_unique" ON "spec_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "spec_groups_locales_parent_idx" ON "spec_groups_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "solution_uses_key_idx" ON "solution_uses" USING btree ("key");
  CREATE INDEX "solution_uses_order_idx" ON "solution_uses" USING btree ("order");
  CREATE INDEX "solution_uses_updated_at_idx" ON "solution_uses" USING btree ("updated_at");
  CREATE INDEX "solution_uses_created_at_idx" ON "solution_uses" USING btree ("created_at");
  CREATE INDEX "solution_uses_deleted_at_idx" ON "solution_uses" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "solution_uses_locales_locale_parent_id_unique" ON "solution_uses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solution_uses_locales_parent_idx" ON "solution_uses_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "download_kinds_key_idx" ON "download_kinds" USING btree ("key");
  CREATE INDEX "download_kinds_order_idx" ON "download_kinds" USING btree ("order");
  CREATE INDEX "download_kinds_updated_at_idx" ON "download_kinds" USING btree ("updated_at");
  CREATE INDEX "download_kinds_created_at_idx" ON "download_kinds" USING btree ("created_at");
  CREATE INDEX "download_kinds_deleted_at_idx" ON "download_kinds" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "download_kinds_locales_locale_parent_id_unique" ON "download_kinds_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "download_kinds_locales_parent_idx" ON "download_kinds_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "faq_topics_key_idx" ON "faq_topics" USING btree ("key");
  CREATE INDEX "faq_topics_order_idx" ON "faq_topics" USING btree ("order");
  CREATE INDEX "faq_topics_updated_at_idx" ON "faq_topics" USING btree ("updated_at");
  CREATE INDEX "faq_topics_created_at_idx" ON "faq_topics" USING btree ("created_at");
  CREATE INDEX "faq_topics_deleted_at_idx" ON "faq_topics" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "faq_topics_locales_locale_parent_id_unique" ON "faq_topics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faq_topics_locales_parent_idx" ON "faq_topics_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "article_categories_key_idx" ON "article_categories" USING btree ("key");
  CREATE INDEX "article_categories_order_idx" ON "article_categories" USING btree ("order");
  CREATE INDEX "article_categories_updated_at_idx" ON "article_categories" USING btree ("updated_at");
  CREATE INDEX "article_categories_created_at_idx" ON "article_categories" USING btree ("created_at");
  CREATE INDEX "article_categories_deleted_at_idx" ON "article_categories" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "article_categories_locales_locale_parent_id_unique" ON "article_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "article_categories_locales_parent_idx" ON "article_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "leads_items_order_idx" ON "leads_items" USING btree ("_order");
  CREATE INDEX "leads_items_parent_id_idx" ON "leads_items" USING btree ("_parent_id");
  CREATE INDEX "leads_items_product_idx" ON "leads_items" USING btree ("product_id");
  CREATE INDEX "leads_answers_order_idx" ON "leads_answers" USING btree ("_order");
  CREATE INDEX "leads_answers_parent_id_idx" ON "leads_answers" USING btree ("_parent_id");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "leads_owner_idx" ON "leads" USING btree ("owner_id");
  CREATE INDEX "leads_follow_up_on_idx" ON "leads" USING btree ("follow_up_on");
  CREATE INDEX "leads_answered_at_idx" ON "leads" USING btree ("answered_at");
  CREATE INDEX "leads_came_from_idx" ON "leads" USING btree ("came_from");
  CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status");
  CREATE INDEX "leads_language_idx" ON "leads" USING btree ("language");
  CREATE UNIQUE INDEX "leads_submission_id_idx" ON "leads" USING btree ("submission_id");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_deleted_at_idx" ON "leads" USING btree ("deleted_at");
  CREATE INDEX "messages_answers_order_idx" ON "messages_answers" USING btree ("_order");
  CREATE INDEX "messages_answers_parent_id_idx" ON "messages_answers" USING btree ("_parent_id");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE INDEX "messages_status_idx" ON "messages" USING btree ("status");
  CREATE INDEX "messages_language_idx" ON "messages" USING btree ("language");
  CREATE UNIQUE INDEX "messages_submission_id_idx" ON "messages" USING btree ("submission_id");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_deleted_at_idx" ON "messages" USING btree ("deleted_at");
  CREATE INDEX "lead_notes_lead_idx" ON "lead_notes" USING btree ("lead_id");
  CREATE INDEX "lead_notes_message_idx" ON "lead_notes" USING btree ("message_id");
  CREATE INDEX "lead_notes_author_idx" ON "lead_notes" USING btree ("author_id");
  CREATE INDEX "lead_notes_created_at_idx" ON "lead_notes" USING btree ("created_at");
  CREATE INDEX "lead_notes_updated_at_idx" ON "lead_notes" USING btree ("updated_at");
  CREATE INDEX "reply_templates_language_idx" ON "reply_templates" USING btree ("language");
  CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
  CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
  CREATE INDEX "reply_templates_deleted_at_idx" ON "reply_templates" USING btree ("deleted_at");
  CREATE INDEX "votes_answer_idx" ON "votes" USING btree ("answer");
  CREATE INDEX "votes_updated_at_idx" ON "votes" USING btree ("updated_at");
  CREATE INDEX "votes_created_at_idx" ON "votes" USING btree ("created_at");
  CREATE INDEX "notices_channel_idx" ON "notices" USING btree ("channel");
  CREATE INDEX "notices_lead_idx" ON "notices" USING btree ("lead_id");
  CREATE INDEX "notices_message_idx" ON "notices" USING btree ("message_id");
  CREATE INDEX "notices_note_idx" ON "notices" USING btree ("note_id");
  CREATE INDEX "notices_state_idx" ON "notices" USING btree ("state");
  CREATE INDEX "notices_sent_at_idx" ON "notices" USING btree ("sent_at");
  CREATE INDEX "notices_next_at_idx" ON "notices" USING btree ("next_at");
  CREATE INDEX "notices_taken_until_idx" ON "notices" USING btree ("taken_until");
  CREATE UNIQUE INDEX "notices_key_idx" ON "notices" USING btree ("key");
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
  CREATE UNIQUE INDEX "folders_name_idx" ON "folders" USING btree ("name");
  CREATE INDEX "folders_updated_at_idx" ON "folders" USING btree ("updated_at");
  CREATE INDEX "folders_created_at_idx" ON "folders" USING btree ("created_at");
  CREATE INDEX "folders_deleted_at_idx" ON "folders" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_status_idx" ON "redirects" USING btree ("status");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_role_idx" ON "users" USING btree ("role");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE INDEX "users_deleted_at_idx" ON "users" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "audit_log_user_idx" ON "audit_log" USING btree ("user_id");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_record_idx" ON "audit_log" USING btree ("record");
  CREATE INDEX "audit_log_record_id_idx" ON "audit_log" USING btree ("record_id");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "browser_reports_kind_idx" ON "browser_reports" USING btree ("kind");
  CREATE INDEX "browser_reports_count_idx" ON "browser_reports" USING btree ("count");
  CREATE INDEX "browser_reports_last_at_idx" ON "browser_reports" USING btree ("last_at");
  CREATE UNIQUE INDEX "browser_reports_key_idx" ON "browser_reports" USING btree ("key");
  CREATE INDEX "browser_reports_updated_at_idx" ON "browser_reports" USING btree ("updated_at");
  CREATE INDEX "browser_reports_created_at_idx" ON "browser_reports" USING btree ("created_at");
  CREATE INDEX "imports_user_idx" ON "imports" USING btree ("user_id");
  CREATE INDEX "imports_next_at_idx" ON "imports" USING btree ("next_at");
  CREATE INDEX "imports_taken_until_idx" ON "imports" USING btree ("taken_until");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE INDEX "scheduled_publishing_type_idx" ON "scheduled_publishing" USING btree ("type");
  CREATE INDEX "scheduled_publishing_user_idx" ON "scheduled_publishing" USING btree ("user_id");
  CREATE INDEX "scheduled_publishing_next_at_idx" ON "scheduled_publishing" USING btree ("next_at");
  CREATE INDEX "scheduled_publishing_taken_until_idx" ON "scheduled_publishing" USING btree ("taken_until");
  CREATE INDEX "scheduled_publishing_updated_at_idx" ON "scheduled_publishing" USING btree ("updated_at");
  CREATE INDEX "scheduled_publishing_created_at_idx" ON "scheduled_publishing" USING btree ("created_at");
  CREATE UNIQUE INDEX "consistency_checks_key_idx" ON "consistency_checks" USING btree ("key");
  CREATE INDEX "consistency_checks_open_idx" ON "consistency_checks" USING btree ("open");
  CREATE INDEX "consistency_checks_next_at_idx" ON "consistency_checks" USING btree ("next_at");
  CREATE INDEX "consistency_checks_taken_until_idx" ON "consistency_checks" USING btree ("taken_until");
  CREATE INDEX "consistency_checks_updated_at_idx" ON "consistency_checks" USING btree ("updated_at");
  CREATE INDEX "consistency_checks_created_at_idx" ON "consistency_checks" USING btree ("created_at");
  CREATE UNIQUE INDEX "engine_pings_key_idx" ON "engine_pings" USING btree ("key");
  CREATE INDEX "engine_pings_engine_idx" ON "engine_pings" USING btree ("engine");
  CREATE INDEX "engine_pings_next_at_idx" ON "engine_pings" USING btree ("next_at");
  CREATE INDEX "engine_pings_taken_until_idx" ON "engine_pings" USING btree ("taken_until");
  CREATE INDEX "engine_pings_updated_at_idx" ON "engine_pings" USING btree ("updated_at");
  CREATE INDEX "engine_pings_created_at_idx" ON "engine_pings" USING btree ("created_at");
  CREATE UNIQUE INDEX "day_kind_value_idx" ON "insight_counts" USING btree ("day","kind","value");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_series_id_idx" ON "payload_locked_documents_rels" USING btree ("series_id");
  CREATE INDEX "payload_locked_documents_rels_accessories_id_idx" ON "payload_locked_documents_rels" USING btree ("accessories_id");
  CREATE INDEX "payload_locked_documents_rels_solutions_id_idx" ON "payload_locked_documents_rels" USING btree ("solutions_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("downloads_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("banners_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_brands_id_idx" ON "payload_locked_documents_rels" USING btree ("brands_id");
  CREATE INDEX "payload_locked_documents_rels_inventions_id_idx" ON "payload_locked_documents_rels" USING btree ("inventions_id");
  CREATE INDEX "payload_locked_documents_rels_marks_id_idx" ON "payload_locked_documents_rels" USING btree ("marks_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_spec_rows_id_idx" ON "payload_locked_documents_rels" USING btree ("spec_rows_id");
  CREATE INDEX "payload_locked_documents_rels_spec_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("spec_groups_id");
  CREATE INDEX "payload_locked_documents_rels_solution_uses_id_idx" ON "payload_locked_documents_rels" USING btree ("solution_uses_id");
  CREATE INDEX "payload_locked_documents_rels_download_kinds_id_idx" ON "payload_locked_documents_rels" USING btree ("download_kinds_id");
  CREATE INDEX "payload_locked_documents_rels_faq_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_topics_id");
  CREATE INDEX "payload_locked_documents_rels_article_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("article_categories_id");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");
  CREATE INDEX "payload_locked_documents_rels_reply_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_templates_id");
  CREATE INDEX "payload_locked_documents_rels_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("folders_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_qr_codes_order_idx" ON "site_qr_codes" USING btree ("_order");
  CREATE INDEX "site_qr_codes_parent_id_idx" ON "site_qr_codes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_qr_codes_locales_locale_parent_id_unique" ON "site_qr_codes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_qr_codes_locales_parent_idx" ON "site_qr_codes_locales" USING btree ("_parent_id");
  CREATE INDEX "site_verification_tags_order_idx" ON "site_verification_tags" USING btree ("_order");
  CREATE INDEX "site_verification_tags_parent_id_idx" ON "site_verification_tags" USING btree ("_parent_id");
  CREATE INDEX "site_holidays_order_idx" ON "site_holidays" USING btree ("_order");
  CREATE INDEX "site_holidays_parent_id_idx" ON "site_holidays" USING btree ("_parent_id");
  CREATE INDEX "site_holidays_date_idx" ON "site_holidays" USING btree ("date");
  CREATE INDEX "site_registrations_order_idx" ON "site_registrations" USING btree ("_order");
  CREATE INDEX "site_registrations_parent_id_idx" ON "site_registrations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_registrations_locales_locale_parent_id_unique" ON "site_registrations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_registrations_locales_parent_idx" ON "site_registrations_locales" USING btree ("_parent_id");
  CREATE INDEX "site_parts_off_order_idx" ON "site_parts_off" USING btree ("order");
  CREATE INDEX "site_parts_off_parent_idx" ON "site_parts_off" USING btree ("parent_id");
  CREATE INDEX "site_logo_idx" ON "site" USING btree ("logo_id");
  CREATE INDEX "site_logo_dark_idx" ON "site" USING btree ("logo_dark_id");
  CREATE INDEX "site_mark_idx" ON "site" USING btree ("mark_id");
  CREATE INDEX "site_hero_picture_idx" ON "site" USING btree ("hero_picture_id");
  CREATE INDEX "site_card_picture_idx" ON "site" USING btree ("card_picture_id");
  CREATE INDEX "site_without_english_idx" ON "site" USING btree ("without_english");
  CREATE UNIQUE INDEX "site_locales_locale_parent_id_unique" ON "site_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_locales_parent_idx" ON "site_locales" USING btree ("_parent_id");
  CREATE INDEX "_site_v_version_qr_codes_order_idx" ON "_site_v_version_qr_codes" USING btree ("_order");
  CREATE INDEX "_site_v_version_qr_codes_parent_id_idx" ON "_site_v_version_qr_codes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_v_version_qr_codes_locales_locale_parent_id_unique" ON "_site_v_version_qr_codes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_v_version_qr_codes_locales_parent_idx" ON "_site_v_version_qr_codes_locales" USING btree ("_parent_id");
  CREATE INDEX "_site_v_version_verification_tags_order_idx" ON "_site_v_version_verification_tags" USING btree ("_order");
  CREATE INDEX "_site_v_version_verification_tags_parent_id_idx" ON "_site_v_version_verification_tags" USING btree ("_parent_id");
  CREATE INDEX "_site_v_version_holidays_order_idx" ON "_site_v_version_holidays" USING btree ("_order");
  CREATE INDEX "_site_v_version_holidays_parent_id_idx" ON "_site_v_version_holidays" USING btree ("_parent_id");
  CREATE INDEX "_site_v_version_holidays_date_idx" ON "_site_v_version_holidays" USING btree ("date");
  CREATE INDEX "_site_v_version_registrations_order_idx" ON "_site_v_version_registrations" USING btree ("_order");
  CREATE INDEX "_site_v_version_registrations_parent_id_idx" ON "_site_v_version_registrations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_v_version_registrations_locales_locale_parent_id_uniqu" ON "_site_v_version_registrations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_v_version_registrations_locales_parent_idx" ON "_site_v_version_registrations_locales" USING btree ("_parent_id");
  CREATE INDEX "_site_v_version_parts_off_order_idx" ON "_site_v_version_parts_off" USING btree ("order");
  CREATE INDEX "_site_v_version_parts_off_parent_idx" ON "_site_v_version_parts_off" USING btree ("parent_id");
  CREATE INDEX "_site_v_version_version_logo_idx" ON "_site_v" USING btree ("version_logo_id");
  CREATE INDEX "_site_v_version_version_logo_dark_idx" ON "_site_v" USING btree ("version_logo_dark_id");
  CREATE INDEX "_site_v_version_version_mark_idx" ON "_site_v" USING btree ("version_mark_id");
  CREATE INDEX "_site_v_version_version_hero_picture_idx" ON "_site_v" USING btree ("version_hero_picture_id");
  CREATE INDEX "_site_v_version_version_card_picture_idx" ON "_site_v" USING btree ("version_card_picture_id");
  CREATE INDEX "_site_v_version_version_without_english_idx" ON "_site_v" USING btree ("version_without_english");
  CREATE INDEX "_site_v_created_at_idx" ON "_site_v" USING btree ("created_at");
  CREATE INDEX "_site_v_updated_at_idx" ON "_site_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_site_v_locales_locale_parent_id_unique" ON "_site_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_v_locales_parent_idx" ON "_site_v_locales" USING btree ("_parent_id");
  CREATE INDEX "home_sections_items_order_idx" ON "home_sections_items" USING btree ("_order");
  CREATE INDEX "home_sections_items_parent_id_idx" ON "home_sections_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_sections_items_locales_locale_parent_id_unique" ON "home_sections_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_sections_items_locales_parent_idx" ON "home_sections_items_locales" USING btree ("_parent_id");
  CREATE INDEX "home_sections_order_idx" ON "home_sections" USING btree ("_order");
  CREATE INDEX "home_sections_parent_id_idx" ON "home_sections" USING btree ("_parent_id");
  CREATE INDEX "home_sections_kind_idx" ON "home_sections" USING btree ("kind");
  CREATE INDEX "home_sections_picture_idx" ON "home_sections" USING btree ("picture_id");
  CREATE INDEX "home_sections_film_idx" ON "home_sections" USING btree ("film_id");
  CREATE UNIQUE INDEX "home_sections_locales_locale_parent_id_unique" ON "home_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_sections_locales_parent_idx" ON "home_sections_locales" USING btree ("_parent_id");
  CREATE INDEX "home_rels_order_idx" ON "home_rels" USING btree ("order");
  CREATE INDEX "home_rels_parent_idx" ON "home_rels" USING btree ("parent_id");
  CREATE INDEX "home_rels_path_idx" ON "home_rels" USING btree ("path");
  CREATE INDEX "home_rels_products_id_idx" ON "home_rels" USING btree ("products_id");
  CREATE INDEX "home_rels_downloads_id_idx" ON "home_rels" USING btree ("downloads_id");
  CREATE INDEX "home_rels_faqs_id_idx" ON "home_rels" USING btree ("faqs_id");
  CREATE INDEX "_home_v_version_sections_items_order_idx" ON "_home_v_version_sections_items" USING btree ("_order");
  CREATE INDEX "_home_v_version_sections_items_parent_id_idx" ON "_home_v_version_sections_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_sections_items_locales_locale_parent_id_uniq" ON "_home_v_version_sections_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_sections_items_locales_parent_idx" ON "_home_v_version_sections_items_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_sections_order_idx" ON "_home_v_version_sections" USING btree ("_order");
  CREATE INDEX "_home_v_version_sections_parent_id_idx" ON "_home_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_sections_kind_idx" ON "_home_v_version_sections" USING btree ("kind");
  CREATE INDEX "_home_v_version_sections_picture_idx" ON "_home_v_version_sections" USING btree ("picture_id");
  CREATE INDEX "_home_v_version_sections_film_idx" ON "_home_v_version_sections" USING btree ("film_id");
  CREATE UNIQUE INDEX "_home_v_version_sections_locales_locale_parent_id_unique" ON "_home_v_version_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_sections_locales_parent_idx" ON "_home_v_version_sections_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_rels_order_idx" ON "_home_v_rels" USING btree ("order");
  CREATE INDEX "_home_v_rels_parent_idx" ON "_home_v_rels" USING btree ("parent_id");
  CREATE INDEX "_home_v_rels_path_idx" ON "_home_v_rels" USING btree ("path");
  CREATE INDEX "_home_v_rels_products_id_idx" ON "_home_v_rels" USING btree ("products_id");
  CREATE INDEX "_home_v_rels_downloads_id_idx" ON "_home_v_rels" USING btree ("downloads_id");
  CREATE INDEX "_home_v_rels_faqs_id_idx" ON "_home_v_rels" USING btree ("faqs_id");
  CREATE INDEX "navigation_menu_below_order_idx" ON "navigation_menu_below" USING btree ("_order");
  CREATE INDEX "navigation_menu_below_parent_id_idx" ON "navigation_menu_below" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_menu_below_locales_locale_parent_id_unique" ON "navigation_menu_below_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_menu_below_locales_parent_idx" ON "navigation_menu_below_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_menu_order_idx" ON "navigation_menu" USING btree ("_order");
  CREATE INDEX "navigation_menu_parent_id_idx" ON "navigation_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_menu_locales_locale_parent_id_unique" ON "navigation_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_menu_locales_parent_idx" ON "navigation_menu_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_links_order_idx" ON "navigation_footer_links" USING btree ("_order");
  CREATE INDEX "navigation_footer_links_parent_id_idx" ON "navigation_footer_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_links_locales_locale_parent_id_unique" ON "navigation_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_links_locales_parent_idx" ON "navigation_footer_links_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_order_idx" ON "navigation_footer" USING btree ("_order");
  CREATE INDEX "navigation_footer_parent_id_idx" ON "navigation_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_locales_locale_parent_id_unique" ON "navigation_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_locales_parent_idx" ON "navigation_footer_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_menu_below_order_idx" ON "_navigation_v_version_menu_below" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_menu_below_parent_id_idx" ON "_navigation_v_version_menu_below" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_menu_below_locales_locale_parent_id_un" ON "_navigation_v_version_menu_below_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_menu_below_locales_parent_idx" ON "_navigation_v_version_menu_below_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_menu_order_idx" ON "_navigation_v_version_menu" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_menu_parent_id_idx" ON "_navigation_v_version_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_menu_locales_locale_parent_id_unique" ON "_navigation_v_version_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_menu_locales_parent_idx" ON "_navigation_v_version_menu_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_order_idx" ON "_navigation_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_links_parent_id_idx" ON "_navigation_v_version_footer_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_links_locales_locale_parent_id_" ON "_navigation_v_version_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_locales_parent_idx" ON "_navigation_v_version_footer_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_order_idx" ON "_navigation_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_parent_id_idx" ON "_navigation_v_version_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_locales_locale_parent_id_unique" ON "_navigation_v_version_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_locales_parent_idx" ON "_navigation_v_version_footer_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
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
  CREATE INDEX "claims_claims_readings_order_idx" ON "claims_claims_readings" USING btree ("_order");
  CREATE INDEX "claims_claims_readings_parent_id_idx" ON "claims_claims_readings" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "claims_claims_readings_locales_locale_parent_id_unique" ON "claims_claims_readings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "claims_claims_readings_locales_parent_idx" ON "claims_claims_readings_locales" USING btree ("_parent_id");
  CREATE INDEX "claims_claims_order_idx" ON "claims_claims" USING btree ("_order");
  CREATE INDEX "claims_claims_parent_id_idx" ON "claims_claims" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "claims_claims_locales_locale_parent_id_unique" ON "claims_claims_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "claims_claims_locales_parent_idx" ON "claims_claims_locales" USING btree ("_parent_id");
  CREATE INDEX "_claims_v_version_claims_readings_order_idx" ON "_claims_v_version_claims_readings" USING btree ("_order");
  CREATE INDEX "_claims_v_version_claims_readings_parent_id_idx" ON "_claims_v_version_claims_readings" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_claims_v_version_claims_readings_locales_locale_parent_id_u" ON "_claims_v_version_claims_readings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_claims_v_version_claims_readings_locales_parent_idx" ON "_claims_v_version_claims_readings_locales" USING btree ("_parent_id");
  CREATE INDEX "_claims_v_version_claims_order_idx" ON "_claims_v_version_claims" USING btree ("_order");
  CREATE INDEX "_claims_v_version_claims_parent_id_idx" ON "_claims_v_version_claims" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_claims_v_version_claims_locales_locale_parent_id_unique" ON "_claims_v_version_claims_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_claims_v_version_claims_locales_parent_idx" ON "_claims_v_version_claims_locales" USING btree ("_parent_id");
  CREATE INDEX "_claims_v_created_at_idx" ON "_claims_v" USING btree ("created_at");
  CREATE INDEX "_claims_v_updated_at_idx" ON "_claims_v" USING btree ("updated_at");
  CREATE INDEX "interface_texts_entries_order_idx" ON "interface_texts_entries" USING btree ("_order");
  CREATE INDEX "interface_texts_entries_parent_id_idx" ON "interface_texts_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "interface_texts_entries_locales_locale_parent_id_unique" ON "interface_texts_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "interface_texts_entries_locales_parent_idx" ON "interface_texts_entries_locales" USING btree ("_parent_id");
  CREATE INDEX "_interface_texts_v_version_entries_order_idx" ON "_interface_texts_v_version_entries" USING btree ("_order");
  CREATE INDEX "_interface_texts_v_version_entries_parent_id_idx" ON "_interface_texts_v_version_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_interface_texts_v_version_entries_locales_locale_parent_id_" ON "_interface_texts_v_version_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_interface_texts_v_version_entries_locales_parent_idx" ON "_interface_texts_v_version_entries_locales" USING btree ("_parent_id");
  CREATE INDEX "_interface_texts_v_created_at_idx" ON "_interface_texts_v" USING btree ("created_at");
  CREATE INDEX "_interface_texts_v_updated_at_idx" ON "_interface_texts_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "products_features" CASCADE;
  DROP TABLE "products_features_locales" CASCADE;
  DROP TABLE "products_scenarios" CASCADE;
  DROP TABLE "products_scenarios_locales" CASCADE;
  DROP TABLE "products_specs" CASCADE;
  DROP TABLE "products_specs_locales" CASCADE;
  DROP TABLE "products_materials" CASCADE;
  DROP TABLE "products_materials_locales" CASCADE;
  DROP TABLE "products_packing" CASCADE;
  DROP TABLE "products_packing_locales" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_features" CASCADE;
  DROP TABLE "_products_v_version_features_locales" CASCADE;
  DROP TABLE "_products_v_version_scenarios" CASCADE;
  DROP TABLE "_products_v_version_scenarios_locales" CASCADE;
  DROP TABLE "_products_v_version_specs" CASCADE;
  DROP TABLE "_products_v_version_specs_locales" CASCADE;
  DROP TABLE "_products_v_version_materials" CASCADE;
  DROP TABLE "_products_v_version_materials_locales" CASCADE;
  DROP TABLE "_products_v_version_packing" CASCADE;
  DROP TABLE "_products_v_version_packing_locales" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "series_features" CASCADE;
  DROP TABLE "series_features_locales" CASCADE;
  DROP TABLE "series" CASCADE;
  DROP TABLE "series_locales" CASCADE;
  DROP TABLE "_series_v_version_features" CASCADE;
  DROP TABLE "_series_v_version_features_locales" CASCADE;
  DROP TABLE "_series_v" CASCADE;
  DROP TABLE "_series_v_locales" CASCADE;
  DROP TABLE "accessories" CASCADE;
  DROP TABLE "accessories_locales" CASCADE;
  DROP TABLE "_accessories_v" CASCADE;
  DROP TABLE "_accessories_v_locales" CASCADE;
  DROP TABLE "solutions_overview" CASCADE;
  DROP TABLE "solutions_overview_locales" CASCADE;
  DROP TABLE "solutions_results" CASCADE;
  DROP TABLE "solutions_results_locales" CASCADE;
  DROP TABLE "solutions_hardware" CASCADE;
  DROP TABLE "solutions_hardware_locales" CASCADE;
  DROP TABLE "solutions_platform" CASCADE;
  DROP TABLE "solutions_platform_locales" CASCADE;
  DROP TABLE "solutions_app" CASCADE;
  DROP TABLE "solutions_app_locales" CASCADE;
  DROP TABLE "solutions_scenarios" CASCADE;
  DROP TABLE "solutions_scenarios_locales" CASCADE;
  DROP TABLE "solutions_features" CASCADE;
  DROP TABLE "solutions_features_locales" CASCADE;
  DROP TABLE "solutions_specs" CASCADE;
  DROP TABLE "solutions_specs_locales" CASCADE;
  DROP TABLE "solutions" CASCADE;
  DROP TABLE "solutions_locales" CASCADE;
  DROP TABLE "solutions_rels" CASCADE;
  DROP TABLE "_solutions_v_version_overview" CASCADE;
  DROP TABLE "_solutions_v_version_overview_locales" CASCADE;
  DROP TABLE "_solutions_v_version_results" CASCADE;
  DROP TABLE "_solutions_v_version_results_locales" CASCADE;
  DROP TABLE "_solutions_v_version_hardware" CASCADE;
  DROP TABLE "_solutions_v_version_hardware_locales" CASCADE;
  DROP TABLE "_solutions_v_version_platform" CASCADE;
  DROP TABLE "_solutions_v_version_platform_locales" CASCADE;
  DROP TABLE "_solutions_v_version_app" CASCADE;
  DROP TABLE "_solutions_v_version_app_locales" CASCADE;
  DROP TABLE "_solutions_v_version_scenarios" CASCADE;
  DROP TABLE "_solutions_v_version_scenarios_locales" CASCADE;
  DROP TABLE "_solutions_v_version_features" CASCADE;
  DROP TABLE "_solutions_v_version_features_locales" CASCADE;
  DROP TABLE "_solutions_v_version_specs" CASCADE;
  DROP TABLE "_solutions_v_version_specs_locales" CASCADE;
  DROP TABLE "_solutions_v" CASCADE;
  DROP TABLE "_solutions_v_locales" CASCADE;
  DROP TABLE "_solutions_v_rels" CASCADE;
  DROP TABLE "pages_sections_items" CASCADE;
  DROP TABLE "pages_sections_items_locales" CASCADE;
  DROP TABLE "pages_sections" CASCADE;
  DROP TABLE "pages_sections_locales" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v_version_sections_items" CASCADE;
  DROP TABLE "_pages_v_version_sections_items_locales" CASCADE;
  DROP TABLE "_pages_v_version_sections" CASCADE;
  DROP TABLE "_pages_v_version_sections_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_locales" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_locales" CASCADE;
  DROP TABLE "downloads" CASCADE;
  DROP TABLE "downloads_locales" CASCADE;
  DROP TABLE "downloads_rels" CASCADE;
  DROP TABLE "_downloads_v" CASCADE;
  DROP TABLE "_downloads_v_locales" CASCADE;
  DROP TABLE "_downloads_v_rels" CASCADE;
  DROP TABLE "videos_chapters" CASCADE;
  DROP TABLE "videos_chapters_locales" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "videos_locales" CASCADE;
  DROP TABLE "videos_rels" CASCADE;
  DROP TABLE "_videos_v_version_chapters" CASCADE;
  DROP TABLE "_videos_v_version_chapters_locales" CASCADE;
  DROP TABLE "_videos_v" CASCADE;
  DROP TABLE "_videos_v_locales" CASCADE;
  DROP TABLE "_videos_v_rels" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "testimonials_locales" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "_testimonials_v_locales" CASCADE;
  DROP TABLE "banners" CASCADE;
  DROP TABLE "banners_locales" CASCADE;
  DROP TABLE "_banners_v" CASCADE;
  DROP TABLE "_banners_v_locales" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "faqs_locales" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "_faqs_v_locales" CASCADE;
  DROP TABLE "services_steps" CASCADE;
  DROP TABLE "services_steps_locales" CASCADE;
  DROP TABLE "services_tests_items" CASCADE;
  DROP TABLE "services_tests_items_locales" CASCADE;
  DROP TABLE "services_tests" CASCADE;
  DROP TABLE "services_tests_locales" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_locales" CASCADE;
  DROP TABLE "_services_v_version_steps" CASCADE;
  DROP TABLE "_services_v_version_steps_locales" CASCADE;
  DROP TABLE "_services_v_version_tests_items" CASCADE;
  DROP TABLE "_services_v_version_tests_items_locales" CASCADE;
  DROP TABLE "_services_v_version_tests" CASCADE;
  DROP TABLE "_services_v_version_tests_locales" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "_services_v_locales" CASCADE;
  DROP TABLE "brands" CASCADE;
  DROP TABLE "brands_locales" CASCADE;
  DROP TABLE "_brands_v" CASCADE;
  DROP TABLE "_brands_v_locales" CASCADE;
  DROP TABLE "inventions" CASCADE;
  DROP TABLE "inventions_locales" CASCADE;
  DROP TABLE "inventions_rels" CASCADE;
  DROP TABLE "_inventions_v" CASCADE;
  DROP TABLE "_inventions_v_locales" CASCADE;
  DROP TABLE "_inventions_v_rels" CASCADE;
  DROP TABLE "marks" CASCADE;
  DROP TABLE "marks_locales" CASCADE;
  DROP TABLE "marks_rels" CASCADE;
  DROP TABLE "_marks_v" CASCADE;
  DROP TABLE "_marks_v_locales" CASCADE;
  DROP TABLE "_marks_v_rels" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "spec_rows_codes" CASCADE;
  DROP TABLE "spec_rows_codes_locales" CASCADE;
  DROP TABLE "spec_rows" CASCADE;
  DROP TABLE "spec_rows_locales" CASCADE;
  DROP TABLE "spec_groups" CASCADE;
  DROP TABLE "spec_groups_locales" CASCADE;
  DROP TABLE "solution_uses" CASCADE;
  DROP TABLE "solution_uses_locales" CASCADE;
  DROP TABLE "download_kinds" CASCADE;
  DROP TABLE "download_kinds_locales" CASCADE;
  DROP TABLE "faq_topics" CASCADE;
  DROP TABLE "faq_topics_locales" CASCADE;
  DROP TABLE "article_categories" CASCADE;
  DROP TABLE "article_categories_locales" CASCADE;
  DROP TABLE "leads_items" CASCADE;
  DROP TABLE "leads_answers" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "messages_answers" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "lead_notes" CASCADE;
  DROP TABLE "reply_templates" CASCADE;
  DROP TABLE "votes" CASCADE;
  DROP TABLE "notices" CASCADE;
  DROP TABLE "folders" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "browser_reports" CASCADE;
  DROP TABLE "imports" CASCADE;
  DROP TABLE "scheduled_publishing" CASCADE;
  DROP TABLE "consistency_checks" CASCADE;
  DROP TABLE "engine_pings" CASCADE;
  DROP TABLE "insight_counts" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_qr_codes" CASCADE;
  DROP TABLE "site_qr_codes_locales" CASCADE;
  DROP TABLE "site_verification_tags" CASCADE;
  DROP TABLE "site_holidays" CASCADE;
  DROP TABLE "site_registrations" CASCADE;
  DROP TABLE "site_registrations_locales" CASCADE;
  DROP TABLE "site_parts_off" CASCADE;
  DROP TABLE "site" CASCADE;
  DROP TABLE "site_locales" CASCADE;
  DROP TABLE "_site_v_version_qr_codes" CASCADE;
  DROP TABLE "_site_v_version_qr_codes_locales" CASCADE;
  DROP TABLE "_site_v_version_verification_tags" CASCADE;
  DROP TABLE "_site_v_version_holidays" CASCADE;
  DROP TABLE "_site_v_version_registrations" CASCADE;
  DROP TABLE "_site_v_version_registrations_locales" CASCADE;
  DROP TABLE "_site_v_version_parts_off" CASCADE;
  DROP TABLE "_site_v" CASCADE;
  DROP TABLE "_site_v_locales" CASCADE;
  DROP TABLE "home_sections_items" CASCADE;
  DROP TABLE "home_sections_items_locales" CASCADE;
  DROP TABLE "home_sections" CASCADE;
  DROP TABLE "home_sections_locales" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_rels" CASCADE;
  DROP TABLE "_home_v_version_sections_items" CASCADE;
  DROP TABLE "_home_v_version_sections_items_locales" CASCADE;
  DROP TABLE "_home_v_version_sections" CASCADE;
  DROP TABLE "_home_v_version_sections_locales" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_rels" CASCADE;
  DROP TABLE "navigation_menu_below" CASCADE;
  DROP TABLE "navigation_menu_below_locales" CASCADE;
  DROP TABLE "navigation_menu" CASCADE;
  DROP TABLE "navigation_menu_locales" CASCADE;
  DROP TABLE "navigation_footer_links" CASCADE;
  DROP TABLE "navigation_footer_links_locales" CASCADE;
  DROP TABLE "navigation_footer" CASCADE;
  DROP TABLE "navigation_footer_locales" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "_navigation_v_version_menu_below" CASCADE;
  DROP TABLE "_navigation_v_version_menu_below_locales" CASCADE;
  DROP TABLE "_navigation_v_version_menu" CASCADE;
  DROP TABLE "_navigation_v_version_menu_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer_links" CASCADE;
  DROP TABLE "_navigation_v_version_footer_links_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer" CASCADE;
  DROP TABLE "_navigation_v_version_footer_locales" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "forms_added" CASCADE;
  DROP TABLE "forms_added_locales" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "_forms_v_version_added" CASCADE;
  DROP TABLE "_forms_v_version_added_locales" CASCADE;
  DROP TABLE "_forms_v" CASCADE;
  DROP TABLE "claims_claims_readings" CASCADE;
  DROP TABLE "claims_claims_readings_locales" CASCADE;
  DROP TABLE "claims_claims" CASCADE;
  DROP TABLE "claims_claims_locales" CASCADE;
  DROP TABLE "claims" CASCADE;
  DROP TABLE "_claims_v_version_claims_readings" CASCADE;
  DROP TABLE "_claims_v_version_claims_readings_locales" CASCADE;
  DROP TABLE "_claims_v_version_claims" CASCADE;
  DROP TABLE "_claims_v_version_claims_locales" CASCADE;
  DROP TABLE "_claims_v" CASCADE;
  DROP TABLE "interface_texts_entries" CASCADE;
  DROP TABLE "interface_texts_entries_locales" CASCADE;
  DROP TABLE "interface_texts" CASCADE;
  DROP TABLE "_interface_texts_v_version_entries" CASCADE;
  DROP TABLE "_interface_texts_v_version_entries_locales" CASCADE;
  DROP TABLE "_interface_texts_v" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_products_specs_prefix";
  DROP TYPE "public"."enum_products_featured";
  DROP TYPE "public"."enum_products_life";
  DROP TYPE "public"."enum_products_english";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_specs_prefix";
  DROP TYPE "public"."enum__products_v_version_featured";
  DROP TYPE "public"."enum__products_v_version_life";
  DROP TYPE "public"."enum__products_v_version_english";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_series_english";
  DROP TYPE "public"."enum_series_status";
  DROP TYPE "public"."enum__series_v_version_english";
  DROP TYPE "public"."enum__series_v_version_status";
  DROP TYPE "public"."enum__series_v_published_locale";
  DROP TYPE "public"."enum_accessories_english";
  DROP TYPE "public"."enum_accessories_status";
  DROP TYPE "public"."enum__accessories_v_version_english";
  DROP TYPE "public"."enum__accessories_v_version_status";
  DROP TYPE "public"."enum__accessories_v_published_locale";
  DROP TYPE "public"."enum_solutions_english";
  DROP TYPE "public"."enum_solutions_status";
  DROP TYPE "public"."enum__solutions_v_version_english";
  DROP TYPE "public"."enum__solutions_v_version_status";
  DROP TYPE "public"."enum__solutions_v_published_locale";
  DROP TYPE "public"."enum_pages_sections_kind";
  DROP TYPE "public"."enum_pages_english";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_sections_kind";
  DROP TYPE "public"."enum__pages_v_version_english";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_articles_english";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_english";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum__articles_v_published_locale";
  DROP TYPE "public"."enum_downloads_type";
  DROP TYPE "public"."enum_downloads_english";
  DROP TYPE "public"."enum_downloads_status";
  DROP TYPE "public"."enum__downloads_v_version_type";
  DROP TYPE "public"."enum__downloads_v_version_english";
  DROP TYPE "public"."enum__downloads_v_version_status";
  DROP TYPE "public"."enum__downloads_v_published_locale";
  DROP TYPE "public"."enum_videos_group";
  DROP TYPE "public"."enum_videos_english";
  DROP TYPE "public"."enum_videos_status";
  DROP TYPE "public"."enum__videos_v_version_group";
  DROP TYPE "public"."enum__videos_v_version_english";
  DROP TYPE "public"."enum__videos_v_version_status";
  DROP TYPE "public"."enum__videos_v_published_locale";
  DROP TYPE "public"."enum_testimonials_english";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_english";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum__testimonials_v_published_locale";
  DROP TYPE "public"."enum_banners_english";
  DROP TYPE "public"."enum_banners_status";
  DROP TYPE "public"."enum__banners_v_version_english";
  DROP TYPE "public"."enum__banners_v_version_status";
  DROP TYPE "public"."enum__banners_v_published_locale";
  DROP TYPE "public"."enum_faqs_english";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_english";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum__faqs_v_published_locale";
  DROP TYPE "public"."enum_services_english";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_english";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum__services_v_published_locale";
  DROP TYPE "public"."enum_brands_kind";
  DROP TYPE "public"."enum_brands_english";
  DROP TYPE "public"."enum_brands_status";
  DROP TYPE "public"."enum__brands_v_version_kind";
  DROP TYPE "public"."enum__brands_v_version_english";
  DROP TYPE "public"."enum__brands_v_version_status";
  DROP TYPE "public"."enum__brands_v_published_locale";
  DROP TYPE "public"."enum_inventions_type";
  DROP TYPE "public"."enum_invention_legal_status";
  DROP TYPE "public"."enum_inventions_english";
  DROP TYPE "public"."enum_inventions_status";
  DROP TYPE "public"."enum__inventions_v_version_type";
  DROP TYPE "public"."enum__inventions_v_version_english";
  DROP TYPE "public"."enum__inventions_v_version_status";
  DROP TYPE "public"."enum__inventions_v_published_locale";
  DROP TYPE "public"."enum_marks_kind";
  DROP TYPE "public"."enum_marks_english";
  DROP TYPE "public"."enum_marks_status";
  DROP TYPE "public"."enum__marks_v_version_kind";
  DROP TYPE "public"."enum__marks_v_version_english";
  DROP TYPE "public"."enum__marks_v_version_status";
  DROP TYPE "public"."enum__marks_v_published_locale";
  DROP TYPE "public"."enum_spec_rows_better";
  DROP TYPE "public"."enum_leads_came_from";
  DROP TYPE "public"."enum_leads_status";
  DROP TYPE "public"."enum_leads_language";
  DROP TYPE "public"."enum_messages_status";
  DROP TYPE "public"."enum_messages_language";
  DROP TYPE "public"."enum_reply_templates_language";
  DROP TYPE "public"."enum_notices_channel";
  DROP TYPE "public"."enum_notices_state";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_audit_log_action";
  DROP TYPE "public"."enum_browser_reports_kind";
  DROP TYPE "public"."enum_imports_state";
  DROP TYPE "public"."enum_scheduled_publishing_type";
  DROP TYPE "public"."enum_scheduled_publishing_language";
  DROP TYPE "public"."enum_site_parts_off";
  DROP TYPE "public"."enum_site_without_english";
  DROP TYPE "public"."enum__site_v_version_parts_off";
  DROP TYPE "public"."enum__site_v_version_without_english";
  DROP TYPE "public"."enum_home_sections_kind";
  DROP TYPE "public"."enum__home_v_version_sections_kind";
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
