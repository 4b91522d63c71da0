import { IdParams, personName, text } from './contract.js';
import { OptionalLongitude } from './query.contract.js';

const title = text(20);

test.each([
  ['spaces around it', '  327 block ', '327 block'],
  ['a NUL, which PostgreSQL does not keep', '327\u0000 block', '327 block'],
  ['a control sign between two numbers, which stay two', '3\u001f8 3\u000b8', '3 8 3 8'],
  ['half an emoji, which PostgreSQL does not keep', '327 block \ud83d', '327 block \ufffd'],
  ['a mark that turns the direction of the text beside it', '\u202ekcolb 723\u202c', 'kcolb 723'],
])('member-written text is cleaned of %s', (_what, written, kept) => {
  expect(title.parse(written)).toBe(kept);
});

test('a whole emoji, and letters of any script, stay', () => {
  for (const words of ['🚗 👨‍👩‍👧', 'Łódź', '日本', 'مرحبا']) expect(title.parse(words)).toBe(words);
});

test.each(['', '   ', '\u200b\u200b\u200b', '\u2060\ufeff', '\u3164', '\u2800 \u1160'])(
  'text in which there is nothing to read (%j) is refused',
  (blank) => {
    expect(title.safeParse(blank).success).toBe(false);
  },
);

test.each(['Ana María', "Conan O'Brien", 'J. R. Smith', 'Dr. Łukasz-Jan, Jr.', '李小龙', 'St. John'])(
  '%s is a name',
  (name) => {
    expect(personName(80).parse(name)).toBe(name);
  },
);

test.each([
  'You won http://evil.example',
  'evil.example',
  'WWW.evil',
  'a@b.co',
  'Look: here',
  'x/y',
  'evil。com',
  'evil．com',
  'evil｡com',
  'evil\u200b.com',
  'ｅｖｉｌ．ｃｏｍ',
])('%s is an address, not a name', (name) => {
  expect(personName(80).safeParse(name).success).toBe(false);
});

test('a name is one line', () => {
  expect(personName(80).parse(' Ana\r\n\n\tMaría\u2028 Smith\u0085 ')).toBe('Ana María Smith');
});

test.each(['Ana\u3164Smith', '\u115f', 'Ana \uffa0'])(
  'a name (%j) has no letters that show nothing',
  (name) => {
    expect(personName(80).safeParse(name).success).toBe(false);
  },
);

test('an id is read in small letters, as it was recorded', () => {
  const id = '55e0cfd0-bf7f-5e6e-88af-d09d5e90cc75';
  expect(IdParams.parse({ id: id.toUpperCase() })).toEqual({ id });
});

test.each([
  ['1e-322', 0],
  ['-89.01870000001', -89.0187],
  ['', undefined],
])('a longitude (%j) is read to the centimeter, which PostgreSQL can keep', (written, read) => {
  expect(OptionalLongitude.parse(written)).toBe(read);
});
