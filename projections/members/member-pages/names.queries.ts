import type { Database } from '../../../modules/kernel/postgres/database.js';
import { nameForOthers } from '../../../modules/members/name-for-others.rules.js';

import { guardianOf, isKnownAdult } from './member-pages.queries.js';
import type { MemberTable } from './member-pages.table.js';

/** The names of these members, as the reader may see them; an erased one is left out.
 *  source  modules/members/README.md, Rule 4 */
export async function namesFor(
  db: Database,
  readerId: string | undefined,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (!ids.length) return new Map();
  const rows = await db
    .withTables<{ 'member_pages.member': MemberTable }>()
    .selectFrom('member_pages.member')
    .select(['id', 'name', 'has_birth_date', 'is_minor', 'guardian_id', 'link_status'])
    .where('id', 'in', [...new Set(ids)])
    .where('joined_at', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.id, nameFor(readerId, row)]));
}

/** A member's name for one reader. */
export function nameFor(readerId: string | undefined, member: Named): string {
  const isClose = readerId !== undefined && [member.id, guardianOf(member)].includes(readerId);
  return isClose ? member.name : nameForOthers(member.name, isKnownAdult(member));
}

type Named = Pick<MemberTable, 'id' | 'name' | 'has_birth_date' | 'is_minor' | 'guardian_id' | 'link_status'>;
