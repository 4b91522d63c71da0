import { isPersonal, mostLetters, searchWordsOf } from './search-words.rules.js';

const formOf = (text: string) => searchWordsOf(text)?.form;

test.each([
  ["'53 GMC grille", '1953 gmc grille', 'Grille for 53 GMC', '1953  gmc grilles'],
  ['57 Chevy Bel Air hubcap', '1957 chevrolet belair wheel cover', "hubcaps, '57 Chevy Bel Air"],
  ['carb 1965 Mustang', '1965 mustang carburetor'],
  ['C-10 left fender', 'left fenders C10', 'fender left c10'],
])('%s is what others type otherwise', (one, ...others) => {
  expect(formOf(one)).toBeTruthy();
  for (const other of others) expect([other, formOf(other)]).toEqual([other, formOf(one)]);
});

test.each([
  ['1953 GMC grille', '1954 GMC grille'],
  ['1953 GMC grille', '1953 Ford grille'],
  ['left fender C10', 'right fender C10'],
  ['3970010', '3970011'],
  ['350 heads', '327 heads'],
])('%s is not %s', (one, other) => expect(formOf(one)).not.toBe(formOf(other)));

test('what was typed is kept as it was, without blanks that say nothing', () =>
  expect(searchWordsOf("  '53\tGMC   grille ")?.typed).toBe("'53 GMC grille"));

test.each([
  'rex@example.com',
  'call 608 555 0142',
  '(608) 555-0142',
  'grille 555-0142',
  '+44 171 496 0000',
  '6085550142',
  'www.example.com/grille',
  '1G1YY22G965104367',
])('%s is not kept: it may say who somebody is', (text) => {
  expect(isPersonal(text)).toBe(true);
  expect(searchWordsOf(text)).toBeUndefined();
});

test.each(['1953 1954 1955 GMC grille', 'C4AZ-9600-B', '3970010', '350 327 283 heads', '4-71 blower'])(
  '%s is kept',
  (text) => expect(searchWordsOf(text)?.typed).toBe(text),
);

test('neither is a text without a word, or of more letters than are kept', () => {
  for (const text of ['', ' - ', 'the', 'grille '.repeat(9)]) expect(searchWordsOf(text)).toBeUndefined();
  expect(searchWordsOf('x'.repeat(mostLetters))).toBeDefined();
});
