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
const words = (conflict: Conflict, of: Partial<Wanted>, offered: Partial<Candidate>): string => {
  const pair = { wanted: { ...wanted, ...of }, candidate: { ...candidate, ...offered } };
  return whyNot(conflict, {
    ...pair,
    names: { wanted: partNameOf(pair.wanted.title), offered: partNameOf(pair.candidate.title) },
  });
};

test.each<[string, Conflict, Partial<Wanted>, Partial<Candidate>]>([
  [
    'It is a hood hinge; the ad asks for an engine block',
    'kind',
    { title: 'Engine block' },
    { title: 'Hood hinge' },
  ],
  ['It is a decklid; the ad asks for a trunk lid', 'kind', { title: 'Trunk lid' }, { title: 'Decklid' }],
  ['Its title has too few words of the ad’s', 'kind', {}, { title: 'Something' }],
  ['Side: right; the ad asks for left', 'property', {}, { title: 'Right fender' }],
  [
    'Voltage: 12; the ad asks for 6',
    'property',
    { title: '6-volt generator' },
    { title: '12-volt generator' },
  ],
  [
    'It fits 1964–66 Ford F100; the ad asks for 1964–66 Chevrolet C10',
    'vehicle',
    {},
    { fitment: [{ make: 'Ford', model: 'F100', yearFrom: 1964, yearTo: 1966 }] },
  ],
  [
    'It fits 1967–72 Chevy C-10; the ad asks for 1964–66 Chevrolet C10',
    'vehicle',
    {},
    { fitment: [{ make: 'Chevy', model: 'C-10', yearFrom: 1967, yearTo: 1972 }] },
  ],
  [
    'It is 853 miles away; the ad asks for 200 miles at most',
    'distance',
    {},
    { point: { latitude: 39.739, longitude: -104.99 } },
  ],
  ['It costs $300; the ad offers $200 at most', 'price', {}, {}],
  ['It costs $300', 'price', { isLimitPrivate: true }, {}],
  ['The ad does not accept this condition: used good', 'condition', {}, {}],
  ['It comes without an engine', 'kind', { title: 'Engine' }, { title: 'Parts car, no engine' }],
  ['Its title names years of the car with another shape', 'vehicle', {}, { title: 'Left fender, 1970' }],
  ['It is in Tools; the ad is in Parts', 'category', {}, { categoryPrimary: 'Tools' }],
  ['Both have part numbers, and none of them is the same', 'number', {}, {}],
  ['It is a wanted ad or a service, and offers no part', 'offer', {}, {}],
  ['Nothing speaks against it, but too little speaks for it', 'too-little', {}, {}],
])('says: %s', (sentence, conflict, of, offered) => {
  expect(words(conflict, of, offered)).toBe(sentence);
});
