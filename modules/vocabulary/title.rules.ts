import { once } from './cars/tables.rules.js';
import { carWordList, isCarWord, makeKey, makesIn, modelsIn, modelsOf, nicknamedIn } from './cars.rules.js';
import { enginesIn } from './engines.rules.js';
import { intentOf, isWork } from './intent.rules.js';
import {
  generalProperties,
  isLiterature,
  isToy,
  kindsNamed,
  lineOf,
  type Named,
  partNames,
  partWords,
  pieceOf,
} from './parts.rules.js';
import { type Found, Phrases } from './phrases.rules.js';
import type { Property } from './read-parts.rules.js';
import {
  lotPhrases,
  notWantedPhrases,
  openers,
  openingsIn,
  partedOutPhrases,
  type Role,
  relationPhrases,
} from './relations.rules.js';
import { speller } from './spelling/spelling.rules.js';
import { type Sign, singular, type TitleWords, titleWords } from './title-words.rules.js';
import { filler } from './words/relations.js';

/** What the title of a listing, an item or a wanted ad says of a part. */
export interface TitleRead {
  /** What it is: several for a lot, for an "or", and for a name that means either of two. Empty: nothing that is known. */
  readonly kinds: ReadonlySet<string>;
  /** The words by which the title names it, all of them words of the vocabulary; undefined without a kind. */
  readonly called: string | undefined;
  /** By property, the values that the title names: `side` → left. */
  readonly properties: ReadonlyMap<string, ReadonlySet<string>>;
  /** Values that it says it does not have: "not for 4 speed". */
  readonly isNot: ReadonlyMap<string, ReadonlySet<string>>;
  /** Years of two digits, beside a car: "31 Model A". */
  readonly years: readonly { readonly yearFrom: number; readonly yearTo: number }[];
  /** Whether it asks for a part, or offers work on one. */
  readonly intent: 'wanted' | 'service' | undefined;
  /** A whole car in pieces, of which it names none. */
  readonly isAnyPart: boolean;
  /** Kinds that it says are not with it: "no engine". */
  readonly without: ReadonlySet<string>;
  /** Its words, each once, in the singular. */
  readonly words: ReadonlySet<string>;
  /** The models that it names, else all models of the makes that it names; keys. */
  cars(): readonly { readonly make: string; readonly model: string }[];
  /** Those that say what it is: without cars, numbers, properties and praise. */
  telling(): ReadonlySet<string>;
}

/** Read a title as the hobby does: its head is what it is, "for", "off a" and "with" say what belongs to it, and "no" and "less" what does not.
 *  in      makes: of the cars that its ad lists; they tell the 390 of a Ford from the 390 of an AMC
 *  source  README, How a title is read */
export function readTitle(title: string, makes: readonly string[] = []): TitleRead {
  const { raw, words, signs } = spelled(titleWords(title));
  const { stretches, isWanted } = stretchesOf({ raw, words, signs });
  const said = stretches.filter(({ role }) => role !== 'without' && role !== 'not');
  const openings = openingsIn(raw);
  const heads = headsOf(stretches, words, isNamed(lotPhrases, raw, openings));
  const named = makesIn(words);
  const ofMakes = makes.length || named.size ? [...makes.map(makeKey), ...named] : noMakes;
  const isAnyPart = isNamed(partedOutPhrases, raw, openings) && heads.every(({ isWeak }) => isWeak);
  const kinds = isAnyPart ? noKinds : kindsOf(heads, ofMakes);
  const properties = new Map<string, Set<string>>();
  const isNot = new Map<string, Set<string>>();
  for (const { role, from, to } of stretches)
    if (role !== 'without')
      addPhrases(generalProperties, words, from, to, role === 'not' ? isNot : properties);
  for (const kind of kinds) {
    const own = lineOf(kind)?.properties;
    if (own) for (const { from, to } of said) addPhrases(own, words, from, to, properties);
  }
  for (const { from, to } of said)
    for (let at = from; at < to; at++)
      if (words[at]?.[1] === '.' && isRatio.test(words[at] ?? '') && !measures.has(words[at + 1] ?? ''))
        add(properties, 'ratio', words[at] ?? '');
  for (const make of named) add(properties, 'make', make);
  addEngines(said, words, ofMakes, properties);
  return {
    kinds,
    called: kinds.size && heads[0] ? nameIn(words, heads[0]) : undefined,
    properties,
    isNot,
    years: yearsIn(words),
    intent: intentOf({ raw, openings }, stretches, isWanted),
    isAnyPart,
    without: withoutIn(stretches),
    words: new Set(words),
    cars: once(() => carsIn(words, named)),
    telling: once(() => tellingIn(said, words)),
  };
}

function carsIn(words: readonly string[], makes: ReadonlySet<string>): ReturnType<TitleRead['cars']> {
  const models = modelsIn(words, makes);
  return models.length
    ? models
    : [...makes].flatMap((make) => [...modelsOf(make)].map((model) => ({ make, model })));
}

/** The name without what is between its words and belongs to none: staff reads it also where it may not read the title. */
const nameIn = (words: readonly string[], { from, to }: Group): string =>
  words
    .slice(from, to)
    .filter((word) => partWords.has(word))
    .join(' ');

const noMakes: readonly string[] = [];

function withoutIn(stretches: readonly Stretch[]): ReadonlySet<string> {
  const without = stretches.filter(({ role }) => role === 'without');
  if (!without.length) return noKinds;
  return new Set(without.flatMap(({ groups }) => groups.flatMap(({ ids }) => [...ids])));
}

/** The same words, rightly spelled. */
function spelled(title: TitleWords): TitleWords {
  const right = spelling().correctEach(title.words);
  if (right === title.words) return title;
  const several = (at: number) => right[at]?.split(' ') ?? [];
  return {
    words: right.flatMap((_, at) => several(at)),
    raw: title.raw.flatMap((word, at) => (right[at] === title.words[at] ? [word] : several(at))),
    signs: title.signs.flatMap((sign, at) => several(at).map((_, nth) => (nth ? '' : sign))),
  };
}
const spelling = once(() => speller([...partWords, ...carWordList()]));

/** The kinds of the heads. A hood is a soft top in Britain only. */
function kindsOf(heads: readonly Group[], makes: readonly string[]): ReadonlySet<string> {
  const [one, ...others] = heads;
  if (!others.length && !one?.ids.has('hood')) return one?.ids ?? noKinds;
  const kinds = new Set(heads.flatMap((head) => meantBeside(head, heads)));
  if (kinds.has('hood') && kinds.has(softTop) && !makes.some((make) => british.has(make)))
    kinds.delete(softTop);
  return kinds;
}

/** Of a name with several meanings, the one of the system that the others are of: "alternator and regulator". */
function meantBeside({ ids }: Group, heads: readonly Group[]): readonly string[] {
  const all = [...ids];
  if (ids.size < 2 || heads.length < 2) return all;
  const systems = new Set(heads.flatMap((head) => (head.ids.size === 1 ? [...head.ids].map(systemOf) : [])));
  const meant = all.filter((id) => systems.has(systemOf(id)));
  return meant.length ? meant : all;
}
const systemOf = (id: string): string | undefined => lineOf(id)?.system;
const softTop = 'convertible top';
const british = new Set(
  'ac alvis astonmartin austin austinhealey bentley bristol daimler hillman humber jaguar jensen lagonda landrover lotus mg mini morgan morris riley rollsroyce rover singer standard sunbeam triumph tvr vauxhall wolseley'.split(
    ' ',
  ),
);

interface Stretch {
  readonly role: Role;
  readonly from: number;
  readonly to: number;
  readonly groups: readonly Group[];
}

/** A named thing: "radiator cap", or a bare "cap", whose host is named elsewhere. */
interface Group {
  ids: ReadonlySet<string>;
  /** The kind that a piece belongs to. */
  hosts: ReadonlySet<string>;
  piece: string | undefined;
  from: number;
  to: number;
  /** Joined to a whole by "and": "distributor and cap". */
  readonly isExtra: boolean;
  /** By a name that may mean something else. */
  isWeak: boolean;
}

function stretchesOf({ raw, words, signs }: TitleWords): {
  readonly stretches: readonly Stretch[];
  readonly isWanted: boolean;
} {
  const stretches: Stretch[] = [];
  let isWanted = false;
  const named = withoutNicknames(words);
  let base: Role = 'head';
  let role: Role = 'head';
  let from = 0;
  const end = (to: number) => {
    if (to <= from) return;
    const groups = groupsOf(named, signs, from, to);
    stretches.push({
      role,
      from,
      to,
      groups: groups.length || named === words ? groups : groupsOf(words, signs, from, to),
    });
  };
  for (let at = 0; at < raw.length; at++) {
    const sign = signs[at];
    if (sign === '(' || sign === ')') base = sign === '(' ? 'aside' : 'head';
    if (sign === '(' || ((sign === ',' || sign === ')') && at > from)) {
      end(at);
      [role, from] = [base, at];
    }
    if (!openers.has(raw[at] ?? '')) continue;
    const skipped = notWantedPhrases.longestAt(raw, at);
    if (skipped) {
      at = skipped.to - 1;
      continue;
    }
    const found = relationPhrases.longestAt(raw, at);
    const [relation] = found?.values ?? [];
    if (!found || !relation || isOtherwiseMeant({ raw, signs }, at, found.to)) continue;
    if (relation === 'wanted') isWanted = true;
    if (isAfterPart.has(raw.slice(at, found.to).join(' '))) role = 'without'; // "motor not needed"
    end(at);
    [role, from] = [relation, found.to];
    at = found.to - 1;
  }
  end(raw.length);
  return { stretches, isWanted };
}
const isAfterPart = new Set(['not included', 'not needed', 'not with it', 'not wanted']);

/** The words without nicknames of cars, which name no part: a "fat fender" Ford, a "bullet nose" Studebaker. */
function withoutNicknames(words: readonly string[]): readonly string[] {
  const nicknames = nicknamedIn(words).filter(({ from, to }) => to - from > 1);
  if (!nicknames.length) return words;
  return words.map((word, at) => (nicknames.some(({ from, to }) => from <= at && at < to) ? '' : word));
}

/** "No. 4492" is a number, an "ex. manifold" is of the exhaust, a "frame-off" restoration is off nothing, and a part in need of paint is offered. */
function isOtherwiseMeant(
  { raw, signs }: Pick<TitleWords, 'raw' | 'signs'>,
  at: number,
  to: number,
): boolean {
  const word = raw[at];
  if (word === 'needed') return at > 0;
  if (raw[to - 1] === 'need' || (raw[to - 1] === 'of' && raw[to - 2] === 'need'))
    return isWork(raw, signs, to);
  if (word === 'no' && to === at + 1) return /\d/.test(raw[to] ?? '');
  if (word === 'w' && to === at + 1) return raw[to] === undefined || /\d/.test(raw[to] ?? '');
  if (word === 'ex' && to === at + 1) return isExhaust.test(raw[to] ?? '');
  if (word === 'plus') return raw[at - 1] === 'competition' || raw[at - 1] === 'comp';
  if (word === 'off') return isBeforeOff.has(raw[at - 1] ?? '');
  return false;
}
const isExhaust = /^(?:man|mani|manifolds?|pipes?|head(?:er)?s?|valves?|system|gaskets?)$/;
const isBeforeOff = new Set(
  'frame knock cut shut blow bolt body take pull block lift spin peel kick break roll tip switch turn'.split(
    ' ',
  ),
);

/** The things that a stretch names, from left to right. Names are found from the right: in "power brake pads" the last two words are one. */
function groupsOf(
  words: readonly string[],
  signs: readonly Sign[],
  from: number,
  to: number,
): readonly Group[] {
  const found: Found<Named>[] = [];
  for (let end = to; end > from; ) {
    const name = partNames.longestBefore(words, end, ofOneName(signs, from, end));
    if (name) found.push(name);
    end = name?.from ?? end - 1;
  }
  const groups: Group[] = [];
  const named = found.filter((name) => !isOfEngineSize(words, name));
  for (const name of (named.length ? named : found).toReversed()) {
    const last = groups.at(-1);
    const isJoined = last !== undefined && isJoinedBy(words, signs, last.to, name.from);
    // of "proportioning valve, disc/drum" the drum is none
    const isSlash = isJoined && signs.slice(last.to, name.from + 1).includes('/');
    if (isSlash && last.ids.size && !last.isWeak && name.values.every(({ isWeak }) => isWeak)) continue;
    addGroup(groups, name, isJoined, words);
  }
  return groups;
}

/** The block of a "big block" says which engine, unless nothing else is named. */
const isOfEngineSize = (words: readonly string[], { from, to }: Found<Named>): boolean =>
  to === from + 1 && words[from] === 'block' && (words[from - 1] === 'big' || words[from - 1] === 'small');

/** A name does not reach over a slash. */
function ofOneName(signs: readonly string[], from: number, to: number): number {
  for (let at = to - 1; at > from; at--) if (signs[at] === '/') return at;
  return from;
}

function isJoinedBy(words: readonly string[], signs: readonly string[], from: number, to: number): boolean {
  for (let at = from; at <= to; at++)
    if (signs[at] === '/' || (at < to && (words[at] === 'and' || words[at] === 'or'))) return true;
  return false;
}

function addGroup(
  groups: Group[],
  { values: named, from, to }: Found<Named>,
  isJoined: boolean,
  words: readonly string[],
): void {
  const last = groups.at(-1);
  const { kinds, isWeak, piece } = meaningOf(named);
  if (piece !== undefined && (kinds.size === 0 || (last?.ids.size && !isJoined)))
    addPiece(groups, piece, { from, to }, last, isJoined);
  else if (!last || isJoined)
    groups.push({ ids: kinds, hosts: noKinds, piece: undefined, from, to, isExtra: false, isWeak });
  else if (!last.ids.size && last.piece !== undefined)
    [last.hosts, last.ids, last.to] = [kinds, piecesOf(kinds, last.piece), to]; // "bracket bumper"
  else if ([...kinds].some((kind) => last.hosts.has(kind) || last.ids.has(kind))) {
    if (!last.hosts.size && last.isWeak && !isWeak)
      [last.ids, last.from, last.to, last.isWeak] = [kinds, from, to, isWeak]; // "AFB carb"
  } else if (
    isReplaced(last, kinds, isWeak) &&
    !words.slice(last.to, from).some((word) => isCarWord(word) || isYear.test(word))
  ) {
    const hosts = new Set([...last.hosts, ...last.ids, ...kinds]);
    const turned = kindsNamed([...words.slice(from, to), ...words.slice(last.from, last.to)]);
    if (turned)
      [last.hosts, last.ids] = [hosts, turned]; // "emblem hood"
    else
      groups[groups.length - 1] = {
        ids: kinds,
        hosts,
        piece: undefined,
        from,
        to,
        isExtra: last.isExtra,
        isWeak,
      };
  }
}

interface Meaning extends Pick<Group, 'isWeak' | 'piece'> {
  readonly kinds: ReadonlySet<string>;
}

/** What a name means. The same list of the vocabulary is asked for again and again. */
function meaningOf(named: readonly Named[]): Meaning {
  const known = meanings.get(named);
  if (known) return known;
  const meaning: Meaning = {
    kinds: new Set(named.flatMap(({ id, isPiece }) => (isPiece ? [] : [id]))),
    isWeak: named.every((one) => one.isWeak),
    piece: named.find(({ isPiece }) => isPiece)?.id,
  };
  meanings.set(named, meaning);
  return meaning;
}
const meanings = new WeakMap<readonly Named[], Meaning>();

/** Whether a later name is the head instead of the last: not a weak one after a better one, nor the kind that the last is a piece of. */
const isReplaced = (last: Group, kinds: ReadonlySet<string>, isWeak: boolean): boolean =>
  (!isWeak || last.isWeak) &&
  ![...kinds].some((kind) => [...last.ids].some((id) => id.startsWith(`${kind} `))) &&
  (![...last.ids].every(isLiterature) || [...kinds].some(isLiterature)); // "shop manual engine and body"

function addPiece(
  groups: Group[],
  piece: string,
  { from, to }: { readonly from: number; readonly to: number },
  last: Group | undefined,
  isJoined: boolean,
): void {
  if (!last) groups.push({ ids: noKinds, hosts: noKinds, piece, from, to, isExtra: false, isWeak: false });
  else if (isJoined) {
    const hosts = last.hosts.size ? last.hosts : last.ids;
    groups.push({
      ids: piecesOf(hosts, piece),
      hosts,
      piece,
      from,
      to,
      isExtra: !last.hosts.size,
      isWeak: false,
    });
  } else {
    if (last.ids.size)
      [last.hosts, last.ids] = [new Set([...last.hosts, ...last.ids]), piecesOf(last.ids, piece)];
    [last.piece, last.to] = [piece, to];
  }
}

const noKinds: ReadonlySet<string> = new Set();

const piecesOf = (hosts: ReadonlySet<string>, piece: string): ReadonlySet<string> =>
  new Set([...hosts].flatMap((host) => pieceOf(host, piece)));

/** What the title is: of a lot, all that it names; a toy, whatever it is a toy of. */
function headsOf(stretches: readonly Stretch[], words: readonly string[], isLot: boolean): readonly Group[] {
  const own = stretches.filter(({ role, groups }) => (role === 'head' || role === 'wanted') && groups.length);
  const toys = own.flatMap(({ groups }) => groups.filter(isOfToy));
  if (toys.length) return toys;
  if (isLot || own.length >= leastOfLot) {
    const all = isLot ? stretches.filter(({ role }) => ofLot.has(role)) : own;
    return all.flatMap(({ groups }) => groups.map((group) => withHost(group, stretches, words, ['for'])));
  }
  const first =
    own[0] ??
    stretches.find(({ role, groups }) => role === 'for' && groups.length) ??
    stretches.find(({ role, groups }) => role === 'from' && groups.length) ??
    stretches.find(({ role, groups }) => role === 'aside' && groups.length);
  const groups = first?.groups.filter(({ isExtra }) => !isExtra) ?? [];
  if (first && !own.length) return groups.map((host) => ofHost(host, stretches[0], words));
  return groups.map((group) => withHost(group, stretches, words));
}

const ofLot: ReadonlySet<Role> = new Set(['head', 'aside', 'wanted', 'with']);

/** "Skin for left door": the last word before is no part of its own, but one of the host. */
function ofHost(host: Group, before: Stretch | undefined, words: readonly string[]): Group {
  const last = before && before.to <= host.from ? words[before.to - 1] : undefined;
  const ids = last === undefined ? undefined : kindsNamed([...words.slice(host.from, host.to), last]);
  return ids ? { ...host, hosts: host.ids, ids } : host;
}

function isOfToy({ ids }: Group): boolean {
  for (const id of ids) if (isToy(id)) return true;
  return false;
}

/** A bare piece belongs to what it is for, else to what another stretch names: "knob for a Hurst shifter", "bracket, alternator". */
function withHost(
  group: Group,
  stretches: readonly Stretch[],
  words: readonly string[],
  roles: readonly Role[] = ['for', 'head', 'aside', 'from'],
): Group {
  const { piece } = group;
  for (const wanted of roles)
    for (const { role, groups, from, to } of stretches) {
      if (role !== wanted || (from <= group.from && group.from < to)) continue;
      if (wanted !== 'for' && group.ids.size && !group.isWeak) continue;
      const hosts = groups.find((host) => host.ids.size && (!host.isWeak || isOnlyHost(wanted, groups)))?.ids;
      if (hosts && piece !== undefined && !group.ids.size)
        return { ...group, ids: piecesOf(hosts, piece), hosts };
      const whole = wholeName(words, group, groups[0] ?? { from, to });
      if (whole) return { ...group, ids: whole, isWeak: false };
    }
  return group;
}

/** "Float for an AFB": what a piece is for may have a weak name, if nothing else is named. */
const isOnlyHost = (role: Role, groups: readonly Group[]): boolean =>
  role === 'for' && groups.every(({ isWeak }) => isWeak);

/** The kinds that a weak name has with the first words of another stretch: "pump, fuel", "motor for the wiper". */
function wholeName(
  words: readonly string[],
  group: Group,
  { from, to }: { readonly from: number; readonly to: number },
): ReadonlySet<string> | undefined {
  const name = words.slice(group.from, group.to);
  const start = words[from] === 'the' || words[from] === 'a' ? from + 1 : from;
  for (let end = Math.min(to, start + 2); end > start; end--) {
    const kinds = kindsNamed([...words.slice(start, end), ...name]);
    if (kinds) return kinds;
  }
  return undefined;
}

/** So many parts between commas are a lot. */
const leastOfLot = 3;

function addPhrases(
  phrases: Phrases<Property>,
  words: readonly string[],
  from: number,
  to: number,
  values: Map<string, Set<string>>,
): void {
  for (let at = from; at < to; at++) {
    const found = phrases.longestAt(words, at, to);
    if (!found) continue;
    for (const { property, value } of found.values) if (property !== 'none') add(values, property, value);
    at = found.to - 1;
  }
}

/** Of all words, unless some say what is not with it. */
function addEngines(
  said: readonly Stretch[],
  words: readonly string[],
  makes: readonly string[],
  properties: Map<string, Set<string>>,
): void {
  const own = said.length === 1 ? words : said.flatMap(({ from, to }) => words.slice(from, to));
  const isOfCarburetor = (word: string, at: number) =>
    isSize.test(word) && makersOfCarburetors.has(own[at - 1] ?? '');
  const { families, displacements, cylinders } = enginesIn(
    own.some(isOfCarburetor) ? own.filter((word, at) => !isOfCarburetor(word, at)) : own,
    makes,
  );
  for (const family of families) add(properties, 'engine', family);
  for (const size of displacements) add(properties, 'displacement', size);
  for (const many of cylinders) add(properties, 'cylinders', many);
}

/** "Holley 750" is no engine. */
const isSize = /^\d{3,4}$/;
const makersOfCarburetors = new Set('holley edelbrock carter weber demon rochester list'.split(' '));

function add(values: Map<string, Set<string>>, property: string, value: string): void {
  values.set(property, (values.get(property) ?? new Set()).add(value));
}

/** A number of two digits that begins a title or is next to a car, and counts nothing else. */
function yearsIn(words: readonly string[]): TitleRead['years'] {
  return words.flatMap((word, at) => {
    if (!isShortYear.test(word) || counted.has(words[at + 1] ?? '')) return [];
    const isOfCar = at === 0 || isCarWord(words[at - 1] ?? '') || isCarWord(words[at + 1] ?? '');
    return isOfCar || words[at + 1] === 'model'
      ? [{ yearFrom: 1900 + Number(word), yearTo: 1900 + Number(word) }]
      : [];
  });
}
const isShortYear = /^[1-8]\d$/;
const counted = new Set(
  'inch bolt spline tooth teeth volt amp mm cc pin row pack speed over ton mile hp scale size series barrel gear'.split(
    ' ',
  ),
);

function tellingIn(said: readonly Stretch[], words: readonly string[]): ReadonlySet<string> {
  const telling = new Set<string>();
  for (const { from, to } of said)
    for (let at = from; at < to; at++) {
      const word = words[at] ?? '';
      if (word.length > 1 && !/\d/.test(word) && !fillers.has(word) && !isCarWord(word) && !isProperty(word))
        telling.add(word);
    }
  return telling;
}

const isProperty = (word: string): boolean => generalProperties.longestAt([word], 0) !== undefined;

const isNamed = (phrases: Phrases<true>, raw: readonly string[], openings: readonly number[]): boolean =>
  openings.some((at) => phrases.longestAt(raw, at) !== undefined);

const isRatio = /^[2-6]\.\d\d?$/;
/** What a number counts that is no ratio: "3.5 gal", "2.02 intake valves". */
const measures = new Set(
  'intake exhaust valve gal gallon inch quart qt liter litre l lb oz ohm amp hp mm cm'.split(' '),
);
const isYear = /^(?:19\d\d|\d\d)$/;

const fillers = new Set(filler.trim().split(/\s+/).map(singular));
