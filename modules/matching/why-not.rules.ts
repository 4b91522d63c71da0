import { miles } from '../kernel/geometry/sphere.rules.js';
import type { Candidate, Conflict, Wanted } from './match.rules.js';
import { namesApart } from './names-apart.rules.js';
import { contradiction, type PartName } from './part-name.rules.js';
import { dollars, milesAway } from './reasons.rules.js';
import { isSameModel } from './vehicles.rules.js';

/** What a refusal is explained from. */
export interface Judged {
  readonly wanted: Wanted;
  readonly candidate: Candidate;
  readonly names: { readonly wanted: PartName; readonly offered: PartName };
}

/** Why a candidate does not suit a wanted ad, as text for staff: "Another part: it is a radiator cap, wanted is a radiator". Of what is private, `conflictNames` says all that may be said. */
export function whyNot(conflict: Conflict, judged: Judged): string {
  const { wanted, candidate, names } = judged;
  const named = conflictNames[conflict];
  switch (conflict) {
    case 'category':
      return `${named}: it is in ${candidate.categoryPrimary}, wanted is in ${wanted.categoryPrimary}`;
    case 'kind':
      return `${named}${otherPart(names)}`;
    case 'property':
      return otherProperty(names);
    case 'vehicle':
      return isOtherYears(judged) ? 'The same car in other years' : named;
    case 'distance':
      return `${named}: ${milesAway(miles(wanted.point, candidate.point))}`;
    case 'price':
      return candidate.cents === null ? named : `${named}: ${dollars(candidate.cents)}${limitOf(wanted)}`;
    case 'condition':
      return `${named}: ${candidate.condition ?? 'not said'}`;
    case 'origin':
      return `${named}: ${candidate.origin ?? 'not said'}`;
    case 'number':
    case 'offer':
    case 'too-little':
      return named;
  }
}

/** The conflicts in words, without what the two say. */
export const conflictNames: Readonly<Record<Conflict, string>> = {
  category: 'Another category',
  kind: 'Another part',
  property: 'Another version of the part',
  number: 'Another part number',
  offer: 'No offer of a part: a wanted ad or a service',
  vehicle: 'Another car',
  distance: 'Too far',
  price: 'Too dear',
  condition: 'Another condition',
  origin: 'Another origin',
  'too-little': 'Too little in common',
};

function otherPart({ wanted, offered }: Judged['names']): string {
  const [asked, has] = [...wanted.kinds].some((kind) => offered.kinds.has(kind))
    ? Object.values(namesApart(wanted, offered) ?? {})
    : [wanted.kind, offered.kind];
  return asked && has ? `: it is ${withArticle(has)}, wanted is ${withArticle(asked)}` : '';
}

function otherProperty({ wanted, offered }: Judged['names']): string {
  const property = contradiction(wanted, offered);
  const values = (name: PartName) => [...(name.properties.get(property ?? '') ?? [])].join(', ');
  if (property === undefined) return conflictNames.property;
  if (property === 'side') return 'The other side';
  if (property === 'end') return 'The other end of the car';
  return `Another ${propertyNames[property] ?? property}: it is ${values(offered)}, wanted is ${values(wanted)}`;
}

/** Properties whose name is not the word that people say. */
const propertyNames: Readonly<Record<string, string>> = {
  barrels: 'number of barrels',
  bedstyle: 'bed style',
  body: 'body style',
  count: 'number of pieces',
  cylinders: 'number of cylinders',
  depth: 'place',
  doors: 'number of doors',
  height: 'place',
  speeds: 'number of speeds',
  steered: 'side of the steering wheel',
  volts: 'voltage',
  inches: 'size in inches',
  wheeldrive: 'driven axle',
};

const isOtherYears = ({ wanted, candidate }: Judged): boolean =>
  wanted.fitment.some((one) => candidate.fitment.some((other) => isSameModel(one, other)));

/** A private limit is never said. */
const limitOf = ({ mostCents, isLimitPrivate }: Wanted): string =>
  mostCents === null || isLimitPrivate ? '' : `, wanted for ${dollars(mostCents)} at most`;

const withArticle = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
