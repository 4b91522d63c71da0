import { blankMilder, withMeasure } from './milder-draft';

const effect = (key: string, kind: string) => ({
  key,
  kind,
  target: { kind: 'listing', id: '1' },
  title: null,
  name: kind,
  state: 'applied' as const,
});
const decision = {
  measure: { kind: 'suspend', days: 30 } as const,
  strikes: 2 as const,
  effects: [effect('paused', 'listing-paused'), effect('removed', 'content-removed')],
};

test('a measure without a suspension gives back what followed from it, and a shorter one does not', () => {
  const warned = withMeasure(blankMilder(decision), { kind: 'warn' }, decision);
  expect(warned.givenBack).toEqual(['paused']);
  expect(withMeasure(warned, { kind: 'suspend', days: 7 }, decision).givenBack).toEqual([]);
});

test('removed content is given back by choice alone', () => {
  const chosen = { ...blankMilder(decision), givenBack: ['removed'] };
  expect(withMeasure(chosen, { kind: 'suspend', days: 7 }, decision).givenBack).toEqual(['removed']);
});
