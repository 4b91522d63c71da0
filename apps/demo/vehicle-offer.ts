import type { ListingContent } from '../../modules/marketplace/listing/listing.events.js';
import type { Chance } from './chance.js';
import { askingPrice, carName, modelYears, type Offer, plainOffer, say } from './offer.js';
import { bodyPaints, bodyPictures, partPictures, plainColours } from './pictures.js';
import {
  type BodyName,
  bodies,
  inYear,
  lateModels,
  type VehicleModel,
  vehicleModels,
} from './vehicle-models.js';
import { grades, gradeWeights, odometerNotes, onlyOfOldCars, papers, partings } from './vehicle-words.js';

type Vehicle = NonNullable<ListingContent['vehicle']>;
type Grade = keyof typeof grades;

/** An offer of a vehicle: body, engine and gearbox that were available in its year, in the paint of its pictures. */
export function vehicleOffer(chance: Chance, town: string, segment: Offer['marketSegment']): Offer {
  const late = segment === 'late_model';
  const model = chance.pick(late ? lateModels : vehicleModels);
  const { year, body } = yearAndBody(chance, model);
  const grade = chance.weighted<Grade>(segment === 'dealer' ? { nice: 6, show: 3, driver: 3 } : gradeWeights);
  const vehicle = vehicleOf(chance, { model, year, body, grade });
  const { drawing, sub } = bodies[body];
  const paint = chance.pick(bodyPaints(drawing));
  const colour = plainColours[paint] ?? '';
  const cents = askingPrice(chance, dollars(chance, model, body, grade));
  const mode = chance.weighted({ fixed: 40, obo: 50, trade: 4, ask: 6 });
  return {
    ...plainOffer,
    words: {
      title: titleOf(chance, vehicle, colour, grade),
      description: describe(chance, { vehicle, grade, colour, town }),
      ...(mode === 'trade' && {
        tradeFor: chance.pick([
          'Pickup of the same age',
          'Running driver',
          'Boat or side-by-side',
          'Earlier project',
        ]),
      }),
    },
    price: { mode, cents: mode === 'fixed' || mode === 'obo' ? cents : null },
    categoryPrimary: 'Cars',
    categorySub: grade === 'project' && body !== 'rod' && chance.happens(0.6) ? 'Project' : sub,
    marketSegment: segment,
    origin: null,
    shipping: chance.pick([['local'], ['local', 'freight'], ['local', 'meet']] as const).slice(),
    vehicle,
    pictures: picturesOf(chance, drawing, paint, vehicle),
  };
}

/** A model, a year of it, and a body that it had then. */
export function yearAndBody(
  chance: Chance,
  model: VehicleModel,
): { readonly year: number; readonly body: BodyName } {
  const year = chance.pick(
    modelYears(model.from, model.to).filter((one) => inYear(model.bodies, one).length > 0),
  );
  return { year, body: chance.pick(inYear(model.bodies, year)) };
}

function vehicleOf(
  chance: Chance,
  { model, year, body, grade }: { model: VehicleModel; year: number; body: BodyName; grade: Grade },
): Vehicle {
  const project = grade === 'project';
  const title = chance.weighted<NonNullable<Vehicle['title']>>(
    project
      ? { clean: 60, none: 16, 'bill-of-sale': 22, salvage: 2 }
      : { clean: 94, 'bill-of-sale': 4, salvage: 2 },
  );
  const odometer = chance.weighted<NonNullable<Vehicle['odometer']>>({
    actual: 34,
    replaced: 12,
    unknown: 54,
  });
  return {
    year,
    make: model.make,
    model: model.model,
    body: body === 'rod' ? chance.pick(['roadster', 'coupe']) : bodies[body].label,
    engine: chance.pick(inYear(model.engines, year)),
    transmission: chance.pick(inYear(model.gearboxes, year)),
    mileage: chance.whole(grade === 'show' ? 12_000 : 28_000, 99_800),
    odometer,
    title,
    runs: project ? chance.happens(0.18) : true,
    ...(body !== 'rod' &&
      grade !== 'project' &&
      chance.happens(0.5) && { matchingNumbers: chance.happens(0.6) }),
  };
}

function dollars(chance: Chance, { worth }: VehicleModel, body: BodyName, grade: Grade): number {
  const [least, max] = grades[grade].worth;
  return worth * 1_000 * bodies[body].worth * chance.between(least, max);
}

function titleOf(
  chance: Chance,
  { year, make, model, body, engine, transmission }: Vehicle,
  colour: string,
  grade: Grade,
): string {
  const car = `${year} ${make} ${model}`;
  if (grade === 'project' && chance.happens(0.5)) return `${car} ${body} project`;
  return chance.pick([
    `${car} ${body}`,
    `${car} ${body}, ${engine}`,
    `${car}, ${engine}, ${transmission}`,
    `${car} ${body}, ${colour}`,
    `${car} ${body}, ${transmission}`,
  ]);
}

function describe(
  chance: Chance,
  { vehicle, grade, colour, town }: { vehicle: Vehicle; grade: Grade; colour: string; town: string },
): string {
  const isOld = vehicle.year < 1985;
  const told = (sentences: readonly string[]) =>
    isOld ? sentences : sentences.filter((sentence) => !onlyOfOldCars.test(sentence));
  const { openings, body, running } = grades[grade];
  const words = {
    car: `${vehicle.year} ${carName(vehicle)}`,
    engine: vehicle.engine ?? '',
    gearbox: vehicle.transmission ?? '',
    colour,
    town,
    miles: (vehicle.mileage ?? 0).toLocaleString('en-US'),
    lastYear: String(Math.max(vehicle.year + 14, chance.whole(1982, 2012))),
  };
  const sentences = [
    chance.pick(told(openings)),
    ...chance.some(told(body), 2),
    ...(grade === 'project'
      ? [vehicle.runs ? 'It runs, and moves under its own power.' : chance.pick(told(running))]
      : chance.some(told(running), 2)),
    chance.pick(told(papers[vehicle.title ?? 'clean'] ?? [])),
    ...(vehicle.odometer && chance.happens(0.6) ? [odometerNotes[vehicle.odometer] ?? ''] : []),
    ...(vehicle.matchingNumbers === true ? ['Numbers match.'] : []),
    chance.pick(partings),
  ];
  return sentences.map((sentence) => say(sentence, words)).join(' ');
}

function picturesOf(
  chance: Chance,
  drawing: (typeof bodies)[BodyName]['drawing'],
  paint: number,
  { make }: Vehicle,
): Offer['pictures'] {
  const outside = bodyPictures(chance, drawing, paint);
  const detail = chance.pick(
    make === 'Volkswagen'
      ? (['steering-wheel'] as const)
      : (['gauge-cluster', 'steering-wheel', 'wheel'] as const),
  );
  return chance.happens(0.3) ? [...outside, ...partPictures(chance, detail).slice(0, 1)] : outside;
}
