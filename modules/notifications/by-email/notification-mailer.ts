import type { Clock } from '../../kernel/decider/clock.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { Outbox } from '../../mail/mail.ports.js';
import { listingEvents } from '../../marketplace/listing/listing.events.js';
import { isErased } from '../erased.js';
import { type InboxEvent, naming } from '../inbox/inbox.events.js';
import type { RenderedNotification } from './emails.js';
import { type Mails, unsubscribePageUrl, unsubscribeUrl } from './unsubscribe-link.js';

/** What writing to members needs; the composition (apps) provides it. */
export interface NotificationMailer {
  readonly eventStore: DomainEventStore;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly secret: string;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** Name and proven mail of a member; undefined when there is none to write to. */
  readonly addressee: (db: Database, memberId: string) => Promise<Recipient | undefined>;
}

export interface Recipient {
  readonly name: string;
  readonly email: string;
}

export type Sent = Extract<InboxEvent, { readonly type: 'NotificationSent' }>['data'];

/** The rows of this folder; times are ISO-8601 UTC. */
export type NotificationMailTables = {
  readonly 'notices.outgoing': {
    readonly notification_id: string;
    readonly member_id: string;
    /** Which mail it goes into. */
    readonly mails: Mails;
    readonly due_at: string;
    /** When it went out, or was left out as read. */
    readonly settled_at: string | null;
    /** Whether it had a mail of its own at once. */
    readonly at_once: boolean;
  };
};

/** Whom to write to; nobody once the member is erased, whatever rows are still there. */
export async function recipientOf(
  { eventStore, addressee }: NotificationMailer,
  db: Database,
  memberId: string,
): Promise<Recipient | undefined> {
  return (await isErased(eventStore, memberId)) ? undefined : addressee(db, memberId);
}

/** A notification with the listing's title of today and its whole address. */
export async function renderNotification(
  { eventStore, publicUrl }: NotificationMailer,
  sent: Sent,
): Promise<RenderedNotification> {
  const url = publicUrl + sent.href;
  if (!sent.message.includes('{listing}')) return { message: sent.message, url };
  let title: string | null = null;
  for (const { type, data } of await eventStore.read(listingEvents, sent.about)) {
    if (type === 'ListingDrafted' || type === 'ListingRevised') title = data.words.title;
  }
  return { message: naming(sent.message, title), url, ...(title !== null && { title }) };
}

/** Where a member stops such mails, by mail program or on our page, and chooses. */
export const unsubscribeLinks = (
  { secret, publicUrl }: NotificationMailer,
  memberId: string,
  mails: Mails,
) => ({
  oneClick: unsubscribeUrl(secret, publicUrl, memberId, mails),
  stop: unsubscribePageUrl(secret, publicUrl, memberId, mails),
  choose: `${publicUrl}/notifications?show=preferences`,
  all: `${publicUrl}/notifications`,
});
