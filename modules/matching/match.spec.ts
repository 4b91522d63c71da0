import { type Candidate, judge, meetsLimit, type Wanted } from './match.rules.js';
import { sentenceOf } from './reasons.rules.js';

const wanted: Wanted = {
  title: "Driver's side fender for 1964 C10",
  categoryPrimary: 'Parts',
  isVehicle: false,
  categorySub: 'Body',
  partNumbers: [],
  fitment: [{ make: 'Chevrolet', model: 'C10', yearFrom: 1964, yearTo: 1966 }],
  point: { latitude: 42.683, longitude: -89.019 },
  acceptOrigin: [],
  acceptCondition: [],
  mostCents: 20_000,
  isLimitPrivate: false,
  attends: [],
  radius: 200,
  byMail: false,
};
const candidate: Candidate = {
  title: 'Fender, LH, 1960-66 Chevy C-10',
  categoryPrimary: 'Parts',
  isVehicle: false,
  categorySub: 'Body',
  partNumbers: [{ number: '3853 917' }],
  fitment: [{ make: 'Chevy', model: 'C-10', yearFrom: 1960, yearTo: 1966 }],
  point: { latitude: 43.073, longitude: -89.401 },
  origin: 'oem',
  condition: 'used-good',
  cents: 16_000,
  isNegotiable: false,
  ships: false,
};
const verdict = (of: Partial<Wanted>, offered: Partial<Candidate>, leaning?: Parameters<typeof judge>[2]) =>
  judge({ ...wanted, ...of }, { ...candidate, ...offered }, leaning);
const conflict = (of: Partial<Wanted>, offered: Partial<Candidate>) => {
  const found = verdict(of, offered);
  return found.isMatch ? undefined : found.conflict;
};

test('a match says why, in words', () => {
  const found = verdict({}, {});
  expect(found.isMatch && sentenceOf(found.reasons)).toBe(
    'Fits 1964–66 Chevy C-10 · 33 miles away · $40 below your limit',
  );
});

test('an equal part number counts more than a car that is missing in the list', () => {
  const found = verdict(
    { partNumbers: [{ number: '3853917' }] },
    { fitment: [{ make: 'GMC', model: '1000', yearFrom: 1960, yearTo: 1966 }] },
  );
  expect(found.isMatch && sentenceOf(found.reasons)).toBe(
    'Same part number, 3853 917 · 33 miles away · $40 below your limit',
  );
});

test('a number that members call interchangeable is a reason, and says how many do', () => {
  const found = verdict(
    { partNumbers: [{ number: '3853-918' }] },
    {},
    { interchange: (one, other) => (one !== other ? 2 : 0) },
  );
  expect(found.isMatch && sentenceOf(found.reasons)).toContain(
    'Part number 3853 917 replaces 3853-918, according to 2 members',
  );
});

test.each<[string, Partial<Wanted>['partNumbers'], Partial<Candidate>['partNumbers']]>([
  [
    'the seller',
    [{ number: '3853918' }],
    [{ number: '3853917' }, { number: '3853918', kind: 'interchange' }],
  ],
  [
    'the seeker',
    [{ number: '3853918' }, { number: '3853917', kind: 'interchange' }],
    [{ number: '3853917' }],
  ],
])(
  'a number that replaces the wanted one as %s says is not an equal number',
  (_, wanted = [], offered = []) => {
    const found = verdict({ partNumbers: wanted }, { partNumbers: offered });
    expect(found.isMatch && sentenceOf(found.reasons)).toContain(
      'Part number 3853917 replaces 3853918, according to 1 member',
    );
  },
);

test.each([
  ['Trunk lid for 1964 C10', 'Decklid, 1960-66 Chevy C-10', 'Decklid is another name for trunk lid'],
  ['Carburetor for 1964 C10', 'Carb, 1960-66 Chevy C-10', undefined],
  ['Decklid for 1964 C10', 'Deck lid, 1960-66 Chevy C-10', undefined],
])('%s and %s: the reason says it when the names are different words', (of, offered, sentence) => {
  const found = verdict({ title: of }, { title: offered });
  const said = found.isMatch ? sentenceOf(found.reasons).split(' · ') : [];
  expect(said.find((words) => words.includes('another name'))).toBe(sentence);
});

test('a kit is for one model of carburetor, also where an ad names no car', () => {
  const kit = { title: 'Carb rebuild kit, Rochester 2GC', fitment: [] };
  expect(verdict(kit, { title: 'Rochester 2GC carburetor kit' }).isMatch).toBe(true);
  expect(conflict(kit, { title: 'Rochester 4GC carb kit' })).toBe('property');
  expect(conflict({ title: kit.title }, { title: 'Rochester 4GC carb kit' })).toBe('property');
});

test('a reason that was stored without names says nothing of them', () => {
  expect(
    sentenceOf([
      { rule: 'number', number: '461' },
      { rule: 'kind', kind: 'trunk lid' },
    ]),
  ).toBe('Same part number, 461');
});

test('a match without a car or a number says what both are', () => {
  expect(
    sentenceOf([
      { rule: 'kind', kind: 'carburetor kit' },
      { rule: 'distance', miles: 29 },
    ]),
  ).toBe('Same kind: carburetor kit · 29 miles away');
});

test('names that staff calls different parts are no match, whatever else speaks for it', () => {
  const same = { partNumbers: [{ number: '3853917' }] };
  const titles = [
    { title: 'Trunk lid', ...same },
    { title: 'Decklid', ...same },
  ] as const;
  const apart = (one: string, other: string) => one === 'trunk lid' && other === 'decklid';
  expect(verdict(...titles).isMatch).toBe(true);
  expect(verdict(...titles, { apart })).toEqual({ isMatch: false, conflict: 'kind' });
});

test('of a seller who deals in such parts the reason says so', () => {
  expect(sentenceOf([{ rule: 'deals', kind: 'tail light', make: 'Chevrolet' }])).toBe(
    'You have listed tail lights for Chevrolet',
  );
});

test.each<[string, Partial<Wanted>, Partial<Candidate>]>([
  ['property', {}, { title: 'Fender, right, 1960-66 Chevy C-10' }],
  ['property', { partNumbers: [{ number: '3853917' }] }, { title: 'Fender RH' }],
  ['kind', {}, { title: 'Hood hinge, 1960-66 Chevy C-10' }],
  ['vehicle', {}, { fitment: [{ make: 'Chevrolet', model: 'C10', yearFrom: 1967, yearTo: 1972 }] }],
  ['vehicle', {}, { fitment: [], title: 'Left fender, 1967-72 Chevy C10' }],
  ['distance', {}, { point: { latitude: 39.739, longitude: -104.99 } }],
  ['distance', { byMail: true }, { point: { latitude: 39.739, longitude: -104.99 } }],
  ['price', {}, { cents: 24_000 }],
  ['condition', { acceptCondition: ['new'] }, {}],
  ['origin', { acceptOrigin: ['nos'] }, {}],
  ['category', {}, { categoryPrimary: 'Tools' }],
  ['too-little', { fitment: [], title: 'Fender' }, {}],
])('no match: %s', (expected, of, offered) => {
  expect(conflict(of, offered)).toBe(expected);
});

test('a wanted ad among offers suits no wanted ad, whatever words both ask with', () => {
  expect(conflict({ title: 'WTB Chevelle hood' }, { title: 'WTB Chevelle hood' })).toBe('offer');
  expect(conflict({ title: 'Chevelle hood' }, { title: 'WTB Chevelle hood' })).toBe('offer');
});

test('a wanted ad that lists no car asks for those that its title names, in the years that it names', () => {
  const found = (title: string) => verdict({ fitment: [], title }, {}).isMatch;
  expect(found('left fender, Chevy C10')).toBe(true);
  expect(found('left fender 65 Chevy')).toBe(true);
  expect(found('left fender, 1971 Chevy C10')).toBe(false);
  expect(found('left fender, Ford F100')).toBe(false);
  const offered = { fitment: [], title: '1964-66 Chevy C10 left fender' };
  expect(verdict({ fitment: [], title: 'left fender, 1965 Chevy C10' }, offered).isMatch).toBe(true);
});

test('another number counts against a part when the title of the wanted ad names one', () => {
  const other = { partNumbers: [{ number: '3853999' }] };
  expect(verdict({ partNumbers: [{ number: '3853917' }] }, other).isMatch).toBe(true);
  expect(conflict({ title: 'Left fender 3853917, C10', partNumbers: [] }, other)).toBe('number');
});

test('the end of a number, or a short one, makes no part of another car', () => {
  const heads = { fitment: [{ make: 'Chevrolet', model: 'Camaro', yearFrom: 1968, yearTo: 1968 }] };
  const chevrolet = { ...heads, title: 'heads, small block Chevy', partNumbers: [{ number: '3917291' }] };
  const amc = {
    fitment: [{ make: 'AMC', model: 'Javelin', yearFrom: 1970, yearTo: 1970 }],
    title: '291 heads',
  };
  expect(conflict(chevrolet, amc)).toBe('vehicle');
  expect(
    conflict(
      { ...chevrolet, partNumbers: [{ number: '291' }] },
      { ...amc, partNumbers: [{ number: '291' }] },
    ),
  ).toBe('vehicle');
  expect(verdict(chevrolet, { ...heads, title: 'pair of 291 heads' }).isMatch).toBe(true);
});

test('a part that is far away suits a need that would have it sent, when its seller ships', () => {
  const found = verdict({ byMail: true }, { ships: true, point: { latitude: 39.739, longitude: -104.99 } });
  expect(found.isMatch && sentenceOf(found.reasons)).toContain('miles away, can be shipped');
});

test('a private limit changes nothing that the holder sees, whatever the price', () => {
  const at = (cents: number, mostCents: number | null) =>
    verdict({ isLimitPrivate: true, mostCents }, { cents });
  const prices = [1, 15_999, 16_000, 16_001, 20_000, 21_000, 21_001, 25_001, 9_999_999];
  const seen = prices.flatMap((cents) => [at(cents, 16_000), at(cents, 20_000), at(cents, null)]);
  expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(seen[0]).toMatchObject({ isMatch: true });
  expect(meetsLimit({ mostCents: 20_000 }, { cents: 21_000, isNegotiable: false })).toBe(true);
  expect(meetsLimit({ mostCents: 20_000 }, { cents: 21_001, isNegotiable: false })).toBe(false);
});

test('an offer somewhat over the limit suits when its price is negotiable', () => {
  expect(conflict({}, { cents: 24_000, isNegotiable: true })).toBeUndefined();
});

test('a rule by which two members were matched wrongly counts half for them each time', () => {
  const score = (times: number) => {
    const found = verdict({}, {}, { lowered: new Map([['fitment' as const, times]]) });
    return found.isMatch ? found.score : 0;
  };
  expect(score(1)).toBeLessThan(score(0));
  expect(score(9)).toBeLessThan(score(1));
});
