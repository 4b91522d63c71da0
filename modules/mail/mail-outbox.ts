import type { Environment } from '../kernel/config/environment.js';
import type { Clock } from '../kernel/decider/clock.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import type { PersonKeys } from '../kernel/encryption/person-keys.js';
import type { Database } from '../kernel/postgres/database.js';
import type { Outbox, OutgoingEmail, PreparedEmail } from './mail.ports.js';
import { mailQueue } from './mail.queue.js';
import type { MailTable, MailTables } from './mail.tables.js';
import { MailCipher } from './mail-cipher.js';
import { renderEmail } from './render-email.js';

/** Puts e-mails into the outbox: a row in the caller's transaction, so that the e-mail exists if and only if its cause does. The same
 *  cause, kind and address again changes nothing. */
export class MailOutbox implements Outbox {
  readonly #cipher: MailCipher;
  readonly #state: MailTable['state'];

  constructor(
    keys: PersonKeys,
    secret: string,
    private readonly clock: Clock,
    environment: Pick<Environment, 'NODE_ENV' | 'SMTP_URL'>,
  ) {
    this.#cipher = new MailCipher(keys, secret);
    this.#state = staysHere(environment) ? 'kept' : 'waiting';
  }

  async write(email: OutgoingEmail): Promise<PreparedEmail> {
    const { cause, kind, to, person, content, usefulUntil, notBefore, unsubscribe } = email;
    const id = deterministicId('mail', cause, kind, to ?? '');
    const payload = {
      to: to ?? '',
      subject: content.subject,
      ...renderEmail(content),
      ...(unsubscribe && { unsubscribe }),
    };
    const encrypted = await this.#cipher.encrypt(id, person, payload);
    const now = this.clock.now();
    const row: MailTable = {
      id,
      cause_id: cause,
      kind,
      recipient: this.#cipher.recipient(to ?? ''),
      person_id: person,
      sealed: to === null ? null : encrypted,
      state: to === null ? 'void' : this.#state,
      tries: 0,
      put_at: now,
      due_at: notBefore ?? now,
      useful_until: usefulUntil ?? null,
      settled_at: to === null ? now : null,
      fault: null,
    };
    return {
      enqueue: (db) => (db.isTransaction ? put(db, row) : db.transaction().execute((tx) => put(tx, row))),
    };
  }
}

/** Insert the row and its queue entry together. */
async function put(tx: Database, row: MailTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .withTables<MailTables>()
    .insertInto('mail.outbox')
    .values(row)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  const isNew = numInsertedOrUpdatedRows === 1n;
  if (isNew && row.state === 'waiting')
    await mailQueue.enqueue(tx, { key: row.id, payload: { mailId: row.id }, dueAt: row.due_at });
  return isNew;
}

/** Without a mail server, and outside production, e-mails stay in the outbox for the developer to read. */
export function staysHere({ NODE_ENV, SMTP_URL }: Pick<Environment, 'NODE_ENV' | 'SMTP_URL'>): boolean {
  return SMTP_URL === undefined && NODE_ENV !== 'production';
}
