import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations, projections } from '../apps/runtime/registry.js';
import { schemaOf } from '../modules/kernel/processing/projection.js';

const root = join(import.meta.dirname, '..');
const named = readFileSync(join(root, 'docs/data-at-rest.md'), 'utf8');

/** The tables that this SQL leaves behind; those of a projection are in the schema of its name. */
function tablesIn(sql: string, schema?: string): readonly string[] {
  const tables = [...sql.matchAll(/create (?:unlogged )?table (?:if not exists )?([\w."]+)/gi)].map(
    ([, name = '']) => name.replaceAll('"', ''),
  );
  return tables.map((name) => (name.includes('.') || !schema ? name : `${schema}.${name}`));
}

/** Tables that a later migration replaced or took away. */
const gone = (sql: string): readonly string[] =>
  [...sql.matchAll(/drop table (?:if exists )?([\w.,\s]+)/gi)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(/\s/)[0] ?? ''),
  );

const sql = migrations.map((one) => one.sql).join('\n');
const dropped = new Set(gone(sql));
const tables = [
  ...tablesIn(sql).filter((name) => !dropped.has(name)),
  ...projections.flatMap(({ name, create }) => tablesIn(create, schemaOf(name))),
];

test('finds tables of modules and of screens', () => {
  expect(tables).toContain('identity.account');
  expect(tables).toContain('inventory.item');
  expect(tables.length).toBeGreaterThan(100);
});

test('every table is named in the list of what is kept where', () => {
  const missing = [...new Set(tables)].filter((name) => !named.includes(`\`${name}\``));
  expect(missing.sort()).toEqual([]);
});

test('the list names no table that is gone', () => {
  const known = new Set(tables);
  const listed = [...named.matchAll(/`([a-z_]+\.[a-z_]+)`/g)].map(([, name = '']) => name);
  expect(listed.filter((name) => !known.has(name))).toEqual([]);
});

test('the privacy page says that inventories are open in the database', () => {
  const page = readFileSync(join(root, 'frontend/src/features/privacy/privacy-sections.tsx'), 'utf8');
  expect(named).toMatch(/`inventory\.item`[^\n]*in clear/);
  expect(page).toContain('these copies are not encrypted');
});
