import { plain } from '../kernel/text/plain.rules.js';

/** A title as words, each with what separates it from the one before. */
export interface TitleWords {
  /** As written, in small letters: "needs", "c8ae9425b", "3.55". */
  readonly raw: readonly string[];
  /** In the singular. */
  readonly words: readonly string[];
  /** Before each word: a cut (comma, dash, colon), a bracket that opens or closes, a slash, or nothing. */
  readonly signs: readonly Sign[];
}
export type Sign = '' | ',' | '(' | ')' | '/';

/** Split a title into words. "w/o" is "without", "4-bbl" is "4 barrel", "9"" is "9 inch", "F-100" is "f100". */
export function titleWords(title: string): TitleWords {
  const raw: string[] = [];
  const signs: Sign[] = [];
  let text = plain(title);
  for (const [sign, patterns] of rewritten)
    if (sign.test(text)) for (const [pattern, by] of patterns) text = text.replace(pattern, by);
  let sign: Sign = '';
  const found = text.match(tokens) ?? [];
  for (let at = 0; at < found.length; at++) {
    const token = found[at] ?? '';
    if (token === '/') sign ||= /\d$/.test(raw.at(-1) ?? '') && /^\d/.test(found[at + 1] ?? '') ? '' : '/';
    else if (isWord.test(token)) {
      raw.push(token);
      signs.push(sign);
      sign = '';
    } else sign = brackets.get(token) ?? ',';
  }
  return { raw, words: raw.map(singular), signs };
}

/** What stays one word, and what cuts. A dash cuts between blanks, a full stop after a long word: "pass. side" is short for something. */
const tokens = /[a-z0-9]+(?:\.[0-9][a-z0-9]*)*|\/|[,;:()[\]!?|]|(?<=\s)-+(?=\s)|(?<=[a-z0-9]{5})\.(?=\s)/g;
const isWord = /^[a-z0-9]/;
const brackets: ReadonlyMap<string, Sign> = new Map([
  ['(', '('],
  ['[', '('],
  [')', ')'],
  [']', ')'],
]);

/** Ways of writing, in groups with one cheap test whether any of them can occur. */
const rewritten: readonly (readonly [RegExp, readonly (readonly [RegExp, string])[]])[] = [
  [
    /\//,
    [
      [/\bw\/\s?o\b\.?/g, ' without '],
      [/\bw\/s\b/g, ' windshield '],
      [/\bc\/w\b/g, ' with '],
      [/\bt\/o\b/g, ' throwout '],
      [/\bd\/s\b/g, ' driver side '],
      [/\bx\/member\b/g, ' cross member '],
      [/\b(l|r)\/f\b/g, '$1f'],
      [/\br\/r\b/g, 'rr'],
      [/\bw\//g, ' with '],
      [/\b(l|r|n|o)\/(h|s)\b/g, '$1$2'],
      [/\ba\/c\b/g, ' ac '],
      [/\bm\/c\b/g, ' master cylinder '],
      [/\bp\/s\b/g, ' power steering '],
      [/\bp\/b\b/g, ' power brake '],
      [/\bo\/d\b/g, ' overdrive '],
      [/\bt\/case\b/g, ' transfer case '],
      [
        /\b1\/4(?=\s*-?\s*(?:panel|window|glass|skin|light|trim|extension|molding|moulding|regulator|patch))/g,
        'quarter',
      ],
    ],
  ],
  [
    /mould|mldg|colour/,
    [
      [/\b(?:moulding|mldg)(s?)\b/g, 'molding$1'],
      [/colour/g, 'color'],
    ],
  ],
  [
    /\$|within|under|below|up to|max|limit|or less|tops|firm|obo|cfm|2\s?\+|1[:/]\d/,
    [
      [/\$\s?\d[\d,.]*k?\b/g, ' , '],
      [/\b(?:within|under|below|up to|max|limit)\s+(?!(?:19)\d\d\b)\d[\d,]*k?\b/g, ' , '],
      [/\b\d[\d,]*k?\s+(?:limit|or less|max|tops|firm|obo)\b/g, ' , '],
      [/\b\d{3,4}\s?cfm\b/g, ' '],
      [/\b2\s?\+\s?2\b/g, ' fastback '],
      [/\b1[:/](12|18|2[45]|32|43|64|87)\b/g, ' 1 $1 scale '],
    ],
  ],
  [/[&+]/, [[/[&+]/g, ' and ']]],
  [
    /\d\s?(?:"|'')|3\s?-\s?2|bbl|barrel|brl|\dv\b|volt|\bv\b|spd|sp\b/,
    [
      [/(\d)\s?(?:"|'')/g, '$1 inch '],
      [/\b3\s?-\s?2\s?(?:bbl|barrel)s?\b/g, ' tri power '],
      [/(\d)\s*-?\s*(?:bbl|barrel|brl)s?\b/g, '$1 barrel'],
      [/\b([124])v\b/g, '$1 barrel'],
      [/\b(6|12|24)(?:[\s-]?volts?|[\s-]v)\b/g, '$1 volt'],
      [/\b(6|12)v\b/g, '$1 volt'],
      [/\b([2-6])[\s-]?(?:spd|sp)\b/g, '$1 speed'],
    ],
  ],
  [/[a-z]-\d/, [[/\b([a-z]{1,2})-(?=\d)/g, '$1']]],
  [
    /(?:drop|fixed)[\s-]?head|[tpwd][\s-](?:on|in)\b|dr\b|drs\b|door/,
    [
      [/\b(drop|fixed)[\s-]heads?\b/g, '$1head'],
      [/\b(bolt|clip|clamp|screw|snap|weld|slip)[\s-](on|in)\b/g, '$1$2'],
      [/\b(?:([2345])|(two)|(four))[\s-]?(?:drs?|doors?)\b/g, '$1$2$3door'],
    ],
  ],
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
