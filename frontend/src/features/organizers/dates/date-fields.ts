import { daysAfter, ownTimeZone } from '@lib/day';
import type { DatesBody } from '@modules/events/gathering/gathering.contract';
import type { WholeValue } from '@ui/forms/whole-input';
import { type Repeats, readRule, ruleOf, weekdayOf } from './rule-words';

/** When an event is on, as it is typed. */
export interface DateFields {
  readonly mode: 'once' | 'days' | 'repeating';
  readonly firstDay: string;
  readonly opens: string;
  readonly closes: string;
  /** Days of one date. */
  readonly lasts: WholeValue;
  /** The days after the first that were chosen singly, or besides the rule. */
  readonly extraDays: readonly string[];
  /** Of what the rule gives. */
  readonly withoutDays: readonly string[];
  readonly repeats: Repeats;
}

export const blankRepeats: Repeats = {
  every: 'month',
  interval: 1,
  weekdays: [],
  on: 'weekday',
  ends: 'count',
  until: '',
  count: 12,
  other: null,
};

export const blankDates: DateFields = {
  mode: 'once',
  firstDay: '',
  opens: '08:00',
  closes: '15:00',
  lasts: 1,
  extraDays: [],
  withoutDays: [],
  repeats: blankRepeats,
};

/** The body of the contract. Not checked yet. */
export function datesBodyOf(fields: DateFields) {
  const { mode, firstDay, opens, closes, lasts, extraDays, withoutDays, repeats } = fields;
  const hours = { opens, closes, lasts };
  const rule = mode === 'repeating' && firstDay !== '' ? ruleOf(repeats, firstDay) : null;
  const extra = mode === 'once' ? [] : [...new Set(extraDays)].filter((day) => day > '').toSorted();
  return {
    ...hours,
    season: seasonOf(mode, repeats),
    firstDay,
    rule,
    extraDays: extra.filter((day) => day !== firstDay),
    withoutDays: mode === 'repeating' ? withoutDays.toSorted() : [],
  };
}

const seasonOf = (mode: DateFields['mode'], repeats: Repeats) => {
  if (mode === 'once') return 'once' as const;
  return mode === 'repeating' && isEndless(repeats) ? ('permanent' as const) : ('seasonal' as const);
};

const isEndless = ({ ends, other }: Repeats): boolean =>
  other === null ? ends === 'never' : !/COUNT=|UNTIL=/.test(other);

/** What is typed for dates that exist: their rule, and their days from one on. */
export function dateFieldsOf(
  rule: string | null,
  days: readonly string[],
  hours: { readonly opens: string; readonly closes: string; readonly lasts: number },
): DateFields {
  const [firstDay = '', ...rest] = days;
  if (rule !== null) return { ...blankDates, ...hours, mode: 'repeating', firstDay, repeats: readRule(rule) };
  return { ...blankDates, ...hours, mode: rest.length > 0 ? 'days' : 'once', firstDay, extraDays: rest };
}

/** How long one date may last. */
export const daysLong = Array.from({ length: 14 }, (_, index) => ({
  value: index + 1,
  label: index === 0 ? 'One day' : `${index + 1} days`,
}));

/** Other days of the week, month or year have nothing left out; another end keeps what is. */
export function withRepeats(fields: DateFields, repeats: Repeats): DateFields {
  const daysOf = ({ every, interval, weekdays, on }: Repeats) => [every, interval, on, ...weekdays].join();
  const isSame = daysOf(fields.repeats) === daysOf(repeats);
  return { ...fields, repeats, withoutDays: isSame ? fields.withoutDays : [] };
}

/** The rule fits another first day: its weekdays follow, and nothing is left out of it yet. */
export function withFirstDay(fields: DateFields, firstDay: string): DateFields {
  const { repeats } = fields;
  const follows = repeats.weekdays.length === 1 && repeats.weekdays[0] === weekdayOf(fields.firstDay);
  return {
    ...fields,
    firstDay,
    withoutDays: [],
    repeats: follows && firstDay !== '' ? { ...repeats, weekdays: [weekdayOf(firstDay)] } : repeats,
  };
}

/** The day after the last chosen one, a week later: a start for one more. */
export const oneMoreDay = ({ firstDay, extraDays }: DateFields): string => {
  const last = [firstDay, ...extraDays]
    .filter((day) => day > '')
    .toSorted()
    .at(-1);
  return last ? daysAfter(last, 7) : '';
};

/** Zones of the country, and the one of this browser. */
export function timeZones(chosen: string): readonly { readonly value: string; readonly label: string }[] {
  const others = [ownTimeZone(), chosen].filter((zone) => zone && !(zone in zoneNames));
  return [
    ...Object.entries(zoneNames).map(([value, label]) => ({ value, label })),
    ...[...new Set(others)].map((value) => ({ value, label: value })),
  ];
}

const zoneNames: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern',
  'America/Chicago': 'Central',
  'America/Denver': 'Mountain',
  'America/Phoenix': 'Arizona',
  'America/Los_Angeles': 'Pacific',
  'America/Anchorage': 'Alaska',
  'Pacific/Honolulu': 'Hawaii',
};

export type TypedDates = Omit<DatesBody, 'lasts'> & { readonly lasts: WholeValue };
