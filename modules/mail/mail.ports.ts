import { definePort } from '../kernel/manifest/port.js';
import type { Database } from '../kernel/postgres/database.js';

/** A name as an e-mail may show it to somebody who did not write it. */
export { safeDisplayName } from './safe-display-name.js';

/** What a mail says, in the order of reading; the mail module writes it as text and as HTML. */
export interface EmailContent {
  readonly subject: string;
  readonly parts: readonly EmailPart[];
}

export type EmailPart =
  | { readonly kind: 'words' | 'note' | 'code'; readonly words: string }
  /** A link stands out as what to do next; a line is one of several, or an aside. */
  | { readonly kind: 'link' | 'line'; readonly words: string; readonly url: string };

/** A mail as a module writes it. */
export interface OutgoingEmail {
  /** The id of the command or event that it is about: the same cause, kind and address is one mail. */
  readonly cause: string;
  /** 'verify-email' */
  readonly kind: string;
  /** An address; null does the same work and sends nothing, where an answer may not tell whether somebody is known. */
  readonly to: string | null;
  /** The member under whose key it is encrypted until it is sent; null for a stranger. */
  readonly person: string | null;
  readonly content: EmailContent;
  /** ISO-8601 UTC: later than this it is not sent any more. */
  readonly usefulUntil?: string;
  /** ISO-8601 UTC: not sent sooner. */
  readonly notBefore?: string;
  /** Where one POST ends this kind of mail; only for what nobody asked for (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Where modules put mails: written first, then enqueued in the transaction of what they are about. The mail module provides it under OUTBOX. */
export interface Outbox {
  write(email: OutgoingEmail): Promise<PreparedEmail>;
}

/** A mail, rendered and encrypted; enqueueing it needs nothing but the transaction. */
export interface PreparedEmail {
  /** False when the same mail was enqueued before: what it says is not sent, and what it is about must not happen again. */
  enqueue(db: Database): Promise<boolean>;
}

export const OUTBOX = definePort<Outbox>('Outbox');

declare module '../kernel/manifest/manifest.js' {
  interface Manifest {
    /** Kinds of e-mail that go to an address that somebody typed, so that it may be another's; an archive leaves them out. */
    readonly mailsToTypedAddress?: readonly string[];
  }
}
