import { Chance } from '../../apps/demo/chance.js';
import { carName, yearRange } from '../../apps/demo/offer.js';
import { type FitGroup, fitGroups } from '../../apps/demo/part-fits.js';
import { type PartLine, partLines } from '../../apps/demo/part-lines.js';
import { numberOf, partAndCars } from '../../apps/demo/part-offer.js';
import type { Candidate, Wanted } from '../../modules/matching/match.rules.js';

/** A wanted ad, a candidate, and whether the candidate is what the ad asks for. The answer comes from how the pair was made, never from the rules of matching. */
export interface Labelled {
  readonly wanted: Wanted;
  readonly candidate: Candidate;
  readonly isMatch: boolean;
  /** How the candidate was made of the wanted ad. */
  readonly how: string;
}

const janesville = { latitude: 42.683, longitude: -89.019 };
const madison = { latitude: 43.073, longitude: -89.401 };
const denver = { latitude: 39.739, longitude: -104.99 };

/** Other words of the hobby for the same thing. */
const otherWords: readonly (readonly [RegExp, string])[] = [
  [/4-barrel carburetor/, '4bbl carb'],
  [/2-barrel carburetor/, '2 bbl carb'],
  [/carburetor/, 'carb'],
  [/4-speed transmission/, '4 speed trans'],
  [/transmission/, 'tranny'],
  [/engine, complete/, 'motor'],
  [/engine/, 'motor'],
  [/wheel covers/, 'full wheel covers'],
  [/dog dish caps/, 'dog dish hub caps'],
  [/tail light/, 'taillight'],
  [/headlight/, 'headlamp'],
  [/instrument cluster/, 'gauge cluster'],
  [/grille/, 'grill'],
  [/, left/, ', LH'],
  [/, right/, ', RH'],
  [/driver's side/, 'LH'],
  [/driver's door/, 'left door'],
  [/passenger door shell/, 'right door shell'],
  [/hood emblem/, 'hood badge'],
  [/fender scripts/, 'fender emblems'],
  [/radiator/, 'rad'],
  [/distributor/, 'dizzy'],
];

const reworded = (name: string): string => {
  const found = otherWords.find(([pattern]) => pattern.test(name));
  return found ? name.replace(...found) : name;
};

interface Car {
  readonly make: string;
  readonly model: string;
  readonly from: number;
  readonly to: number;
}

/** Three hundred wanted ads, each with candidates that suit it and candidates that almost do. */
export function labelledWantedAds(count = 300): readonly Labelled[] {
  return Array.from({ length: count }, (_, at) => labelledWanted(new Chance('labelled needs', at))).flat();
}

function labelledWanted(chance: Chance): readonly Labelled[] {
  const { line, group } = partAndCars(chance);
  const car = chance.pick(inYears(group, line));
  const from = chance.whole(car.from, car.to);
  const to = chance.happens(0.4) ? Math.min(car.to, from + 1) : from;
  const number = numberOf(chance, line, group);
  const price = Math.round(chance.between(line.low, line.high));
  const wanted: Wanted = {
    ...part(line),
    title: wantedTitle(chance, line, { ...car, from, to }),
    partNumbers: chance.happens(0.3) ? [number] : [],
    fitment: [{ make: car.make, model: car.model, yearFrom: from, yearTo: to }],
    point: janesville,
    acceptOrigin: [],
    acceptCondition: chance.happens(0.5) ? ['new', 'rebuilt', 'used-good', 'used-fair'] : [],
    mostCents: chance.happens(0.6) ? Math.round(price * 1.3) * 100 : null,
    isLimitPrivate: false,
    attends: [],
    radius: 200,
    byMail: false,
  };
  const candidate = (of: PartLine, cars: readonly Car[], more: Partial<Candidate> = {}): Candidate => ({
    ...part(of),
    title: offeredTitle(chance, of, cars[0] as Car),
    partNumbers: [],
    fitment: cars.map((one) => ({ make: one.make, model: one.model, yearFrom: one.from, yearTo: one.to })),
    point: madison,
    origin: 'oem',
    condition: 'used-good',
    cents: price * 100,
    isNegotiable: chance.happens(0.5),
    ships: true,
    ...more,
  });
  const cars = [car, ...inYears(group, line).filter((one) => one !== car)];
  const same = candidate(line, cars);
  const label = (how: string, isMatch: boolean, one: Candidate | undefined): readonly Labelled[] =>
    one ? [{ wanted, candidate: one, isMatch, how }] : [];
  const [rival] = chance.some(rivals(line, group), 1);
  const [neighbour] = chance.some(neighbours(line, car), 1);
  const [stranger] = chance.some(strangers(line, group), 1);
  const [beside] = chance.some(others(line, group), 1);
  return [
    ...label('the same part', true, { ...same, partNumbers: [number] }),
    ...label('the same part in other words', true, { ...same, title: reworded(same.title) }),
    ...label('the same part, its cars only in the title', true, { ...same, fitment: [] }),
    ...label('the same part for the very car', true, candidate(line, [{ ...car, from, to }])),
    ...label('the same part, the other side or size', false, rival && candidate(rival, cars)),
    ...label('the same part for years beside them', false, neighbour && candidate(line, [neighbour])),
    ...label(
      'the same part for years beside them, only in the title',
      false,
      neighbour && { ...candidate(line, [neighbour]), fitment: [] },
    ),
    ...label('the same part for another car', false, stranger && candidate(line, [stranger])),
    ...label('another part for the same car', false, beside && candidate(beside, cars)),
    ...label('too far', false, { ...same, point: denver }),
    ...label('too dear', false, wanted.mostCents ? { ...same, cents: wanted.mostCents * 2 } : undefined),
    ...label('too worn', false, wanted.acceptCondition.length ? { ...same, condition: 'core' } : undefined),
  ];
}

const part = (line: PartLine) => ({ categoryPrimary: 'Parts', categorySub: line.sub, isVehicle: false });

const inYears = (group: FitGroup, line: PartLine): readonly Car[] =>
  group.cars
    .map((car) => ({ ...car, from: Math.max(car.from, line.from), to: Math.min(car.to, line.to) }))
    .filter(({ from, to }) => from <= to);

function wantedTitle(chance: Chance, line: PartLine, car: Car): string {
  const [plainName = line.name] = line.name.split(
    /, (?=complete|set|pair|running|no|with|needs|turned|bench|four)/,
  );
  const name = chance.happens(0.4) ? reworded(plainName) : plainName;
  const years = yearRange(car.from, car.to);
  const forms = [
    `${years} ${car.make} ${car.model} ${name}`,
    `WTB: ${name} for ${years} ${carName(car)}`,
    `Looking for ${name}, ${years} ${carName(car)}`,
  ];
  return chance.pick(forms);
}

function offeredTitle(chance: Chance, line: PartLine, car: Car): string {
  const years = yearRange(car.from, car.to);
  return chance.pick([
    `${years} ${car.make} ${car.model} ${line.name}`,
    `${line.name}, ${years} ${car.make} ${car.model}`,
    `${line.name} for ${years} ${carName(car)}`,
  ]);
}

/** Lines of one kind that are different things, one group a line; the same car may have either. */
const apart: readonly (readonly string[])[] = [
  ['front fender, right', 'front fender, left'],
  ["driver's door, complete with glass", 'passenger door shell'],
  ['front bumper', 'rear bumper, driver-quality chrome'],
  ['front brake drums, pair', 'rear brake drums, pair, turned once'],
  ['short water pump', 'long water pump'],
  ['hood emblem', 'fender scripts, pair', 'trunk emblem with key cover'],
  ['dog dish caps, set of four', 'wheel covers, set of four', 'spinner wheel covers, set of four'],
  ['AM push-button radio', 'AM/FM radio', 'Wonder Bar radio'],
  ['HEI distributor', 'Delco window-cap distributor'],
  [
    '283 small block engine, complete',
    '327 small block engine, complete',
    '350 small block engine, complete',
    '396 big block engine, complete',
  ],
  [
    '289 V8 engine, complete',
    '302 V8 engine, complete',
    '390 FE engine, complete',
    '351 Cleveland engine, complete',
  ],
  [
    '318 LA engine, complete',
    '383 big block engine, complete',
    '440 big block engine, complete',
    '225 Slant Six engine, complete',
  ],
  ['350 four-bolt main block, standard bore', '327 large-journal block', '454 bare block'],
  [
    'double-hump heads, pair',
    'Power Pack heads, pair',
    'open-chamber 350 heads, pair',
    'oval-port heads, pair',
  ],
  [
    'Rochester Quadrajet 4-barrel carburetor',
    'Rochester 2GC 2-barrel carburetor',
    'Carter AFB 4-barrel carburetor',
    'Holley 3310 carburetor, 780 cfm',
    'Holley 4160 carburetor, 600 cfm',
  ],
  [
    'Autolite 2100 2-barrel carburetor',
    'Autolite 4100 4-barrel carburetor',
    'Motorcraft 2150 2-barrel carburetor',
  ],
  ['Carter AVS 4-barrel carburetor', 'Carter BBD 2-barrel carburetor', 'Holley 1920 1-barrel carburetor'],
  [
    'Muncie M20 4-speed transmission',
    'Muncie M21 close-ratio 4-speed transmission',
    'Saginaw 3-speed transmission',
    'aluminum Powerglide transmission',
    'TH350 automatic transmission',
    'TH400 automatic transmission',
  ],
  ['Toploader 4-speed transmission', 'C4 automatic transmission', 'C6 automatic transmission'],
  ['A-833 4-speed transmission, 23-spline', '727 TorqueFlite transmission', '904 TorqueFlite transmission'],
  ['12-bolt rear, 3.31 Positraction', '10-bolt rear, 3.08'],
  ['9-inch third member, 3.50 Traction-Lok', '8-inch third member, 2.79'],
  ['8¾ third member, 489 case, 3.55', '8¾ third member, 741 case, 2.76'],
  ['Rally wheels, set of four', 'Cragar S/S 15x7 wheels, set of four', 'Torq-Thrust D wheels, 15-inch pair'],
];

const rivals = (line: PartLine, group: FitGroup): readonly PartLine[] =>
  partLines.filter(
    (other) =>
      other.name !== line.name &&
      other.drawing === line.drawing &&
      apart.some((names) => names.includes(line.name) && names.includes(other.name)) &&
      inYears(group, other).length > 0,
  );

/** The same model in years that the line has, but not the wanted generation. */
const neighbours = (line: PartLine, car: Car): readonly Car[] =>
  fitGroups
    .flatMap((group) => inYears(group, line))
    .filter(
      (one) => one.make === car.make && one.model === car.model && (one.to < car.from || one.from > car.to),
    );

const strangers = (line: PartLine, group: FitGroup): readonly Car[] =>
  fitGroups
    .filter((other) => other.maker === group.maker && other !== group)
    .flatMap((other) => inYears(other, line))
    .filter((one) => !group.cars.some(({ make, model }) => make === one.make && model === one.model));

/** Other sorts of parts on the same shelf. */
const others = (line: PartLine, group: FitGroup): readonly PartLine[] =>
  partLines.filter(
    (other) => other.sub === line.sub && other.drawing !== line.drawing && inYears(group, other).length > 0,
  );
