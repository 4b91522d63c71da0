import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeRecipe } from '../../scripts/add/write-recipe.mjs';

/** A copy of the sources in the folder given, to which every recipe of `npm run add` is added: a module `garage` with all of them, and its pages. */
const root = join(import.meta.dirname, '../..');
const copy = process.argv[2];
for (const name of [
  'apps',
  'frontend',
  'modules',
  'projections',
  'test',
  'package.json',
  'jest.config.mjs',
  'tsconfig.json',
])
  cpSync(join(root, name), join(copy, name), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
compileOnly('.', ['modules/garage', 'projections/garage']);
compileOnly('frontend', [
  'src/**/*.d.ts',
  'src/entities/car',
  'src/features/garage',
  'src/features/admin/checked-cars-page*',
]);

const add = (kind, names, options) => writeRecipe(copy, kind, { names, ...options });
await add('module', ['garage']);
await add('stream', ['garage/car', 'AddCar', 'CarAdded'], { fields: 'listingId,words' });
await add('command', ['garage/car', 'SellCar', 'CarSold']);
await add('command', ['garage/car', 'CheckCar', 'CarChecked'], { requires: 'moderate' });
await add('projection', ['garage/checked-cars', 'car'], { requires: 'moderate' });
await add('job', ['garage/sweep-cars']);
await add('notification', ['garage/car', 'CarSold']);
await add('notification', ['garage/car', 'CarAdded']);
await add('page', ['garage/garage']);
await add('page', ['garage/cars'], { shows: 'garage/cars' });
await add('page', ['admin/checked-cars'], { shows: 'garage/checked-cars', requires: 'moderate' });

/** Checking the types of everything again would take longer than all the rest. */
function compileOnly(folder, include) {
  const project = { extends: './tsconfig.json', compilerOptions: { incremental: false }, include };
  writeFileSync(join(copy, folder, 'tsconfig.recipes.json'), JSON.stringify(project));
}
