import { withTimeout } from './with-timeout.js';

const late = () => new Error('It took too long.');

test('an answer in time is the answer, also when it is a fault', async () => {
  expect(await withTimeout(60_000, Promise.resolve('here'), late)).toBe('here');
  await expect(withTimeout(60_000, Promise.reject(new Error('No.')), late)).rejects.toThrow('No.');
});

test('an answer that does not come is given up', async () => {
  await expect(withTimeout(1, new Promise(() => undefined), late)).rejects.toThrow('It took too long.');
});
