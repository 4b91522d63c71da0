import type { Chance } from './chance.js';
import { modelYears, type Offer, plainOffer, priceOf, yearRange } from './offer.js';
import { fitGroups } from './part-fits.js';

const kinds = [
  { name: 'factory shop manual', low: 20, high: 75 },
  { name: "owner's manual", low: 12, high: 45 },
  { name: 'dealer sales brochure', low: 10, high: 40 },
  { name: 'parts and accessories catalog', low: 35, high: 120 },
  { name: 'body service manual', low: 20, high: 60 },
  { name: 'wiring diagram set', low: 12, high: 35 },
  { name: 'dealer paint chip book', low: 30, high: 110 },
];
const states = [
  'Greasy thumbprints and all, every page is there.',
  'Original, not a reprint.',
  'Cover is loose, inside is clean.',
  'Nice enough to keep on the shelf, useful enough for the bench.',
  'Has a dealer stamp on the front.',
  'Some pencil notes from somebody who knew what he was doing.',
  'Kept in a drawer since new.',
];
const ends = [
  'Ships media mail.',
  'Will combine shipping.',
  'I have more for other years, just ask.',
  'Money back if you do not like it.',
  'I can photograph the page you need before you buy.',
];

/** A manual, a brochure, a catalog; without a picture. */
export function paperOffer(chance: Chance): Offer {
  const car = chance.pick(chance.pick(fitGroups).cars);
  const year = chance.pick(modelYears(car.from, car.to));
  const kind = chance.pick(kinds);
  const span = chance.happens(0.4)
    ? { yearFrom: car.from, yearTo: car.to }
    : { yearFrom: year, yearTo: year };
  return {
    ...plainOffer,
    words: {
      title: `${yearRange(span.yearFrom, span.yearTo)} ${car.make} ${car.model} ${kind.name}`,
      description: [...chance.some(states, 2), chance.pick(ends)].join(' '),
    },
    price: priceOf(chance, chance.between(kind.low, kind.high)),
    categoryPrimary: 'Parts',
    categorySub: 'Literature',
    condition: chance.happens(0.7) ? 'used-good' : 'used-fair',
    origin: 'oem',
    fitment: [{ make: car.make, model: car.model, ...span }],
    shipping: ['ships'],
  };
}
