import { similarTo } from './similar.js';

const chevrolet = { make: 'Chevrolet', model: 'Nova', yearFrom: 1962, yearTo: 1967 };

test.each<[string, Parameters<typeof similarTo>[0], string]>([
  [
    'a part for its make and a year in the middle',
    { title: 'Carter AFB carbs, rebuilt, for a 327 engine', vehicle: null, fitment: [chevrolet] },
    'carburetor Chevrolet 1964',
  ],
  ['a part that fits no car by name', { title: 'Rear bumper, 2 pc.', vehicle: null, fitment: [] }, 'bumper'],
  [
    'a part of no known kind',
    { title: '1957 Whatsit thing, NOS', vehicle: null, fitment: [] },
    'whatsit thing',
  ],
])('the search for the same thing: %s', (_, listing, words) => {
  expect(similarTo(listing)).toBe(words);
});

test('the search for the same vehicle has its make and model', () => {
  const vehicle = { year: 1957, make: 'Chevrolet', model: 'Bel Air' } as never;
  expect(similarTo({ title: '1957 Bel Air', vehicle, fitment: [] })).toBe('Chevrolet Bel Air');
});
