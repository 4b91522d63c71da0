import { addresseeOf } from '../../modules/identity/emails/recipient.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import { MailOutbox } from '../../modules/mail/mail-outbox.js';
import type { NoticePost } from '../../modules/notifications/by-email/notification-mailer.js';
import type { House } from './runtime.js';

/** What writing to members about their notifications needs: identity knows the addresses, mail keeps the outbox. */
export function noticePost({
  journal,
  secret,
  environment,
}: Pick<House, 'journal' | 'secret' | 'environment'>): NoticePost {
  return {
    journal,
    secret,
    clock: systemClock,
    publicUrl: environment.publicUrl,
    outbox: new MailOutbox(journal.keys, secret, systemClock, environment),
    addressee: addresseeOf,
  };
}
