import type { Job } from '../kernel/jobs/job.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { deleteOldMailsJob } from './delete-old-mails.job.js';
import { sendMail } from './send-mail.job.js';
import { openSmtp } from './smtp.js';

/** The jobs that send e-mails by SMTP_URL and delete old ones. Without SMTP_URL e-mails wait in the outbox. */
export function createMailJobs(
  context: Pick<ModuleContext, 'environment' | 'clock' | 'db' | 'eventStore' | 'secret' | 'log'>,
): readonly Job[] {
  const { environment, clock, db, eventStore, secret, log } = context;
  const { SMTP_URL, MAIL_FROM, NODE_ENV } = environment;
  if (SMTP_URL === undefined) {
    if (NODE_ENV === 'production') log.warn('SMTP_URL is not set: e-mails wait in the outbox');
    return [deleteOldMailsJob(context)];
  }
  const sending = sendMail({
    db,
    keys: eventStore.keys,
    secret,
    clock,
    transport: openSmtp(SMTP_URL, MAIL_FROM),
    reportGivenUp: (mail) => log.error(mail, 'an e-mail was given up'),
  });
  return [sending, deleteOldMailsJob(context)];
}
