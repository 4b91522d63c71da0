import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { plusHours } from '../../kernel/decider/time.js';
import { derivedKey } from '../../kernel/encryption/derived-key.js';
import { looksLikeToken, newToken } from '../../kernel/encryption/random-token.js';
import type { Database } from '../../kernel/postgres/database.js';

/** units  since, lastUsedAt: ISO-8601 UTC */
export interface CalendarAddress {
  readonly since: string | null;
  readonly lastUsedAt: string | null;
}

/** A new key for the calendar of a member; the one before is worth nothing from then on. Only its digest under the installation's key is kept.
 *  source  ADR 0108 */
export async function renewCalendarKey(
  { db, secret }: Keeper,
  memberId: string,
  now: string,
): Promise<string> {
  const key = newToken();
  await sql`insert into event_calendars.address values (${memberId}, ${digestOf(secret, key)}, ${now}, null)
    on conflict (member_id) do update set digest = excluded.digest, since = excluded.since, last_used_at = null`.execute(
    db,
  );
  return key;
}

/** out  false when there was none */
export async function revokeCalendarKey(db: Database, memberId: string): Promise<boolean> {
  const { rows } =
    await sql`delete from event_calendars.address where member_id = ${memberId} returning 1`.execute(db);
  return rows.length > 0;
}

/** When the address was made and last asked for, to the hour; null without one. */
export async function calendarAddressOf(db: Database, memberId: string): Promise<CalendarAddress> {
  const { rows } = await sql<{ since: string; last_used_at: string | null }>`
    select since, last_used_at from event_calendars.address where member_id = ${memberId}`.execute(db);
  const [row] = rows;
  return { since: asIso(row?.since), lastUsedAt: asIso(row?.last_used_at) };
}

/** Whose calendar a key opens; undefined for one that opens none. The time of the last use moves once an hour at most. */
export async function memberOfCalendarKey(
  { db, secret }: Keeper,
  key: string,
  now: string,
): Promise<string | undefined> {
  if (!looksLikeToken(key)) return undefined;
  const { rows } = await sql<{ member_id: string; is_due: boolean }>`
    select member_id, last_used_at is null or last_used_at < ${plusHours(now, -1)} as is_due
    from event_calendars.address where digest = ${digestOf(secret, key)}`.execute(db);
  const [row] = rows;
  if (row?.is_due)
    await sql`update event_calendars.address set last_used_at = ${now} where member_id = ${row.member_id}`.execute(
      db,
    );
  return row?.member_id;
}

/** Deletes the addresses of erased members. */
export async function deleteCalendarAddressesOf(db: Database, memberIds: readonly string[]): Promise<void> {
  await sql`delete from event_calendars.address where member_id = any(${[...memberIds]})`.execute(db);
}

interface Keeper {
  readonly db: Database;
  readonly secret: string;
}

const digestOf = (secret: string, key: string): Buffer =>
  createHmac('sha256', derivedKey(secret, 'private calendars')).update(key).digest();

const asIso = (at: string | null | undefined): string | null => (at ? new Date(at).toISOString() : null);
