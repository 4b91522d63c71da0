import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** SQL keeps the borders that imports keep: a table is named in the folder that creates it, nowhere else (ADR 0064). */
const root = join(import.meta.dirname, '..');
const files = globSync('{modules,projections}/**/*.ts', { cwd: root })
  .filter((file) => !/\.(spec|fixtures)\.ts$/.test(file))
  .map((file) => ({ file, folder: folderOf(file), source: readFileSync(join(root, file), 'utf8') }));
const owners = new Map(
  files.flatMap(({ folder, source }) => tablesIn(folder, source).map((name) => [name, folder])),
);
const schemas = new Map([...owners].map(([name, folder]) => [String(name.split('.')[0]), folder]));

test('every statement names the tables of its own folder only', () => {
  expect(
    files.flatMap(({ file, folder, source }) =>
      strangersIn(source, folder).map((name) => `${file}: ${name}`),
    ),
  ).toEqual([]);
});

test('finds what a folder creates, and each way to name it', () => {
  expect(owners.get('identity.account')).toBe('modules/identity');
  expect(owners.get('listing_search.card')).toBe('projections/marketplace/listing-search');
  const source = `
    sql\`select from identity.account where id = \${id} and exists (select from members.handle)\`;
    db.selectFrom('listing_search.card as card').innerJoin('kernel.job', 'a', 'b');
    db.withSchema('mail').selectFrom('outbox');
    sql.table('support.request');
    type Tables = { 'notices.digest': Row };
    // members.invitation
    messages.message;
    const file = 'messages.json';`;
  expect(strangersIn(source, 'modules/members')).toEqual([
    'identity.account',
    'listing_search.card',
    'kernel.job',
    'mail',
    'support.request',
    'notices.digest',
  ]);
});

/** A module, or a screen of a module. */
function folderOf(file: string): string {
  return file
    .split('/')
    .slice(0, file.startsWith('projections/') ? 3 : 2)
    .join('/');
}

/** A projection creates its tables in the schema of its name, a module in a schema that its migration names. */
function tablesIn(folder: string, source: string): readonly string[] {
  const own = folder.startsWith('projections/') ? `${folder.split('/')[2]?.replaceAll('-', '_')}.` : '';
  return [...source.matchAll(/create(?: unlogged)? table(?: if not exists)? ((?:\w+\.)?\w+) \(/g)].map(
    ([, name]) => (name?.includes('.') ? name : `${own}${name}`),
  );
}

function strangersIn(source: string, folder: string): readonly string[] {
  return textsIn(source)
    .flatMap(({ text, isSchema }) =>
      isSchema ? [text] : [...text.matchAll(/(?<![\w.])\w+\.\w+/g)].map(([name]) => name),
    )
    .filter((name) => {
      const owner = owners.get(name) ?? schemas.get(name);
      return owner !== undefined && owner !== folder;
    });
}

/** What a file has in quotes, parts of templates too. */
function textsIn(source: string): readonly { readonly text: string; readonly isSchema: boolean }[] {
  const texts: { text: string; isSchema: boolean }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push({ text: node.text, isSchema: isSchemaOf(node) });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('', source, ts.ScriptTarget.Latest, true));
  return texts;
}

const isSchemaOf = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) &&
  ts.isPropertyAccessExpression(parent.expression) &&
  ['withSchema', 'id'].includes(parent.expression.name.text);
