import { asOneWord, synonymsOf } from './synonyms.js';

test.each([
  ['66', ['1966']],
  ['chevy', ['chevrolet']],
  ['vettes', ['corvette']],
  ['trans', ['transmission']],
  ['20', []],
  ['327', []],
  ['fender', []],
  ...Object.getOwnPropertyNames(Object.prototype).map((word): [string, string[]] => [word, []]),
])('%s also means %j', (word, synonyms) => expect(synonymsOf(word)).toEqual(synonyms));

test.each([
  ['Bel Air', 'BelAir'],
  ['F-100', 'F100'],
  ['Impala', undefined],
  ['Country Squire Wagon', undefined],
  [undefined, undefined],
])('%s as one word is %s', (name, word) => expect(asOneWord(name)).toBe(word));
