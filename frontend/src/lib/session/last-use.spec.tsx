import { jest } from '@jest/globals';
import { isInUse, watchUse } from './last-use';

const minutes = 60_000;

beforeEach(() => localStorage.clear());

test('a browser is in use for six minutes after the last key, press or touch in any tab', () => {
  watchUse();
  const opened = Date.now();
  expect([isInUse(opened + 5 * minutes), isInUse(opened + 7 * minutes)]).toEqual([true, false]);
  localStorage.setItem('last-use', String(opened + 20 * minutes));
  expect([isInUse(opened + 25 * minutes), isInUse(opened + 27 * minutes)]).toEqual([true, false]);
});

test('a key is use, and time alone is not', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * minutes);
  expect(isInUse()).toBe(false);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect(isInUse()).toBe(true);
  clock.mockRestore();
});
