import type { Candidate, Conflict, Wanted } from './match.rules.js';
import { partNameOf } from './part-name.rules.js';
import { whyNot } from './why-not.rules.js';

const described = {
  categoryPrimary: 'Parts',
  isVehicle: false,
  categorySub: null,
  partNumbers: [],
  fitment: [{ make: 'Chevrolet', model: 'C10', yearFrom: 1964, yearTo: 1966 }],
  point: { latitude: 42.683, longitude: -89.019 },
};
const wanted: Wanted = {
  ...described,
  title: 'Left fender',
  acceptOrigin: [],
  acceptCondition: [],
  mostCents: 20_000,
  isLimitPrivate: false,
  attends: [],
  radius: 200,
  byMail: false,
};
const candidate: Candidate = {
  ...described,
  title: 'Left fender',
  origin: 'oem',
  condition: 'used-good',
  cents: 30_000,
  isNegotiable: false,
  ships: false,
};
const words = (
  conflict: Conflict | 'number' | 'offer',
  of: Partial<Wanted>,
  offered: Partial<Candidate>,
): string => {
  const pair = { wanted: { ...wanted, ...of }, candidate: { ...candidate, ...offered } };
  return whyNot(conflict, {
    ...pair,
    names: { wanted: partNameOf(pair.wanted.title), offered: partNameOf(pair.candidate.title) },
  });
};

test.each<[string, Conflict | 'number' | 'offer', Partial<Wanted>, Partial<Candidate>]>([
  [
    'Another part: it is a hood hinge, wanted is an engine block',
    'kind',
    { title: 'Engine block' },
    { title: 'Hood hinge' },
  ],
  [
    'Another part: it is a decklid, wanted is a trunk lid',
    'kind',
    { title: 'Trunk lid' },
    { title: 'Decklid' },
  ],
  ['Another part', 'kind', {}, { title: 'Something' }],
  ['The other side', 'property', {}, { title: 'Right fender' }],
  [
    'Another voltage: it is 12, wanted is 6',
    'property',
    { title: '6-volt generator' },
    { title: '12-volt generator' },
  ],
  [
    'Another car',
    'vehicle',
    {},
    { fitment: [{ make: 'Ford', model: 'F100', yearFrom: 1964, yearTo: 1966 }] },
  ],
  [
    'The same car in other years',
    'vehicle',
    {},
    { fitment: [{ make: 'Chevy', model: 'C-10', yearFrom: 1967, yearTo: 1972 }] },
  ],
  ['Too far: 853 miles', 'distance', {}, { point: { latitude: 39.739, longitude: -104.99 } }],
  ['Too dear: $300, wanted for $200 at most', 'price', {}, {}],
  ['Too dear: $300', 'price', { isLimitPrivate: true }, {}],
  ['Another condition: used-good', 'condition', {}, {}],
  ['Another category: it is in Tools, wanted is in Parts', 'category', {}, { categoryPrimary: 'Tools' }],
  ['Another part number', 'number', {}, {}],
  ['No offer of a part: a wanted ad or a service', 'offer', {}, {}],
  ['Too little in common', 'too-little', {}, {}],
])('says: %s', (sentence, conflict, of, offered) => {
  expect(words(conflict, of, offered)).toBe(sentence);
});
