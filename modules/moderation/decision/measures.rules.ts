import { plusDays } from '../../kernel/decider/time.js';
import type { Measure } from '../moderation.schemas.js';

/** When a measure ends that began then; null for what has no end. */
export const endOf = (measure: Measure, at: string): string | null =>
  'days' in measure ? plusDays(at, measure.days) : null;

/** What a measure is to the effects that follow from it; null for one that leaves alone what the member has. */
export function causeOf(measure: Measure): 'suspend' | 'end' | `limit ${string}` | null {
  if (measure.kind === 'limit') return `limit ${measure.capability}`;
  return measure.kind === 'suspend' || measure.kind === 'end' ? measure.kind : null;
}

/** Whether a measure costs the member less than another: a lesser kind for no longer, or the same for fewer days. The same one is not milder. */
export function isMilder(one: Measure, than: Measure): boolean {
  if (one.kind !== than.kind) return severity[one.kind] < severity[than.kind] && daysOf(one) <= daysOf(than);
  if (one.kind === 'limit' && than.kind === 'limit')
    return one.capability === than.capability && one.days < than.days;
  return one.kind === 'suspend' && than.kind === 'suspend' && one.days < than.days;
}

/** What only happens once, such as a warning, has none. */
const daysOf = (measure: Measure): number =>
  measure.kind === 'end' ? Number.POSITIVE_INFINITY : 'days' in measure ? measure.days : 0;

const severity: Readonly<Record<Measure['kind'], number>> = {
  none: 0,
  warn: 1,
  limit: 2,
  suspend: 3,
  end: 4,
};
