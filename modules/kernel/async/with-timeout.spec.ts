import { withTimeout } from './with-timeout.js';

const late = () => new Error('It took too long.');

test('an answer in time is passed on, also when it is an error', async () => {
  expect(await withTimeout(60_000, Promise.resolve('here'), late)).toBe('here');
  await expect(withTimeout(60_000, Promise.reject(new Error('No.')), late)).rejects.toThrow('No.');
});

test('an answer that does not come ends with the error of `late`', async () => {
  await expect(withTimeout(1, new Promise(() => undefined), late)).rejects.toThrow('It took too long.');
});
