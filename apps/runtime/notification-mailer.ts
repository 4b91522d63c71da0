import { recipientAddress } from '../../modules/identity/emails/recipient.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import { MailOutbox } from '../../modules/mail/mail-outbox.js';
import type { NotificationMailer } from '../../modules/notifications/by-email/notification-mailer.js';
import type { Runtime } from './runtime.js';

/** What writing to members about their notifications needs: identity knows the addresses, mail keeps the outbox. */
export function notificationMailer({
  journal,
  secret,
  environment,
}: Pick<Runtime, 'journal' | 'secret' | 'environment'>): NotificationMailer {
  return {
    journal,
    secret,
    clock: systemClock,
    publicUrl: environment.publicUrl,
    outbox: new MailOutbox(journal.keys, secret, systemClock, environment),
    addressee: recipientAddress,
  };
}
