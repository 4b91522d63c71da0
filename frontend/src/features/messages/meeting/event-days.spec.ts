import { daysOf } from './event-days';

const weekend = {
  date: '2026-06-13T11:00:00.000Z',
  endsAt: '2026-06-15T01:00:00.000Z',
  timeZone: 'America/Chicago',
};

test('the days of an event are those where it is, and not over', () => {
  expect(daysOf(weekend, new Date('2026-06-01T12:00:00Z'))).toEqual(['2026-06-13', '2026-06-14']);
  expect(daysOf(weekend, new Date('2026-06-14T04:00:00Z'))).toEqual(['2026-06-13', '2026-06-14']);
  expect(daysOf(weekend, new Date('2026-06-14T06:00:00Z'))).toEqual(['2026-06-14']);
});
