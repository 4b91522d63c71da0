import { count } from './leaked-passwords.filter.js';
import { isLeaked } from './leaked-passwords.js';

test('passwords of the lists are found, also far beyond the most used', () => {
  for (const password of ['trustno1', 'password1', '02081989', 'iloveyou1'])
    expect(isLeaked(password)).toBe(true);
  expect(count).toBeGreaterThan(200_000);
});

test('of 20,000 passwords of nobody, none or one is taken for a leaked one', () => {
  const found = Array.from({ length: 20_000 }, (_, number) => `q${number}-never-used-${number * 7}`).filter(
    isLeaked,
  );
  expect(found.length).toBeLessThanOrEqual(1);
});
