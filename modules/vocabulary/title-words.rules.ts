import { plain } from '../kernel/text/plain.rules.js';

/** A title as words, each with what separates it from the one before. */
export interface TitleWords {
  /** As written, in small letters: "needs", "c8ae9425b", "3.55". */
  readonly raw: readonly string[];
  /** In the singular. */
  readonly words: readonly string[];
  /** Before each word: a cut (comma, dash, colon, bracket), a slash, or nothing. */
  readonly signs: readonly ('' | ',' | '/')[];
}

/** Split a title into words. "w/o" is "without", "4-bbl" is "4 barrel", "9"" is "9 inch", "F-100" is "f100". */
export function titleWords(title: string): TitleWords {
  const raw: string[] = [];
  const signs: ('' | ',' | '/')[] = [];
  let text = plain(title);
  for (const [sign, pattern, by] of rewritten) if (sign.test(text)) text = text.replace(pattern, by);
  let sign: '' | ',' | '/' = '';
  for (const { 0: token, index: at } of text.matchAll(tokens)) {
    if (isWord.test(token)) {
      raw.push(token);
      signs.push(sign);
      sign = '';
    } else if (token === '/')
      sign = sign || (/\d$/.test(raw.at(-1) ?? '') && /^\/\s*\d/.test(text.slice(at)) ? '' : '/');
    else sign = ',';
  }
  return { raw, words: raw.map(singular), signs };
}

/** What stays one word, and what cuts. A dash cuts between blanks, a full stop after a long word: "pass. side" is short for something. */
const tokens = /[a-z0-9]+(?:\.[0-9][a-z0-9]*)*|\/|[,;:()[\]!?|]|(?<=\s)-+(?=\s)|(?<=[a-z0-9]{5})\.(?=\s)/g;
const isWord = /^[a-z0-9]/;

/** Ways of writing, each with a cheap test whether it can occur. */
const rewritten: readonly (readonly [RegExp, RegExp, string])[] = [
  [/\//, /\bw\/\s?o\b\.?/g, ' without '],
  [/\//, /\bw\//g, ' with '],
  [/\//, /\b(l|r|n|o)\/(h|s)\b/g, '$1$2'],
  [/\//, /\ba\/c\b/g, ' ac '],
  [/\//, /\bm\/c\b/g, ' master cylinder '],
  [/\//, /\bp\/s\b/g, ' power steering '],
  [/\//, /\bp\/b\b/g, ' power brake '],
  [/\//, /\bo\/d\b/g, ' overdrive '],
  [/\//, /\bt\/case\b/g, ' transfer case '],
  [
    /1\/4/,
    /\b1\/4(?=\s*-?\s*(?:panel|window|glass|skin|light|trim|extension|molding|moulding|regulator|patch))/g,
    'quarter',
  ],
  [/mou?ld|mldg/, /\b(?:moulding|mldg)(s?)\b/g, 'molding$1'],
  [/colour/, /colour/g, 'color'],
  [/\$/, /\$\s?\d[\d,.]*k?\b/g, ' , '],
  [
    /within|under|below|up to|max|limit/,
    /\b(?:within|under|below|up to|max|limit)\s+(?!(?:19)\d\d\b)\d[\d,]*k?\b/g,
    ' , ',
  ],
  [/limit|less|max|tops|firm|obo/, /\b\d[\d,]*k?\s+(?:limit|or less|max|tops|firm|obo)\b/g, ' , '],
  [/cfm/, /\b\d{3,4}\s?cfm\b/g, ' '],
  [/2\s?\+\s?2/, /\b2\s?\+\s?2\b/g, ' fastback '],
  [/1[:/]\d\d/, /\b1[:/](12|18|2[45]|32|43|64|87)\b/g, ' 1 $1 scale '],
  [/[&+]/, /[&+]/g, ' and '],
  [/\d\s?(?:"|'')/, /(\d)\s?(?:"|'')/g, '$1 inch '],
  [/\d-/, /\b3\s?-\s?2\s?(?:bbl|barrel)s?\b/g, ' tri power '],
  [/bbl|barrel|brl/, /(\d)\s*-?\s*(?:bbl|barrel|brl)s?\b/g, '$1 barrel'],
  [/[124]v\b/, /\b([124])v\b/g, '$1 barrel'],
  [/volt|\bv\b/, /\b(6|12|24)[\s-]?(?:volts?|v)\b/g, '$1 volt'],
  [/\d[v]/, /\b(6|12)v\b/g, '$1 volt'],
  [/spd|sp\b/, /\b([2-6])[\s-]?(?:spd|sp)\b/g, '$1 speed'],
  [/-\d/, /\b([a-z]{1,2})-(?=\d)/g, '$1'],
  [/head/, /\b(drop|fixed)[\s-]heads?\b/g, '$1head'],
  [/[\s-](?:on|in)\b/, /\b(bolt|clip|clamp|screw|snap|weld|slip)[\s-](on|in)\b/g, '$1$2'],
  [/dr\b|door/, /\b(?:([2345])|(two)|(four))[\s-]?(?:drs?|doors?)\b/g, '$1$2$3door'],
];

const unchanged = new Set(
  'olds rolls lens glass brass chassis gas bus plus axis radius series dies class grass cross press dress access less truss canvas us is this was has its as'.split(
    ' ',
  ),
);

/** The singular of a word, as far as names of parts need it. */
export function singular(word: string): string {
  const { length } = word;
  if (length < 4 || word.charCodeAt(length - 1) !== 115 || unchanged.has(word)) return word;
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word;
  if (word === 'lenses') return 'lens';
  if (word.endsWith('ies')) return length > 4 ? `${word.slice(0, -3)}y` : word;
  if (/(?:ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
