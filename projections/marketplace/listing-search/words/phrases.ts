import { lettersIn } from './letters.js';
import { measuresIn } from './measures.js';
import { modelYearsIn } from './model-years.js';
import type { Phrase } from './phrase.js';

/** The phrases of a text as `readable` returns it, in order; none overlaps another. */
export function phrasesIn(text: string): readonly Phrase[] {
  const lower = text.toLowerCase();
  const small = lower.length === text.length ? lower : text;
  const measures = measuresIn(small);
  const phrases = [...measures];
  for (const one of [...modelYearsIn(text), ...lettersIn(text, small)])
    if (!phrases.some((other) => one.from < other.to && other.from < one.to)) phrases.push(one);
  return phrases.sort((one, other) => one.from - other.from);
}

/** The words of a listing for the phrases of its texts. */
export function phraseWordsOf(...texts: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(texts)].flatMap((text) =>
    text ? phrasesIn(readable(text)).flatMap(({ words }) => words) : [],
  );
}

/** A text with plain quotes, dashes, fractions and multiplication signs. Its words stay the same. */
export function readable(text: string): string {
  if (isPlain.test(text)) return withoutQuotes(text);
  return withoutQuotes(
    text
      .replace(/[\u2018\u2019\u201b\u2032\u00b4\uff07]/g, "'")
      .replace(/[\u201c\u201d\u2033\uff02]/g, '"')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/[\u00d7\u2715\u2716\u2a2f]/g, 'x')
      .replace(/[\u00bc-\u00be\u2150-\u215e]/g, (one) => ` ${one.normalize('NFKC')}`)
      .replace(/[\u2044\u2215]/g, '/'),
  );
}

const isPlain = /^[\x20-\x7e\s]*$/;

/** Quotes around words are not inches: the "409" engine. */
const withoutQuotes = (text: string): string =>
  text.includes('"') ? text.replace(/(^|[\s(])"(\S[^"]{0,80})"(?![\p{L}\p{N}])/gu, '$1 $2 ') : text;
