import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { notFound } from '../../../modules/kernel/decider/errors.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { FoundMember } from '../../../modules/members/staff/found-members.contract.js';
import { mostFound } from '../../../modules/members/staff/found-members.contract.js';
import type { MemberTable } from './member-pages.table.js';

/** A member as the rows know them; whether they are suspended is asked of identity. */
export type FoundRow = Omit<FoundMember, 'isSuspended'>;

/** Members whose name or handle has these words in it, for staff: an exact handle first, then by name. Nobody for no words. */
export async function membersLike(db: Database, search: string): Promise<readonly FoundRow[]> {
  const words = search.trim().replace(/^@/, '');
  if (words === '') return [];
  const alike = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return found(db, sql<SqlBool>`(name ilike ${alike} or handle ilike ${alike})`, words);
}

/** errors  MEMBER_NOT_FOUND */
export async function foundMember(db: Database, id: string): Promise<FoundRow> {
  const [member] = await found(db, sql<SqlBool>`id = ${id}`);
  if (!member) throw notFound('MEMBER_NOT_FOUND', { message: 'There is no such member.' });
  return member;
}

async function found(db: Database, which: RawBuilder<SqlBool>, first = ''): Promise<readonly FoundRow[]> {
  const rows = await db
    .withTables<{ 'member_pages.member': MemberTable }>()
    .selectFrom('member_pages.member')
    .select(['id', 'name', 'handle', 'joined_at', 'is_minor'])
    .where('joined_at', 'is not', null)
    .where(which)
    .orderBy(sql`(handle = ${first.toLowerCase()}) is true`, 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(mostFound)
    .execute();
  return rows.map(({ joined_at, is_minor, ...row }) => ({
    ...row,
    joinedAt: joined_at ?? '',
    isMinor: is_minor,
  }));
}
