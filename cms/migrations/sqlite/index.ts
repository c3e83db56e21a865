import * as migration_20261121_025929_initial from './20261121_025929_initial.ts';

export const migrations = [
  {
    up: migration_20261121_025929_initial.up,
    down: migration_20261121_025929_initial.down,
    name: '20261121_025929_initial'
  },
];
