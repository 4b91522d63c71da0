import { plain } from './plain.rules.js';
import { isFoundIn, searchTextOf, wantedOf, wordsOf, wordsOfPartNumber } from './words.rules.js';

test('words are lower case, without accents, each once, without stop words', () => {
  expect(wordsOf('The Café Racer for CAFÉ people', "it's Ørsted")).toEqual([
    'cafe',
    'racer',
    'people',
    'orsted',
  ]);
});

test('words around letters of other alphabets are found too', () => {
  expect(wordsOf('hot rod Привет-66 and rust')).toEqual(['hot', 'rod', 'привет', '66', 'привет66', 'rust']);
});

test('a number with separators is found with and without them', () => {
  expect(wordsOf('C5ZZ-6345-A')).toEqual(expect.arrayContaining(['c5zz', '6345', 'c5zz6345a']));
  expect(wordsOf('4-speed')).toEqual(['4', 'speed', '4speed']);
});

test('a part number is one word without its separators', () => {
  expect(wordsOfPartNumber('C5ZZ 6345-A')).toContain('c5zz6345a');
  expect(wordsOfPartNumber('3 970 010')).toContain('3970010');
});

test.each([
  ['tbird', 'T-Bird'],
  ['T Bird', 'T-Bird'],
  ['XKE', 'XK-E'],
  ['o-ring', 'Oring'],
  ['4x4', '4×4'],
  ['5/16-18 x 1½', '5/16-18 × 1 1/2'],
  ['50 ohm', '50Ω'],
  ['uF', '10 µF'],
])('%s finds %s', (typed, stored) => expect(isFoundIn(typed, stored)).toBe(true));

test('words with a hyphen and no digit are not glued together', () => {
  expect(wordsOf('small-block')).toEqual(['small', 'block']);
});

test.each([
  ['Citroën', 'citroen'],
  [
    "d'Alene d’Alene dʼAlene d´Alene d`Alene d′Alene d＇Alene",
    'dalene dalene dalene dalene dalene dalene dalene',
  ],
  ['Ｃ４ＡＺ－９６００', 'c4az-9600'],
  ['C4AZ‐9600‑B–C—D−E', 'c4az-9600-b-c-d-e'],
  ['Stra\u00dfe STRA\u1e9eE', 'strasse strasse'],
  ['İstanbul ısı', 'istanbul isi'],
  ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
  ['ﬁlter oﬀer', 'filter offer'],
  ['Ⅱ ② 𝗖𝟰 ㏄', 'ii 2 c4 cc'],
  ['car\u200bbu\u00adre\u2060tor\ufeff', 'carburetor'],
  ['Łódź Ærø Þór', 'lodz aero thor'],
  ['M8×1.25 2✕4', 'm8x1.25 2x4'],
  ['10 µF 10 μF', '10 uf 10 uf'],
  ['50 Ω 50 \u2126', '50  ohm 50  ohm'],
  ['Ωμέγα', 'ωμεγα'],
])('%s is compared as %s', (text, clean) => expect(plain(text)).toBe(clean));

test.each([['½'], ['1/2'], ['1⁄2'], ['1∕2'], ['１／２'], ['¹⁄₂']])('%s is a half', (text) =>
  expect(wordsOf(`${text} ton`)).toEqual(['1/2', 'ton']),
);

test('the digits beside a fraction stay their own', () => {
  for (const text of ['1964½', '1964 1/2', '1964-1/2', '1964¹⁄₂', '1964.5'])
    expect(wordsOf(text)).toEqual(['1964', '1/2']);
  expect(wordsOf('3/14/57')).toContain('31457');
  expect(wordsOf('1966/1967 66/67')).toEqual(expect.arrayContaining(['1966', '1967', '66', '67']));
  expect(wordsOf('½ton')).toEqual(['1/2', 'ton']);
});

test('signs of trade are no letters', () => {
  expect(wordsOf('Edelbrock™ Holley® Bosch℠')).toEqual(['edelbrock', 'holley', 'bosch']);
});

const numbers = [
  'C4AZ-9600-B',
  'C4AZ9600B',
  'C4AZ 9600 B',
  'c4az-9600b',
  'C4AZ9600 B',
  'C4AZ‑9600–B',
  'Ｃ４ＡＺ ９６００−Ｂ',
];
test.each(numbers.flatMap((typed) => numbers.map((stored) => [typed, stored] as const)))(
  'typed %s finds stored %s',
  (typed, stored) => {
    expect(isFoundIn(typed, `Air cleaner, ${stored}, 1964`)).toBe(true);
    expect(isFoundIn(typed, 'Air cleaner C4AZ-9601-B')).toBe(false);
  },
);

test.each([
  ['bin3', 'Barn › Bin 3'],
  ['anas', "Ana's garage"],
  ['ana’s', "Ana's garage"],
  ["ana's", 'Ana’s garage'],
  ['a-3', 'Rack A 3'],
  ['gar bar', 'Barn, garage'],
  ['1-1/8', 'Wrench 1⅛'],
  ['', 'Anything'],
  ['–', 'Anything'],
])('typed %j finds %s', (typed, stored) => expect(isFoundIn(typed, stored)).toBe(true));

test('a search text keeps the smallest words', () => {
  expect(searchTextOf('Part A of 2', null)).toBe('part a of 2');
  expect(wantedOf('of C4AZ-9600')).toEqual([[['of']], [['c4az9600'], ['c4az', '9600']]]);
});

test('a word of sixty letters keeps its letters whole', () => {
  expect(wordsOf(`${'a'.repeat(59)}\u{10330}`)[0]?.isWellFormed()).toBe(true);
});
