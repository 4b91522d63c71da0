import { definePort } from '../kernel/manifest/port.js';
import type { Database } from '../kernel/postgres/database.js';

/** The time zone for members' days where no browser asks. Provided by the identity module under TIME_ZONES.
 *  source  ADR 0055 */
export interface TimeZones {
  /** The time zone of the member's last browser, else the default: 'America/Chicago'. */
  of(db: Database, memberId: string): Promise<string>;
  /** The same for each of these members. */
  ofAll(db: Database, memberIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export const TIME_ZONES = definePort<TimeZones>('TimeZones');
