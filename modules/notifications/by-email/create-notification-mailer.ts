import { RECIPIENTS } from '../../identity/recipients.ports.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { OUTBOX } from '../../mail/mail.ports.js';
import type { NotificationMailer } from './notification-mailer.js';

/** What e-mails about notifications need: identity knows the addresses, mail keeps the outbox. */
export function createNotificationMailer({
  eventStore,
  secret,
  clock,
  environment,
  get,
}: ModuleContext): NotificationMailer {
  const recipients = get(RECIPIENTS);
  return {
    eventStore,
    secret,
    clock,
    publicUrl: environment.publicUrl,
    outbox: get(OUTBOX),
    addressee: (db, memberId) => recipients.of(db, memberId),
  };
}
