import { errorsBetween, oneErrorAway, spellingOf } from './corrections.js';
import { wordsOf, wordsOfPartNumber } from './words.js';

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
  expect(wordsOf('C5ZZ-6345-A')).toEqual(['c5zz', '6345', 'c5zz6345a']);
  expect(wordsOf('4-speed')).toEqual(['4', 'speed', '4speed']);
});

test('a part number is one word without its separators', () => {
  expect(wordsOfPartNumber('C5ZZ 6345-A')).toContain('c5zz6345a');
  expect(wordsOfPartNumber('3 970 010')).toContain('3970010');
});

test('words with a hyphen and no digit are not glued together', () => {
  expect(wordsOf('small-block')).toEqual(['small', 'block']);
});

test.each([
  ['carburator', 'carburetor', 1],
  ['mustnag', 'mustang', 1],
  ['chevele', 'chevelle', 1],
  ['chevrole', 'chevrolets', 2],
  ['', 'abc', 3],
  ['same', 'same', 0],
])('%s and %s are %i typing errors apart', (a, b, errors) => {
  expect(errorsBetween(a, b)).toBe(errors);
  expect(errorsBetween(b, a)).toBe(errors);
});

test('every word of oneErrorAway is one error away', () => {
  const words = oneErrorAway('camaro');
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((word) => errorsBetween('camaro', word) !== 1)).toEqual([]);
  expect(words).toEqual(expect.arrayContaining(['cmaaro', 'camro', 'camaros', 'camaru', 'xcamaro']));
});

describe('how a text was meant', () => {
  const meant = (word: string) =>
    ({
      carburator: { word: 'carburetor', isSearched: true },
      holly: { word: 'holley', isSearched: false },
    })[word];

  test('is said with what it was searched for', () => {
    expect(spellingOf(' Holly  Carburator, 4bbl', meant)).toEqual({
      text: 'Holly carburetor 4bbl',
      isSearched: true,
    });
  });

  test('is a suggestion where all words are known', () => {
    expect(spellingOf('holly 4bbl', meant)).toEqual({ text: 'holley 4bbl', isSearched: false });
  });

  test('is not said of a text that is right', () => {
    expect(spellingOf('C5ZZ-8200-A grille', meant)).toBeNull();
  });
});
