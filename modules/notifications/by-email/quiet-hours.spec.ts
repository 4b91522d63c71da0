import { afterQuiet, nextAt } from './quiet-hours.js';

const nights = { from: '22:00', until: '07:00', timeZone: 'America/Chicago' };

test.each([
  ['in the evening', '2026-06-02T03:00:00.000Z', '2026-06-02T12:00:00.000Z'],
  ['after midnight', '2026-06-02T11:59:30.000Z', '2026-06-02T12:00:00.000Z'],
])('in quiet hours a mail waits until they are over: %s', (_, at, until) => {
  expect(afterQuiet(nights, at)).toBe(until);
});

test.each(['2026-06-02T12:00:00.000Z', '2026-06-02T02:59:59.000Z'])(
  'outside of quiet hours it does not wait: %s',
  (at) => {
    expect(afterQuiet(nights, at)).toBe(at);
    expect(afterQuiet(null, at)).toBe(at);
    expect(afterQuiet({ ...nights, from: '07:00' }, at)).toBe(at);
  },
);

test('quiet hours may begin and end on one day', () => {
  const noon = { ...nights, from: '12:00', until: '13:00' };
  expect(afterQuiet(noon, '2026-06-02T17:30:00.000Z')).toBe('2026-06-02T18:00:00.000Z');
  expect(afterQuiet(noon, '2026-06-02T18:00:00.000Z')).toBe('2026-06-02T18:00:00.000Z');
});

test('the next morning is right across a change of daylight saving time', () => {
  const morning = (after: string) => nextAt('08:00', 'America/Chicago', after);
  expect(morning('2026-06-02T12:59:59.000Z')).toBe('2026-06-02T13:00:00.000Z');
  expect(morning('2026-06-02T13:00:00.000Z')).toBe('2026-06-03T13:00:00.000Z');
  expect(morning('2026-03-07T20:00:00.000Z')).toBe('2026-03-08T13:00:00.000Z');
  expect(morning('2026-10-31T20:00:00.000Z')).toBe('2026-11-01T14:00:00.000Z');
});
