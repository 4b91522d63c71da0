import { forEachSettled } from './for-each-settled.js';

test('the items after a failed one have their turn, and the failure is thrown at the end', async () => {
  const done: string[] = [];
  const turn = async (one: string) => {
    if (one === 'broken') throw new Error('It cannot be read.');
    done.push(one);
  };
  await expect(forEachSettled(['ana', 'broken', 'bob'], turn)).rejects.toMatchObject({
    message: '1 of 3 failed',
    errors: [{ message: 'It cannot be read.' }],
  });
  expect(done).toEqual(['ana', 'bob']);
});

test('nothing is thrown when every item succeeds', async () => {
  await expect(forEachSettled(['ana'], async () => undefined)).resolves.toBeUndefined();
});
