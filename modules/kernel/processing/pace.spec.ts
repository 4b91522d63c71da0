import { Pace } from './pace.js';

test('the pace is that of the last minute', () => {
  const pace = new Pace();
  expect(pace.look(0, 100_000)).toBeUndefined();
  expect(pace.look(10, 100_500)).toBeUndefined();
  expect(pace.look(20, 102_000)).toBe(10);
  expect(pace.look(620, 132_000)).toBe(19.375);
  expect(pace.look(620, 165_000)).toBe(0);
});
