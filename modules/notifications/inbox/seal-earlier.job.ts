import type { PersonKeys } from '../../kernel/encryption/person-keys.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { NotificationTables } from '../notifications.tables.js';
import { sealNotification } from './sealed-notifications.js';

interface Source {
  readonly db: Database;
  readonly eventStore: { readonly keys: PersonKeys };
}

/** Encrypt the words of notifications from an earlier version, until all are encrypted. */
export const sealEarlierNotifications = (source: Source): ScheduledJob =>
  scheduledJob({
    name: 'seal-earlier-notifications',
    everySeconds: 300,
    run: async ({ signal }) => {
      while (!signal.aborted && (await sealEarlier(source)) === atOnce);
    },
  });

/** Rows of erased members are deleted elsewhere.
 *  out  how many there were, up to a thousand */
export async function sealEarlier({ db, eventStore }: Source): Promise<number> {
  const inbox = db.withTables<NotificationTables>();
  const rows = await inbox
    .selectFrom('notices.notification')
    .select(['id', 'member_id', 'message', 'href'])
    .where('sealed', 'is', null)
    .limit(atOnce)
    .execute();
  const keys = await eventStore.keys.getMany([...new Set(rows.map(({ member_id }) => member_id))]);
  let sealed = 0;
  for (const { id, member_id, ...words } of rows) {
    const key = keys.get(member_id);
    if (!key) continue;
    const row = sealNotification(key, id, words);
    await inbox.updateTable('notices.notification').set(row).where('id', '=', id).execute();
    sealed += 1;
  }
  return sealed;
}

const atOnce = 1_000;
