import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** SQL keeps the borders that imports keep: a table is named in the folder that creates it, and nowhere else (ADR 0064). */
const root = join(import.meta.dirname, '..');
const files = globSync('{modules,projections}/**/*.ts', { cwd: root })
  .filter((file) => !/\.(spec|fixtures)\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
/** Tables whose rows went to another module; the migration stays where it was, in the schema of that time. */
const moved: Readonly<Record<string, string>> = { 'messaging.draft': 'modules/drafts' };
const owners = new Map(
  files
    .flatMap(({ file, source }) =>
      tablesIn(file, source).flatMap((table) =>
        [table, String(table.split('.')[0])].map((name) => [name, folderOf(file)] as const),
      ),
    )
    .concat(Object.entries(moved)),
);

const tables = [...owners.keys()].filter((name) => name.includes('.'));
/** What a file has that may name a table; the others are not parsed. */
const mayName = new RegExp(['withSchema', 'sql\\.id', '\\.\\$\\{', ...tables].join('|'));

test('every statement names the tables of its own folder only', () => {
  const strangers = files
    .filter(({ source }) => mayName.test(source))
    .flatMap(({ file, source }) => strangersIn(file, source).map((name) => `${file}: ${name}`));
  expect(strangers).toEqual([]);
});

test('knows the tables of modules and screens, and each way to name one', () => {
  expect(owners.get('identity.account')).toBe('modules/identity');
  expect(owners.get('listing_search.card')).toBe('projections/marketplace/listing-search');
  const source = `
    sql\`select from identity.account where id = \${id} and exists (select from members.handle)\`;
    db.selectFrom('listing_search.card as card').innerJoin('kernel.job', 'a', 'b');
    db.withSchema('mail').selectFrom('outbox');
    sql.table(\`support.\${table}\`);
    type Tables = { 'notices.digest': Row };
    // members.invitation
    messages.message;
    const file = 'messages.json';`;
  expect(strangersIn('modules/members/members.ts', source)).toEqual([
    'identity.account',
    'listing_search.card',
    'kernel.job',
    'mail',
    'support',
    'notices.digest',
  ]);
});

test('only what a module shows to others names tables of its screens', () => {
  const source = 'sql`select from listing_search.card`';
  expect(strangersIn('modules/marketplace/prices.ports.ts', source)).toEqual([]);
  expect(strangersIn('modules/marketplace/prices.job.ts', source)).toEqual(['listing_search.card']);
  expect(strangersIn('modules/deals/prices.ports.ts', source)).toEqual(['listing_search.card']);
});

/** A module, or a screen of a module. */
function folderOf(file: string): string {
  const depth = file.startsWith('projections/') ? 3 : 2;
  return file.split('/').slice(0, depth).join('/');
}

/** A projection creates its tables in the schema of its name; a migration of a module names the schema. */
function tablesIn(file: string, source: string): readonly string[] {
  const [folder, , screen] = file.split('/');
  return [...source.matchAll(/create(?: unlogged)? table(?: if not exists)? ((?:\w+\.)?\w+) \(/g)].map(
    ([, table = '']) =>
      folder === 'projections' && !table.includes('.') ? `${screen?.replaceAll('-', '_')}.${table}` : table,
  );
}

/** Tables, or whole schemas, of other folders. A migration may change what the kernel keeps. What a module shows to others may be a query of its own
 *  screens, for others to join. */
function strangersIn(file: string, source: string): readonly string[] {
  const folder = folderOf(file);
  const isOwn = (owner: string) =>
    owner === folder ||
    (owner === 'modules/kernel' && file.endsWith('.migrations.ts')) ||
    (owner.startsWith(`${folder.replace('modules/', 'projections/')}/`) &&
      /\.(ports|shared)\.ts$/.test(file));
  const created = tablesIn(file, source);
  return namesIn(source).filter(
    (name) => owners.has(name) && !created.includes(name) && !isOwn(owners.get(name) ?? ''),
  );
}

/** What may be a table or a schema in the texts of a file: in quotes, or a part of a template. */
function namesIn(source: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const goesOn = ts.isTemplateHead(node) || ts.isTemplateMiddle(node);
    if (goesOn || ts.isStringLiteralLike(node) || ts.isTemplateTail(node)) {
      if (isSchema(node)) names.push(node.text);
      for (const [name] of node.text.matchAll(/(?<![\w.])\w+\.\w+/g)) names.push(name);
      if (goesOn) names.push(...(/\b\w+(?=\.$)/.exec(node.text) ?? []));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('', source, ts.ScriptTarget.Latest, true));
  return names;
}

const isSchema = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) &&
  ts.isPropertyAccessExpression(parent.expression) &&
  ['withSchema', 'id'].includes(parent.expression.name.text);
