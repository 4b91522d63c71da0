import type { ListingContent } from '../../modules/marketplace/listing/listing.events.js';
import type { Chance } from './chance.js';
import type { PartDrawing } from './drawings/index.js';
import {
  capitalized,
  carName,
  modelYears,
  type Offer,
  plainOffer,
  priceOf,
  say,
  yearRange,
} from './offer.js';
import { type FitGroup, fitGroups } from './part-fits.js';
import { type PartLine, partLines } from './part-lines.js';
import { partNumber } from './part-numbers.js';
import { particulars } from './part-particulars.js';
import {
  closings,
  fitNotes,
  goings,
  numberNotes,
  provenances,
  states,
  unusedProvenances,
} from './part-words.js';
import { partPictures } from './pictures.js';

type Condition = NonNullable<ListingContent['condition']>;
type Fitment = ListingContent['fitment'][number];

/** An offer of a part, with numbers in the maker's format and cars that it fits.
 *  in  of: this part for these cars; any, if left out */
export function partOffer(
  chance: Chance,
  town: string,
  of?: { readonly line: PartLine; readonly group: FitGroup; readonly fitment: readonly Fitment[] },
): Offer {
  const { line, group } = of ?? partAndCars(chance);
  const fitment = [...(of?.fitment ?? fitmentOf(chance, line, group))];
  const condition = conditionOf(chance, line);
  const origin = originOf(chance, line, condition);
  const partNumbers = chance.happens(0.72) ? [numberOf(chance, line, group)] : [];
  const shipping = shippingOf(chance, line);
  const offer = { line, condition, origin, fitment, partNumbers, shipping, town };
  return {
    ...plainOffer,
    words: { title: titleOf(chance, offer), description: describe(chance, offer) },
    price: priceOf(chance, dollars(chance, line, condition, origin)),
    categoryPrimary: 'Parts',
    categorySub: line.sub,
    condition,
    origin,
    partNumbers,
    fitment,
    quantity: chance.happens(0.04) ? chance.whole(2, 6) : 1,
    shipping,
    pictures: partPictures(chance, line.drawing),
  };
}

/** A line and cars that it fits in some years. Every category of part is about equally frequent, so that lists look varied. */
export function partAndCars(chance: Chance): { readonly line: PartLine; readonly group: FitGroup } {
  const drawing = chance.weighted(sorts);
  const { line, groups } = chance.pick(offered.get(drawing) ?? []);
  return { line, group: chance.pick(groups) };
}

/** One to four cars of the group, the first of them named in the title, within the years of the line. */
export function fitmentOf(chance: Chance, line: PartLine, group: FitGroup): Fitment[] {
  const cars = group.cars
    .map((car) => ({ ...car, from: Math.max(car.from, line.from), to: Math.min(car.to, line.to) }))
    .filter(({ from, to }) => from <= to);
  return chance
    .some(cars, chance.whole(1, cars.length))
    .map(({ make, model, from, to }) => ({ make, model, yearFrom: from, yearTo: to }));
}

export function numberOf(
  chance: Chance,
  line: PartLine,
  group: FitGroup,
): ListingContent['partNumbers'][number] {
  const [kind = 'oem', ...pattern] = chance.pick(line.numbers).split(':');
  return {
    number: partNumber(chance, pattern.join(':'), group),
    kind: kind as ListingContent['partNumbers'][number]['kind'],
  };
}

interface Known {
  readonly line: PartLine;
  readonly condition: Condition;
  readonly origin: Offer['origin'];
  readonly fitment: readonly Fitment[];
  readonly partNumbers: Offer['partNumbers'];
  readonly shipping: Offer['shipping'];
  readonly town: string;
}

const rebuildable: ReadonlySet<PartDrawing> = new Set([
  'engine',
  'carburetor',
  'distributor',
  'alternator',
  'starter',
  'radiator',
  'water-pump',
  'transmission',
  'differential',
  'cylinder-head',
  'gauge-cluster',
  'radio',
]);
const soldUnused: ReadonlySet<PartDrawing> = new Set([
  'carburetor',
  'intake-manifold',
  'distributor',
  'radiator',
  'water-pump',
  'fender',
  'grille',
  'bumper',
  'tail-light',
  'headlight',
  'mirror',
  'wheel',
  'hubcap',
  'brake-drum',
  'shock',
  'leaf-spring',
  'emblem',
]);
/** Any of these sentences may be combined: they never contradict each other. */
const wordy: ReadonlySet<PartDrawing> = new Set(['engine', 'carburetor', 'transmission']);
const factors: Readonly<Record<Condition, number>> = {
  new: 1.5,
  rebuilt: 1.5,
  'used-good': 1,
  'used-fair': 0.55,
  core: 0.3,
  'for-parts': 0.2,
};

function fits(line: PartLine, group: FitGroup): boolean {
  const has = (wish: string) =>
    wish
      .split('&')
      .every((trait) => trait === 'any' || trait === group.maker || group.traits.includes(trait));
  if (line.fits.some((wish) => wish.startsWith('-') && has(wish.slice(1)))) return false;
  const inYears = group.cars.some(({ from, to }) => from <= line.to && line.from <= to);
  return inYears && line.fits.some((wish) => !wish.startsWith('-') && has(wish));
}

/** The lines of each category of part, with the groups that they fit. */
const offered = new Map<PartDrawing, { readonly line: PartLine; readonly groups: readonly FitGroup[] }[]>();
for (const line of partLines) {
  const groups = fitGroups.filter((group) => fits(line, group));
  if (groups.length === 0) throw new Error(`No car has a ${line.name}`);
  offered.set(line.drawing, [...(offered.get(line.drawing) ?? []), { line, groups }]);
}
const sorts = {
  ...Object.fromEntries([...offered.keys()].map((drawing) => [drawing, 10])),
  carburetor: 20,
  engine: 15,
  transmission: 15,
  wheel: 14,
} as Record<PartDrawing, number>;

/** The condition that the line's own name states. */
function conditionOf(chance: Chance, { name, drawing }: PartLine): Condition {
  if (/rebuilt|re-cored/.test(name)) return 'rebuilt';
  if (/needs|de-arched/.test(name)) return 'used-fair';
  if (/running|turns|turned|no |driver-quality|tested|original|standard bore/.test(name)) return 'used-good';
  const whole = !/complete|set of|pair/.test(name);
  return chance.weighted<Condition>({
    new: soldUnused.has(drawing) ? 16 : 0,
    rebuilt: rebuildable.has(drawing) ? 16 : 0,
    'used-good': 46,
    'used-fair': 18,
    core: rebuildable.has(drawing) ? 12 : 0,
    'for-parts': whole ? 4 : 0,
  });
}

function originOf(chance: Chance, line: PartLine, condition: Condition): Offer['origin'] {
  const specialty =
    /Edelbrock|Offenhauser|Fenton|Cragar|Torq-Thrust|Holley (3310|4160)|Stewart-Warner|conversion/;
  if (specialty.test(line.name)) return 'aftermarket';
  if (condition !== 'new') return chance.happens(0.85) ? 'oem' : 'unknown';
  return chance.weighted({ nos: 50, repro: 32, nors: 18 });
}

function dollars(chance: Chance, line: PartLine, condition: Condition, origin: Offer['origin']): number {
  const nos = origin === 'nos' ? 1.5 : origin === 'repro' ? 0.6 : 1;
  return chance.between(line.low, line.high) * factors[condition] * nos;
}

function shippingOf(chance: Chance, { heavy }: PartLine): Offer['shipping'] {
  if (!heavy)
    return chance
      .pick([['ships'], ['ships'], ['local', 'ships'], ['ships', 'meet'], ['local']] as const)
      .slice();
  return chance.pick([['local'], ['local', 'freight'], ['local', 'meet'], ['freight']] as const).slice();
}

function titleOf(chance: Chance, { line, fitment, origin, condition, partNumbers }: Known): string {
  const first = fitment[0];
  const years = first ? yearRange(first.yearFrom, first.yearTo) : '';
  const car = first ? `${first.make} ${first.model}` : '';
  const state =
    origin === 'nos' ? 'NOS ' : condition === 'rebuilt' && !/re/.test(line.name) ? 'rebuilt ' : '';
  const name = `${state}${line.name}`;
  const number = partNumbers[0]?.number;
  const form = chance.whole(0, number && !name.includes(',') ? 3 : 2);
  if (form === 0) return `${years} ${car} ${name}`;
  if (form === 1) return `${capitalized(name)}, ${years} ${car}`;
  if (form === 2) return `${capitalized(name)} for ${years} ${first ? carName(first) : ''}`;
  return `${capitalized(name)} ${number} for ${years} ${first ? carName(first) : ''}`;
}

function describe(chance: Chance, known: Known): string {
  const { line, condition, fitment, partNumbers, shipping, town } = known;
  const first = fitment[0];
  const year = first ? chance.pick(modelYears(first.yearFrom, first.yearTo)) : '';
  const words = {
    car: `${year} ${first ? carName(first) : ''}`,
    make: first?.make ?? '',
    town,
    fit: fitment.map((one) => `${yearRange(one.yearFrom, one.yearTo)} ${carName(one)}`).join(', '),
    number: partNumbers[0]?.number ?? '',
  };
  const used = condition === 'used-good' || condition === 'used-fair';
  const sentences = [
    chance.pick(toldOf(line, condition === 'new' ? unusedProvenances : provenances)),
    chance.pick(states[condition] ?? []),
    ...(used ? chance.some(particulars[line.drawing], wordy.has(line.drawing) ? 2 : 1) : []),
    ...(chance.happens(0.55) ? [chance.pick(fitNotes)] : []),
    ...(words.number && chance.happens(0.6) ? [chance.pick(numberNotes)] : []),
    ...goingsOf(chance, line, shipping),
    ...(chance.happens(0.7) ? [chance.pick(toldOf(line, closings))] : []),
  ];
  return sentences.map((sentence) => say(sentence, words)).join(' ');
}

/** Nobody keeps an engine or a hood on a shelf, and it comes in no box. */
const toldOf = ({ heavy }: PartLine, sentences: readonly string[]): readonly string[] =>
  heavy ? sentences.filter((sentence) => !/shelf|rafters|box lot|drawer/.test(sentence)) : sentences;

/** How it changes hands: who also ships says nothing of pickup only, and a small part needs no friend. */
function goingsOf(chance: Chance, { heavy }: PartLine, shipping: Offer['shipping']): readonly string[] {
  const isOnly = shipping.length === 1;
  return shipping
    .slice(0, 2)
    .map((way) =>
      chance.pick(
        (goings[way] ?? []).filter(
          (sentence) =>
            (isOnly || !sentence.includes('Pickup only')) && (heavy || !sentence.includes('bring a friend')),
        ),
      ),
    );
}
