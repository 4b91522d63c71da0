import { free, workFor } from './difficulty.rules.js';

const calm = { toNetwork: 1, toAll: 1 };

test('a person waits for a hundred steps at most', () => {
  expect(workFor(calm)).toEqual({ least: 50, max: 100 });
  expect(workFor(free)).toEqual({ least: 50, max: 100 });
});

test.each([
  ['one network asks for twice as many', { ...calm, toNetwork: free.toNetwork * 2 }, 200],
  ['one network asks for four times as many', { ...calm, toNetwork: free.toNetwork * 4 }, 400],
  ['everybody asks for a few more', { ...calm, toAll: free.toAll + 1 }, 200],
  ['both', { toNetwork: free.toNetwork * 2, toAll: free.toAll * 2 }, 400],
  ['far too many', { toNetwork: 1e6, toAll: 1e6 }, 1_600],
])('the work doubles as the load does: %s', (_, load, max) => {
  expect(workFor(load)).toEqual({ least: max / 2, max });
});
