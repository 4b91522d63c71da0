import { jest } from '@jest/globals';
import { SearchLimits } from './search-limits.js';

const never = new Promise<void>(() => undefined);

test('a caller whose searches took their share of a minute waits; other callers do not', async () => {
  const limits = new SearchLimits(1);
  const search = () => new Promise((resolve) => setTimeout(() => resolve('found'), 2));
  expect(await limits.run(caller('ana'), search)).toBe('found');
  await expect(limits.run(caller('ana'), search)).rejects.toMatchObject({
    code: 'TOO_MANY_CALLS',
    details: { retryAfter: expect.any(Number) },
  });
  expect(await limits.run(caller('bob'), search)).toBe('found');
});

test('a search that fails counts too', async () => {
  const limits = new SearchLimits(1);
  const search = () => new Promise((_, reject) => setTimeout(() => reject(new Error('too long')), 2));
  await expect(limits.run(caller('ana'), search)).rejects.toThrow('too long');
  await expect(limits.run(caller('ana'), search)).rejects.toMatchObject({ code: 'TOO_MANY_CALLS' });
});

test('four searches run at once, 32 wait for two seconds at most, and a further one is refused at once', async () => {
  jest.useFakeTimers();
  const limits = new SearchLimits();
  let running = 0;
  const search = () => {
    running += 1;
    return never;
  };
  const asked = Array.from({ length: 37 }, (_, at) => limits.run(caller(`caller ${at}`), search));
  const refusals: unknown[] = [];
  for (const one of asked) one.catch(({ code, details }) => refusals.push([code, details.retryAfter]));
  await jest.advanceTimersByTimeAsync(0);
  expect(running).toBe(4);
  expect(refusals).toEqual([['TOO_BUSY', 2]]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(refusals).toHaveLength(33);
  jest.useRealTimers();
});

const caller = (network: string) => [{ network, times: 1 }];
