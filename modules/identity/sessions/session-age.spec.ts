import { endOfSession } from './session-age.rules.js';

const openedAt = '2026-11-01T08:00:00.000Z';

test.each([
  ['a member who is away', false, '2026-11-02T08:00:00.000Z', '2026-11-16T08:00:00.000Z'],
  ['a member who comes every day', false, '2027-01-29T08:00:00.000Z', '2027-01-30T08:00:00.000Z'],
  ['staff who are away', true, '2026-11-01T09:30:00.000Z', '2026-11-01T10:30:00.000Z'],
  ['staff who work all day', true, '2026-11-01T19:45:00.000Z', '2026-11-01T20:00:00.000Z'],
])('the session of %s ends in time', (_, isStaff, activeAt, end) => {
  expect(endOfSession({ openedAt, activeAt, isStaff })).toBe(end);
});
