import type { Recipient, Recipients } from '../../identity/recipients.ports.js';
import type { TimeZones } from '../../identity/time-zones.ports.js';
import type { Contents } from '../../kernel/content/contents.js';
import type { Clock } from '../../kernel/decider/clock.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { definePort } from '../../kernel/manifest/port.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { Outbox } from '../../mail/mail.ports.js';
import { isErased } from '../inbox/erased.js';
import { contentNamedIn, nameContent } from '../message.js';
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

/** A notification with the current title of its subject and an absolute URL. */
export async function renderNotification(
  { contents, publicUrl, kinds }: NotificationMailer,
  {
    type,
    subtype,
    message,
    href,
    about,
  }: Pick<NotificationContent, 'type' | 'subtype' | 'message' | 'href' | 'about'>,
): Promise<RenderedNotification> {
  const words = { subject: kinds.subjectOf(type, subtype), url: publicUrl + href };
  const content = contentNamedIn(contents, { message, about });
  if (!content) return { ...words, message };
  const title = await contents.titleOf(content.ref);
  const named = nameContent(message, content.type, title);
  return { ...words, message: named, ...(title !== null && { title }) };
}

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
