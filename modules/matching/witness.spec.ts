import { judge, type Wanted } from './match.rules.js';
import { sentenceOf } from './reasons.rules.js';
import { fittedTo } from './witness.rules.js';

const f100 = { make: 'Ford', model: 'F100', yearFrom: 1965, yearTo: 1966 };
const built = (build: string, year: number, model = 'F-100') => ({ build, year, make: 'Ford', model });

test('builds of the wanted make and model speak, each once, two years around at most', () => {
  const said = [
    built('a', 1966),
    built('a', 1966),
    built('b', 1968),
    built('c', 1969),
    built('d', 1966, 'F250'),
  ];
  expect(fittedTo([f100], said)).toEqual({ builds: 2, fits: { ...f100, yearFrom: 1966, yearTo: 1968 } });
  expect(fittedTo([f100], [built('c', 1962), built('d', 1966, 'F250')])).toBeUndefined();
  expect(fittedTo([], said)).toBeUndefined();
});

test('of several wanted cars the one counts to which the most builds fitted it', () => {
  const bronco = { make: 'Ford', model: 'Bronco', yearFrom: 1966, yearTo: 1966 };
  const said = [built('a', 1966), built('b', 1966, 'Bronco'), built('c', 1966, 'Bronco')];
  expect(fittedTo([f100, bronco], said)).toEqual({ builds: 2, fits: bronco });
});

const part = {
  categoryPrimary: 'Parts',
  isVehicle: false,
  categorySub: 'Brakes',
  partNumbers: [],
  point: { latitude: 42.683, longitude: -89.019 },
};
const wanted: Wanted = {
  ...part,
  title: 'Brake booster bracket, 1965 F100',
  fitment: [f100],
  acceptOrigin: [],
  acceptCondition: [],
  mostCents: null,
  isLimitPrivate: false,
  attends: [],
  radius: 100,
  byMail: false,
};
const offered = {
  ...part,
  title: 'Brake booster bracket',
  partNumbers: [{ number: 'C5TZ-2B195' }],
  fitment: [],
  origin: null,
  condition: null,
  cents: null,
  isNegotiable: false,
  ships: false,
};
const heard = (...witnesses: readonly ReturnType<typeof built>[]) => {
  const verdict = judge(wanted, offered, { witnesses });
  return verdict.isMatch ? verdict : { score: 0, reasons: [] };
};

test('a part that went into such a car is a match, though no list says that it fits, and the reason says how many', () => {
  expect(judge(wanted, offered)).toMatchObject({ isMatch: false, conflict: 'too-little' });
  expect(sentenceOf(heard(built('a', 1966)).reasons)).toContain('1 build fitted this to a 1966 Ford F100');
  expect(sentenceOf(heard(built('a', 1966), built('b', 1964)).reasons)).toContain(
    '2 builds fitted this to 1964–66 Ford F100',
  );
});

test('more builds are more points, up to twenty', () => {
  const score = (builds: number) =>
    heard(...Array.from({ length: builds }, (_, at) => built(`b${at}`, 1966))).score;
  expect(score(2) - score(1)).toBe(5);
  expect(score(9)).toBe(score(3));
});

test('it brings no part of another car into play', () => {
  const other = { ...offered, fitment: [{ make: 'Dodge', model: 'D100', yearFrom: 1965, yearTo: 1966 }] };
  expect(judge(wanted, other, { witnesses: [built('a', 1966)] })).toMatchObject({ conflict: 'vehicle' });
});
