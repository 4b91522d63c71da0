import type { Recipient, Recipients } from '../../identity/recipients.ports.js';
import type { TimeZones } from '../../identity/time-zones.ports.js';
import type { ContentRef } from '../../kernel/content/content.js';
import type { Contents } from '../../kernel/content/contents.js';
import type { Clock } from '../../kernel/decider/clock.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { definePort } from '../../kernel/manifest/port.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { Outbox } from '../../mail/mail.ports.js';
import type { ActorNames } from '../actor-names.ports.js';
import { isErased } from '../inbox/erased.js';
import { readMessages, type WrittenMessage } from '../message.js';
import type { NotificationKinds } from '../notification-kinds.js';
import type { NotificationContent } from '../notifications.ports.js';
import type { Mails } from '../preferences.rules.js';
import type { RenderedNotification } from './emails.js';
import { unsubscribePageUrl, unsubscribeUrl } from './unsubscribe-link.js';

/** The dependencies of e-mails about notifications: identity has the addresses, mail the outbox. */
export interface NotificationMailer {
  readonly eventStore: DomainEventStore;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly secret: string;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly recipients: Recipients;
  readonly timeZones: TimeZones;
  readonly contents: Contents;
  readonly names: ActorNames;
  readonly kinds: NotificationKinds;
}

/** Provided within this module. */
export const NOTIFICATION_MAILER = definePort<NotificationMailer>('NotificationMailer');

/** The recipient of an e-mail. Undefined once the member is erased. */
export async function recipientOf(
  { eventStore, recipients }: NotificationMailer,
  db: Database,
  memberId: string,
): Promise<Recipient | undefined> {
  return (await isErased(eventStore, memberId)) ? undefined : recipients.of(db, memberId);
}

/** Notifications as one recipient reads them now, with absolute URLs. Titles are read from the log, which is never behind.
 *  in  withWords: whether the recipient chose to read in e-mails what others wrote to them */
export async function renderNotifications(
  { contents, names, publicUrl, kinds, clock }: NotificationMailer,
  notifications: readonly Rendered[],
  reader: { readonly readerId: string; readonly withWords: boolean },
): Promise<readonly RenderedNotification[]> {
  const source = { contents, names, titlesOf: titlesNow(contents) };
  const read = await readMessages(source, notifications, { ...reader, now: clock.now() });
  return notifications.map(({ type, subtype, href, message }, at) => ({
    message,
    ...read[at],
    subject: kinds.subjectOf(type, subtype),
    url: publicUrl + href,
  }));
}

type Rendered = Pick<NotificationContent, 'type' | 'subtype' | 'href'> & WrittenMessage;

const titlesNow = (contents: Contents) => async (refs: readonly ContentRef[]) => {
  const titles = await Promise.all(refs.map((ref) => contents.titleOf(ref)));
  return ({ kind, id }: ContentRef): string | null =>
    titles[refs.findIndex((ref) => ref.kind === kind && ref.id === id)] ?? null;
};

/** The addresses for stopping such e-mails, by mail program or on our page, and for preferences. */
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
