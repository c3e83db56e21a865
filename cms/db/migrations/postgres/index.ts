import * as migration_20261128_000000_initial from './20261128_000000_initial.ts';
import * as migration_20261128_061836_add_typeface from './20261128_061836_add_typeface.ts';
import * as migration_20261128_063733_add_home_drafts from './20261128_063733_add_home_drafts.ts';
import * as migration_20261128_064757_add_variants from './20261128_064757_add_variants.ts';
import * as migration_20261129_113704_add_stalled_tries from './20261129_113704_add_stalled_tries.ts';
import * as migration_20261129_122926_add_composed_lists from './20261129_122926_add_composed_lists.ts';
import * as migration_20261129_153904_add_solution_picture from './20261129_153904_add_solution_picture.ts';
import * as migration_20261129_180651_add_needs from './20261129_180651_add_needs.ts';
import * as migration_20261129_210626_add_opening_pictures from './20261129_210626_add_opening_pictures.ts';
import * as migration_20261129_212531_forms_and_buying from './20261129_212531_forms_and_buying.ts';
import * as migration_20261129_215451_silent_films from './20261129_215451_silent_films.ts';
import * as migration_20261129_221709_rows_without from './20261129_221709_rows_without.ts';
import * as migration_20261130_000948_languages_as_text from './20261130_000948_languages_as_text.ts';
import * as migration_20261130_004308_found_by_and_questions from './20261130_004308_found_by_and_questions.ts';
import * as migration_20261130_005500_translation_state from './20261130_005500_translation_state.ts';
import * as migration_20261130_010953_pending_approvals from './20261130_010953_pending_approvals.ts';
import * as migration_20261130_011737_roles_as_text from './20261130_011737_roles_as_text.ts';
import * as migration_20261130_073009_leading_figures_and_wires from './20261130_073009_leading_figures_and_wires.ts';
import * as migration_20261130_104048_outline_of_products from './20261130_104048_outline_of_products.ts';
import * as migration_20261130_165542_one_inbox from './20261130_165542_one_inbox.ts';
import * as migration_20261130_170742_product_parts from './20261130_170742_product_parts.ts';
import * as migration_20261130_200359_labels_of_claims_and_picture_of_the_brand from './20261130_200359_labels_of_claims_and_picture_of_the_brand.ts';
import * as migration_20261130_231351_solution_headings_and_limits from './20261130_231351_solution_headings_and_limits.ts';

export const migrations = [
  {
    up: migration_20261128_000000_initial.up,
    down: migration_20261128_000000_initial.down,
    name: '20261128_000000_initial',
  },
  {
    up: migration_20261128_061836_add_typeface.up,
    down: migration_20261128_061836_add_typeface.down,
    name: '20261128_061836_add_typeface',
  },
  {
    up: migration_20261128_063733_add_home_drafts.up,
    down: migration_20261128_063733_add_home_drafts.down,
    name: '20261128_063733_add_home_drafts',
  },
  {
    up: migration_20261128_064757_add_variants.up,
    down: migration_20261128_064757_add_variants.down,
    name: '20261128_064757_add_variants',
  },
  {
    up: migration_20261129_113704_add_stalled_tries.up,
    down: migration_20261129_113704_add_stalled_tries.down,
    name: '20261129_113704_add_stalled_tries',
  },
  {
    up: migration_20261129_122926_add_composed_lists.up,
    down: migration_20261129_122926_add_composed_lists.down,
    name: '20261129_122926_add_composed_lists',
  },
  {
    up: migration_20261129_153904_add_solution_picture.up,
    down: migration_20261129_153904_add_solution_picture.down,
    name: '20261129_153904_add_solution_picture',
  },
  {
    up: migration_20261129_180651_add_needs.up,
    down: migration_20261129_180651_add_needs.down,
    name: '20261129_180651_add_needs',
  },
  {
    up: migration_20261129_210626_add_opening_pictures.up,
    down: migration_20261129_210626_add_opening_pictures.down,
    name: '20261129_210626_add_opening_pictures',
  },
  {
    up: migration_20261129_212531_forms_and_buying.up,
    down: migration_20261129_212531_forms_and_buying.down,
    name: '20261129_212531_forms_and_buying',
  },
  {
    up: migration_20261129_215451_silent_films.up,
    down: migration_20261129_215451_silent_films.down,
    name: '20261129_215451_silent_films',
  },
  {
    up: migration_20261129_221709_rows_without.up,
    down: migration_20261129_221709_rows_without.down,
    name: '20261129_221709_rows_without',
  },
  {
    up: migration_20261130_000948_languages_as_text.up,
    down: migration_20261130_000948_languages_as_text.down,
    name: '20261130_000948_languages_as_text',
  },
  {
    up: migration_20261130_004308_found_by_and_questions.up,
    down: migration_20261130_004308_found_by_and_questions.down,
    name: '20261130_004308_found_by_and_questions',
  },
  {
    up: migration_20261130_005500_translation_state.up,
    down: migration_20261130_005500_translation_state.down,
    name: '20261130_005500_translation_state',
  },
  {
    up: migration_20261130_010953_pending_approvals.up,
    down: migration_20261130_010953_pending_approvals.down,
    name: '20261130_010953_pending_approvals',
  },
  {
    up: migration_20261130_011737_roles_as_text.up,
    down: migration_20261130_011737_roles_as_text.down,
    name: '20261130_011737_roles_as_text',
  },
  {
    up: migration_20261130_073009_leading_figures_and_wires.up,
    down: migration_20261130_073009_leading_figures_and_wires.down,
    name: '20261130_073009_leading_figures_and_wires',
  },
  {
    up: migration_20261130_104048_outline_of_products.up,
    down: migration_20261130_104048_outline_of_products.down,
    name: '20261130_104048_outline_of_products',
  },
  {
    up: migration_20261130_165542_one_inbox.up,
    down: migration_20261130_165542_one_inbox.down,
    name: '20261130_165542_one_inbox',
  },
  {
    up: migration_20261130_170742_product_parts.up,
    down: migration_20261130_170742_product_parts.down,
    name: '20261130_170742_product_parts',
  },
  {
    up: migration_20261130_200359_labels_of_claims_and_picture_of_the_brand.up,
    down: migration_20261130_200359_labels_of_claims_and_picture_of_the_brand.down,
    name: '20261130_200359_labels_of_claims_and_picture_of_the_brand',
  },
  {
    up: migration_20261130_231351_solution_headings_and_limits.up,
    down: migration_20261130_231351_solution_headings_and_limits.down,
    name: '20261130_231351_solution_headings_and_limits'
  },
];
