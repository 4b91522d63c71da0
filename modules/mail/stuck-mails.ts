import { sql } from 'kysely';
import { plusMinutes } from '../kernel/decider/time.js';
import { type StuckEntry, stuckEntries, tryNow } from '../kernel/jobs/waiting-jobs.js';
import type { Database } from '../kernel/postgres/database.js';
import { mailQueue } from './mail.queue.js';
import type { MailTables } from './mail.tables.js';
import type { GivenUpMail, MailCounts, StuckMail, StuckMails } from './stuck-mails.ports.js';

/** Answers STUCK_MAILS from the rows of the outbox and their entries in the queue. */
export function stuckMails(db: Database): StuckMails {
  const outbox = db.withTables<MailTables>();
  return { counts, stuck, givenUp, retry };

  async function counts(): Promise<readonly MailCounts[]> {
    const { rows } = await sql<MailCounts>`
      select kind,
        count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'kept') as kept,
        count(*) filter (where state = 'sent') as sent, count(*) filter (where state = 'dead') as dead
      from mail.outbox where state <> 'void' group by kind order by kind limit 200`.execute(db);
    return rows;
  }

  async function stuck(now: string, limit: number): Promise<readonly StuckMail[]> {
    const entries = await stuckEntries(db, mailQueue.name, { late: plusMinutes(now, -10), limit });
    if (!entries.length) return [];
    const ids = entries.map(({ key }) => key);
    const mails = await outbox
      .selectFrom('mail.outbox')
      .select(['id', 'kind', 'person_id as personId', 'put_at as putAt'])
      .where('id', 'in', ids)
      .execute();
    return entries.flatMap((entry) => {
      const mail = mails.find(({ id }) => id === entry.key);
      return mail ? [{ ...mail, ...triesOf(entry) }] : [];
    });
  }

  function givenUp(limit: number): Promise<readonly GivenUpMail[]> {
    return outbox
      .selectFrom('mail.outbox')
      .select(['id', 'kind', 'person_id as personId', 'put_at as putAt', 'tries as attempts'])
      .select(['fault as lastError'])
      .select(({ fn }) => fn.coalesce('settled_at', 'put_at').as('givenUpAt'))
      .where('state', '=', 'dead')
      .orderBy('settled_at', 'desc')
      .limit(limit)
      .execute();
  }

  async function retry(which: string, now: string): Promise<number> {
    const chosen = (await stuck(now, retriedAtMost)).filter(({ id, kind }) => id === which || kind === which);
    const ids = chosen.map(({ id }) => id);
    return ids.length ? tryNow(db, mailQueue.name, ids, now) : 0;
  }
}

const triesOf = ({ state, attempts, dueAt, lastError }: StuckEntry) => ({
  attempts,
  lastError,
  isDead: state === 'dead',
  nextTryAt: dueAt,
});

const retriedAtMost = 1_000;
