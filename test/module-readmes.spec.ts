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

  test('has a row for each command of its deciders, and no other', () => {
    expect(rowsOf(readme)).toEqual(expect.arrayContaining(orderedIn(source)));
    expect(orderedIn(source)).toEqual(expect.arrayContaining(rowsOf(readme)));
  });
});

test('a command is found in a union, and over several lines', () => {
  expect(
    orderedIn("Ordered<'PauseListing'> | Ordered<\n  | 'VerifyGuardian'\n  | 'RefuseGuardian',\n {}"),
  ).toEqual(['PauseListing', 'VerifyGuardian', 'RefuseGuardian']);
});

describe('a README that a comment cites', () => {
  const cited = ['apps', 'modules', 'projections', 'frontend/src'].flatMap((folder) =>
    filesOf(folder).flatMap((file) => citedIn(file, readFileSync(join(root, file), 'utf8'))),
  );

  test('was found', () => expect(cited.length).toBeGreaterThan(20));

  test('has the headings and numbers that it is cited by', () => {
    expect(cited.filter((place) => !stands(place)).map(({ says }) => says)).toEqual([]);
  });

  test.each(['Wheels', 'Rule 99', 'Rules 3 and 99', 'The configured check 1'])('is missed: %s', (cites) => {
    const places = citedIn('modules/members/x.ts', `/** source  README, ${cites} */`);
    expect(places.every(stands)).toBe(false);
  });
});

interface Place {
  readonly says: string;
  readonly module: string;
  readonly heading: string;
  /** The first and the last of the numbers that are meant. */
  readonly numbers: readonly number[];
}

/** `source  README, Commands, Rules 1–3 and 9; reliability.md 2.6` cites three places. */
function citedIn(file: string, source: string): readonly Place[] {
  const own = /^modules\/([\w-]+)\//.exec(file)?.[1];
  const cited = source.matchAll(/source .*?(?:modules\/([\w-]+)\/)?README(?:\.md)?, ([^;(*\n]+)/g);
  return [...cited].flatMap(([, module = own ?? '', words = '']) => {
    let heading = '';
    return words.split(/, | and /).map((part) => {
      const [, said = '', ...numbers] = /^(.*?)\s*(?:(\d+)(?:–(\d+))?)?\s*$/.exec(part) ?? [];
      heading = said.replace(/^Rule$/, 'Rules') || heading;
      return {
        says: `${file}: ${part.trim()}`,
        module,
        heading,
        numbers: numbers.filter(Boolean).map(Number),
      };
    });
  });
}

function stands({ module, heading, numbers }: Place): boolean {
  const section = readmeOf(module)
    .split(/^#+ /m)
    .find((part) => part.startsWith(`${heading}\n`));
  return section !== undefined && numbers.every((number) => new RegExp(`^${number}\\. `, 'm').test(section));
}

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

/** `Ordered<'HoldListing'>`, `Ordered<'VerifyGuardian' | 'RefuseGuardian', …>` */
function orderedIn(source: string): readonly string[] {
  const unions = source.matchAll(/\bOrdered<((?:\s*\|?\s*'\w+')+)/g);
  return [...unions].flatMap(([, union = '']) => union.match(/\w+/g) ?? []);
}

/** The first word of the rows of the table headed `command`; what is no stream's order begins small. */
function rowsOf(readme: string): readonly string[] {
  const [, rows = ''] = /^\| command \|[^\n]*\n\|[-| ]+\n((?:\|[^\n]*\n)+)/m.exec(readme) ?? [];
  return [...rows.matchAll(/^\| ([A-Z]\w+)/gm)].map(([, command = '']) => command);
}

/** The first cell of the rows of tables headed `code`. */
function codesIn(readme: string): readonly string[] {
  return [...readme.matchAll(/^\| code \|[^\n]*\n\|[-| ]+\n((?:\|[^\n]*\n)+)/gm)].flatMap(([, rows = '']) =>
    rows.split('\n').flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]{3,}/g) ?? []),
  );
}

function sourceOf(...path: readonly string[]): string {
  return filesOf(join(...path))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|given|d)\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}
