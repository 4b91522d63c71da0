import { withRetries } from './retried';

test('a quick answer is not delayed', async () => {
  const delays: number[] = [];
  await expect(withRetries(async () => 'map', note(delays))).resolves.toBe('map');
  expect(delays).toEqual([]);
});

test('a script is asked for three more times, with growing delays', async () => {
  const delays: number[] = [];
  const never = async (failures: number) => {
    throw new Error(`after ${failures} failures`);
  };
  await expect(withRetries(never, note(delays))).rejects.toThrow('after 3 failures');
  expect(delays).toEqual([500, 1500, 4000]);
});

test('the first success ends it', async () => {
  let asked = 0;
  const second = async () => {
    asked += 1;
    if (asked < 2) throw new Error('not yet');
    return asked;
  };
  await expect(withRetries(second, note([]))).resolves.toBe(2);
});

const note = (delays: number[]) => async (delay: number) => {
  delays.push(delay);
};
