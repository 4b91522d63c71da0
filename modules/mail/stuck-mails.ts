import { sql } from 'kysely';
import { plusMinutes } from '../kernel/decider/time.js';
import { type StuckEntry, stuckEntries, tryNow } from '../kernel/jobs/waiting-jobs.js';
import type { Database } from '../kernel/postgres/database.js';
import { mailQueue } from './mail.queue.js';
import type { MailTable, MailTables } from './mail.tables.js';
import { mostGivenUp, mostStuck } from './mails.contract.js';

export interface MailCounts {
  readonly kind: string;
  readonly waiting: number;
  readonly kept: number;
  readonly sent: number;
  readonly dead: number;
}

type Known = Pick<MailTable, 'id' | 'kind' | 'person_id' | 'put_at'>;
export type StuckMail = Known & { readonly entry: StuckEntry };

/** E-mails of the last 90 days, by kind. Those to nobody do not count. */
export async function countMails(db: Database): Promise<readonly MailCounts[]> {
  const { rows } = await sql<MailCounts>`
    select kind,
      count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'kept') as kept,
      count(*) filter (where state = 'sent') as sent, count(*) filter (where state = 'dead') as dead
    from mail.outbox where state <> 'void' group by kind order by kind limit 200`.execute(db);
  return rows;
}

/** E-mails that were tried in vain, are dead, or are ten minutes late; the oldest first. */
export async function stuckMails(db: Database, now: string): Promise<readonly StuckMail[]> {
  const asked = { late: plusMinutes(now, -10), limit: mostStuck };
  const entries = await stuckEntries(db, mailQueue.name, asked);
  if (!entries.length) return [];
  const mails = await db
    .withTables<MailTables>()
    .selectFrom('mail.outbox')
    .select(['id', 'kind', 'person_id', 'put_at'])
    .where(
      'id',
      'in',
      entries.map(({ key }) => key),
    )
    .execute();
  return entries.flatMap((entry) => {
    const mail = mails.find(({ id }) => id === entry.key);
    return mail ? [{ ...mail, entry }] : [];
  });
}

/** The last e-mails that were given up. */
export function givenUpMails(db: Database) {
  return db
    .withTables<MailTables>()
    .selectFrom('mail.outbox')
    .select(['id', 'kind', 'person_id', 'put_at', 'tries', 'fault', 'settled_at'])
    .where('state', '=', 'dead')
    .orderBy('settled_at', 'desc')
    .limit(mostGivenUp)
    .execute();
}

/** Try stuck e-mails now, with ten attempts before them: one by its id, or all of a kind.
 *  out  how many there were */
export async function retryStuck(db: Database, which: string, now: string): Promise<number> {
  const stuck = (await stuckMails(db, now)).filter(({ id, kind }) => id === which || kind === which);
  if (!stuck.length) return 0;
  return tryNow(
    db,
    mailQueue.name,
    stuck.map(({ id }) => id),
    now,
  );
}
