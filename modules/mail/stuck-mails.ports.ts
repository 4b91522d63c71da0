import { definePort } from '../kernel/manifest/port.js';

/** E-mails of the last 90 days of one kind, by state. */
export interface MailCounts {
  readonly kind: string;
  readonly waiting: number;
  readonly kept: number;
  readonly sent: number;
  readonly dead: number;
}

/** An e-mail without its address and words. Times are ISO-8601 UTC. */
export interface AboutMail {
  readonly id: string;
  readonly kind: string;
  /** The member whom it is about; null for a person without an account. */
  readonly personId: string | null;
  readonly putAt: string;
  readonly attempts: number;
  readonly lastError: string | null;
}

export interface StuckMail extends AboutMail {
  /** Nobody tries it again by itself. */
  readonly isDead: boolean;
  readonly nextTryAt: string;
}

export interface GivenUpMail extends AboutMail {
  readonly givenUpAt: string;
}

/** E-mails that do not get through, for those who run the site. Provided by this module under STUCK_MAILS.
 *  source  README, Rule 10 */
export interface StuckMails {
  /** Those to nobody do not count. */
  counts(): Promise<readonly MailCounts[]>;
  /** Tried in vain, dead, or ten minutes late; the oldest first. */
  stuck(now: string, limit: number): Promise<readonly StuckMail[]>;
  /** Newest first. */
  givenUp(limit: number): Promise<readonly GivenUpMail[]>;
  /** Try stuck e-mails now, with ten attempts before them: one by its id, or all of a kind.
   *  out  how many there were */
  retry(which: string, now: string): Promise<number>;
}

export const STUCK_MAILS = definePort<StuckMails>('StuckMails');
