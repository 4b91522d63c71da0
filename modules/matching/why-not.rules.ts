import { miles } from '../kernel/geometry/sphere.rules.js';
import type { Candidate, Conflict, Wanted } from './match.rules.js';
import { namesApart } from './names-apart.rules.js';
import { contradiction, contradictionOfCars, type PartName } from './part-name.rules.js';
import { dollars, milesAway, years } from './reasons.rules.js';
import { commonFitment, type Fitment, fitmentInTitle, isSameModel } from './vehicles.rules.js';

/** What a refusal is explained from. */
export interface Judged {
  readonly wanted: Wanted;
  readonly candidate: Candidate;
  readonly names: { readonly wanted: PartName; readonly offered: PartName };
}

/** Why a candidate does not suit a wanted ad, as a sentence for staff: "It is a radiator cap; the ad asks for a radiator". Of what is private, `conflictNames` says all that may be said. */
export function whyNot(conflict: Conflict, judged: Judged): string {
  const { wanted, candidate } = judged;
  switch (conflict) {
    case 'category':
      return `It is in ${candidate.categoryPrimary}; the ad is in ${wanted.categoryPrimary}`;
    case 'kind':
      return otherPart(judged.names);
    case 'property':
      return otherVersion(judged);
    case 'vehicle':
      return otherCar(judged);
    case 'distance':
      return `It is ${milesAway(miles(wanted.point, candidate.point))} away${radiusOf(wanted)}`;
    case 'price':
      return candidate.cents === null
        ? conflictNames.price
        : `It costs ${dollars(candidate.cents)}${limitOf(wanted)}`;
    case 'condition':
      return `The ad does not accept this condition: ${plain(candidate.condition)}`;
    case 'origin':
      return `The ad does not accept this origin: ${plain(candidate.origin)}`;
    case 'number':
      return 'Both have part numbers, and none of them is the same';
    case 'offer':
      return 'It is a wanted ad or a service, and offers no part';
    case 'too-little':
      return 'Nothing speaks against it, but too little speaks for it';
  }
}

/** The conflicts in words, without what the two say. */
export const conflictNames: Readonly<Record<Conflict, string>> = {
  category: 'Wrong category',
  kind: 'Wrong part',
  property: 'Wrong version of the part',
  number: 'Wrong part number',
  offer: 'Not for sale',
  vehicle: 'Wrong car or year',
  distance: 'Too far',
  price: 'Too expensive',
  condition: 'Wrong condition',
  origin: 'Wrong origin',
  'too-little': 'Too little in common',
};

/** The conflicts from the nearest miss to what is not comparable. */
export const conflictsByNearness: readonly Conflict[] = [
  'price',
  'distance',
  'condition',
  'origin',
  'property',
  'number',
  'vehicle',
  'too-little',
  'offer',
  'kind',
  'category',
];

function otherPart({ wanted, offered }: Judged['names']): string {
  const missing = [...wanted.kinds].find((kind) => offered.without.has(kind));
  if (missing) return `It comes without ${withArticle(missing)}`;
  const [asked, has] = [...wanted.kinds].some((kind) => offered.kinds.has(kind))
    ? Object.values(namesApart(wanted, offered) ?? {})
    : [wanted.kind, offered.kind];
  return asked && has
    ? `It is ${withArticle(has)}; the ad asks for ${withArticle(asked)}`
    : 'Its title has too few words of the ad’s';
}

/** "Voltage: 12; the ad asks for 6" */
function otherVersion({ wanted: { isVehicle }, names: { wanted, offered } }: Judged): string {
  const property = isVehicle ? contradictionOfCars(wanted, offered) : contradiction(wanted, offered);
  if (property === undefined) return conflictNames.property;
  const values = (name: PartName) => [...(name.properties.get(property) ?? [])].join(', ');
  const [has, asked] = [values(offered), values(wanted)];
  const name = propertyNames[property] ?? property;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${has || `not ${asked}`}; the ad asks for ${asked || 'another'}`;
}

/** Properties whose name is not the word that people say. */
const propertyNames: Readonly<Record<string, string>> = {
  bedstyle: 'bed style',
  body: 'body style',
  count: 'number of pieces',
  depth: 'place',
  end: 'end of the car',
  height: 'place',
  steered: 'side of the steering wheel',
  volts: 'voltage',
  inches: 'size in inches',
  wheeldrive: 'driven axle',
};

function otherCar({ wanted, candidate }: Judged): string {
  const offers = candidate.fitment.length
    ? candidate.fitment
    : fitmentInTitle(wanted.fitment, candidate.title);
  if (commonFitment(wanted.fitment, offers)) return 'Its title names years of the car with another shape';
  const [asked] = wanted.fitment;
  const fits = offers.find((one) => wanted.fitment.some((other) => isSameModel(one, other))) ?? offers[0];
  return asked && fits ? `It fits ${carOf(fits)}; the ad asks for ${carOf(asked)}` : conflictNames.vehicle;
}

const carOf = ({ yearFrom, yearTo, make, model }: Fitment): string =>
  `${years(yearFrom, yearTo)} ${make} ${model}`;

const radiusOf = ({ radius }: Wanted): string =>
  radius === null ? '' : `; the ad asks for ${milesAway(radius)} at most`;

/** A private limit is never said. */
const limitOf = ({ mostCents, isLimitPrivate }: Wanted): string =>
  mostCents === null || isLimitPrivate ? '' : `; the ad offers ${dollars(mostCents)} at most`;

const plain = (word: string | null): string => (word ?? 'not said').replaceAll('-', ' ');

const withArticle = (name: string): string =>
  /s$/.test(name) && !/ss$/.test(name) ? name : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
