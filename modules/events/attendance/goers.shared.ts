import { sql } from 'kysely';

/** A member who goes to a date. */
export interface Goer {
  readonly gathering_id: string;
  /** Names the date. */
  readonly day: string;
  readonly member_id: string;
  /** Whether they let it be seen. */
  readonly is_shown: boolean;
}

/** Who goes to which date, to join by all three. A read that joins it also waits for `events`. */
export const goers = sql<Goer>`(
  select gathering_id, day, member_id, is_shown from events.attendance where kind = 'going')`;
