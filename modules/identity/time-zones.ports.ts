import { definePort } from '../kernel/manifest/port.js';
import type { Database } from '../kernel/postgres/database.js';

/** By whose calendar the days of members are told, where no browser asks. Answered by the identity module under TIME_ZONES.
 *  source  ADR 0055 */
export interface TimeZones {
  /** The time zone of a member's browser when it was last here, else the usual one: 'America/Chicago'. */
  of(db: Database, memberId: string): Promise<string>;
  /** Likewise of each of these members. */
  ofAll(db: Database, memberIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export const TIME_ZONES = definePort<TimeZones>('TimeZones');
