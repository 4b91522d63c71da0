import { definePort } from '../kernel/manifest/port.js';

/** What an answer that stays open asks about the session that opened it. Provided by the composition under OPEN_SESSIONS. */
export interface ActiveSessions {
  /** Those of these sessions that are good still: not ended, not run out, and their member not suspended. One query. */
  filterActive(sessions: readonly string[]): Promise<ReadonlySet<string>>;
  /** Calls back with a member's id whenever sessions of theirs may have ended, in whatever process it happened.
   *  out  once it hears: what ends it */
  whenEnded(hear: (memberId: string) => void): Promise<() => void>;
}

export const ACTIVE_SESSIONS = definePort<ActiveSessions>('ActiveSessions');
