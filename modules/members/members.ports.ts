import { definePort } from '../kernel/manifest/port.js';

/** Carries out an erasure that has no days of grace. The process erase-member answers it, since nobody may import a process. */
export interface Eraser {
  /** No session goes on and none is opened from here on; what is left of the account goes now, or by the job within a minute. */
  atOnce(memberId: string): Promise<void>;
}

export const ERASER = definePort<Eraser>('Eraser');
