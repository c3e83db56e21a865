import * as migration_20261121_025929_initial from './20261121_025929_initial.ts';
import * as migration_20261121_034416_media_object_key from './20261121_034416_media_object_key.ts';
import * as migration_20261121_050202_models_portraits_codes from './20261121_050202_models_portraits_codes.ts';
import * as migration_20261121_085610_brand_pictures from './20261121_085610_brand_pictures.ts';

export const migrations = [
  {
    up: migration_20261121_025929_initial.up,
    down: migration_20261121_025929_initial.down,
    name: '20261121_025929_initial',
  },
  {
    up: migration_20261121_034416_media_object_key.up,
    down: migration_20261121_034416_media_object_key.down,
    name: '20261121_034416_media_object_key',
  },
  {
    up: migration_20261121_050202_models_portraits_codes.up,
    down: migration_20261121_050202_models_portraits_codes.down,
    name: '20261121_050202_models_portraits_codes',
  },
  {
    up: migration_20261121_085610_brand_pictures.up,
    down: migration_20261121_085610_brand_pictures.down,
    name: '20261121_085610_brand_pictures'
  },
];
