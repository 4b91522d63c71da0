import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import { publicPoint } from '../../modules/places/public-point.rules.js';
import { Chance } from './chance.js';
import type { ListingPlan } from './listing-plans.js';
import { fitGroups } from './part-fits.js';
import { partLines } from './part-lines.js';
import { partOffer } from './part-offer.js';
import type { Person } from './people.js';

/** Parts that were sold here in the last year, enough of the same kind for the same car that their prices can be said. Each has a seller of its own; data of few people has none. */
export function pastSales(seed: string, people: readonly Person[]): readonly ListingPlan[] {
  const sellers = people.slice(firstSeller, firstSeller + sold.length * salesOfEach);
  const buyers = people.slice(firstSeller + sold.length * salesOfEach);
  return sellers.flatMap((seller, at) => {
    const part = sold[Math.floor(at / salesOfEach)];
    return part && buyers.length
      ? [pastSale(new Chance(seed, 'past sale', at), { seed, at, seller, part, buyers })]
      : [];
  });
}

const firstSeller = 40;
const salesOfEach = 9;

const sold = [
  { name: 'grille', make: 'Chevrolet', model: '3100', year: 1951 },
  { name: 'tail light lenses, pair', make: 'Chevrolet', model: 'Bel Air', year: 1957 },
  { name: 'Autolite 4100 4-barrel carburetor', make: 'Ford', model: 'Galaxie', year: 1963 },
].map(({ name, make, model, year }) => {
  const line = partLines.find((one) => one.name === name);
  const group = fitGroups.find(({ cars }) =>
    cars.some((car) => car.make === make && car.model === model && car.from <= year && car.to >= year),
  );
  const car = group?.cars.find((one) => one.model === model);
  if (!line || !group || !car) throw new Error(`No ${name} fits a ${year} ${make} ${model}`);
  return { line, group, fitment: [{ make, model, yearFrom: car.from, yearTo: car.to }] };
});

interface Sale {
  readonly seed: string;
  readonly at: number;
  readonly seller: Person;
  readonly part: (typeof sold)[number];
  readonly buyers: readonly Person[];
}

function pastSale(chance: Chance, { seed, at, seller, part, buyers }: Sale): ListingPlan {
  const offer = partOffer(chance, seller.area.split(',')[0] ?? seller.area, part);
  const daysAgo = chance.between(10, 300);
  const dollars = 5 * Math.round(chance.between(part.line.low, part.line.high) / 5);
  return {
    id: deterministicId(seed, 'past sale', at),
    seller,
    offer: { ...offer, quantity: 1, price: { mode: 'fixed', cents: dollars * 100 } },
    place: { publicPoint: publicPoint(seller.address), area: seller.area },
    publishedDaysAgo: daysAgo + chance.between(2, 45),
    fate: { status: 'sold', where: 'here', daysAgo, buyer: chance.pick(buyers) },
  };
}
