import { plain } from '../kernel/text/plain.rules.js';

/** The words of a place's name, short ones in full: "N. Las Vegas" and "Port St. Lucie" are north las vegas and port saint lucie. */
export const wordsOfName = (name: string): readonly string[] =>
  plainWords(name).map((word) => inFull.get(word) ?? word);

/** The words of a typed place, unchanged. */
export const plainWords = (text: string): readonly string[] =>
  plain(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** The common form of two spellings of a town: "La Crosse" and "LaCrosse", "O Fallon" and "O'Fallon". */
export const lettersOf = (words: readonly string[]): string =>
  words.map((word) => (word === 'sainte' ? 'saint' : word)).join('');

/** Alternative names of a town: with "City of" before, or without the final "City". */
export function otherNames(words: readonly string[]): readonly (readonly string[])[] {
  const names: (readonly string[])[] = [];
  if (kinds.has(words[0] ?? '') && words[1] === 'of' && words.length > 2) names.push(words.slice(2));
  if (kinds.has(words.at(-1) ?? '') && words.length > 1) names.push(words.slice(0, -1));
  if (words[0] === 'the' && words.length > 1) names.push(words.slice(1));
  else names.push(['the', ...words]);
  const name = words.filter((word) => !vague.has(word));
  if (name.length && name.length < words.length) names.push(name);
  if (words.includes('point')) names.push(words.map((word) => (word === 'point' ? 'port' : word)));
  return names;
}

const kinds: ReadonlySet<string> = new Set([
  'city',
  'town',
  'township',
  'village',
  'borough',
  'boro',
  'county',
]);

/** Words around the name of a town: "near Madison". */
const vague: ReadonlySet<string> = new Set([
  'near',
  'greater',
  'area',
  'metro',
  'downtown',
  'vicinity',
  'outside',
]);

const inFull: ReadonlyMap<string, string> = new Map(
  Object.entries({
    washington: 'wash',
    saint: 'st',
    sainte: 'ste',
    mount: 'mt',
    mountain: 'mtn',
    mountains: 'mtns',
    fort: 'ft',
    north: 'n no',
    south: 's so',
    east: 'e',
    west: 'w',
    heights: 'hts hgts',
    springs: 'spgs sprgs',
    spring: 'spg',
    junction: 'jct jctn',
    center: 'ctr centre cntr',
    village: 'vlg vill',
    valley: 'vly',
    beach: 'bch',
    park: 'pk',
    point: 'pt',
    lake: 'lk',
    lakes: 'lks',
    island: 'is isl',
    harbor: 'hbr harbour',
    grand: 'gr',
    grove: 'grv',
    prairie: 'pr',
    city: 'cty cy',
    township: 'twp',
    creek: 'crk',
    river: 'riv rvr',
    falls: 'fls',
    hills: 'hls',
    station: 'sta',
  }).flatMap(([word, short]) => short.split(' ').map((one) => [one, word] as const)),
);
