import { jest } from '@jest/globals';
import { GatheredRows } from './gathered-rows.js';

interface Row {
  readonly id: string;
  readonly n: number;
}

let written: (readonly Row[])[];
let failures: unknown[];
let isAway: boolean;
let rows: GatheredRows<Row>;
beforeEach(() => {
  [written, failures, isAway] = [[], [], false];
  jest.useFakeTimers();
  rows = new GatheredRows<Row>({
    keyOf: ({ id }) => id,
    sumOf: (one, other) => ({ ...one, n: one.n + other.n }),
    write: async (all) => {
      if (isAway) throw new Error('away');
      written.push(all);
    },
    failed: (error) => failures.push(error),
    most: 2,
  });
});
afterEach(async () => {
  await rows.close();
  jest.useRealTimers();
});

test('rows of one key add up, and are written together a second later', async () => {
  for (const id of ['hood', 'radio', 'hood']) rows.add({ id, n: 1 });
  await jest.advanceTimersByTimeAsync(999);
  expect(written).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  const both = [
    { id: 'hood', n: 2 },
    { id: 'radio', n: 1 },
  ];
  expect(written).toEqual([both]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(written).toHaveLength(1);
});

test('what could not be written waits for the next second, with what came since', async () => {
  isAway = true;
  rows.add({ id: 'hood', n: 1 });
  await jest.advanceTimersByTimeAsync(1_000);
  rows.add({ id: 'hood', n: 1 });
  expect([failures.length, rows.waiting()]).toEqual([1, [{ id: 'hood', n: 2 }]]);
  isAway = false;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(written).toEqual([[{ id: 'hood', n: 2 }]]);
});

test('an end writes what has gathered', async () => {
  rows.add({ id: 'hood', n: 1 });
  await rows.close();
  expect(written).toEqual([[{ id: 'hood', n: 1 }]]);
});

test('there is a limit to what waits', () => {
  for (const id of ['hood', 'radio', 'grille', 'hood']) rows.add({ id, n: 1 });
  expect(rows.waiting()).toEqual([
    { id: 'hood', n: 2 },
    { id: 'radio', n: 1 },
  ]);
});
