import { definePort } from '../kernel/manifest/port.js';

/** What a response that stays open (a stream of updates) asks about the session that opened it. Provided by the runtime under ACTIVE_SESSIONS. */
export interface ActiveSessions {
  /** The sessions among these that are active: not ended, not expired, and the account not disabled. One query. */
  filterActive(sessions: readonly string[]): Promise<ReadonlySet<string>>;
  /** Call back with a member's id whenever a session of theirs may have ended, in any process.
   *  out  resolves when it listens, with the function that stops it */
  whenEnded(hear: (memberId: string) => void): Promise<() => void>;
}

export const ACTIVE_SESSIONS = definePort<ActiveSessions>('ActiveSessions');
