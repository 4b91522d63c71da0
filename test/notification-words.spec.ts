import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const modules = join(import.meta.dirname, '..', 'modules');

/** Everything that writes the words of a notification: it takes type and subtype from a `*.notification-kinds.ts`. */
const files = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(spec|fixtures)\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(modules, file), 'utf8') }))
  .filter(
    ({ file, text }) =>
      /\.of\(/.test(text) && /notification-kinds\.js'/.test(text) && !file.startsWith('notifications/'),
  )
  .concat(
    ['community/decided-message.rules.ts'].map((file) => ({
      file,
      text: readFileSync(join(modules, file), 'utf8'),
    })),
  );

/** The sentences in a file. */
const sentencesIn = (text: string): readonly string[] =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '')
    .match(/'[^'\n]*'|`(?:[^`$]|\$\{(?:[^{}]|`[^`]*`|\{[^{}]*\})*\})*`/g)
    ?.map((literal) => literal.slice(1, -1))
    .filter((words) => /^[A-Z{“$].* .*[.?:}]/.test(words)) ?? [];

const sentences = files.flatMap(({ file, text }) => sentencesIn(text).map((words) => [file, words] as const));

/** Words that say neither who nor what. */
const vague =
  /\b(somebody|someone|something|a new (message|follower|comment)|(a|the) (listing|message|buyer|seller|minor)|the other member)\b/i;

/** Where nobody may be named: reports and staff. Or where nobody in particular is meant. */
const rightly = [
  'Somebody is looking at your appeal now.',
  'Somebody says that {listing} is sold. Is it?',
  '{listing} went to somebody else, so your hold has ended.',
  'We could not verify {who} as your guardian. You can invite them again, or somebody else.',
];

test('the texts of all modules are found', () => {
  expect(files.length).toBeGreaterThan(15);
  expect(sentences.length).toBeGreaterThan(80);
});

test('no notification says “a listing” or “somebody” without saying which and who', () => {
  expect(sentences.filter(([, words]) => vague.test(words) && !rightly.includes(words))).toEqual([]);
});

test('every message names a member or a thing, but for what is about the recipient alone', () => {
  const nameless = files.flatMap(({ text }) =>
    [...text.matchAll(/message:\s*(?:'([^'\n]*)'|`([^`$]*)`)/g)]
      .map(([, plain, template]) => plain ?? template ?? '')
      .filter((words) => !words.includes('{')),
  );
  expect(nameless).toEqual([
    'Welcome to Swap Meet Classics. See what is for sale near you, or list your first part.',
  ]);
});
