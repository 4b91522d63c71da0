import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeRecipe } from '../../scripts/add/write-recipe.mjs';

/** A copy of the sources in the folder given, to which every recipe of `npm run add` is added once: a module `garage` with all of them. */
const root = join(import.meta.dirname, '../..');
const copy = process.argv[2];
for (const name of [
  'apps',
  'modules',
  'projections',
  'test',
  'package.json',
  'jest.config.mjs',
  'tsconfig.json',
])
  cpSync(join(root, name), join(copy, name), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
writeFileSync(
  join(copy, 'tsconfig.garage.json'),
  JSON.stringify({
    extends: './tsconfig.json',
    compilerOptions: { incremental: false },
    include: ['modules/garage', 'projections/garage'],
  }),
);

await writeRecipe(copy, 'module', { names: ['garage'] });
await writeRecipe(copy, 'stream', { names: ['garage/car', 'AddCar', 'CarAdded'] });
await writeRecipe(copy, 'command', { names: ['garage/car', 'SellCar', 'CarSold'] });
await writeRecipe(copy, 'command', { names: ['garage/car', 'CheckCar', 'CarChecked'], requires: 'moderate' });
await writeRecipe(copy, 'projection', { names: ['garage/cars', 'car'] });
await writeRecipe(copy, 'projection', { names: ['garage/checked-cars', 'car'], requires: 'moderate' });
await writeRecipe(copy, 'job', { names: ['garage/sweep-cars'] });
await writeRecipe(copy, 'notification', { names: ['garage/car', 'CarSold'] });
await writeRecipe(copy, 'notification', { names: ['garage/car', 'CarAdded'] });
