import { kindIn, plainWords, singular } from './part-kinds.rules.js';

/** A parsed title of a part: its kind, and the properties in which two parts of one kind may differ. */
export interface PartName {
  /** "carburetor"; undefined when the title names no known kind. */
  readonly kind: string | undefined;
  /** "carb": the words by which the title names it. */
  readonly called: string | undefined;
  /** By property, the values that the title names: `side` → left. Two parts with different values of a property are not the same. */
  readonly properties: ReadonlyMap<string, ReadonlySet<string>>;
  /** The words of the title, each once. */
  readonly words: ReadonlySet<string>;
}

/** Parse the title of a listing, an item or a wanted ad.
 *  source  README, Words */
export function partNameOf(title: string): PartName {
  const words = plainWords(title).map(singular);
  const phrases = phrasesOf(title).map((phrase) =>
    phrase === title ? words : plainWords(phrase).map(singular),
  );
  const named = phrases.flatMap((phrase) => {
    const found = kindIn(phrase);
    return found ? [{ kind: found.kind, called: phrase.slice(found.at, found.end).join(' ') }] : [];
  })[0];
  const properties = new Map<string, Set<string>>();
  const add = (property: string, value: string) =>
    properties.set(property, (properties.get(property) ?? new Set()).add(value));
  const text = ` ${words.join(' ')} `;
  for (const { property, value, pattern } of patterns) if (pattern.test(text)) add(property, value);
  const kind = named?.kind;
  if (kind !== undefined) for (const { property, value } of ofKind(kind, text)) add(property, value);
  if (/ (pair|both|set) /.test(text)) properties.delete('side');
  return { kind, called: named?.called, properties, words: new Set(words) };
}

/** The first property in which two names contradict each other: left and right; undefined when there is none. */
export function contradiction(one: PartName, other: PartName): string | undefined {
  for (const [property, values] of one.properties) {
    const others = other.properties.get(property);
    if (others && ![...values].some((value) => others.has(value))) return property;
  }
  return undefined;
}

/** The part of a title before "with" or "for", split at commas. */
const phrasesOf = (title: string): readonly string[] =>
  title.split(/[,;:()–—]|\s-\s|\b(?:with|w\/|for|fits|from|off|out of|includ\w+|needs|no)\b/i);

interface Property {
  readonly property: string;
  readonly value: string;
}

const property = (name: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([value, words]) => ({
    property: name,
    value,
    pattern: new RegExp(` (?:${words}) `),
  }));

/** Properties that any part can have. */
const patterns: readonly (Property & { readonly pattern: RegExp })[] = [
  ...property('side', { left: 'left|lh|l\\/h|driver(?! quality)|lf|lr', right: 'right|rh|passenger|rf|rr' }),
  ...property('barrels', {
    1: '(?:1|one|single) barrel',
    2: '(?:2|two|dual) barrel|2gc|2gv|2100|2150',
    4: '(?:4|four) barrel|quadrajet|qjet|afb|wcfb|avs|4160|4150|4100|3310',
  }),
  ...property('volts', { 6: '6 volt|6v', 12: '12 volt|12v' }),
  ...property('block', {
    small: 'small block|sbc|sbf|265|283|307|327|273|318|221|260|289',
    big: 'big block|bbc|396|402|454|383|413|426|440|428|429|460|390|352',
  }),
];

/** Properties that only some kinds have: names of models, displacements, speeds, ratios, ends of the car. */
function ofKind(kind: string, text: string): readonly Property[] {
  const found: Property[] = [];
  for (const { pattern, ...named } of patternsOfKind.get(kind) ?? [])
    if (pattern.test(text)) found.push(named);
  if (sized.has(kind))
    for (const [, size = ''] of text.matchAll(/ (?=(\d{3})(?:ci|cid)? )/g))
      if (displacements.has(size)) found.push({ property: 'displacement', value: size });
  if (kind === 'differential')
    for (const [, ratio = ''] of text.matchAll(/ (?=([2-5]\.\d{2}) )/g))
      found.push({ property: 'ratio', value: ratio });
  if (hasEnds.has(kind)) {
    if (/ (front|lf|rf) /.test(text)) found.push({ property: 'end', value: 'front' });
    if (/ (rear|back|lr|rr) /.test(text)) found.push({ property: 'end', value: 'rear' });
  }
  return found;
}

const sized: ReadonlySet<string> = new Set(['engine', 'engine block', 'cylinder head']);
const displacements: ReadonlySet<string> = new Set(
  `170 194 198 200 216 221 225 230 232 235 239 250 258 259 260 261 265 272 273 283 287 289 292 300 302 304 305 307 312 318 322 326 327 330 331 332 340
   345 348 350 351 352 354 360 361 364 365 368 383 389 390 392 394 396 400 401 402 406 409 410 413 421 425 426 427 428 429 430 440 454 455 460 462 472
   500`.split(/\s+/),
);
const hasEnds: ReadonlySet<string> = new Set(
  'bumper,fender,brake drum,shock absorber,leaf spring,coil spring,bench seat,bucket seat,seat,wheel,door,brake caliper,sway bar,spindle,disc brake conversion,bumper guard'.split(
    ',',
  ),
);

/** Names of models and their synonyms, by kind and property. */
const models: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  carburetor: {
    model: {
      quadrajet: 'quadrajet|qjet|q jet|4mv|4mc',
      '2gc': '2gc|2gv',
      b: 'rochester b',
      afb: 'afb',
      wcfb: 'wcfb',
      avs: 'avs',
      bbd: 'bbd',
      yf: 'yf',
      'holley 94': 'holley 94',
      'holley 1904': '1904',
      'holley 1920': '1920',
      'holley 4160': '4160|4150|1850|8007',
      'holley 3310': '3310',
      '2100': '2100',
      '2150': '2150',
      '4100': '4100',
      'stromberg 97': 'stromberg 97|97',
      ww: 'ww',
      'pict-1': 'pict1|pict 1',
      'pict-3': 'pict3|pict 3',
      su: 'su',
      'zenith-stromberg': 'zenith stromberg',
    },
  },
  transmission: {
    model: {
      muncie: 'muncie|m20|m21|m22',
      t10: 't10|borg warner 4 speed',
      saginaw: 'saginaw',
      powerglide: 'powerglide|pglide',
      th350: 'th350|turbo 350|turbohydramatic 350',
      th400: 'th400|turbo 400|turbohydramatic 400',
      toploader: 'toploader(?! box)|top loader',
      c4: 'c4',
      c6: 'c6',
      a833: 'a833|833',
      '727': '727',
      '904': '904',
      t86: 't86',
      t98: 't98',
    },
    gearing: { m20: 'm20|wide ratio', m21: 'm21|close ratio', m22: 'm22|rock crusher' },
    speeds: {
      3: '3 speed|three speed|saginaw 3 speed',
      4: '4 speed|four speed|muncie|m20|m21|m22|a833',
      5: '5 speed|five speed|t5',
      automatic: 'automatic|auto|powerglide|th350|th400|turbo 350|turbo 400|c4|c6|727|904|torqueflite',
    },
  },
  differential: {
    model: {
      '10-bolt': '10 bolt',
      '12-bolt': '12 bolt',
      '8-inch': '8 inch',
      '9-inch': '9 inch',
      '8.75': '834|8 34|8.75',
      'dana 44': 'dana 44',
      'dana 60': 'dana 60',
      'model 20': 'model 20',
    },
    case: { 489: '489', 741: '741', 742: '742' },
  },
  distributor: {
    model: {
      hei: 'hei',
      'dual-point': 'dual point',
      electronic: 'electronic',
      '009': '009',
      'window-cap': 'window cap',
      'crab-cap': 'crab cap|crab',
    },
  },
  wheel: {
    model: {
      rally: 'rally|rallye',
      cragar: 'cragar',
      'magnum 500': 'magnum 500',
      'torq-thrust': 'torq thrust',
      steel: 'steel',
      wire: 'wire',
    },
    inches: { 13: '13 inch|13x\\d', 14: '14 inch|14x\\d', 15: '15 inch|15x\\d', 16: '16 inch|16x\\d' },
  },
  'wheel cover': {
    model: { 'dog dish': 'dog dish|poverty', cover: 'wheel cover|full cover', spinner: 'spinner' },
  },
  radio: { model: { am: 'am(?! fm)', 'am/fm': 'am fm', 'wonder bar': 'wonder bar' } },
  'steering wheel': { model: { wood: 'wood|wood grain|woodgrain', banjo: 'banjo' } },
  hood: { model: { cowl: 'cowl induction|cowl', scoop: 'scoop' } },
  'water pump': { model: { short: 'short', long: 'long' } },
  generator: { maker: { lucas: 'lucas', bosch: 'bosch', delco: 'delco|delco remy' } },
  alternator: { model: { '10dn': '10dn|10 dn', '12si': '12si|12 si' } },
  'tail light': { part: { lens: 'len|lense', housing: 'housing' } },
  emblem: { place: { hood: 'hood', fender: 'fender', trunk: 'trunk|decklid', grille: 'grille' } },
  'intake manifold': {
    maker: {
      edelbrock: 'edelbrock',
      offenhauser: 'offenhauser|offy',
      fenton: 'fenton',
      factory: 'cast iron|factory|iron',
    },
  },
  'cylinder head': {
    model: {
      'double-hump': 'double hump|camel hump|fuelie',
      'power pack': 'power pack',
      'open-chamber': 'open chamber',
      'oval-port': 'oval port',
      'rectangle-port': 'rectangle port|rec port',
      906: '906',
      x: 'x head',
    },
  },
};

const patternsOfKind = new Map(
  Object.entries(models).map(([kind, properties]) => [
    kind,
    Object.entries(properties).flatMap(([name, values]) => property(name, values)),
  ]),
);
