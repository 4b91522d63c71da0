import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What `npm run add` writes, in a copy of the sources to which every recipe is added.
 *  source  docs/adr/0070-what-repeats-is-made-by-a-command.md */
const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'smc-recipes-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('every recipe can be added', () => {
  expect(node(join(root, 'test/recipes/add-all.mjs'), copy)).toBe('');
});

test('what they register is in the lists', () => {
  const listed = (file: string, ...names: readonly string[]) => {
    const text = readFileSync(join(copy, file), 'utf8');
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  };
  listed('apps/runtime/modules.ts', 'garageManifest,', 'carsProjectionManifest,');
  listed(
    'modules/garage/garage.manifest.ts',
    ...['controllers', 'streams', 'contents', 'jobs', 'notificationTypes', 'notifications'].map(
      (list) => `${list}: `,
    ),
  );
  listed('test/authorisation.rows.ts', 'POST /api/cars/:id/sell', 'POST /api/admin/cars/:id/check');
  listed('modules/pages/pages.schemas.ts', "'garage/cars'");
});

test('what they write compiles', () => {
  const tsc = ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p'];
  expect(node(...tsc, 'tsconfig.recipes.json')).toBe('');
  expect(node(...tsc, 'frontend/tsconfig.recipes.json')).toBe('');
});

test('the tests that they write pass', () => {
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--testTimeout=120000'];
  expect(node(...jest, 'garage', 'checked-cars-page')).toBe('');
});

test('what cannot be added is said in a sentence, and nothing is written', () => {
  const refused = (...names: readonly string[]) => node(join(root, 'scripts/add.mjs'), ...names, '--dry-run');
  expect(refused('stream', 'nowhere/car', 'AddCar', 'CarAdded')).toMatch(/^There is no modules\/nowhere/);
  expect(refused('command', 'marketplace/listing', 'Paint', 'ListingPainted')).toMatch(/^"Paint" is no name/);
  expect(refused('command', 'marketplace/listing', 'PaintListing', 'ListingPainted')).toMatch(
    /has no status .*Nothing was written/,
  );
  expect(refused('stream', 'events/gathering', 'OpenGathering', 'GatheringOpened')).toMatch(
    /is there already/,
  );
});

/** Run Node in the copy.
 *  out     '' when it ends well, otherwise what it said */
function node(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}
