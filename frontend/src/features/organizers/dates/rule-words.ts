import type { WholeValue } from '@ui/forms/whole-input';

export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};

/** How an event repeats, as it is typed. */
export interface Repeats {
  readonly every: 'week' | 'month' | 'year';
  /** Every so many weeks, months or years. */
  readonly interval: WholeValue;
  /** Of a week. */
  readonly weekdays: readonly Weekday[];
  /** Of a month or a year: the second Saturday, the last Saturday, or the 13th. */
  readonly on: 'weekday' | 'last' | 'date';
  readonly ends: 'until' | 'count' | 'never';
  readonly until: string;
  readonly count: WholeValue;
  /** A rule that this form cannot write, as an imported one; it stays as it is. */
  readonly other: string | null;
}

export const weekdayOf = (day: string): Weekday =>
  weekdays[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 'MO';

const monthOf = (day: string): number => Number(day.slice(5, 7));
const dateOf = (day: string): number => Number(day.slice(8, 10));
const nthOf = (day: string): number => Math.ceil(dateOf(day) / 7);

/** Whether the day is the last of its weekday in its month. */
export const isLastOfMonth = (day: string): boolean =>
  dateOf(day) + 7 > new Date(Date.UTC(Number(day.slice(0, 4)), monthOf(day), 0)).getUTCDate();

/** The rule, without its first day.
 *  out  'FREQ=MONTHLY;BYDAY=2SA;COUNT=12'; a part that is not filled in is left open: 'COUNT='
 *  source  RFC 5545 3.3.10 */
export function ruleOf(repeats: Repeats, firstDay: string): string {
  if (repeats.other !== null) return repeats.other;
  const { every, interval, ends, until, count } = repeats;
  return [
    `FREQ=${frequencies[every]}`,
    ...(interval === 1 ? [] : [`INTERVAL=${interval ?? ''}`]),
    ...daysIn(repeats, firstDay),
    ...(ends === 'until' ? [`UNTIL=${until.replaceAll('-', '')}`] : []),
    ...(ends === 'count' ? [`COUNT=${count ?? ''}`] : []),
  ].join(';');
}

const frequencies = { week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;

function daysIn({ every, on, weekdays: chosen }: Repeats, firstDay: string): readonly string[] {
  const weekday = weekdayOf(firstDay);
  if (every === 'week')
    return [`BYDAY=${weekdays.filter((day) => chosen.includes(day)).join(',') || weekday}`];
  const month = every === 'year' ? [`BYMONTH=${monthOf(firstDay)}`] : [];
  if (on === 'date') return [...month, `BYMONTHDAY=${dateOf(firstDay)}`];
  // there is not always a fifth one: what is the fifth is meant as the last
  const nth = on === 'last' || nthOf(firstDay) === 5 ? -1 : nthOf(firstDay);
  return [...month, `BYDAY=${nth}${weekday}`];
}

/** What a rule says, as the form shows it. */
export function readRule(rule: string): Repeats {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
  const every = frequencyNames[parts.get('FREQ') ?? ''];
  const repeats: Repeats = {
    every: every ?? 'month',
    interval: Number(parts.get('INTERVAL') ?? 1),
    weekdays: [],
    on: 'weekday',
    ...endOf(parts),
    other: null,
  };
  const byDay = parts.get('BYDAY') ?? '';
  const others = [...parts.keys()].filter((name) => !known.includes(name));
  const other: Repeats = { ...repeats, other: rule };
  if (!every || others.length > 0) return other;
  if (every === 'week') {
    const days = byDay === '' ? [] : byDay.split(',');
    return days.every(isWeekday) ? { ...repeats, weekdays: days as Weekday[] } : other;
  }
  if (/^\d+$/.test(parts.get('BYMONTHDAY') ?? '') && byDay === '') return { ...repeats, on: 'date' };
  if (/^-1[A-Z]{2}$/.test(byDay)) return { ...repeats, on: 'last' };
  return /^[1-4][A-Z]{2}$/.test(byDay) ? repeats : other;
}

const frequencyNames: Readonly<Record<string, Repeats['every']>> = {
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};
const known = ['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTH', 'BYMONTHDAY', 'UNTIL', 'COUNT', 'WKST'];
const isWeekday = (day: string): day is Weekday => (weekdays as readonly string[]).includes(day);

function endOf(parts: ReadonlyMap<string, string>): Pick<Repeats, 'ends' | 'until' | 'count'> {
  const until = parts.get('UNTIL');
  const count = parts.get('COUNT');
  if (until)
    return {
      ends: 'until',
      until: `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`,
      count: 12,
    };
  if (count) return { ends: 'count', until: '', count: Number(count) };
  return { ends: 'never', until: '', count: 12 };
}

/** The choices of a month or a year for its first day: "on the second Saturday", "on the 13th". */
export function daysOfMonth(
  every: 'month' | 'year',
  firstDay: string,
): readonly { readonly value: Repeats['on']; readonly label: string }[] {
  if (firstDay === '') return [];
  const name = weekdayNames[weekdayOf(firstDay)];
  const ofMonth = every === 'year' ? ` of ${months[monthOf(firstDay) - 1]}` : '';
  const nth = nthOf(firstDay);
  return [
    ...(nth <= 4
      ? [{ value: 'weekday' as const, label: `On the ${ordinals[nth - 1]} ${name}${ofMonth}` }]
      : []),
    ...(isLastOfMonth(firstDay) ? [{ value: 'last' as const, label: `On the last ${name}${ofMonth}` }] : []),
    {
      value: 'date' as const,
      label:
        every === 'year'
          ? `On ${months[monthOf(firstDay) - 1]} ${dateOf(firstDay)}`
          : `On the ${ordinal(dateOf(firstDay))}`,
    },
  ];
}

/** "1st", "22nd", "13th". */
function ordinal(day: number): string {
  const last = day % 10;
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][last] ?? 'th');
  return `${day}${ending}`;
}

const ordinals = ['first', 'second', 'third', 'fourth'] as const;
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
