import type { CommandMetadata } from '../kernel/decider/decider.js';
import { definePort } from '../kernel/manifest/port.js';

/** Lets other modules open a thread with something else than a message. */
export interface ThreadOpener {
  /** Open the thread about a listing between the caller and its owner, unless there is one, by the rules of a first message.
   *  in      entryId: id of its first entry
   *  out     the thread's id
   *  errors  LISTING_NOT_FOUND (not-found), OWN_LISTING (forbidden), THREAD_CLOSED (conflict), TOO_MANY_THREADS, TOO_MANY_MESSAGES (too-many) */
  openAbout(listingId: string, entryId: string, meta: CommandMetadata): Promise<string>;
}

export const THREAD_OPENER = definePort<ThreadOpener>('ThreadOpener');
