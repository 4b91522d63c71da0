import type { ContentRef } from '../kernel/content/content.js';
import type { RecordedEvent, StreamDefinition } from '../kernel/event-store/events.js';
import { definePort } from '../kernel/manifest/port.js';
import type { Database } from '../kernel/postgres/database.js';
import type { DeclaredType } from './notification-kinds.shared.js';

/** The content of a notification. */
export interface NotificationContent {
  /** A type that modules declare; any other word shows as a generic one. */
  readonly type: string;
  readonly subtype: string;
  /** For a person, without words of other members: it says who, about what and how much by placeholders, which are
   *  filled in when it is read. `{who}` stands for the name of `by`, `{listing}`, or another kind of content, for the
   *  current title of the one that `about` names, `{listing <id>}` for that of another one, `{member <id>}` for a name;
   *  `{day <time>}` for a day, and `{in <time>}` for the days left when it is written, in the recipient's time zone (ISO-8601 UTC). */
  readonly message: string;
  /** The member who did it. */
  readonly by?: string | undefined;
  /** The message of a group in which several members did the same: `{who}` stands for the first two and the number of the others. */
  readonly ofSeveral?: string;
  /** What that member wrote. Its first line follows the message as long as the recipient may read it. */
  readonly words?: ContentRef;
  /** The path of the app that it links to. */
  readonly href: string;
  /** The id of its subject. */
  readonly about: string;
  /** What happened, where several notifications tell a member of it: one published listing suits a wanted ad and a saved search. */
  readonly happening?: Happening;
  /** How it is mailed; by the recipient's preferences when left out. 'urgent': it ends within a day unless the
   *  recipient acts, and cannot be repeated. 'when unread': mailed after ten unread minutes. 'together': collected
   *  with recent ones of the same subtype, whatever their subject. 'in app': never mailed. */
  readonly delivery?: Delivery;
}

/** Of those that one member is sent within a day, the one that says most stands for all: earlier ones that say less count
 *  as read, and a later one is in the list without being unread or mailed. */
export interface Happening {
  /** `published <listing>`; the same for all that tell of it. */
  readonly key: string;
  /** How much it says, compared with the others. */
  readonly weight: number;
}
export type Delivery = 'usual' | 'urgent' | 'when unread' | 'together' | 'in app';

/** The request of a module: type and subtype are declared in its `*.notification-kinds.ts`. */
export type RequestedContent = NotificationContent & DeclaredType;

export type NotificationRequest = RequestedContent & {
  readonly recipientId: string;
};

/** A notification for one recipient. Its id makes repeated requests the same notification. */
export interface NewNotification extends NotificationContent {
  readonly id: string;
  readonly recipientId: string;
  /** ISO-8601 UTC */
  readonly sentAt: string;
}

/** A rule: whenever an event of one type is recorded, some members are notified. */
export interface NotificationRule {
  /** Part of the ids of its notifications, so it never changes. */
  readonly name: string;
  readonly stream: StreamDefinition;
  readonly type: string;
  requests(event: RecordedEvent, before: readonly RecordedEvent[]): readonly NotificationRequest[];
}

/** How reactors and jobs notify members. */
export interface Notifier {
  /** Notify a member, once for each id, in the caller's transaction: a row, and an e-mail by their preferences. Erased members are not notified. */
  notify(tx: Database, notification: NewNotification & DeclaredType): Promise<void>;
  /** Notify several, in order, with fewer reads than one by one. */
  notifyAll(tx: Database, notifications: readonly (NewNotification & DeclaredType)[]): Promise<void>;
  /** Mark it as read; does nothing when it is read.
   *  out  false when there is no such notification */
  markRead(tx: Database, recipientId: string, id: string, at: string): Promise<boolean>;
  /** Mark everything that leads a member to one page as read. */
  markReadOn(tx: Database, recipientId: string, href: string, at: string): Promise<void>;
  /** Those of some members who have any channel of a kind on. So a kind that is usually off costs nobody a row. */
  wanting(db: Database, kind: string, memberIds: readonly string[]): Promise<ReadonlySet<string>>;
}

export const NOTIFIER = definePort<Notifier>('Notifier');

declare module '../kernel/manifest/manifest.js' {
  interface Manifest {
    /** The notifications of this module's events. */
    readonly notifications?: readonly NotificationRule[];
  }
}
