import type { RecordedEvent, StreamDefinition } from '../kernel/event-store/events.js';
import { definePort } from '../kernel/manifest/port.js';
import type { Database } from '../kernel/postgres/database.js';
import type { DeclaredType } from './notification-kinds.shared.js';

/** What a member is notified of. */
export interface NotificationContent {
  /** As modules declare it; any other word shows as a generic one. */
  readonly type: string;
  readonly subtype: string;
  /** For a person, without words of other members. `{listing}`, or another kind of content, stands for the title, as it is today, of the one that `about` names;
   *  `{day <time>}` for a day, and `{in <time>}` for how many days are left when it is written, by the recipient's calendar (ISO-8601 UTC). */
  readonly message: string;
  /** The path of the app that it links to. */
  readonly href: string;
  /** The id of what it is about. */
  readonly about: string;
  /** By e-mail as the recipient chose, unless it is said otherwise: 'urgent' is what ends by itself within a day unless its recipient acts
   *  and cannot be had again; 'when unread' is mailed once it was unread for ten minutes; 'together' is collected with what came shortly before it of the same subtype,
   *  whatever that was about; 'in app' is never mailed. */
  readonly delivery?: Delivery;
}
export type Delivery = 'usual' | 'urgent' | 'when unread' | 'together' | 'in app';

/** What a module asks for: type and subtype are those that it declares in its `*.notification-kinds.ts`. */
export type RequestedContent = NotificationContent & DeclaredType;

export type NotificationRequest = RequestedContent & {
  readonly recipientId: string;
};

/** A notification for one recipient, under the id that makes it the same one when it is asked for again. */
export interface NewNotification extends NotificationContent {
  readonly id: string;
  readonly recipientId: string;
  /** ISO-8601 UTC */
  readonly sentAt: string;
}

/** Whenever an event of one type is recorded, then some members are notified. */
export interface NotificationRule {
  /** In the ids of its notifications, so it never changes. */
  readonly name: string;
  readonly stream: StreamDefinition;
  readonly type: string;
  requests(event: RecordedEvent, before: readonly RecordedEvent[]): readonly NotificationRequest[];
}

/** How processes and jobs notify members. */
export interface Notifier {
  /** Notify a member, once for each id, in the caller's transaction: a row, and an e-mail as they chose. Nobody who is erased is notified. */
  notify(tx: Database, notification: NewNotification & DeclaredType): Promise<void>;
  /** Likewise several, in their order, with less reading than one by one. */
  notifyAll(tx: Database, notifications: readonly (NewNotification & DeclaredType)[]): Promise<void>;
  /** Quiet when it is read.
   *  out  false when there is no such notification */
  markRead(tx: Database, recipientId: string, id: string, at: string): Promise<boolean>;
  /** Mark everything as read that leads a member to one page. */
  markReadOn(tx: Database, recipientId: string, href: string, at: string): Promise<void>;
}

export const NOTIFIER = definePort<Notifier>('Notifier');

declare module '../kernel/manifest/manifest.js' {
  interface Manifest {
    /** What members are notified of by this module's events. */
    readonly notifications?: readonly NotificationRule[];
  }
}
