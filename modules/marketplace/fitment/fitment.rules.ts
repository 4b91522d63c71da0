import { areMakes, howTo, modelsIn, modelsOf, short, wordsOf } from './models.rules.js';
import { makeAt, makeOfModelAt, makesOfModelAt, modelAt } from './vehicle-names.rules.js';
import {
  type FoundYears,
  readYears,
  type Years,
  type YearsRead,
  yearsAtStart,
  yearsWithin,
} from './years.rules.js';

/** Parses fitment as people write it: "1964½-66 Ford Mustang", "Alfa Romeo Spider 1969-74". A text is read
 *  completely, or refused with the reason. Pure.
 *  source  README, What it fits */

export interface Fits extends Years {
  readonly make: string;
  readonly model: string;
}

/** Vehicles, one for each model and range of years; or why the text is ambiguous, as a sentence. */
export type FitsRead = { readonly fits: readonly Fits[] } | { readonly problem: string };

/** A text of years, makes and models, of one vehicle or several. */
export function readFits(text: string): FitsRead {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length > longestText) return unclear(line);
  const fits: Fits[] = [];
  for (const part of vehiclesApart(line)) {
    const read = readOne(part);
    if ('problem' in read) return read;
    fits.push(...read.fits);
  }
  return fits.length > 0 ? { fits } : unclear(line);
}

/** Years, a make and a model in separate fields. Make and model stay as typed. */
export function joinFits(years: string, make: string, model: string, note = ''): FitsRead {
  const missing = Object.entries({ years, make, model }).flatMap(([name, typed]) =>
    typed.trim() ? [] : [name],
  );
  if (missing.length > 0) {
    const said = short([years, make, model].filter(Boolean).join(' '));
    return { problem: `The ${missing.join(' and the ')} of “${said}” is missing. ${howTo}` };
  }
  const read = readYears(years);
  if ('problem' in read) return read;
  return { fits: each(read.years, make.trim(), [model.trim()], note) };
}

/** The same for the columns of a file, where a model may be a list: "150, 210". */
export function fitsOfColumns(years: string, make: string, model: string): FitsRead {
  const read = joinFits(years, make, model);
  if ('problem' in read) return read;
  if (areMakes(wordsOf(make)))
    return { problem: `“${short(make)}” is more than one make. Write each by itself. ${howTo}` };
  const models = modelsOf(make, model.trim());
  if ('problem' in models) return models;
  return { fits: models.models.flatMap((one) => read.fits.map((fits) => ({ ...fits, model: one }))) };
}

/** The vehicle that a title names: "1955–57 Chevrolet Bel Air fender" is a Chevrolet Bel Air of 1955 to 1957. A
 *  model that only one make has also implies the make.
 *  out  years: [] when the title has none, or ambiguous ones; model: '' when unknown; undefined without a make */
export function vehicleInTitle(
  title: string,
): { readonly years: readonly Years[]; readonly make: string; readonly model: string } | undefined {
  const [one, next] = yearsWithin(title).filter(({ read }) => 'years' in read);
  const isUnclear =
    one && ((next && title.slice(one.end, next.index).trim() === '') || goesOn(one, title.slice(one.end))); // "1955 1957 Chevy"
  const found = isUnclear ? undefined : one;
  const years = found && 'years' in found.read ? found.read.years : [];
  const after = found ? wordsOf(title.slice(found.end)) : [];
  const named = makeAt(after) ?? strongMakeIn(wordsOf(title));
  const words = wordsOf(title);
  const make = named?.make ?? makeOfModelIn(words);
  if (!make) return undefined;
  return { years, make, model: longestModelIn(make, words) };
}

/** "1957 58 59" */
function goesOn({ read }: FoundYears, behind: string): boolean {
  const last = 'years' in read ? read.years.at(-1)?.yearTo : undefined;
  const [, next] = /^\s(\d\d)(?!\d)/.exec(behind) ?? [];
  return last !== undefined && next !== undefined && Number(next) === (last + 1) % 100;
}

/** A whole car that a title names by one year, its make and its model: "1957 Chevrolet Bel Air, restored". */
export function carInTitle(
  title: string,
): { readonly year: number; readonly make: string; readonly model: string } | undefined {
  for (const { end, read } of yearsWithin(title)) {
    const [years, ...others] = 'years' in read ? read.years : [];
    const words = title.slice(end).trim().split(/\s+/);
    const named = makeAt(wordsOf(words));
    if (!years || others.length > 0 || years.yearFrom !== years.yearTo || !named) continue;
    const rest = words.slice(named.length);
    const [model = ''] = /^[^,;:(–—]*/.exec(rest.join(' ')) ?? [];
    const make = words.slice(0, named.length).join(' ');
    const bare = model
      .replace(/[,.;:]+$/, '')
      .slice(0, 60)
      .trim();
    if (bare) return { year: years.yearFrom, make, model: bare };
  }
  return undefined;
}

/** Split before each vehicle that begins with a make, or with years and a make, after a complete vehicle. */
function vehiclesApart(line: string): readonly string[] {
  const parts: string[] = [];
  const years = yearsWithin(line);
  const names = namesIn(line);
  const begins = new Set([
    ...names.filter(({ isMake }) => isMake).map(({ index }) => index),
    ...years
      .filter(({ end }) => names.some(({ index }) => index >= end && index <= end + 2))
      .map(({ index }) => index),
  ]);
  let begin = 0;
  for (const { index, 0: sign } of line.matchAll(/\s?[,;/+&]\s?(?:and\s)?|\sand\s|\s(?=['’]?\d)/gi)) {
    if (!begins.has(index + sign.length)) continue;
    const isBetween = (one: { readonly index: number; readonly end: number }) =>
      one.index >= begin && one.end <= index;
    if (!years.some(isBetween) || !names.some(isBetween)) continue;
    parts.push(line.slice(begin, index));
    begin = index + sign.length;
  }
  return [...parts, line.slice(begin)].filter((part) => part.trim() !== '');
}

interface Name {
  readonly index: number;
  readonly end: number;
  readonly isMake: boolean;
}

/** The positions where a text names a make, or a model that implies one. */
function namesIn(line: string): readonly Name[] {
  const found = [...line.matchAll(/[^\s,;:/()"“”&+]+/g)];
  const words = found.map(([word]) => word);
  return found.flatMap(({ index, 0: word }, at): readonly Name[] => {
    const isMake = makeAt(words, at) !== undefined;
    return isMake || makeOfModelAt(words, at) ? [{ index, end: index + word.length, isMake }] : [];
  });
}

function readOne(part: string): FitsRead {
  const text = part
    .trim()
    .replace(/[.,]+$| [-–—]$/, '')
    .replace(/^(?:to )?(?:fits?|for):? /i, '');
  const split = yearsApart(text);
  if (!split) return unclear(text);
  const { years, rest } = split;
  if ('problem' in years) return years;
  const named = makeApart(rest.split(' '));
  if (!named) return { problem: `We do not know the make in “${short(text)}”. ${howTo}` };
  const { make, model } = named;
  const [, bare = model, note = ''] = /^(.+?)\s*\(([^()]*)\)$/.exec(model) ?? [];
  if (bare === '' || bare.startsWith('(')) return { problem: `“${short(text)}” names no model. ${howTo}` };
  if (/\s(?:to|thru|through|and|or|&)$/i.test(bare)) return unclear(text);
  const models = modelsOf(make, bare);
  if ('problem' in models) return models;
  return { fits: each(years.years, make, models.models, note) };
}

/** The make as typed, at the beginning or after its model, and the model; a model alone may imply the make. */
function makeApart(words: readonly string[]): { readonly make: string; readonly model: string } | undefined {
  const part = (from: number, to?: number) => words.slice(from, to).join(' ').replace(/,$/, '');
  const named = makeAt(words);
  const longer = named && modelAt(named.make, wordsOf(words.join(' ')))?.length;
  if (named && longer && longer > named.length) return { make: named.make, model: part(0) }; // Chevy II
  if (named) return { make: part(0, named.length), model: part(named.length) };
  const make = makeOfModelAt(words);
  if (!make) return undefined;
  const last = words.findIndex((_, at) => {
    const end = makeAt(words, at);
    return end?.make === make && at + end.length === words.length;
  });
  return last > 0 ? { make: part(last), model: part(0, last) } : { make, model: part(0) };
}

/** The years at the beginning, at the end or after the make, and the rest of the text. */
function yearsApart(text: string): { readonly years: YearsRead; readonly rest: string } | undefined {
  const start = yearsAtStart(text);
  const named = start?.rest.trim() ?? '';
  const isClear = beginsWithName(named) && (yearsWithin(named).length === 0 || isNumberOfModel(named));
  if (start && isClear) return { years: readYears(start.years), rest: named };
  const all = yearsWithin(text);
  const [first] = all;
  const last = all.at(-1);
  if (!first || !last) return undefined;
  const before = text.slice(0, first.index).replace(/[\s(,:–-]+$/, '');
  const after = text.slice(first.end).replace(/^[\s),:–-]+/, '');
  const isAlone = all.length === 1;
  if (/^(?:from)?$/i.test(before))
    return isAlone || isNumberOfModel(after) ? { years: first.read, rest: after } : undefined;
  const beforeLast = text.slice(0, last.index).replace(/[\s(,:–-]+$/, '');
  if (/^[\s)]*$/.test(text.slice(last.end)))
    return isAlone || isNumberOfModel(beforeLast) ? { years: last.read, rest: beforeLast } : undefined;
  const words = wordsOf(before);
  const isBehindMake = makeAt(words)?.length === words.length;
  return isBehindMake && isAlone ? { years: first.read, rest: `${before} ${after}` } : undefined;
}

/** A numeric model after its make is not a year: "1972 BMW 2002", "1963 Olds 88 / 98". */
function isNumberOfModel(rest: string): boolean {
  const [found, ...others] = yearsWithin(rest);
  const make = makeAt(wordsOf(rest));
  if (!found || !make || others.length > 0) return false;
  const before = rest.slice(0, found.index).trim().split(' ').length;
  if (make.length !== before) return false;
  const models = modelsIn(make.make, rest.slice(found.index));
  return /^(?:\d\d00|2002)(?!\d)/.test(rest.slice(found.index)) || models.every(({ isKnown }) => isKnown);
}

function beginsWithName(text: string): boolean {
  const words = wordsOf(text.slice(0, 120));
  return makeAt(words) !== undefined || makeOfModelAt(words) !== undefined;
}

const each = (
  years: readonly Years[],
  make: string,
  models: readonly string[],
  note: string,
): readonly Fits[] =>
  models.flatMap((model) =>
    years.map(({ note: ofYears, ...range }) => {
      const all = [ofYears, note].filter(Boolean).join('; ');
      return { ...range, make, model, ...(all && { note: all }) };
    }),
  );

function strongMakeIn(words: readonly string[]): { readonly make: string } | undefined {
  return words.map((_, at) => makeAt(words, at)).find((named) => named?.isWeak === false);
}

function makeOfModelIn(words: readonly string[]): string | undefined {
  const found = new Set(words.flatMap((_, at) => makesOfModelAt(words, at)));
  return found.size === 1 ? [...found][0] : undefined;
}

function longestModelIn(make: string, words: readonly string[]): string {
  const named = words.flatMap((_, at) => modelAt(make, words, at)?.model ?? []);
  return named.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

const unclear = (text: string) => ({ problem: `“${short(text)}” is not clear. ${howTo}` });
const longestText = 600;
