import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What `npm run add` writes, in a copy of the sources to which every recipe is added once.
 *  source  docs/adr/0070-what-repeats-is-made-by-a-command.md */
const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'smc-recipes-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('every recipe can be added', () => {
  expect(node([join(root, 'test/recipes/add-all.mjs'), copy])).toBe('');
});

test('what they write compiles', () => {
  expect(node(['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.garage.json'])).toBe('');
});

test('the tests that they write pass', () => {
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--testTimeout=120000'];
  expect(node([...jest, 'garage'])).toBe('');
});

test('what is registered is in the lists', () => {
  const manifest = readFileSync(join(copy, 'modules/garage/garage.manifest.ts'), 'utf8');
  for (const list of ['controllers', 'streams', 'jobs', 'notifications'])
    expect(manifest).toMatch(`${list}:`);
  const modules = readFileSync(join(copy, 'apps/runtime/modules.ts'), 'utf8');
  for (const name of ['garage', 'carsProjection', 'checkedCarsProjection'])
    expect(modules).toMatch(`${name}Manifest`);
});

/** Run Node in the copy.
 *  out     '' when it ends well, otherwise what it said */
function node(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}
