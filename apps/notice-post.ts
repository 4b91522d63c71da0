import { addresseeOf } from '../modules/identity/letters/addressee.js';
import { systemClock } from '../modules/kernel/clock.js';
import { MailOutbox } from '../modules/mail/put-mail.js';
import type { NoticePost } from '../modules/notifications/by-mail/notice-post.js';
import type { House } from './house.js';

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
