import type { Database } from '../../kernel/postgres/database.js';
import type { NotificationKinds } from '../notification-kinds.js';
import type { NotificationTables } from '../notifications.tables.js';
import { hasAnyChannel, readPreferences } from '../preferences.rules.js';
import type { Preferences } from '../preferences.schemas.js';

/** The dependencies for reading preferences of members. */
export interface PreferencesSource {
  readonly db: Database;
  readonly kinds: Pick<NotificationKinds, 'all' | 'usual'>;
}

/** The preferences of a member, or the defaults. */
export async function preferencesOf(source: PreferencesSource, memberId: string): Promise<Preferences> {
  const { version: _, ...preferences } = await versionedPreferencesOf(source, memberId);
  return preferences;
}

/** The same, with the number of times they were chosen. */
export async function versionedPreferencesOf(
  { db, kinds }: PreferencesSource,
  memberId: string,
): Promise<Preferences & { readonly version: number }> {
  const row = await db
    .withTables<NotificationTables>()
    .selectFrom('notices.preferences')
    .select(['chosen', 'version'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row
    ? { ...readPreferences(kinds, row.chosen as Preferences), version: row.version }
    : { ...kinds.usual, version: 0 };
}

/** Those of some members who have any channel of a kind on. */
export async function wanting(
  { db, kinds }: PreferencesSource,
  kind: string,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .withTables<NotificationTables>()
    .selectFrom('notices.preferences')
    .select(['member_id', 'chosen'])
    .where('member_id', 'in', [...memberIds, ''])
    .execute();
  const chosen = new Map(
    rows.map((row) => [row.member_id, readPreferences(kinds, row.chosen as Preferences)]),
  );
  return new Set(memberIds.filter((id) => hasAnyChannel(chosen.get(id) ?? kinds.usual, kind)));
}
