import { changedSince } from '../../kernel/decider/made-from.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { NotificationTables } from '../notifications.tables.js';
import { chosen, hiddenKinds, readPreferences } from '../preferences.rules.js';
import type { Preferences } from '../preferences.schemas.js';
import { isErased } from './erased.js';
import { lockInboxes } from './lock-inboxes.js';
import { markKindsRead } from './mark-read.js';
import type { PreferencesSource } from './preferences.queries.js';
import { signalInbox } from './signal-inbox.shared.js';

/** Change the preferences of a member. Notifications that are now hidden in the app count as read. Does nothing for the same preferences and for an
 *  erased member.
 *  in      madeFrom  the version that the new ones are based on; without it nothing is compared
 *  out     the version of the stored preferences
 *  errors  CHANGED_SINCE (conflict) */
export async function changePreferences(
  { db, eventStore, kinds }: PreferencesSource & { readonly eventStore: DomainEventStore },
  memberId: string,
  change: (preferences: Preferences) => Preferences,
  now: string,
  madeFrom?: number,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockInboxes(tx, 'to write');
    if (await isErased(eventStore, memberId)) return 0;
    const { version, ...before } = await lockPreferences({ db: tx, kinds }, memberId, now);
    const after = chosen(change(before));
    if (JSON.stringify(after) === JSON.stringify(before)) return version;
    if (madeFrom !== undefined && version > madeFrom) throw changedSince({ version, position: 0 });
    await savePreferences(tx, memberId, after, now);
    const hidden = hiddenKinds(after);
    if (hidden.length) await markKindsRead(tx, memberId, hidden, now);
    await signalInbox(tx, memberId);
    return version + 1;
  });
}

/** Store the preferences. */
export async function savePreferences(
  tx: Database,
  memberId: string,
  preferences: Preferences,
  at: string,
): Promise<void> {
  const row = { chosen: JSON.stringify(preferences), changed_at: at };
  await tx
    .withTables<NotificationTables>()
    .insertInto('notices.preferences')
    .values({ member_id: memberId, ...row, version: 1 })
    .onConflict((known) =>
      known
        .column('member_id')
        .doUpdateSet(({ ref, eb }) => ({ ...row, version: eb(ref('notices.preferences.version'), '+', 1) })),
    )
    .execute();
}

/** Creates and locks the row, so that concurrent changes follow one another. */
async function lockPreferences(
  { db, kinds }: PreferencesSource,
  memberId: string,
  now: string,
): Promise<Preferences & { readonly version: number }> {
  const inbox = db.withTables<NotificationTables>();
  await inbox
    .insertInto('notices.preferences')
    .values({ member_id: memberId, chosen: JSON.stringify(kinds.usual), changed_at: now })
    .onConflict((known) => known.doNothing())
    .execute();
  const { chosen, version } = await inbox
    .selectFrom('notices.preferences')
    .select(['chosen', 'version'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...readPreferences(kinds, chosen as Preferences), version };
}
