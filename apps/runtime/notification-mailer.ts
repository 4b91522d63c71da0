import { recipientAddress } from '../../modules/identity/emails/recipient.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import { MailOutbox } from '../../modules/mail/mail-outbox.js';
import type { NotificationMailer } from '../../modules/notifications/by-email/notification-mailer.js';
import type { Runtime } from './runtime.js';

/** What writing to members about their notifications needs: identity knows the addresses, mail keeps the outbox. */
export function notificationMailer({
  eventStore,
  secret,
  environment,
}: Pick<Runtime, 'eventStore' | 'secret' | 'environment'>): NotificationMailer {
  return {
    eventStore,
    secret,
    clock: systemClock,
    publicUrl: environment.publicUrl,
    outbox: new MailOutbox(eventStore.keys, secret, systemClock, environment),
    addressee: recipientAddress,
  };
}
