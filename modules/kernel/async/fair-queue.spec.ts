import { FairQueue } from './fair-queue.js';

const lineOf = (more: { readonly atOnce?: number; readonly patience?: number } = {}) =>
  new FairQueue({
    atOnce: 1,
    longest: 10,
    longestOfKey: 8,
    patience: 60_000,
    full: () => new Error('full'),
    ...more,
  });

/** Enters for each in turn, and finishes in the order of entering.
 *  out  the order in which they were inside */
async function orderOf(line: FairQueue, keys: readonly string[]): Promise<readonly string[]> {
  const order: string[] = [];
  await Promise.all(
    keys.map(async (key) => {
      const leave = await line.enter(key);
      order.push(key);
      await Promise.resolve();
      leave();
    }),
  );
  return order;
}

test('eight of one member delay another by one with two places, however many came before', async () => {
  const line = lineOf({ atOnce: 2 });
  const order = await orderOf(line, [...Array.from({ length: 8 }, () => 'ana'), 'bob']);
  expect(order.indexOf('bob')).toBeLessThanOrEqual(1);
  expect(order).toHaveLength(9);
});

test('one of each key is inside at a time', async () => {
  const line = lineOf({ atOnce: 5 });
  let inside = 0;
  let max = 0;
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      const leave = await line.enter('ana');
      max = Math.max(max, ++inside);
      await Promise.resolve();
      inside -= 1;
      leave();
    }),
  );
  expect(max).toBe(1);
});

test('the line has an end, in all and of one key', async () => {
  const line = lineOf();
  const leave = await line.enter('ana');
  const ofAna = Array.from({ length: 8 }, () => line.enter('ana'));
  await expect(line.enter('ana')).rejects.toThrow('full');
  const others = [line.enter('bob'), line.enter('cal')];
  await expect(line.enter('dot')).rejects.toThrow('full');
  leave();
  for (const turn of [...ofAna, ...others]) (await turn)();
});

test('whoever is gone leaves the line, and is not let in later', async () => {
  const line = lineOf();
  const leave = await line.enter('ana');
  const hungUp = new AbortController();
  const waiting = line.enter('bob', hungUp.signal);
  const next = line.enter('cal');
  hungUp.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await expect(line.enter('bob', hungUp.signal)).rejects.toThrow('gone');
  leave();
  leave();
  (await next)();
});

test('nobody waits longer than the patience', async () => {
  const line = lineOf({ patience: 1 });
  const leave = await line.enter('ana');
  await expect(line.enter('bob')).rejects.toThrow('full');
  leave();
  (await line.enter('bob'))();
});
