import type { Chance } from './chance.js';
import { askingPrice, carName, type Offer, plainOffer, say, yearRange } from './offer.js';
import { fitmentOf, numberOf, partAndCars } from './part-offer.js';
import { partPictures } from './pictures.js';
import { bodies, vehicleModels } from './vehicle-models.js';
import { yearAndBody } from './vehicle-offer.js';

const reasons = [
  'Mine is beyond saving.',
  'It is the last piece my {car} needs.',
  'Holding up the whole build.',
  'The one on my {car} is from the wrong year.',
  'Somebody took it off my {car} long before me.',
  'I broke mine, and yes, I know.',
  'Looking for two years now.',
  "For my son's {car}; he is learning on it.",
  'Would like it before the season starts.',
];
const wishes = [
  'Condition does not matter if it can be rebuilt.',
  'Prefer original, will look at a good reproduction.',
  'Needs to be straight; finish does not matter.',
  'Driver quality is fine.',
  'Would buy a whole parts car to get it.',
  'Must be usable without machine work.',
  'A core with a good casting is enough.',
  'Will take a nice one or a rough one, priced as it is.',
];
const offersMade = [
  'Fair price paid, cash in hand.',
  'I pay shipping, of course.',
  'Will drive a few hours for the right one.',
  'Can meet at any swap meet in the region.',
  'Trade for what is on my shelf, or cash.',
  'Send a picture and your price.',
  'Around {town}, or ship it to me.',
];

/** A wanted ad: mostly for a part, sometimes for a whole car. The price, if any, is the most that the member would pay. */
export function wantedOffer(chance: Chance, town: string): Offer {
  return chance.happens(0.14) ? wantedVehicle(chance, town) : wantedPart(chance, town);
}

function wantedPart(chance: Chance, town: string): Offer {
  const { line, group } = partAndCars(chance);
  const fitment = fitmentOf(chance, line, group).slice(0, 1);
  const [first] = fitment;
  const years = first ? yearRange(first.yearFrom, first.yearTo) : '';
  const name = (line.name.split(',')[0] ?? line.name).replace(/^rebuilt |^original |^factory /, '');
  const cents = askingPrice(chance, chance.between(line.low, line.high));
  return {
    ...plainOffer,
    listingType: 'wanted',
    words: {
      title: `${years} ${first?.make ?? ''} ${first?.model ?? ''} ${name}`,
      description: describe(chance, { car: first ? `${first.yearFrom} ${carName(first)}` : '', town }),
    },
    ...limitOf(chance, cents),
    categoryPrimary: 'Parts',
    categorySub: line.sub,
    partNumbers: chance.happens(0.3) ? [numberOf(chance, line, group)] : [],
    fitment,
    shipping: ['ships'],
    pictures: chance.happens(0.35) ? partPictures(chance, line.drawing).slice(0, 1) : [],
  };
}

function wantedVehicle(chance: Chance, town: string): Offer {
  const model = chance.pick(vehicleModels);
  const { year, body } = yearAndBody(chance, model);
  const { label, sub, worth } = bodies[body];
  const max = askingPrice(chance, model.worth * 1_000 * worth * chance.between(0.4, 1));
  return {
    ...plainOffer,
    listingType: 'wanted',
    words: {
      title: `${year} ${model.make} ${model.model} ${label}, driver or project`,
      description: [
        chance.pick([
          'Always wanted one.',
          'My parents had one and I would like to find another.',
          'I have the parts, now I need the car.',
          'Sold mine in college and regret it.',
        ]),
        chance.pick([
          'A solid body matters most.',
          'Does not have to run.',
          'Running and driving, please.',
          'Other years of the same shape are welcome too.',
        ]),
        say(chance.pick(offersMade), { town }),
      ].join(' '),
    },
    price: { mode: 'fixed', cents: max },
    wanted: termsOf(chance, null),
    categoryPrimary: 'Cars',
    categorySub: sub,
    shipping: ['local'],
    vehicle: { year, make: model.make, model: model.model, body: label },
  };
}

/** Most ads name the maximum price, some leave it out. */
function limitOf(chance: Chance, cents: number): Pick<Offer, 'price' | 'wanted'> {
  const limit = chance.weighted({ shown: 55, private: 20, open: 25 });
  return {
    price: limit === 'shown' ? { mode: 'fixed', cents } : { mode: 'ask', cents: null },
    wanted: termsOf(chance, limit === 'private' ? cents : null),
  };
}

const termsOf = (chance: Chance, privateLimitCents: number | null): Offer['wanted'] => ({
  acceptOrigin: chance.happens(0.15) ? ['oem', 'nos'] : [],
  acceptCondition: chance.happens(0.25) ? ['new', 'rebuilt', 'used-good'] : [],
  urgency: chance.weighted({ whenever: 60, season: 28, blocking: 12 }),
  privateLimitCents,
  radius: chance.pick([100, 200, 200, 200, 500, null]),
  attends: [],
});

function describe(chance: Chance, words: Readonly<Record<string, string>>): string {
  return [chance.pick(reasons), chance.pick(wishes), ...chance.some(offersMade, 2)]
    .map((sentence) => say(sentence, words))
    .join(' ');
}
