import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const modules = readdirSync(join(root, 'modules'));

describe.each(modules)('modules/%s/README.md', (name) => {
  const readme = readmeOf(name);
  const source = sourceOf('modules', name);

  test('lists every code that the module refuses with, but for those of any call', () => {
    const listed = codesIn(readme + readmeOf('kernel'));
    expect(thrownIn(source).filter((code) => !listed.includes(code))).toEqual([]);
  });

  test('lists no code that nobody refuses with', () => {
    const everywhere = sourceOf('modules') + sourceOf('projections') + sourceOf('apps');
    expect(codesIn(readme).filter((code) => !everywhere.includes(`'${code}'`))).toEqual([]);
  });

  test('has a row for each command of its deciders', () => {
    const commands = [...source.matchAll(/Ordered<'(\w+)'/g)].map(([, command = '']) => command);
    expect(commands.filter((command) => !new RegExp(`^\\| ${command}\\b`, 'm').test(readme))).toEqual([]);
  });
});

function readmeOf(name: string): string {
  return readFileSync(join(root, 'modules', name, 'README.md'), 'utf8');
}

/** `conflict('HOLD_USED', …)` */
function thrownIn(source: string): readonly string[] {
  const thrown = source.matchAll(
    /\b(?:invalid|unauthenticated|forbidden|notFound|conflict|tooLarge|unprocessable|tooMany|unavailable)\(\s*'([A-Z_]+)'/g,
  );
  return [...new Set([...thrown].map(([, code = '']) => code))];
}

/** The first cell of the rows of tables headed `code`. */
function codesIn(readme: string): readonly string[] {
  return [...readme.matchAll(/^\| code \|[^\n]*\n\|[-| ]+\n((?:\|[^\n]*\n)+)/gm)].flatMap(([, rows = '']) =>
    rows.split('\n').flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]{3,}/g) ?? []),
  );
}

function sourceOf(...path: readonly string[]): string {
  const folder = join(root, ...path);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.(spec|given|d)\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}
