import { dayInYear, longDay, weekdayOf } from './day-words.rules.js';
import { type Frequency, type RuleParts, readRule, type Weekday, weekdays } from './recurrence-rule.rules.js';

/** A rule in words: "Every month on the second Saturday". What the rule leaves open follows from the first day.
 *  in      rule: as `readRule` reads it; firstDay: '2026-06-13'
 *  errors  RULE_UNREADABLE (unprocessable) */
export function wordsOfRule(rule: string, firstDay: string): string {
  const parts = readRule(rule);
  const words = [every(parts), on(parts, firstDay), inMonths(parts), until(parts)].filter(Boolean).join(' ');
  return parts.count === null ? words : `${words}, ${parts.count === 1 ? 'once' : `${parts.count} times`}`;
}

/** The rhythm of a rule, without its end: "Every Saturday". For lists, which count the dates beside it.
 *  in  as `wordsOfRule`; '' for a rule that has no words but its dates */
export function rhythmOfRule(rule: string, firstDay: string): string {
  const parts = readRule(rule);
  const { freq, interval, byDay, bySetPos, isIntricate } = parts;
  if (isIntricate) return '';
  if (freq === 'WEEKLY' && interval === 1 && !bySetPos.length) {
    const days = byDay.length ? inOrder(byDay.map(({ weekday }) => weekday)) : [names[weekdayOf(firstDay)]];
    return ['Every', list(days), inMonths(parts)].filter(Boolean).join(' ');
  }
  return [every(parts), on(parts, firstDay), inMonths(parts)].filter(Boolean).join(' ');
}

const units: Readonly<Record<Frequency, string>> = {
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};

const every = ({ freq, interval }: RuleParts): string =>
  interval === 1 ? `Every ${units[freq]}` : `Every ${interval} ${units[freq]}s`;

function on(parts: RuleParts, firstDay: string): string {
  const { freq, byDay, byMonthDay, bySetPos } = parts;
  if (parts.isIntricate) return 'by a rule of its own';
  if (bySetPos.length && byDay.length) return `on the ${oneOf(parts)}`;
  if (freq === 'DAILY')
    return byDay.length ? `if it is a ${or(byDay.map(({ weekday }) => names[weekday]))}` : '';
  if (freq === 'WEEKLY')
    return `on ${list(byDay.length ? inOrder(byDay.map(({ weekday }) => weekday)) : [names[weekdayOf(firstDay)]])}`;
  if (byDay.length && byMonthDay.length)
    return `on each ${or(byDay.map(({ weekday }) => names[weekday]))} that is ${or(byMonthDay.map(nthDay))}`;
  if (byDay.length) return `on ${list(byDay.map(({ nth, weekday }) => nthWeekday(nth, names[weekday])))}`;
  if (byMonthDay.length) return `on ${list(byMonthDay.map(nthDay))}`;
  if (freq === 'MONTHLY') return `on the ${ordinal(Number(firstDay.slice(8)))}`;
  return parts.byMonth.length ? `on the ${ordinal(Number(firstDay.slice(8)))}` : `on ${dayInYear(firstDay)}`;
}

/** "last weekday": of the days of a month, week or year, those at these places. */
function oneOf({ byDay, bySetPos }: RuleParts): string {
  const days = byDay.map(({ weekday }) => weekday);
  const isSet = (...set: readonly Weekday[]) =>
    set.length === days.length && set.every((day) => days.includes(day));
  const what = isSet(...weekdays)
    ? 'day'
    : isSet(...weekdays.slice(0, 5))
      ? 'weekday'
      : isSet('SA', 'SU')
        ? 'day of a weekend'
        : or(inOrder(days));
  return `${list(bySetPos.map(place))} ${what}`;
}

function inMonths({ freq, byMonth, byDay, byMonthDay }: RuleParts): string {
  if (!byMonth.length) return '';
  const months = list(
    byMonth.toSorted((one, other) => one - other).map((month) => monthNames[month - 1] ?? ''),
  );
  return freq === 'YEARLY' && (byDay.length || byMonthDay.length) ? `of ${months}` : `in ${months}`;
}

const until = ({ until }: RuleParts): string => (until === null ? '' : `until ${longDay(until)}`);

const names: Readonly<Record<Weekday, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const inOrder = (days: readonly Weekday[]): readonly string[] =>
  weekdays.filter((day) => days.includes(day)).map((day) => names[day]);

const nthWeekday = (nth: number, name: string): string =>
  nth === 0 ? `each ${name}` : `the ${place(nth)} ${name}`;

const nthDay = (day: number): string =>
  day > 0 ? `the ${ordinal(day)}` : day === -1 ? 'the last day' : `the ${place(day)} day`;

/** "second", "last", "second to last" */
function place(nth: number): string {
  if (nth === -1) return 'last';
  if (nth < 0) return `${place(-nth)} to last`;
  return places[nth] ?? ordinal(nth);
}
const places = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

const joined = (word: string) => (all: readonly string[]) =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} ${word} ${all.at(-1)}`;
const list = joined('and');
const or = joined('or');
