import { DomainError } from '../../kernel/decider/errors.js';
import { readNewRule, readRule } from './recurrence-rule.rules.js';
import { rhythmOfRule, wordsOfRule } from './recurrence-words.rules.js';

const saturday = '2026-06-13';

test.each([
  ['FREQ=MONTHLY;BYDAY=2SA', 'Every month on the second Saturday'],
  ['FREQ=MONTHLY;BYDAY=-1SU;INTERVAL=2', 'Every 2 months on the last Sunday'],
  ['FREQ=MONTHLY;BYDAY=1SA,3SA', 'Every month on the first Saturday and the third Saturday'],
  ['FREQ=MONTHLY;BYDAY=-2FR', 'Every month on the second to last Friday'],
  ['FREQ=MONTHLY;BYDAY=SA', 'Every month on each Saturday'],
  ['FREQ=MONTHLY', 'Every month on the 13th'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,22,-1', 'Every month on the 1st, the 22nd and the last day'],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', 'Every month on each Friday that is the 13th'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'Every month on the last weekday'],
  ['FREQ=MONTHLY;BYDAY=SU,SA;BYSETPOS=1', 'Every month on the first day of a weekend'],
  ['FREQ=MONTHLY;BYDAY=TH,TU;BYSETPOS=2', 'Every month on the second Tuesday or Thursday'],
  ['FREQ=WEEKLY', 'Every week on Saturday'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,SA', 'Every 2 weeks on Saturday and Sunday'],
  ['FREQ=WEEKLY;BYDAY=WE;BYMONTH=7,6', 'Every week on Wednesday in June and July'],
  ['FREQ=WEEKLY;COUNT=10', 'Every week on Saturday, 10 times'],
  ['FREQ=WEEKLY;UNTIL=20261231', 'Every week on Saturday until December 31, 2026'],
  ['FREQ=WEEKLY;UNTIL=20261231T235959Z', 'Every week on Saturday until December 31, 2026'],
  ['FREQ=DAILY', 'Every day'],
  ['FREQ=DAILY;INTERVAL=3;COUNT=1', 'Every 3 days, once'],
  ['FREQ=DAILY;BYDAY=SA,SU', 'Every day if it is a Saturday or Sunday'],
  ['FREQ=YEARLY', 'Every year on June 13'],
  ['FREQ=YEARLY;BYMONTH=6;BYDAY=2SA', 'Every year on the second Saturday of June'],
  ['FREQ=YEARLY;BYMONTH=5,9', 'Every year on the 13th in May and September'],
  ['FREQ=YEARLY;BYMONTH=7;BYMONTHDAY=4', 'Every year on the 4th of July'],
  ['FREQ=YEARLY;BYWEEKNO=20', 'Every year by a rule of its own'],
  ['freq=weekly;byday=sa', 'Every week on Saturday'],
])('%s is "%s"', (rule, words) => {
  expect(wordsOfRule(rule, saturday)).toBe(words);
});

test.each([
  ['FREQ=WEEKLY;COUNT=26', 'Every Saturday'],
  ['FREQ=WEEKLY;BYDAY=SU,SA;UNTIL=20261231', 'Every Saturday and Sunday'],
  ['FREQ=WEEKLY;BYDAY=FR;BYMONTH=6,7', 'Every Friday in June and July'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=3', 'Every 2 weeks on Saturday'],
  ['FREQ=MONTHLY;BYDAY=2SA;COUNT=12', 'Every month on the second Saturday'],
  ['FREQ=YEARLY;BYWEEKNO=20;COUNT=3', ''],
])('the rhythm of %s is "%s", without its end', (rule, words) => {
  expect(rhythmOfRule(rule, saturday)).toBe(words);
});

test.each([
  '',
  'BYDAY=SA',
  'FREQ=HOURLY',
  'FREQ=WEEKLY;BYHOUR=7',
  'FREQ=WEEKLY;FREQ=DAILY',
  'FREQ=WEEKLY;INTERVAL=0',
  'FREQ=WEEKLY;COUNT=3;UNTIL=20261231',
  'FREQ=WEEKLY;UNTIL=20261399',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=MONTHLY;BYMONTHDAY=32',
  'FREQ=WEEKLY\nDTSTART:20260101',
  'RRULE:FREQ=WEEKLY',
])('%j is no rule that is offered', (rule) => {
  expect(() => readRule(rule)).toThrow(DomainError);
});

test.each([
  'FREQ=DAILY;BYDAY=1MO',
  'FREQ=WEEKLY;BYDAY=-1MO',
  'FREQ=MONTHLY;BYDAY=6MO',
  'FREQ=YEARLY;BYDAY=54MO',
  'FREQ=YEARLY;BYWEEKNO=54',
  'FREQ=MONTHLY;BYWEEKNO=1',
  'FREQ=YEARLY;BYYEARDAY=367',
  'FREQ=DAILY;BYYEARDAY=1',
  'FREQ=WEEKLY;BYMONTHDAY=1',
  'FREQ=DAILY;BYMONTH=6;BYSETPOS=2',
  'FREQ=MONTHLY;BYSETPOS=2',
  'FREQ=WEEKLY;WKST=XX',
])('%s is refused of who writes it, because the RFC allows no such parts together', (rule) => {
  expect(() => readNewRule(rule)).toThrow(DomainError);
  expect(() => readRule(rule)).not.toThrow();
});
