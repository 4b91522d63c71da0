import type { Database } from '../../kernel/postgres/database.js';
import type { NotificationTables } from '../notifications.tables.js';
import { readPreferences } from '../preferences.rules.js';
import { type Preferences, usualPreferences } from '../preferences.schemas.js';

/** The preferences of a member, or the defaults. */
export async function preferencesOf(db: Database, memberId: string): Promise<Preferences> {
  const { version: _, ...preferences } = await versionedPreferencesOf(db, memberId);
  return preferences;
}

/** The same, with how often they were chosen. */
export async function versionedPreferencesOf(
  db: Database,
  memberId: string,
): Promise<Preferences & { readonly version: number }> {
  const row = await db
    .withTables<NotificationTables>()
    .selectFrom('notices.preferences')
    .select(['chosen', 'version'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ? { ...readPreferences(row.chosen), version: row.version } : { ...usualPreferences, version: 0 };
}
