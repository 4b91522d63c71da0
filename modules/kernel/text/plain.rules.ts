/** The normalized form of a text for every search: small letters without accents, in plain signs. Stored and typed
 *  texts are normalized alike, so "Citroën" is "citroen", "d’Alene" is "dalene", "Ｃ４ＡＺ" is "c4az" and "1964½" is "1964
 *  1/2 ".
 *  out     signs other than apostrophes stay; fractions are separate words */
export function plain(text: string): string {
  const clean = isAscii.test(text) ? text.toLowerCase().replace(/['`]/g, '') : plainOfAny(text);
  const whole = clean.includes('.5') ? clean.replace(halfYear, '$1 1/2') : clean;
  return whole.includes('/') ? whole.replace(fractions, '$1 $2 ') : whole;
}

/** "1/2", in the form that `plain` returns. */
export const isFraction = (word: string): boolean => oneFraction.test(word);

const isAscii = /^[\x20-\x7e\s]*$/;

/** "1964.5" is "1964½". */
const halfYear = /\b(19\d\d)\.5\b/g;

/** Tenths to halves, and the fractions on rulers. "3/14/57" and "66/67" are not fractions. */
const oneFraction = /^\d{1,2}\/(?:10|12|16|32|64|[2-9])$/;
const fractions = /(^|[^\d/])(\d{1,2}\/(?:10|12|16|32|64|[2-9]))(?![\d/])/g;

function plainOfAny(text: string): string {
  return text
    .replace(/[\u2122\u2120]/g, ' ') // ™ and ℠ would become letters
    .replace(/[\u00bc-\u00be\u2150-\u215e\u2189]/g, ' $& ') // keeps "1964½" from becoming 19641/2
    .replace(/\u215f/g, ' 1/')
    .replace(/(\p{N})(?=[\u2070\u00b9\u00b2\u00b3\u2074-\u2079]+[\u2044\u2215/])/gu, '$1 ')
    .replace(apostrophes, '')
    .replace(/[\u00d7\u2715\u2716\u2a2f]/g, 'x') // 2×4
    .replace(/(?<!\p{Script=Greek})[\u2126\u03a9\u03c9](?!\p{Script=Greek})/gu, ' ohm')
    .replace(/(?<!\p{Script=Greek})[\u00b5\u03bc](?!\p{Script=Greek})/gu, 'u') // µF
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}'`]/gu, '')
    .replace(/[\u2010-\u2015\u2212\u2043\u2e3a\u2e3b]/g, '-')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(letters, (letter) => asciiOf[letter] ?? letter);
}

/** Replaced before NFKD, which turns some into a blank. Primes are feet and inches, and add nothing to a word. */
const apostrophes =
  /[\u00b4\u02b9\u02bb-\u02bd\u02c8\u055a\u05f3\u2018-\u201b\u2032-\u2037\u2057\ua78b\ua78c\uff07]/g;

/** Letters that do not decompose into a letter and an accent. */
const asciiOf: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ȷ: 'j',
  ŋ: 'n',
  ŧ: 't',
  ĸ: 'k',
  ƒ: 'f',
  ς: 'σ',
};
const letters = /[ßøæœłđðþħıȷŋŧĸƒς]/g;
