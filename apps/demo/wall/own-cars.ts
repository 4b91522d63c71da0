import { Chance } from '../chance.js';
import type { BodyDrawing } from '../drawings/index.js';
import { carName } from '../offer.js';
import type { Person } from '../people.js';
import { bodyPaints, plainColours } from '../pictures.js';
import { bodies, inYear, type VehicleModel, vehicleModels } from '../vehicle-models.js';
import { yearAndBody } from '../vehicle-offer.js';
import { type OwnCar, regulars } from './regulars.js';

/** A member's own car, as the wall knows it. */
export interface KnownCar extends OwnCar {
  /** "57 Chevrolet 3100", as people write it. */
  readonly name: string;
  readonly engine: string;
  readonly gearbox: string;
  readonly drawing: BodyDrawing;
  readonly paint: number;
  readonly colour: string;
  readonly miles: number;
}

/** The first car of each member, by number; dealers have none. */
export const ownCars = (seed: string, people: readonly Person[]): readonly (KnownCar | null)[] =>
  people.map(({ isDealer }, at) => (isDealer ? null : carOf(seed, at)));

function carOf(seed: string, at: number): KnownCar {
  const chance = new Chance(seed, 'own car', at);
  const [regular] = regulars.get(at)?.cars ?? [];
  const model = regular ? modelOf(regular) : chance.pick(vehicleModels);
  const drawn = yearAndBody(chance, model);
  const year = regular?.year ?? drawn.year;
  const body = regular ? (inYear(model.bodies, year)[0] ?? drawn.body) : drawn.body;
  const { drawing } = bodies[body];
  const paint = chance.pick(bodyPaints(drawing));
  return {
    year,
    make: model.make,
    model: model.model,
    name: `${String(year).slice(2)} ${carName(model)}`,
    engine:
      regular?.engine ??
      (regular ? inYear(model.engines, year)[0] : chance.pick(inYear(model.engines, year))) ??
      '',
    gearbox: inYear(model.gearboxes, year)[0] ?? '',
    drawing,
    paint,
    colour: plainColours[paint] ?? '',
    miles: chance.whole(28_000, 98_000),
  };
}

/** errors  a car that was never built */
function modelOf({ year, make, model }: OwnCar): VehicleModel {
  const found = vehicleModels.find(
    (one) => one.make === make && one.model === model && one.from <= year && year <= one.to,
  );
  if (!found) throw new Error(`There was no ${year} ${make} ${model}`);
  return found;
}
