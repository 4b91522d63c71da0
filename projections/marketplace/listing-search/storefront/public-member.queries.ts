import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import { handles, nameForAll, people } from '../../../../modules/members/people.shared.js';

/** A member as search engines and other sites describe them. */
export interface PublicMember {
  readonly id: string;
  readonly name: string;
  /** null without one, and for a minor. */
  readonly handle: string | null;
  /** ISO-8601 UTC */
  readonly joinedAt: string;
  /** Search engines keep no page of a minor. */
  readonly isMinor: boolean;
}

/** A member whose page guests may see, by handle or id; undefined otherwise. */
export async function publicMember(db: Database, handleOrId: string): Promise<PublicMember | undefined> {
  const [member] = await shown(db)
    .where(
      sql<SqlBool>`(id = ${handleOrId} or id = (select id from ${handles} as known where handle = ${handleOrId}))`,
    )
    .execute();
  return member && view(member);
}

/** The members among these whose pages guests may see, by id. */
export async function publicMembers(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublicMember>> {
  if (!ids.length) return new Map();
  const rows = await shown(db)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, view(row)]));
}

/** A minor is shown while they have a public listing. */
const shown = (db: Database) =>
  db
    .selectFrom(people.as('seller'))
    .select(['id', 'full_name', 'joined_at', 'is_minor', 'handle'])
    .where('is_open', '=', true)
    .where(
      sql<SqlBool>`(not is_minor or exists (select from listing_search.card where seller_id = seller.id and found))`,
    );

type Row = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

const view = (row: Row): PublicMember => ({
  id: row.id,
  name: nameForAll(row),
  handle: row.handle,
  joinedAt: row.joined_at,
  isMinor: row.is_minor,
});
