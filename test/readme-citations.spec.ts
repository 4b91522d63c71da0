import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Older ADRs name the files of their time. */
const firstRecentAdr = '0055';

/** Files of the recipes' examples. */
const examples = ['car.content.ts'];

const folders = ['apps', 'docs', 'frontend/src', 'modules', 'projections', 'scripts', 'test'];
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/connections.md',
  'docs/costly-work.md',
  'docs/operations.md',
  ...files.filter((file) => file.endsWith('README.md') || /^docs\/adr\/\d/.test(file)),
].filter((page) => !(page.startsWith('docs/adr/0') && page < `docs/adr/${firstRecentAdr}`));

/** Comments say where a rule is written: `source  README, Rules 3 and 9`, `source  modules/members/README.md, The configured check`. */
const citations = ['apps', 'modules', 'projections', 'frontend/src'].flatMap((folder) =>
  sourcesIn(folder).flatMap((file) => citationsIn(file, readFileSync(join(root, file), 'utf8'))),
);

test('comments cite READMEs', () => expect(citations.length).toBeGreaterThan(20));

test('every README that a comment cites has the heading and the numbers', () => {
  expect(citations.filter((one) => !resolves(one)).map(({ text }) => text)).toEqual([]);
});

test.each(['Wheels', 'Rule 99', 'Rules 3 and 99', 'The configured check 1'])('%s is missed', (cited) => {
  const found = citationsIn('modules/members/x.ts', `/** source  README, ${cited} */`);
  expect(found.every(resolves)).toBe(false);
});

test('every file that a README or a recent ADR names exists', () => {
  expect(pages.flatMap((page) => missingIn(page, readFileSync(join(root, page), 'utf8')))).toEqual([]);
});

test.each(['`modules/mail/nobody.ts`', '`no-such-file.rules.ts`', '[x](modules/nowhere)'])(
  '%s is found missing',
  (words) => expect(missingIn('README.md', words)).toHaveLength(1),
);

interface Citation {
  readonly text: string;
  readonly module: string;
  readonly heading: string;
  readonly numbers: readonly string[];
}

/** A part without a heading of its own is of the heading before it; numbers are in its numbered list. */
function citationsIn(file: string, source: string): readonly Citation[] {
  const own = /^modules\/([\w-]+)\//.exec(file)?.[1] ?? '';
  const cited = source.matchAll(/source .*?(?:modules\/([\w-]+)\/)?README(?:\.md)?, ([^;(*\n]+)/g);
  return [...cited].flatMap(([, module = own, words = '']) => {
    let heading = '';
    return words.split(/, | and /).map((part) => {
      heading =
        part
          .replace(/[\d–]+/g, '')
          .trim()
          .replace(/^Rule$/, 'Rules') || heading;
      return { text: `${file}: ${part.trim()}`, module, heading, numbers: part.match(/\d+/g) ?? [] };
    });
  });
}

function resolves({ module, heading, numbers }: Citation): boolean {
  const path = join(root, 'modules', module, 'README.md');
  const readme = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const section = readme.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`));
  return section !== undefined && numbers.every((number) => section.includes(`\n${number}. `));
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

/** A link starts at its page. A name in back-ticks may start at the root, at its page, or be the end of a path. */
function missingIn(page: string, words: string): readonly string[] {
  const linked = [...words.matchAll(/\]\((?!\w+:)([^)\s#]+)/g)].map(([, path = '']) => path);
  const named = [...words.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)]
    .map(([, path = '']) => path)
    .filter(
      (path) => /\.(tsx?|mjs|md)$/.test(path) || folders.some((folder) => path.startsWith(`${folder}/`)),
    );
  return [
    ...linked.filter((path) => !existsSync(join(root, dirname(page), path))),
    ...named.filter(
      (path) =>
        !examples.includes(path) &&
        ![path, join(dirname(page), path)].some((at) => existsSync(join(root, at))) &&
        !files.some((file) => file.endsWith(`/${path}`)),
    ),
  ].map((path) => `${page}: ${path}`);
}
