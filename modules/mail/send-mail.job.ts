import type { Kysely } from 'kysely';
import type { Clock } from '../kernel/decider/clock.js';
import type { PersonKeys } from '../kernel/encryption/person-keys.js';
import type { QueuedJob } from '../kernel/jobs/job.js';
import type { Database } from '../kernel/postgres/database.js';
import { mailQueue } from './mail.queue.js';
import type { MailTable, MailTables } from './mail.tables.js';
import { MailCipher } from './mail-cipher.js';
import { DeliveryFailed, type MailTransport } from './smtp.js';

export interface SendMailDeps {
  readonly db: Database;
  readonly keys: PersonKeys;
  readonly secret: string;
  readonly clock: Clock;
  readonly transport: MailTransport;
  /** Called when an e-mail is given up. The fault contains no content of the e-mail. */
  readonly reportGivenUp: (mail: {
    readonly mail: string;
    readonly kind: string;
    readonly fault: string;
  }) => void;
}

/** Send an e-mail that waits in the outbox. A process that dies after the server accepted it and before that is recorded causes at most one
 *  duplicate, under the same Message-ID. After the last attempt the e-mail is given up and its content deleted.
 *  source  README, Rules 3–6 */
export function sendMail({ db, keys, secret, clock, transport, reportGivenUp }: SendMailDeps): QueuedJob {
  const outbox = db.withTables<MailTables>();
  const cipher = new MailCipher(keys, secret);

  return mailQueue.job(async ({ mailId }, { attempt, isLast, now }) => {
    const mail = await waitingMail(outbox, mailId);
    if (!mail) return;
    if (mail.useful_until !== null && mail.useful_until <= now) return giveUp(mail, attempt, 'too late');
    const payload = await cipher.decrypt(mail);
    if (!payload) return finish(mail, attempt, 'dead', 'erased');
    try {
      await transport.send(mailId, payload);
    } catch (error) {
      if (!(error instanceof DeliveryFailed) || !isLast) throw error;
      return giveUp(mail, attempt, error.message);
    }
    await finish(mail, attempt, 'sent', null);
  });

  function giveUp(mail: MailTable, tries: number, fault: string): Promise<void> {
    reportGivenUp({ mail: mail.id, kind: mail.kind, fault });
    return finish(mail, tries, 'dead', fault);
  }

  async function finish({ id }: MailTable, tries: number, state: 'sent' | 'dead', fault: string | null) {
    await outbox
      .updateTable('mail.outbox')
      .set({ state, tries, fault, sealed: null, settled_at: clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
  }
}

function waitingMail(outbox: Kysely<MailTables>, id: string): Promise<MailTable | undefined> {
  return outbox
    .selectFrom('mail.outbox')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
}
