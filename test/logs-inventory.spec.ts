import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../modules/pages/pages.schemas.js';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/logs.md'), 'utf8');

test('each table that the inventory of logs names is made by a migration', () => {
  const tables = [...text.matchAll(/`((?:kernel|identity|mail)\.\w+)`/g)].map(([, table = '']) => table);
  const migrations = globSync('modules/**/*.migrations.ts', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  expect(tables.length).toBeGreaterThan(3);
  expect(
    tables.filter((table) => !new RegExp(`create table (if not exists )?${table}\\b`).test(migrations)),
  ).toEqual([]);
});

test('each page that it names is one', () => {
  const paths = [...text.matchAll(/`(\/admin[\w/-]+)`/g)].map(([, path]) => path);
  const known = Object.values<{ readonly path: string }>(pages).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !known.includes(path ?? ''))).toEqual([]);
});
