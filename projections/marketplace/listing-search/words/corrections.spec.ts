import { errorsBetween } from '../../../../modules/kernel/text/spelling.rules.js';
import { oneErrorAway, spellingOf } from './corrections.js';

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
