import { unprocessable } from '../../kernel/decider/errors.js';

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

/** A rule of repetition by its parts (RFC 5545 3.3.10). Empty lists: as the first day. */
export interface RuleParts {
  readonly freq: Frequency;
  readonly interval: number;
  readonly count: number | null;
  /** '2026-12-31' */
  readonly until: string | null;
  /** `nth`: -1 for the last one; 0 for each. */
  readonly byDay: readonly { readonly nth: number; readonly weekday: Weekday }[];
  readonly byMonthDay: readonly number[];
  readonly byMonth: readonly number[];
  readonly bySetPos: readonly number[];
  /** Whether it has further parts, which no words are made of. */
  readonly isIntricate: boolean;
}

/** Read a rule. Parts of days, weeks, months and years count; those of hours, minutes and seconds have no place here, because the hours of an event are its own.
 *  in      'FREQ=MONTHLY;BYDAY=2SA', without DTSTART
 *  errors  RULE_UNREADABLE (unprocessable) */
export function readRule(rule: string): RuleParts {
  const parts = new Map<string, string>();
  for (const part of rule.toUpperCase().split(';')) {
    const [, name = '', value = ''] = /^([A-Z]+)=([A-Z0-9,+-]+)$/.exec(part) ?? [];
    if (!name || !known.has(name) || parts.has(name)) throw unreadable();
    parts.set(name, value);
  }
  const freq = frequencies.find((one) => one === parts.get('FREQ'));
  const until = parts.get('UNTIL');
  if (!freq || (until !== undefined && parts.has('COUNT'))) throw unreadable();
  return {
    freq,
    interval: numberIn(parts.get('INTERVAL'), 1, 1_000) ?? 1,
    count: numberIn(parts.get('COUNT'), 1, 100_000),
    until: until === undefined ? null : dayIn(until),
    byDay: listIn(parts.get('BYDAY'), (one) => {
      const [, nth = '', day] = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(one) ?? [];
      const weekday = weekdays.find((known) => known === day);
      return weekday && { nth: Number(nth), weekday };
    }),
    byMonthDay: numbersIn(parts.get('BYMONTHDAY'), 31),
    byMonth: numbersIn(parts.get('BYMONTH'), 12).filter((month) => month > 0),
    bySetPos: numbersIn(parts.get('BYSETPOS'), 366),
    isIntricate: parts.has('BYYEARDAY') || parts.has('BYWEEKNO'),
  };
}

/** The same of a rule that somebody writes now: parts that the RFC does not allow together are refused, because readers of rules search long for the days that those
 *  might give. What was recorded is read without it.
 *  errors  RULE_UNREADABLE (unprocessable)
 *  source  RFC 5545 3.3.10 */
export function readNewRule(rule: string): RuleParts {
  const parts = readRule(rule);
  const { freq, byDay, byMonthDay, byMonth, bySetPos } = parts;
  const mostNth = freq === 'YEARLY' ? 53 : freq === 'MONTHLY' ? 5 : 0;
  const isByDays = byDay.length + byMonthDay.length + byMonth.length > 0 || parts.isIntricate;
  numbersIn(partOf(rule, 'BYYEARDAY'), 366);
  numbersIn(partOf(rule, 'BYWEEKNO'), 53);
  if (
    byDay.some(({ nth }) => Math.abs(nth) > mostNth) ||
    (parts.isIntricate && freq !== 'YEARLY') ||
    (byMonthDay.length > 0 && freq === 'WEEKLY') ||
    (bySetPos.length > 0 && (freq === 'DAILY' || !isByDays)) ||
    !weekdays.some((day) => day === (partOf(rule, 'WKST') ?? 'MO'))
  )
    throw unreadable();
  return parts;
}

const partOf = (rule: string, name: string): string | undefined =>
  rule
    .toUpperCase()
    .split(';')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const known = new Set([
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
  'BYSETPOS',
  'BYYEARDAY',
  'BYWEEKNO',
  'WKST',
]);

const listIn = <One>(
  value: string | undefined,
  read: (one: string) => One | undefined,
): readonly NonNullable<One>[] =>
  (value?.split(',') ?? []).map((one) => {
    const found = read(one);
    if (found === undefined || found === null) throw unreadable();
    return found;
  });

const numbersIn = (value: string | undefined, most: number): readonly number[] =>
  listIn(value, (one) => {
    const number = /^[+-]?\d{1,3}$/.test(one) ? Number(one) : 0;
    return number !== 0 && Math.abs(number) <= most ? number : undefined;
  });

function numberIn(value: string | undefined, least: number, most: number): number | null {
  if (value === undefined) return null;
  const number = /^\d{1,6}$/.test(value) ? Number(value) : 0;
  if (number < least || number > most) throw unreadable();
  return number;
}

function dayIn(value: string): string {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})(T\d{6}Z?)?$/.exec(value) ?? [];
  const found = `${year}-${month}-${day}`;
  if (Number.isNaN(Date.parse(found))) throw unreadable();
  return found;
}

const unreadable = () =>
  unprocessable('RULE_UNREADABLE', {
    message: 'This rule of repetition cannot be read, or it is of a kind that is not offered here.',
  });
