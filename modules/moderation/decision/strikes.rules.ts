import { plusDays } from '../../kernel/decider/time.js';
import { type Strikes, strikeDecay } from '../moderation.schemas.js';

/** A decision as strikes are counted: by its latest change. */
export interface Struck {
  readonly strikes: Strikes;
  /** ISO-8601 UTC; null without strikes */
  readonly strikesUntil: string | null;
  readonly status: 'standing' | 'amended' | 'overturned';
}

/** When the strikes of a decision are gone; null without strikes.
 *  source  README, Strikes */
export const strikesUntil = (strikes: Strikes, decidedAt: string): string | null =>
  strikes === 0 ? null : plusDays(decidedAt, strikeDecay[strikes]);

/** The strikes that count at a time, of all decisions about one member. */
export const strikesAt = (decisions: readonly Struck[], now: string): number =>
  decisions.reduce((sum, one) => sum + (countsAt(one, now) ? one.strikes : 0), 0);

const countsAt = ({ strikesUntil: until, status }: Struck, now: string): boolean =>
  status !== 'overturned' && until !== null && until > now;
