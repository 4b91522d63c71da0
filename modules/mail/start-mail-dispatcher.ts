import { systemClock } from '../kernel/decider/clock.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { MailDispatcher } from './mail-dispatcher.js';
import { openSmtp } from './smtp.js';

/** Begin to give over the mails that wait, by SMTP_URL; without it they stay in the outbox. */
export function startMailDispatcher({
  environment,
  db,
  eventStore,
  secret,
  log,
}: Pick<ModuleContext, 'environment' | 'db' | 'eventStore' | 'secret' | 'log'>): {
  stop(): Promise<void>;
} {
  const { SMTP_URL, MAIL_FROM, NODE_ENV } = environment;
  if (SMTP_URL === undefined) {
    if (NODE_ENV === 'production') log.warn('SMTP_URL is not set: mails wait in the outbox');
    return { stop: async () => undefined };
  }
  const post = new MailDispatcher({
    db,
    keys: eventStore.keys,
    secret,
    clock: systemClock,
    carrier: openSmtp(SMTP_URL, MAIL_FROM),
    alarm: ({ dead, ...what }) =>
      dead ? log.error(what, 'a mail was given up') : log.warn(what, 'a mail was not taken'),
  });
  post.start();
  return post;
}
