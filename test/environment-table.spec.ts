import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Environment, readEnvironment } from '../modules/kernel/config/environment.js';

const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');

/** Name and default of each row of the README's environment table. */
const table = [...readme.matchAll(/^\| `([A-Z_]+)` \| (.+?) \| .+ \|$/gm)].map(
  ([, name = '', standard = '']) => [name, standard.replaceAll('`', '')] as const,
);

test('the README names every variable that is read, in order, and no other', () => {
  expect(table.map(([name]) => name)).toEqual(Object.keys(Environment.shape));
});

test.each(table)('%s is %s when it is not set, as the README says', (name, standard) => {
  const read = readEnvironment({}) as Readonly<Record<string, unknown>>;
  expect(inWords(read[name])).toBe(standard);
});

test.each([
  ['PORT', '70000'],
  ['PORT', '3000x'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['SECRET_KEY', 'short'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['EVENTSTORE_URL', 'http://localhost:2113'],
  ['MAPBOX_TOKEN', 'sk.secret'],
  ['SMC_DEMO', 'perhaps'],
])('a wrong %s stops the start with one line that names it', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(
    new RegExp(`^Wrong environment: ${name} [^\\n]+\\.$`),
  );
});

test('an emptied variable counts as not set', () => {
  expect(readEnvironment({ PORT: '', PUBLIC_URL: '' }).publicUrl).toBe('http://localhost:3000');
});

test('in production the address that people use must be set, and any will do that is one', () => {
  expect(() => readEnvironment({ NODE_ENV: 'production' })).toThrow(
    'Wrong environment: PUBLIC_URL must be set in production, to the address that people use (https://…): mails lead there.',
  );
  const set = { NODE_ENV: 'production', PUBLIC_URL: 'https://swap.example/' };
  expect(readEnvironment(set).publicUrl).toBe('https://swap.example');
});

function inWords(value: unknown): string {
  if (value === undefined) return 'unset';
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}
