import { definePort } from '../kernel/manifest/port.js';

/** Performs an erasure without days of grace. The process erase-member provides it, because nobody may import a process. */
export interface Eraser {
  /** Ends all sessions and lets nobody sign in. Erases the rest of the account now, or by the job within a minute. */
  atOnce(memberId: string): Promise<void>;
}

export const ERASER = definePort<Eraser>('Eraser');
