import { within } from './with-timeout.js';

const late = () => new Error('It took too long.');

test('an answer in time is the answer, also when it is a fault', async () => {
  expect(await within(60_000, Promise.resolve('here'), late)).toBe('here');
  await expect(within(60_000, Promise.reject(new Error('No.')), late)).rejects.toThrow('No.');
});

test('an answer that does not come is given up', async () => {
  await expect(within(1, new Promise(() => undefined), late)).rejects.toThrow('It took too long.');
});
