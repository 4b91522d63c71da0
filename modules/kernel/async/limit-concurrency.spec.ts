import { limitConcurrency } from './limit-concurrency.js';

test('no more than the limit run at once, and the others follow in order', async () => {
  const { start, finish, begun } = works(limitConcurrency(2));
  const all = ['ana', 'bob', 'cleo', 'dan'].map(start);
  expect(begun).toEqual(['ana', 'bob']);
  finish('bob');
  await all[1];
  expect(begun).toEqual(['ana', 'bob', 'cleo']);
  for (const one of ['ana', 'cleo']) finish(one);
  await Promise.all([all[0], all[2]]);
  finish('dan');
  expect(await Promise.all(all)).toEqual(['ana', 'bob', 'cleo', 'dan']);
});

test('failed work makes room for the next', async () => {
  const turn = limitConcurrency(1);
  await expect(turn(() => Promise.reject(new Error('It cannot be read.')))).rejects.toThrow('cannot be read');
  expect(await turn(async () => 'the next')).toBe('the next');
});

test('a full queue refuses more work and goes on with its own', async () => {
  const { start, finish, begun } = works(
    limitConcurrency(1, { longest: 1, full: () => new Error('Come back later.') }),
  );
  const [ana, bob] = [start('ana'), start('bob')];
  await expect(start('cleo')).rejects.toThrow('Come back later.');
  finish('ana');
  await ana;
  finish('bob');
  await bob;
  expect(begun).toEqual(['ana', 'bob']);
});

/** Work that ends when the test says so. */
function works(turn: ReturnType<typeof limitConcurrency>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string) =>
    turn(async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  return { begun, start, finish: (name: string) => ends.get(name)?.() };
}
