import { morningAfter } from './tell-followers.job.js';

test.each([
  ['2026-06-01T13:59:59.000Z', '2026-06-01T14:00:00.000Z'],
  ['2026-06-01T14:00:00.000Z', '2026-06-02T14:00:00.000Z'],
  ['2026-06-30T23:30:00.000Z', '2026-07-01T14:00:00.000Z'],
])('after %s the next morning is %s', (at, morning) => {
  expect(morningAfter(at)).toBe(morning);
});
