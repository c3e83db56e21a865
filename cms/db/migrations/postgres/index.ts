import * as migration_20261124_000000_initial from './20261124_000000_initial.ts';
import * as migration_20261125_105733_upload_folders_owner_notices from './20261125_105733_upload_folders_owner_notices.ts';
import * as migration_20261125_172656_jobs from './20261125_172656_jobs.ts';
import * as migration_20261125_182907_languages_and_vocabulary from './20261125_182907_languages_and_vocabulary.ts';
import * as migration_20261125_183751_own_site from './20261125_183751_own_site.ts';
import * as migration_20261127_032600_consistency_checks from './20261127_032600_consistency_checks.ts';
import * as migration_20261127_035302_product_life from './20261127_035302_product_life.ts';
import * as migration_20261127_040326_brand from './20261127_040326_brand.ts';
import * as migration_20261127_040916_vocabulary from './20261127_040916_vocabulary.ts';
import * as migration_20261127_041317_entered_leads from './20261127_041317_entered_leads.ts';
import * as migration_20261127_042549_replies_and_forms from './20261127_042549_replies_and_forms.ts';
import * as migration_20261127_044206_parts_off from './20261127_044206_parts_off.ts';
import * as migration_20261127_150146_verification_tags from './20261127_150146_verification_tags.ts';
import * as migration_20261127_152103_browser_reports from './20261127_152103_browser_reports.ts';
import * as migration_20261127_153029_replies_to_messages from './20261127_153029_replies_to_messages.ts';
import * as migration_20261127_153336_recovery_codes from './20261127_153336_recovery_codes.ts';
import * as migration_20261127_153716_engine_pings from './20261127_153716_engine_pings.ts';
import * as migration_20261127_155029_company_terms from './20261127_155029_company_terms.ts';
import * as migration_20261127_155654_free_pages from './20261127_155654_free_pages.ts';
import * as migration_20261127_160816_policy_versions from './20261127_160816_policy_versions.ts';
import * as migration_20261127_162031_brand_pictures from './20261127_162031_brand_pictures.ts';
import * as migration_20261127_162754_insight_counts from './20261127_162754_insight_counts.ts';
import * as migration_20261127_163312_menu_and_home from './20261127_163312_menu_and_home.ts';
import * as migration_20261128_022531_terms from './20261128_022531_terms.ts';
import * as migration_20261128_031316_quote_list_part from './20261128_031316_quote_list_part.ts';
import * as migration_20261128_033551_spec_groups from './20261128_033551_spec_groups.ts';

export const migrations = [
  {
    up: migration_20261124_000000_initial.up,
    down: migration_20261124_000000_initial.down,
    name: '20261124_000000_initial',
  },
  {
    up: migration_20261125_105733_upload_folders_owner_notices.up,
    down: migration_20261125_105733_upload_folders_owner_notices.down,
    name: '20261125_105733_upload_folders_owner_notices',
  },
  {
    up: migration_20261125_172656_jobs.up,
    down: migration_20261125_172656_jobs.down,
    name: '20261125_172656_jobs',
  },
  {
    up: migration_20261125_182907_languages_and_vocabulary.up,
    down: migration_20261125_182907_languages_and_vocabulary.down,
    name: '20261125_182907_languages_and_vocabulary',
  },
  {
    up: migration_20261125_183751_own_site.up,
    down: migration_20261125_183751_own_site.down,
    name: '20261125_183751_own_site',
  },
  {
    up: migration_20261127_032600_consistency_checks.up,
    down: migration_20261127_032600_consistency_checks.down,
    name: '20261127_032600_consistency_checks',
  },
  {
    up: migration_20261127_035302_product_life.up,
    down: migration_20261127_035302_product_life.down,
    name: '20261127_035302_product_life',
  },
  {
    up: migration_20261127_040326_brand.up,
    down: migration_20261127_040326_brand.down,
    name: '20261127_040326_brand',
  },
  {
    up: migration_20261127_040916_vocabulary.up,
    down: migration_20261127_040916_vocabulary.down,
    name: '20261127_040916_vocabulary',
  },
  {
    up: migration_20261127_041317_entered_leads.up,
    down: migration_20261127_041317_entered_leads.down,
    name: '20261127_041317_entered_leads',
  },
  {
    up: migration_20261127_042549_replies_and_forms.up,
    down: migration_20261127_042549_replies_and_forms.down,
    name: '20261127_042549_replies_and_forms',
  },
  {
    up: migration_20261127_044206_parts_off.up,
    down: migration_20261127_044206_parts_off.down,
    name: '20261127_044206_parts_off',
  },
  {
    up: migration_20261127_150146_verification_tags.up,
    down: migration_20261127_150146_verification_tags.down,
    name: '20261127_150146_verification_tags',
  },
  {
    up: migration_20261127_152103_browser_reports.up,
    down: migration_20261127_152103_browser_reports.down,
    name: '20261127_152103_browser_reports',
  },
  {
    up: migration_20261127_153029_replies_to_messages.up,
    down: migration_20261127_153029_replies_to_messages.down,
    name: '20261127_153029_replies_to_messages',
  },
  {
    up: migration_20261127_153336_recovery_codes.up,
    down: migration_20261127_153336_recovery_codes.down,
    name: '20261127_153336_recovery_codes',
  },
  {
    up: migration_20261127_153716_engine_pings.up,
    down: migration_20261127_153716_engine_pings.down,
    name: '20261127_153716_engine_pings',
  },
  {
    up: migration_20261127_155029_company_terms.up,
    down: migration_20261127_155029_company_terms.down,
    name: '20261127_155029_company_terms',
  },
  {
    up: migration_20261127_155654_free_pages.up,
    down: migration_20261127_155654_free_pages.down,
    name: '20261127_155654_free_pages',
  },
  {
    up: migration_20261127_160816_policy_versions.up,
    down: migration_20261127_160816_policy_versions.down,
    name: '20261127_160816_policy_versions',
  },
  {
    up: migration_20261127_162031_brand_pictures.up,
    down: migration_20261127_162031_brand_pictures.down,
    name: '20261127_162031_brand_pictures',
  },
  {
    up: migration_20261127_162754_insight_counts.up,
    down: migration_20261127_162754_insight_counts.down,
    name: '20261127_162754_insight_counts',
  },
  {
    up: migration_20261127_163312_menu_and_home.up,
    down: migration_20261127_163312_menu_and_home.down,
    name: '20261127_163312_menu_and_home',
  },
  {
    up: migration_20261128_022531_terms.up,
    down: migration_20261128_022531_terms.down,
    name: '20261128_022531_terms',
  },
  {
    up: migration_20261128_031316_quote_list_part.up,
    down: migration_20261128_031316_quote_list_part.down,
    name: '20261128_031316_quote_list_part',
  },
  {
    up: migration_20261128_033551_spec_groups.up,
    down: migration_20261128_033551_spec_groups.down,
    name: '20261128_033551_spec_groups'
  },
];
