import { errorsBetween } from '../kernel/text/spelling.rules.js';
import { makeAt, makeNames, nameKey, vehicleNames } from '../marketplace/fitment/vehicle-names.rules.js';
import { generations } from './cars/generations.js';
import { groupsOfMakes, makes, noMakes } from './cars/makes.js';
import { models, noModels, ordinaryModels } from './cars/models.js';
import { type Names, namesFrom, stem } from './cars/names.rules.js';
import { nicknames, nicknamesBesideTheirCar } from './cars/nicknames.js';
import { inWords, linesOf, listOf, once, sectionsOf, sidesOf } from './cars/tables.rules.js';

/** The cars of the vocabulary: makes, models, nicknames and generations. Words that come in are in small letters, without
 *  hyphens. Each table is compiled once, when it is first read. Pure.
 *  source  README, Cars */

/** A make under all of its names: "Chevy" is `chevrolet`. An unknown one is its own key. */
export const makeKey = (make: string): string => known(keysOfMakes, nameKey(make));

/** A model under all of its names: "C-10" is `c10`, "'Cuda" `barracuda`. An unknown one is its own key. */
export const modelKey = (model: string): string => known(keysOfModels, nameKey(model));

/** A make that words name, or several that share the name ("GM"), and where: `words.slice(from, to)`. */
export interface MakesNamed {
  /** Keys, as `makeKey` returns them. */
  readonly makes: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** The makes that words name, in their order. A name with an ordinary meaning ("Mini") is a make only after a year. */
export function makesNamedIn(words: readonly string[]): readonly MakesNamed[] {
  const found: MakesNamed[] = [];
  for (let from = 0; from < words.length; from++) {
    const named = makeWords.longestAt(words, from);
    if (!named) continue;
    const all = named.meanings.filter(({ isWeak }) => !isWeak || isYear(words[from - 1]));
    const meant = all.find(({ isGroup }) => isGroup) ?? all[0];
    if (meant?.makes.length) found.push({ makes: meant.makes, from, to: named.to });
    from = named.to - 1;
  }
  return found;
}

/** The keys of the makes that words name. "Mopar" means Dodge alone where the words name Dodge too. */
export function makesIn(words: readonly string[]): ReadonlySet<string> {
  const named = makesNamedIn(words);
  const [one, ...others] = named;
  if (!one) return noKeys;
  if (!others.length) return new Set(one.makes);
  const single = new Set(named.flatMap(({ makes }) => (makes.length === 1 ? makes : [])));
  const groups = named.filter(({ makes }) => makes.length > 1 && !makes.some((make) => single.has(make)));
  return new Set([...single, ...groups.flatMap(({ makes }) => makes)]);
}

const noKeys: ReadonlySet<string> = new Set();

/** A model that words name, and where. Both are keys. */
export interface ModelNamed {
  readonly make: string;
  readonly model: string;
  readonly from: number;
  readonly to: number;
}

/** The models that words name; one entry for each make that has it. A number or an ordinary word ("88", "Special") is a model
 *  only where the words name its make. Models of makes that are named win over others of the same name. */
export function modelsIn(words: readonly string[], makes = makesIn(words)): readonly ModelNamed[] {
  const found: ModelNamed[] = [];
  for (let from = 0; from < words.length; from++) {
    const named = modelWords().longestAt(words, from);
    if (!named) continue;
    const ofMakes = named.meanings.filter(({ make }) => makes.has(make));
    const meant = ofMakes.length > 0 ? ofMakes : named.meanings.filter(({ isOrdinary }) => !isOrdinary);
    for (const { make, model } of meant) if (model) found.push({ make, model, from, to: named.to });
    if (meant.length > 0) from = named.to - 1;
  }
  return found;
}

/** The models of a make that the vocabulary has; keys, as `makeKey` and `modelKey` return them. */
export const modelsOf = (make: string): ReadonlySet<string> => modelsOfMakes().get(make) ?? noKeys;
const modelsOfMakes = once((): ReadonlyMap<string, ReadonlySet<string>> => {
  const all = new Map<string, Set<string>>();
  const add = (make: string, model: string) => all.set(make, (all.get(make) ?? new Set()).add(model));
  for (const { make, model } of spelledModels) add(make, model);
  for (const [make, names] of Object.entries(vehicleNames))
    for (const name of names) add(makeKey(make), modelKey(name));
  return all;
});

/** A car that a nickname means, in the years of the nickname. `make` and `model` are keys. */
export interface Nicknamed {
  readonly make?: string;
  readonly model?: string;
  readonly yearFrom: number;
  readonly yearTo: number;
  /** The nickname as the vocabulary has it: "tri five". */
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The cars that nicknames and body codes in the words mean: any of them. Where the words also name a make or a model, only cars
 *  of it: "Mopar A body". */
export function nicknamedIn(words: readonly string[]): readonly Nicknamed[] {
  const found: Nicknamed[] = [];
  for (let from = 0; from < words.length; from++) {
    const named = nicknameWords().longestAt(words, from);
    if (!named) continue;
    for (const car of named.meanings) found.push({ ...car, from, to: named.to });
    from = named.to - 1;
  }
  if (found.length === 0) return found;
  const makes = makesIn(words);
  const models = modelsIn(words, makes);
  return found.filter((car) => {
    const isNamed = models.some(
      ({ make, model }) => make === car.make && (!car.model || model === car.model),
    );
    if (isNamed || models.some(({ make }) => make === car.make)) return isNamed;
    if (makes.size > 0) return car.make !== undefined && makes.has(car.make);
    return models.length === 0 && !besideTheirCar.has(car.name);
  });
}

/** Which of the ranges of years in which the outside of a model stayed the same a year is in: two years with one number share
 *  panels and trim.
 *  out  undefined for a model or a year that the vocabulary does not have, and for a year in which both were made */
export const generationOf = (make: string, model: string, year: number): number | undefined =>
  generationsOf(make, model)(year);

/** The same for several years of one model. */
export function generationsOf(make: string, model: string): (year: number) => number | undefined {
  const ranges = rangesOf().get(`${makeKey(make)} ${modelKey(model)}`) ?? [];
  return (year) => {
    const isIn = ({ yearFrom, yearTo }: Range) => yearFrom <= year && year <= yearTo;
    const at = ranges.findIndex(isIn);
    return at < 0 || ranges.findLastIndex(isIn) !== at ? undefined : at;
  };
}

/** Whether a word is part of a make, a model or a nickname, and of nothing else: "chevy", "belair", not "body" or "window". */
export const isCarWord = (word: string): boolean => carWords().has(stem(word));

/** All such words. */
export const carWordList = (): Iterable<string> => carWords();

const known = (keys: ReadonlyMap<string, string>, name: string): string => keys.get(name) ?? name;

const isYear = (word: string | undefined): boolean => word !== undefined && /^(?:19)?\d\d$/.test(word);

const namedMakes = linesOf(makes).map(sidesOf);
const keysOfMakes: ReadonlyMap<string, string> = new Map(
  namedMakes.flatMap(({ names: [make = ''], rest }) =>
    [make, ...rest].map((name) => [nameKey(name), nameKey(make)] as const),
  ),
);

interface MakeMeant {
  readonly makes: readonly string[];
  readonly isWeak: boolean;
  readonly isGroup: boolean;
}

const makeWords: Names<MakeMeant> = namesFrom<MakeMeant>([
  ...[...makeNames, ...namedMakes.flatMap(({ names, rest }) => [...names, ...rest])].map((name) => {
    const isWeak = makeAt(name.split(' '))?.isWeak ?? false;
    return [inWords(name), [{ makes: [makeKey(name)], isWeak, isGroup: false }]] as const;
  }),
  ...linesOf(groupsOfMakes)
    .map(sidesOf)
    .flatMap(({ names, rest }) => {
      const keys = rest.map(makeKey);
      return names.map((name) => {
        const isWeak = makeAt(name.split(' '))?.isWeak ?? false;
        return [inWords(name), [{ makes: keys, isWeak, isGroup: true }]] as const;
      });
    }),
  ...listOf(linesOf(noMakes).join(',')).map(
    (name) => [inWords(name), [{ makes: [], isWeak: false, isGroup: true }]] as const,
  ),
]);

interface ModelSpelled {
  readonly make: string;
  readonly model: string;
  readonly spelling: string;
}

const spelledModels: readonly ModelSpelled[] = sectionsOf(models).flatMap(({ section, line }) => {
  const { names, rest } = sidesOf(line);
  const model = nameKey(names[0] ?? '');
  return [...names, ...rest].map((spelling) => ({ make: makeKey(section), model, spelling }));
});

/** A spelling that is itself a model of another make keeps that meaning. */
const keysOfModels: ReadonlyMap<string, string> = new Map(
  spelledModels.map(({ model, spelling }) => [nameKey(spelling), model]),
);

interface ModelMeant {
  readonly make: string;
  readonly model: string;
  readonly isOrdinary: boolean;
}

const ordinary: ReadonlySet<string> = new Set(listOf(ordinaryModels).map(nameKey));

const modelWords = once((): Names<ModelMeant> => {
  const meant = new Map<string, Map<string, ModelMeant>>();
  const meanings = new Map<string, ModelMeant>();
  const add = (name: string, make: string, model: string) => {
    const key = nameKey(name);
    const isOrdinary = ordinary.has(key) || key.length < 3 || !/[a-z]/.test(key);
    const ofName = meant.get(inWords(name)) ?? new Map<string, ModelMeant>();
    const meaning = `${make} ${model} ${isOrdinary}`;
    const one = meanings.get(meaning) ?? { make, model, isOrdinary };
    meanings.set(meaning, one);
    if (!ofName.has(make)) ofName.set(make, one);
    meant.set(inWords(name), ofName);
  };
  for (const { make, model, spelling } of spelledModels) add(spelling, make, model);
  for (const [make, names] of Object.entries(vehicleNames))
    for (const name of names) add(name, makeKey(make), modelKey(name));
  for (const phrase of listOf(noModels)) add(phrase, '', '');
  return namesFrom([...meant].map(([name, ofName]) => [name, [...ofName.values()]] as const));
});

type NicknameMeant = Omit<Nicknamed, 'from' | 'to'>;

/** "Chevrolet Bel Air 1955-1957", "Ford 1949-1951". */
function carOf(text: string, name: string): NicknameMeant {
  const words = text.split(/\s+/);
  const [yearFrom = 0, yearTo = yearFrom] = (words.pop() ?? '').split('-').map(Number);
  const make = makeAt(words);
  if (!make) throw new Error(`No make in “${text}”`);
  const model = words.slice(make.length).join(' ');
  return { make: makeKey(make.make), ...(model && { model: modelKey(model) }), yearFrom, yearTo, name };
}

const nicknameLines = [...linesOf(nicknames), ...linesOf(nicknamesBesideTheirCar)].map(sidesOf);
const besideTheirCar: ReadonlySet<string> = new Set(
  linesOf(nicknamesBesideTheirCar).map((line) => sidesOf(line).names[0] ?? ''),
);
const nicknameWords = once(() =>
  namesFrom<NicknameMeant>(
    nicknameLines.flatMap(({ names, rest }) => {
      const cars = rest.map((car) => carOf(car, names[0] ?? ''));
      return names.map((name) => [inWords(name), cars] as const);
    }),
  ),
);

interface Range {
  readonly yearFrom: number;
  readonly yearTo: number;
}

const rangesOf = once(
  (): ReadonlyMap<string, readonly Range[]> =>
    new Map(
      sectionsOf(generations).flatMap(({ section, line }) => {
        const { names, rest } = sidesOf(line);
        const ranges = rest.map((range) => {
          const [yearFrom = 0, yearTo = yearFrom] = range.split('-').map(Number);
          return { yearFrom, yearTo };
        });
        return names.map((model) => [`${makeKey(section)} ${modelKey(model)}`, ranges] as const);
      }),
    ),
);

/** Words of names that also say something of a part, or are ordinary English. */
const otherWords = new Set(
  `body nose eye back down side window square round oval split bath tub gen first second third fourth fifth 1st 2nd 3rd 4th 5th task force step
  special super custom deluxe standard master royal classic american eight big early late new old mid year hood high low door box motor company truck
  wagon pickup van coupe sedan hardtop convertible roadster fastback top cab bus thing jet spirit sport super mark type model series and the gran grand
  two three four five six seven one hundred fifty ten forty line star road runner power park town country silver golden blue red wild cat sky land rover
  bird fire light air flow metro spider tiger eagle golf hawk minor spit stag dragon rabbit king queen crown victory bandit white checker mini cord
  letter car battery air ram size shift transmission spark plug pump filter clutch spool starter rear front end kit bar exhaust suspension brake
  spindle charger compressor bullet frog bug suicide retractable machine judge gold british general motor street rod club lead sled`
    .split(/\s+/)
    .map(stem),
);
const carWords = once((): ReadonlySet<string> => {
  const words = new Set<string>();
  const add = (name: string) => {
    const parts = inWords(name).split(' ');
    for (const part of [...parts, parts.join('')].map(stem))
      if (part.length > 2 && /[a-z]/.test(part) && !otherWords.has(part) && !ordinary.has(part))
        words.add(part);
  };
  for (const name of [...makeNames, ...Object.values(vehicleNames).flat()]) add(name);
  for (const { spelling } of spelledModels) add(spelling);
  for (const { names, rest } of namedMakes) for (const name of [...names, ...rest]) add(name);
  for (const { names } of nicknameLines) for (const name of names) add(name);
  for (const { names } of linesOf(groupsOfMakes).map(sidesOf)) for (const name of names) add(name);
  return words;
});

/** The names of each make and model that mean it whatever else is said, the usual one first. Not those that mean a car only beside its make ("88",
 *  "Special"), nor those of some of the cars of a model: a "Mach 1" is a Mustang, but a Mustang is no Mach 1. */
export function carNames(): readonly (readonly string[])[] {
  const ofMakes = namedMakes.map(({ names, rest }) => [...names, ...rest]);
  const ofModels = sectionsOf(models).map(({ line }) => {
    const { names, rest } = sidesOf(line);
    const [model = ''] = names;
    return [...names, ...rest.filter((name) => isShort(nameKey(name), nameKey(model)))];
  });
  return [...ofMakes, ...ofModels].map((names) => [
    ...new Set(
      names
        .filter(isClear)
        .map(inWords)
        .flatMap((name) => [name, name.replaceAll(' ', '')]),
    ),
  ]);
}

const isClear = (name: string): boolean => {
  const key = nameKey(name);
  return key.length > 2 && /[a-z]{2}/.test(key) && !ordinary.has(key);
};

/** "vette" is short for "corvette", and "camero" is misspelt. */
function isShort(name: string, model: string): boolean {
  if (errorsBetween(name, model) <= 2) return true;
  let at = 0;
  for (const letter of model) if (letter === name[at]) at += 1;
  return at === name.length;
}
