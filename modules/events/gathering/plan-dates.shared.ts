import { daysAfter } from '../../kernel/decider/days.js';
import { unprocessable } from '../../kernel/decider/errors.js';
import { daysOf } from '../recurrence.shared.js';
import type { DatesBody } from './gathering.contract.js';
import { type Dates, maxDates } from './gathering.schemas.js';
import { closingOf } from './gathering.state.js';
import { alreadyOver, mustEndLater } from './gathering-guards.rules.js';
import { type RuleParts, readNewRule, readRule } from './recurrence-rule.rules.js';

/** Days of a permanent event that are known ahead: 24 months. */
export const knownDays = 731;

interface Asked extends Readonly<Omit<DatesBody, 'extraDays' | 'withoutDays'>> {
  readonly extraDays: readonly string[];
  readonly withoutDays: readonly string[];
}

/** The dates that a page or a calendar asks for, as events record them: each day that the rule gives, with those besides and without those left out. What has closed is left out too.
 *  in      clock: what clocks show there, '2026-06-13 07:30'
 *  errors  RULE_UNREADABLE, RULE_WITHOUT_DATES, FIRST_DAY_TOO_EARLY, TOO_MANY_DATES, TIMES_REVERSED, ALREADY_OVER (unprocessable)
 *  source  ADR 0106 */
export function plannedDates(
  { season, firstDay, rule, extraDays, withoutDays, opens, closes, lasts }: Asked,
  clock: string,
): Dates {
  mustEndLater({ opens, closes, lasts });
  const given = rule === null ? [firstDay] : daysByRule(rule, firstDay, season, clock);
  const without = new Set(withoutDays);
  const all = [...new Set([...given, ...extraDays])].filter((day) => !without.has(day)).toSorted();
  if (!all.length) throw noDates();
  const days = all.filter((on) => closingOf({ on, lasts, closes }) > clock);
  if (!days.length) throw alreadyOver();
  if (days.length > maxDates && season !== 'permanent') throw tooManyDates();
  const begins = rule === null ? {} : { ruleFrom: firstDay };
  return { season, rule, ...begins, opens, closes, lasts, days: days.slice(0, maxDates) };
}

/** The days of a permanent event after those that are known.
 *  in   firstDay: with which its rule begins; last: the last day that is known; today: there */
export function moreDays(rule: string, firstDay: string, last: string, today: string): readonly string[] {
  const until = daysAfter(today, knownDays);
  return until <= last ? [] : expanded(rule, firstDay, until).filter((day) => day > last);
}

/** Whether a permanent event goes on for ever. */
export const isEndless = ({ season, rule }: Pick<Dates, 'season' | 'rule'>): boolean =>
  season === 'permanent' && rule !== null && !endsByItself(readRule(rule));

function daysByRule(rule: string, firstDay: string, season: Dates['season'], clock: string) {
  const parts = readNewRule(rule);
  if (season === 'once') throw unreadable('An event that is on once has no rule.');
  if (season === 'seasonal' && !endsByItself(parts))
    throw unreadable('A season ends: choose its last day, or how many dates it has.');
  const today = clock.slice(0, 10);
  mustBeginLately(parts, firstDay, today);
  const from = firstDay > today ? firstDay : today;
  return expanded(rule, firstDay, daysAfter(from, endsByItself(parts) ? spanOf(parts) : knownDays));
}

/** Days before today are counted through one by one, so a rule begins at most so many years ago. */
function mustBeginLately({ freq }: RuleParts, firstDay: string, today: string): void {
  const years = freq === 'DAILY' || freq === 'WEEKLY' ? 20 : 100;
  const earliest = `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
  if (firstDay < earliest)
    throw unprocessable('FIRST_DAY_TOO_EARLY', {
      message: `Begin with a day of the last ${years} years.`,
      fields: [{ path: 'firstDay', message: `Choose a day of the last ${years} years.` }],
    });
}

/** How far a rule with an end is read, in days: beyond more dates than an event may have. */
const spanOf = ({ freq }: RuleParts): number =>
  freq === 'DAILY' ? 2 * 366 : freq === 'WEEKLY' ? 10 * 366 : 30 * 366;

function expanded(rule: string, firstDay: string, until: string): readonly string[] {
  try {
    return daysOf(rule, firstDay, { until, most: 12_000 });
  } catch {
    throw unreadable();
  }
}

const endsByItself = ({ count, until }: RuleParts): boolean => count !== null || until !== null;

const unreadable = (message = 'This rule of repetition cannot be read.') =>
  unprocessable('RULE_UNREADABLE', { message });
const noDates = () =>
  unprocessable('RULE_WITHOUT_DATES', { message: 'That gives no date. Look at the days that you chose.' });
const tooManyDates = () =>
  unprocessable('TOO_MANY_DATES', {
    message: `An event has at most ${maxDates} dates. End it sooner, or make it permanent.`,
  });
