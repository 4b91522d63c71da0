import { blankRepeats } from './date-fields';
import { daysOfMonth, type Repeats, readRule, ruleOf } from './rule-words';

const secondSaturday = '2026-06-13';
const of = (changes: Partial<Repeats>): Repeats => ({ ...blankRepeats, ends: 'never', ...changes });

test.each<[string, Partial<Repeats>, string]>([
  ['every week', { every: 'week' }, 'FREQ=WEEKLY;BYDAY=SA'],
  [
    'every other week on two days, in the order of a week',
    { every: 'week', interval: 2, weekdays: ['SU', 'FR'] },
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SU',
  ],
  ['every month on its weekday', { every: 'month', on: 'weekday' }, 'FREQ=MONTHLY;BYDAY=2SA'],
  ['every month on its date', { every: 'month', on: 'date' }, 'FREQ=MONTHLY;BYMONTHDAY=13'],
  ['every year on its weekday', { every: 'year', on: 'weekday' }, 'FREQ=YEARLY;BYMONTH=6;BYDAY=2SA'],
  ['every year on its date', { every: 'year', on: 'date' }, 'FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=13'],
  ['until a day', { ends: 'until', until: '2026-10-31' }, 'FREQ=MONTHLY;BYDAY=2SA;UNTIL=20261031'],
  ['so many times', { ends: 'count', count: 5 }, 'FREQ=MONTHLY;BYDAY=2SA;COUNT=5'],
])('writes %s, and reads it again', (_, changes, rule) => {
  expect(ruleOf(of(changes), secondSaturday)).toBe(rule);
  expect(ruleOf(readRule(rule), secondSaturday)).toBe(rule);
});

test('a fifth weekday is meant as the last one', () => {
  expect(ruleOf(of({ on: 'weekday' }), '2026-05-30')).toBe('FREQ=MONTHLY;BYDAY=-1SA');
  expect(daysOfMonth('month', '2026-05-30').map(({ label }) => label)).toEqual([
    'On the last Saturday',
    'On the 30th',
  ]);
});

test('a day that is both offers the fourth and the last', () => {
  expect(daysOfMonth('year', '2026-09-27').map(({ label }) => label)).toEqual([
    'On the fourth Sunday of September',
    'On the last Sunday of September',
    'On September 27',
  ]);
});

test('a rule that the form cannot write stays as it is', () => {
  const imported = 'FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=-1';
  expect(ruleOf(readRule(imported), secondSaturday)).toBe(imported);
  expect(ruleOf(readRule('FREQ=DAILY;COUNT=3'), secondSaturday)).toBe('FREQ=DAILY;COUNT=3');
});
