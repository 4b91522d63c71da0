import { event } from '../../kernel/decider/decider.js';
import { type OwnerHistory, provenanceOf } from './provenance.rules.js';

const at = (day: number) => `2027-06-0${day}T12:00:00.000Z`;
const installed = (buildId: string | null) => ({
  ...event('ItemInstalled', {
    ownerId: 'ana',
    portionId: 'p',
    locationId: null,
    quantity: null,
    into: 'Old Blue',
    buildId,
  }),
  recordedAt: at(1),
});
const taken = {
  ...event('ItemBroughtBack', { portionId: 'p', locationId: null }),
  recordedAt: at(3),
};
const sentences = (history: Partial<OwnerHistory>) =>
  provenanceOf([{ owner: 'Ana', events: [], ...history }], new Map([['seen', '1966 Ford F100']])).map(
    ({ sentence }) => sentence,
  );

test('a car is named while everybody sees its build, and never by what its owner calls it', () => {
  expect(sentences({ events: [installed('seen')] })).toEqual(['Ana put it into a 1966 Ford F100.']);
  for (const buildId of ['private', null])
    expect(sentences({ events: [installed(buildId)] })).toEqual(['Ana put it into a car.']);
});

test('whether it fitted is told between going in and coming out', () => {
  const fits = [{ at: at(2), fit: 'with work' as const, vehicle: '1966 Ford F100' }];
  expect(sentences({ events: [installed('seen'), taken], fits })).toEqual([
    'Ana put it into a 1966 Ford F100.',
    'Ana said that it fitted a 1966 Ford F100 with some work.',
    'Ana took it out of the car.',
  ]);
});

test.each([
  ['as it is', 'Ana said that it fitted the car as it is.'],
  ['not at all', 'Ana said that it did not fit the car.'],
] as const)('of a build that not everybody sees the fit alone is told: %s', (fit, sentence) => {
  expect(sentences({ fits: [{ at: at(1), fit, vehicle: null }] })).toEqual([sentence]);
});
