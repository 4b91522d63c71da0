import { daysAfter } from '../../kernel/decider/days.js';
import { momentsOf } from './date-moments.shared.js';
import { isEndless, moreDays, plannedDates } from './plan-dates.shared.js';

const clock = '2026-06-01 12:00';
const body = {
  season: 'seasonal',
  firstDay: '2026-06-13',
  rule: 'FREQ=MONTHLY;BYDAY=2SA;COUNT=3',
  extraDays: [],
  withoutDays: [],
  opens: '07:00',
  closes: '15:00',
  lasts: 1,
} as const;
const plan = (change: Partial<Parameters<typeof plannedDates>[0]> = {}, at = clock) =>
  plannedDates({ ...body, ...change }, at);
const refusal = (code: string) => expect.objectContaining({ code });

test('a rule gives days, to which others are added and of which some are left out', () => {
  expect(plan().days).toEqual(['2026-06-13', '2026-07-11', '2026-08-08']);
  expect(
    plan({ extraDays: ['2026-07-04', '2026-07-11'], withoutDays: ['2026-08-08', '2026-12-24'] }).days,
  ).toEqual(['2026-06-13', '2026-07-04', '2026-07-11']);
});
test('without a rule there are the first day and those chosen besides', () => {
  expect(plan({ season: 'once', rule: null, extraDays: ['2026-06-20'] }).days).toEqual([
    '2026-06-13',
    '2026-06-20',
  ]);
});
test('the first day counts only when the rule gives it', () => {
  expect(plan({ firstDay: '2026-06-10' }).days[0]).toBe('2026-06-13');
});
test('a day that has closed there is left out; one that goes on is not', () => {
  expect(plan({}, '2026-06-13 15:00').days).toEqual(['2026-07-11', '2026-08-08']);
  expect(plan({ lasts: 2 }, '2026-06-14 14:59').days[0]).toBe('2026-06-13');
  expect(() => plan({}, '2026-08-08 15:00')).toThrow(refusal('ALREADY_OVER'));
});
test('a permanent event knows 24 months of days, 400 at most', () => {
  const permanent = { season: 'permanent', rule: 'FREQ=WEEKLY' } as const;
  expect(plan(permanent).days.at(-1)).toBe('2028-06-10');
  expect(plan({ ...permanent, rule: 'FREQ=DAILY' }).days).toHaveLength(400);
  expect(plan({ ...permanent, firstDay: '2020-01-04' }).days[0]).toBe('2026-06-06');
  expect(isEndless({ season: 'permanent', rule: 'FREQ=WEEKLY' })).toBe(true);
  expect(isEndless({ season: 'permanent', rule: 'FREQ=WEEKLY;COUNT=3' })).toBe(false);
  expect(isEndless({ season: 'seasonal', rule: 'FREQ=WEEKLY;COUNT=3' })).toBe(false);
});
test('later it knows more, after the last one', () => {
  expect(moreDays('FREQ=WEEKLY', '2026-06-13', '2028-06-10', '2026-06-20')).toEqual(['2028-06-17']);
  expect(moreDays('FREQ=WEEKLY', '2026-06-13', '2028-06-17', '2026-06-01')).toEqual([]);
});
test.each([
  ['FREQ=DAILY', '2006-06-01'],
  ['FREQ=WEEKLY', '2006-06-01'],
  ['FREQ=MONTHLY', '1926-06-01'],
  ['FREQ=YEARLY', '1926-06-01'],
] as const)('a rule begins not too long ago: %s on %s at the earliest', (rule, firstDay) => {
  const permanent = { season: 'permanent', rule } as const;
  expect(plan({ ...permanent, firstDay }).days.length).toBeGreaterThan(0);
  for (const earlier of [daysAfter(firstDay, -1), '0001-01-01'])
    expect(() => plan({ ...permanent, firstDay: earlier })).toThrow(refusal('FIRST_DAY_TOO_EARLY'));
});
test.each([
  ['a season without an end', { rule: 'FREQ=WEEKLY' }, 'RULE_UNREADABLE'],
  ['a rule of an event that is on once', { season: 'once' }, 'RULE_UNREADABLE'],
  ['no rule', { rule: 'every now and then' }, 'RULE_UNREADABLE'],
  [
    'a rule that never comes true',
    { rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=2' },
    'RULE_WITHOUT_DATES',
  ],
  ['all days left out', { season: 'once', rule: null, withoutDays: ['2026-06-13'] }, 'RULE_WITHOUT_DATES'],
  ['more than 400 days', { rule: 'FREQ=DAILY;COUNT=401' }, 'TOO_MANY_DATES'],
  ['an end before the start', { closes: '07:00' }, 'TIMES_REVERSED'],
] as const)('%s is refused', (_, change, code) => {
  expect(() => plan(change)).toThrow(refusal(code));
});

test('moments follow the clocks of the place, summer and winter', () => {
  const hours = { opens: '07:00', closes: '15:00', lasts: 2 };
  expect(momentsOf('2026-10-31', hours, 'America/Chicago')).toEqual({
    startsAt: '2026-10-31T12:00:00.000Z',
    endsAt: '2026-11-01T21:00:00.000Z',
  });
});
