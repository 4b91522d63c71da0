import { definePort } from '../kernel/manifest/port.js';
import type { Database } from '../kernel/postgres/database.js';

/** The content of an e-mail, in reading order. The mail module renders it as text and as HTML. */
export interface EmailContent {
  readonly subject: string;
  readonly parts: readonly EmailPart[];
}

export type EmailPart =
  | { readonly kind: 'words' | 'note' | 'code'; readonly words: string }
  /** A link is the main action, shown as a button; a line is one of several links, or an aside. */
  | { readonly kind: 'link' | 'line'; readonly words: string; readonly url: string };

/** An e-mail as a module writes it. */
export interface OutgoingEmail {
  /** The id of the command or event that it is about: the same cause, kind and address is one e-mail. */
  readonly cause: string;
  /** 'verify-email' */
  readonly kind: string;
  /** An e-mail address. Null does the same work without sending, where a response must not reveal whether an address is known. */
  readonly to: string | null;
  /** The member whose key encrypts it until it is sent; null for a person without an account. */
  readonly person: string | null;
  readonly content: EmailContent;
  /** ISO-8601 UTC: the latest time to send it. */
  readonly usefulUntil?: string;
  /** ISO-8601 UTC: the earliest time to send it. */
  readonly notBefore?: string;
  /** The address where one POST unsubscribes from this kind of e-mail; only for e-mails that nobody asked for (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Takes the e-mails of modules: write one first, then enqueue it in the transaction of its cause. Provided by the mail module under OUTBOX. */
export interface Outbox {
  write(email: OutgoingEmail): Promise<PreparedEmail>;
}

/** A rendered and encrypted e-mail. Enqueueing it needs only the transaction. */
export interface PreparedEmail {
  /** False when the same e-mail was enqueued before: this content is not sent, and its cause must not happen again. */
  enqueue(db: Database): Promise<boolean>;
}

export const OUTBOX = definePort<Outbox>('Outbox');

declare module '../kernel/manifest/manifest.js' {
  interface Manifest {
    /** Kinds of e-mail to a typed address, which may be another person's. An archive leaves them out. */
    readonly mailsToTypedAddress?: readonly string[];
  }
}
