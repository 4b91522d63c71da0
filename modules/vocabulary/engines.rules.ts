import { cylinderNames, engines, noDisplacementAfter, noDisplacementBefore } from './cars/engines.js';
import { namesFrom, stem } from './cars/names.rules.js';
import { inWords, linesOf, listOf, once, sidesOf } from './cars/tables.rules.js';
import { type MakesNamed, makeKey, makesNamedIn, modelsIn } from './cars.rules.js';

/** The engines that the words of a title name. Words are in small letters, without hyphens. Pure.
 *  source  README, Cars */
export interface EnginesNamed {
  /** "chevrolet small block". A title that only says "350" may mean any that fits its makes. */
  readonly families: ReadonlySet<string>;
  /** "350", or litres as "4.2". */
  readonly displacements: ReadonlySet<string>;
  readonly cylinders: ReadonlySet<string>;
  /** The words that named them: `words.slice(from, to)`. */
  readonly used: readonly (readonly [from: number, to: number])[];
}

/** The engines that words name. A name that several families share ("big block", "350") means those of the make that is beside it,
 *  else of the makes that the words name or that are given (keys, as `makeKey` returns them), else of the models named, else any. */
export function enginesIn(words: readonly string[], makes: readonly string[] = []): EnginesNamed {
  const first = words.findIndex(mayBegin);
  if (first < 0) return noEngines;
  const used: (readonly [number, number])[] = [];
  const named = new Set<Engine>();
  const sized = new Set<Engine>();
  const displacements = new Set<string>();
  const cylinders = new Set<string>();
  let makesHere: readonly MakesNamed[] | undefined;
  const ofMakes = (all: readonly Engine[], from: number, to: number): readonly Engine[] => {
    makesHere ??= makesNamedIn(words);
    const beside = makesHere.filter(
      (make) => make.to === from || make.from === to || overlaps(make, from, to),
    );
    const near = beside.length > 0 ? fitting(all, new Set(beside.flatMap(({ makes }) => makes))) : [];
    if (near.length > 0) return near;
    return fitting(all, makesMeant());
  };
  let meantHere: ReadonlySet<string> | undefined;
  const makesMeant = (): ReadonlySet<string> => {
    if (meantHere) return meantHere;
    const all = [...makes, ...(makesHere ?? []).flatMap(({ makes }) => makes)];
    meantHere = new Set(all.length > 0 ? all : modelsIn(words).map(({ make }) => make));
    return meantHere;
  };
  for (let at = first; at < words.length; at++) {
    if (!mayBegin(words[at] ?? '')) continue;
    const name = engineWords().longestAt(words, at);
    const cylinder = cylinderWords.longestAt(words, at);
    const number = displacementAt(words, at);
    if (name && name.to - at >= (cylinder ? cylinder.to - at : 0)) {
      const meant = ofMakes([...new Set(name.meanings.map(({ engine }) => engine))], at, name.to);
      for (const engine of meant) named.add(engine);
      for (const { engine, displacement } of name.meanings)
        if (displacement && meant.includes(engine)) displacements.add(displacement);
      for (const count of cylinder?.meanings ?? []) if (meant.length > 0) cylinders.add(count);
      if (meant.length > 0) use(at, name.to);
    } else if (cylinder) {
      for (const count of cylinder.meanings) cylinders.add(count);
      use(at, cylinder.to);
    } else if (number) {
      const meant = ofMakes(number.engines, at, number.to);
      if (number.needsMake && makesMeant().size === 0) continue;
      for (const engine of meant) sized.add(engine);
      if (meant.length === 0) continue;
      displacements.add(number.displacement);
      const six = counts.get(words[number.to] ?? '');
      if (six && meant.some((engine) => engine.cylinders === six)) {
        cylinders.add(six);
        use(at, number.to + 1);
      } else use(at, number.to);
    }
    at = Math.max(at, (used.at(-1)?.[1] ?? 0) - 1);
  }
  return { ...together(named, sized, cylinders), displacements, used };

  function use(from: number, to: number): void {
    used.push([from, to]);
  }
}

const noEngines: EnginesNamed = {
  families: new Set(),
  displacements: new Set(),
  cylinders: new Set(),
  used: [],
};

/** Whether the name of an engine or a displacement may begin with a word: most begin none. */
function mayBegin(word: string): boolean {
  const first = word.charCodeAt(0);
  return (first >= zero && first <= nine) || beginnings().has(stem(word));
}

interface Engine {
  readonly family: string;
  readonly cylinders: string;
  readonly displacements: readonly string[];
  /** Makes that built it. */
  readonly own: readonly string[];
  /** Makes that bought it. */
  readonly users: readonly string[];
}

const overlaps = (make: MakesNamed, from: number, to: number) => make.from < to && from < make.to;

/** The engines of makes: of those that built one, else of those that used one; all without a make. */
function fitting(all: readonly Engine[], makes: ReadonlySet<string>): readonly Engine[] {
  if (makes.size === 0) return all;
  const own = all.filter((engine) => engine.own.some((make) => makes.has(make)));
  return own.length > 0 ? own : all.filter((engine) => engine.users.some((make) => makes.has(make)));
}

/** What a name and a displacement say together: a "big block 454" is no other big block, and a "250 six" no V8. */
function together(
  named: ReadonlySet<Engine>,
  sized: ReadonlySet<Engine>,
  cylinders: ReadonlySet<string>,
): Pick<EnginesNamed, 'families' | 'cylinders'> {
  const both = [...named].filter((engine) => sized.has(engine));
  const all = both.length > 0 ? both : named.size > 0 ? [...named] : [...sized];
  const agreeing = all.filter((engine) => cylinders.has(engine.cylinders));
  const kept = agreeing.length > 0 ? agreeing : all;
  return {
    families: new Set(kept.map(({ family }) => family)),
    cylinders: cylinders.size > 0 ? cylinders : new Set(kept.map((engine) => engine.cylinders)),
  };
}

interface Displacement {
  readonly displacement: string;
  readonly engines: readonly Engine[];
  readonly to: number;
  /** "3.0" and "1600" alone are many things. */
  readonly needsMake: boolean;
}

/** A number that can be a displacement: "350", "350ci", "350 cid", "1275cc". */
function displacementAt(words: readonly string[], at: number): Displacement | undefined {
  const word = words[at] ?? '';
  const first = word.charCodeAt(0);
  if (first < zero || first > nine) return undefined;
  const next = words[at + 1] ?? '';
  const bare = word.replace(/(?:cid|ci|cc|l)$/, '');
  const engines = bySize.get(bare);
  if (!engines) return undefined;
  const hasUnit = bare !== word || units.has(next);
  const to = at + (bare === word && units.has(next) ? 2 : 1);
  if (!hasUnit && (after.has(words[at - 1] ?? '') || before.has(next) || isYearLike(bare))) return undefined;
  return { displacement: bare, engines, to, needsMake: !hasUnit && !/^[2-9]\d\d$/.test(bare) };
}

const [zero, nine] = [48, 57];
const units: ReadonlySet<string> = new Set('ci cid cubic cc liter litre'.split(' '));
const isYearLike = (number: string): boolean => number.length === 4 && /^(?:18|19|20)\d\d$/.test(number);
const counts: ReadonlyMap<string, string> = new Map([
  ['four', '4'],
  ['six', '6'],
  ['6', '6'],
  ['eight', '8'],
]);

const after: ReadonlySet<string> = new Set(listOf(noDisplacementAfter));
const before: ReadonlySet<string> = new Set(listOf(noDisplacementBefore));

const table: readonly (Engine & { readonly names: readonly string[] })[] = linesOf(engines).map((line) => {
  const [family = '', cylinders = '', displacements = '', makes = '', names = ''] = line
    .split('|')
    .map((column) => column.trim());
  const [own = '', users = ''] = makes.split(';');
  return {
    family,
    cylinders,
    displacements: displacements.split(' '),
    own: listOf(own).map(makeKey),
    users: listOf(users).map(makeKey),
    names: listOf(names),
  };
});

const bySize: ReadonlyMap<string, readonly Engine[]> = (() => {
  const found = new Map<string, Engine[]>();
  for (const engine of table)
    for (const size of engine.displacements) found.set(size, [...(found.get(size) ?? []), engine]);
  return found;
})();

const engineWords = once(() =>
  namesFrom(
    table.flatMap((engine) =>
      [engine.family, ...engine.names].map((written) => {
        const [name = '', displacement] = written.split(' = ');
        return [inWords(name), [{ engine, displacement }]] as const;
      }),
    ),
  ),
);

const cylinderWords = namesFrom(
  linesOf(cylinderNames)
    .map(sidesOf)
    .flatMap(({ names, rest: [count = ''] }) => names.map((name) => [inWords(name), [count]] as const)),
);

const beginnings = once(
  (): ReadonlySet<string> => new Set([...engineWords().beginnings(), ...cylinderWords.beginnings()]),
);
