import type { Kysely } from 'kysely';
import type { Actor } from '../../../modules/kernel/decider/decider.js';
import { notFound } from '../../../modules/kernel/decider/errors.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { Storefronts } from '../../../modules/marketplace/storefronts.ports.js';
import type { listBlocked } from '../../../modules/members/blocks/blocks.contract.js';
import type { GarageVehicle } from '../../../modules/members/garages.ports.js';
import type { Home } from '../../../modules/members/homes.ports.js';
import { nameForOthers } from '../../../modules/members/name-for-others.rules.js';

import type { MemberPage } from '../../../modules/members/profile/profile.contract.js';
import type { BlockTable, DueTable, MemberTable } from './member-pages.table.js';

/** A member's page, by handle or id. Only the minor, their guardian and admins see a minor's page; when the minor's storefront is open, others
 *  see what the storefront shows.
 *  errors  MEMBER_NOT_FOUND (not-found) */
export async function memberPage(
  db: Database,
  storefronts: Pick<Storefronts, 'isOpen'>,
  handle: string,
  actor: Actor | undefined,
): Promise<Omit<MemberPage, 'picture' | 'whyNotWrite'> & { readonly pictureId: string | null }> {
  const members = tablesOf(db);
  const member = await members
    .selectFrom('member_pages.member')
    .selectAll()
    .where((row) => row.or([row('handle', '=', handle), row('id', '=', handle)]))
    .where('joined_at', 'is not', null)
    .executeTakeFirst();
  const isCareful = member !== undefined && !mayLook(member, actor);
  if (!member || (isCareful && !(await storefronts.isOpen(member.id))))
    throw notFound('MEMBER_NOT_FOUND', { message: 'There is no such member.' });
  const allowedActions = await actionsOn(members, member, actor);
  if (isCareful) return { ...asAtStorefront(member), allowedActions };
  const { shown } = member;
  return {
    id: member.id,
    handle: member.handle,
    name: member.name,
    pictureId: shown.picture && member.picture ? member.picture.id : null,
    bio: shown.bio && member.bio ? member.bio : null,
    area: shown.area && !member.is_minor ? member.area : null,
    garage: shown.garage ? [...member.garage] : [],
    joinedAt: member.joined_at ?? '',
    allowedActions,
  };
}

/** The members among these whose pages a viewer may see. */
export async function membersSeenBy(
  db: Database,
  ids: readonly string[],
  actor: Actor | undefined,
): Promise<readonly string[]> {
  const members = await tablesOf(db)
    .selectFrom('member_pages.member')
    .selectAll()
    .where('id', 'in', ids)
    .where('joined_at', 'is not', null)
    .execute();
  return members.filter((member) => mayLook(member, actor)).map(({ id }) => id);
}

/** Only first name and date of joining: no words, picture or place of a minor. */
const asAtStorefront = ({ id, name, joined_at }: MemberTable) => ({
  id,
  handle: null,
  name: nameForOthers(name, false),
  pictureId: null,
  bio: null,
  area: null,
  garage: [],
  joinedAt: joined_at ?? '',
});

/** The members whom a member has blocked, the latest first; with only the first name unless it is known that they are 18. */
export async function blockedBy(db: Database, memberId: string): Promise<ResponseOf<typeof listBlocked>> {
  const blocked = await tablesOf(db)
    .selectFrom('member_pages.block as b')
    .innerJoin('member_pages.member as m', 'm.id', 'b.blocked_id')
    .select(['m.id', 'm.name', 'm.has_birth_date', 'm.is_minor', 'b.blocked_at as blockedAt'])
    .where('b.member_id', '=', memberId)
    .orderBy('b.blocked_at', 'desc')
    .execute();
  return {
    blocked: blocked.map(({ id, name, blockedAt, ...age }) => ({
      id,
      name: nameForOthers(name, isKnownAdult(age)),
      blockedAt,
    })),
  };
}

/** The members whom a member has blocked, and those who have blocked the member. */
export async function blockedWith(db: Database, memberId: string): Promise<readonly string[]> {
  const blocks = tablesOf(db);
  const rows = await blocks
    .selectFrom('member_pages.block')
    .select('blocked_id as id')
    .where('member_id', '=', memberId)
    .union(
      blocks.selectFrom('member_pages.block').select('member_id as id').where('blocked_id', '=', memberId),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** The vehicles in a member's garage. */
export async function vehiclesOf(db: Database, memberId: string): Promise<readonly GarageVehicle[]> {
  const row = await tablesOf(db)
    .selectFrom('member_pages.member')
    .select('garage')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.garage ?? [];
}

/** Members with a home, in the order of their ids.
 *  in  after: the last id of the answer before */
export async function homesFrom(db: Database, after: string, limit: number): Promise<readonly Home[]> {
  const rows = await tablesOf(db)
    .selectFrom('member_pages.member')
    .select(['id', 'area'])
    .where('id', '>', after)
    .where('area', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, area }) => ({ memberId: id, area: area ?? '' }));
}

/** Where one member says that they live: "Janesville, WI". */
export async function homeOf(db: Database, memberId: string): Promise<string | undefined> {
  const row = await tablesOf(db)
    .selectFrom('member_pages.member')
    .select('area')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.area ?? undefined;
}

/** Members whose grace is over, oldest first. */
export async function dueErasures(db: Database, now: string, limit: number): Promise<readonly string[]> {
  const rows = await tablesOf(db)
    .selectFrom('member_pages.due')
    .select('member_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** The pictures among these that somebody else shows too. */
export async function picturesOfOthers(
  db: Database,
  memberId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await tablesOf(db)
    .selectFrom('member_pages.member')
    .select('picture')
    .where('id', '<>', memberId)
    .where((row) => row(row.ref('picture', '->>').key('id'), 'in', ids))
    .execute();
  return rows.flatMap(({ picture }) => picture?.id ?? []);
}

type Tables = {
  'member_pages.member': MemberTable;
  'member_pages.block': BlockTable;
  'member_pages.due': DueTable;
};

const tablesOf = (db: Database): Kysely<Tables> => db.withTables<Tables>();

/** Everybody may see an adult. A minor, or a member of unknown age, is visible only to themselves, to the guardian once verified, and to admins. */
const mayLook = (member: MemberTable, actor: Actor | undefined): boolean =>
  isKnownAdult(member) ||
  (actor !== undefined &&
    (actor.id === member.id || actor.id === guardianOf(member) || actor.roles.includes('admin')));

export const isKnownAdult = (member: Pick<MemberTable, 'has_birth_date' | 'is_minor'>): boolean =>
  member.has_birth_date && !member.is_minor;

/** A member who accepted is nobody's guardian until they are verified. */
export const guardianOf = ({
  guardian_id,
  link_status,
}: Pick<MemberTable, 'guardian_id' | 'link_status'>): string | null =>
  link_status === 'verified' ? guardian_id : null;

async function actionsOn(
  members: Kysely<Tables>,
  member: MemberTable,
  actor: Actor | undefined,
): Promise<MemberPage['allowedActions']> {
  if (!actor) return [];
  const { id } = member;
  if (actor.id === id) return ['edit'];
  const [own, block] = await Promise.all([
    members
      .selectFrom('member_pages.member')
      .select(['guardian_id', 'link_status'])
      .where('id', '=', actor.id)
      .executeTakeFirst(),
    members
      .selectFrom('member_pages.block')
      .select('blocked_at')
      .where('member_id', '=', actor.id)
      .where('blocked_id', '=', id)
      .executeTakeFirst(),
  ]);
  if (guardianOf(member) === actor.id || (own && guardianOf(own) === id)) return [];
  return [block ? 'unblock' : 'block'];
}
