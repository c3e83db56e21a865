import * as migration_20261121_025934_initial from './20261121_025934_initial.ts';
import * as migration_20261121_034439_media_object_key from './20261121_034439_media_object_key.ts';
import * as migration_20261121_050206_models_portraits_codes from './20261121_050206_models_portraits_codes.ts';
import * as migration_20261121_085632_brand_pictures from './20261121_085632_brand_pictures.ts';
import * as migration_20261122_013003_specification_codes from './20261122_013003_specification_codes.ts';
import * as migration_20261122_014854_lead_origin_items_notices from './20261122_014854_lead_origin_items_notices.ts';
import * as migration_20261122_015611_trash_roles_log from './20261122_015611_trash_roles_log.ts';
import * as migration_20261122_064613_standby_rows from './20261122_064613_standby_rows.ts';
import * as migration_20261122_070227_lead_desk from './20261122_070227_lead_desk.ts';
import * as migration_20261122_070250_lead_note_moved from './20261122_070250_lead_note_moved.ts';
import * as migration_20261122_071441_locale_indexes from './20261122_071441_locale_indexes.ts';
import * as migration_20261122_071940_quote_list_use from './20261122_071940_quote_list_use.ts';
import * as migration_20261122_094213_answers_and_library from './20261122_094213_answers_and_library.ts';
import * as migration_20261122_102436_add_imports from './20261122_102436_add_imports.ts';
import * as migration_20261122_104544_view_from_above from './20261122_104544_view_from_above.ts';
import * as migration_20261122_131524_add_media_folders from './20261122_131524_add_media_folders.ts';
import * as migration_20261122_141945_english_states from './20261122_141945_english_states.ts';
import * as migration_20261122_195505_saved_by from './20261122_195505_saved_by.ts';
import * as migration_20261123_061559_film_lengths_and_addresses from './20261123_061559_film_lengths_and_addresses.ts';

export const migrations = [
  {
    up: migration_20261121_025934_initial.up,
    down: migration_20261121_025934_initial.down,
    name: '20261121_025934_initial',
  },
  {
    up: migration_20261121_034439_media_object_key.up,
    down: migration_20261121_034439_media_object_key.down,
    name: '20261121_034439_media_object_key',
  },
  {
    up: migration_20261121_050206_models_portraits_codes.up,
    down: migration_20261121_050206_models_portraits_codes.down,
    name: '20261121_050206_models_portraits_codes',
  },
  {
    up: migration_20261121_085632_brand_pictures.up,
    down: migration_20261121_085632_brand_pictures.down,
    name: '20261121_085632_brand_pictures',
  },
  {
    up: migration_20261122_013003_specification_codes.up,
    down: migration_20261122_013003_specification_codes.down,
    name: '20261122_013003_specification_codes',
  },
  {
    up: migration_20261122_014854_lead_origin_items_notices.up,
    down: migration_20261122_014854_lead_origin_items_notices.down,
    name: '20261122_014854_lead_origin_items_notices',
  },
  {
    up: migration_20261122_015611_trash_roles_log.up,
    down: migration_20261122_015611_trash_roles_log.down,
    name: '20261122_015611_trash_roles_log',
  },
  {
    up: migration_20261122_064613_standby_rows.up,
    down: migration_20261122_064613_standby_rows.down,
    name: '20261122_064613_standby_rows',
  },
  {
    up: migration_20261122_070227_lead_desk.up,
    down: migration_20261122_070227_lead_desk.down,
    name: '20261122_070227_lead_desk',
  },
  {
    up: migration_20261122_070250_lead_note_moved.up,
    down: migration_20261122_070250_lead_note_moved.down,
    name: '20261122_070250_lead_note_moved',
  },
  {
    up: migration_20261122_071441_locale_indexes.up,
    down: migration_20261122_071441_locale_indexes.down,
    name: '20261122_071441_locale_indexes',
  },
  {
    up: migration_20261122_071940_quote_list_use.up,
    down: migration_20261122_071940_quote_list_use.down,
    name: '20261122_071940_quote_list_use',
  },
  {
    up: migration_20261122_094213_answers_and_library.up,
    down: migration_20261122_094213_answers_and_library.down,
    name: '20261122_094213_answers_and_library',
  },
  {
    up: migration_20261122_102436_add_imports.up,
    down: migration_20261122_102436_add_imports.down,
    name: '20261122_102436_add_imports',
  },
  {
    up: migration_20261122_104544_view_from_above.up,
    down: migration_20261122_104544_view_from_above.down,
    name: '20261122_104544_view_from_above',
  },
  {
    up: migration_20261122_131524_add_media_folders.up,
    down: migration_20261122_131524_add_media_folders.down,
    name: '20261122_131524_add_media_folders',
  },
  {
    up: migration_20261122_141945_english_states.up,
    down: migration_20261122_141945_english_states.down,
    name: '20261122_141945_english_states',
  },
  {
    up: migration_20261122_195505_saved_by.up,
    down: migration_20261122_195505_saved_by.down,
    name: '20261122_195505_saved_by',
  },
  {
    up: migration_20261123_061559_film_lengths_and_addresses.up,
    down: migration_20261123_061559_film_lengths_and_addresses.down,
    name: '20261123_061559_film_lengths_and_addresses'
  },
];
