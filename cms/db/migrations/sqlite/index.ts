import * as migration_20261124_000000_initial from './20261124_000000_initial.ts';
import * as migration_20261125_105730_upload_folders_owner_notices from './20261125_105730_upload_folders_owner_notices.ts';
import * as migration_20261125_172645_jobs from './20261125_172645_jobs.ts';
import * as migration_20261125_183746_own_site from './20261125_183746_own_site.ts';
import * as migration_20261127_032545_consistency_checks from './20261127_032545_consistency_checks.ts';
import * as migration_20261127_035257_product_life from './20261127_035257_product_life.ts';
import * as migration_20261127_040322_brand from './20261127_040322_brand.ts';
import * as migration_20261127_040903_vocabulary from './20261127_040903_vocabulary.ts';
import * as migration_20261127_042538_replies_and_forms from './20261127_042538_replies_and_forms.ts';
import * as migration_20261127_044151_parts_off from './20261127_044151_parts_off.ts';
import * as migration_20261127_150134_verification_tags from './20261127_150134_verification_tags.ts';
import * as migration_20261127_152058_browser_reports from './20261127_152058_browser_reports.ts';
import * as migration_20261127_153011_replies_to_messages from './20261127_153011_replies_to_messages.ts';
import * as migration_20261127_153322_recovery_codes from './20261127_153322_recovery_codes.ts';
import * as migration_20261127_153649_engine_pings from './20261127_153649_engine_pings.ts';
import * as migration_20261127_154952_company_terms from './20261127_154952_company_terms.ts';
import * as migration_20261127_155641_free_pages from './20261127_155641_free_pages.ts';
import * as migration_20261127_160747_policy_versions from './20261127_160747_policy_versions.ts';
import * as migration_20261127_162020_brand_pictures from './20261127_162020_brand_pictures.ts';
import * as migration_20261127_162747_insight_counts from './20261127_162747_insight_counts.ts';
import * as migration_20261127_163301_menu_and_home from './20261127_163301_menu_and_home.ts';
import * as migration_20261128_022507_terms from './20261128_022507_terms.ts';
import * as migration_20261128_033534_spec_groups from './20261128_033534_spec_groups.ts';

export const migrations = [
  {
    up: migration_20261124_000000_initial.up,
    down: migration_20261124_000000_initial.down,
    name: '20261124_000000_initial',
  },
  {
    up: migration_20261125_105730_upload_folders_owner_notices.up,
    down: migration_20261125_105730_upload_folders_owner_notices.down,
    name: '20261125_105730_upload_folders_owner_notices',
  },
  {
    up: migration_20261125_172645_jobs.up,
    down: migration_20261125_172645_jobs.down,
    name: '20261125_172645_jobs',
  },
  {
    up: migration_20261125_183746_own_site.up,
    down: migration_20261125_183746_own_site.down,
    name: '20261125_183746_own_site',
  },
  {
    up: migration_20261127_032545_consistency_checks.up,
    down: migration_20261127_032545_consistency_checks.down,
    name: '20261127_032545_consistency_checks',
  },
  {
    up: migration_20261127_035257_product_life.up,
    down: migration_20261127_035257_product_life.down,
    name: '20261127_035257_product_life',
  },
  {
    up: migration_20261127_040322_brand.up,
    down: migration_20261127_040322_brand.down,
    name: '20261127_040322_brand',
  },
  {
    up: migration_20261127_040903_vocabulary.up,
    down: migration_20261127_040903_vocabulary.down,
    name: '20261127_040903_vocabulary',
  },
  {
    up: migration_20261127_042538_replies_and_forms.up,
    down: migration_20261127_042538_replies_and_forms.down,
    name: '20261127_042538_replies_and_forms',
  },
  {
    up: migration_20261127_044151_parts_off.up,
    down: migration_20261127_044151_parts_off.down,
    name: '20261127_044151_parts_off',
  },
  {
    up: migration_20261127_150134_verification_tags.up,
    down: migration_20261127_150134_verification_tags.down,
    name: '20261127_150134_verification_tags',
  },
  {
    up: migration_20261127_152058_browser_reports.up,
    down: migration_20261127_152058_browser_reports.down,
    name: '20261127_152058_browser_reports',
  },
  {
    up: migration_20261127_153011_replies_to_messages.up,
    down: migration_20261127_153011_replies_to_messages.down,
    name: '20261127_153011_replies_to_messages',
  },
  {
    up: migration_20261127_153322_recovery_codes.up,
    down: migration_20261127_153322_recovery_codes.down,
    name: '20261127_153322_recovery_codes',
  },
  {
    up: migration_20261127_153649_engine_pings.up,
    down: migration_20261127_153649_engine_pings.down,
    name: '20261127_153649_engine_pings',
  },
  {
    up: migration_20261127_154952_company_terms.up,
    down: migration_20261127_154952_company_terms.down,
    name: '20261127_154952_company_terms',
  },
  {
    up: migration_20261127_155641_free_pages.up,
    down: migration_20261127_155641_free_pages.down,
    name: '20261127_155641_free_pages',
  },
  {
    up: migration_20261127_160747_policy_versions.up,
    down: migration_20261127_160747_policy_versions.down,
    name: '20261127_160747_policy_versions',
  },
  {
    up: migration_20261127_162020_brand_pictures.up,
    down: migration_20261127_162020_brand_pictures.down,
    name: '20261127_162020_brand_pictures',
  },
  {
    up: migration_20261127_162747_insight_counts.up,
    down: migration_20261127_162747_insight_counts.down,
    name: '20261127_162747_insight_counts',
  },
  {
    up: migration_20261127_163301_menu_and_home.up,
    down: migration_20261127_163301_menu_and_home.down,
    name: '20261127_163301_menu_and_home',
  },
  {
    up: migration_20261128_022507_terms.up,
    down: migration_20261128_022507_terms.down,
    name: '20261128_022507_terms',
  },
  {
    up: migration_20261128_033534_spec_groups.up,
    down: migration_20261128_033534_spec_groups.down,
    name: '20261128_033534_spec_groups'
  },
];
