import type { Job } from '../kernel/jobs/job.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { purgeMails } from './purge-mails.job.js';
import { sendMail } from './send-mail.job.js';
import { openSmtp } from './smtp.js';

/** Sending by SMTP_URL, and deleting what was sent long ago. Without SMTP_URL mails wait in the outbox. */
export function createMailJobs(
  context: Pick<ModuleContext, 'environment' | 'clock' | 'db' | 'eventStore' | 'secret' | 'log'>,
): readonly Job[] {
  const { environment, clock, db, eventStore, secret, log } = context;
  const { SMTP_URL, MAIL_FROM, NODE_ENV } = environment;
  if (SMTP_URL === undefined) {
    if (NODE_ENV === 'production') log.warn('SMTP_URL is not set: mails wait in the outbox');
    return [purgeMails(context)];
  }
  const sending = sendMail({
    db,
    keys: eventStore.keys,
    secret,
    clock,
    transport: openSmtp(SMTP_URL, MAIL_FROM),
    reportGivenUp: (mail) => log.error(mail, 'a mail was given up'),
  });
  return [sending, purgeMails(context)];
}
