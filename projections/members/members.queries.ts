import type { Kysely } from 'kysely';
import type { AnswerOf } from '../../modules/kernel/contract.js';
import type { Database } from '../../modules/kernel/database.js';
import type { Actor } from '../../modules/kernel/decider.js';
import { notFound } from '../../modules/kernel/errors.js';
import type { Storefronts } from '../../modules/kernel/storefronts.js';
import type { listBlocked } from '../../modules/members/blocks/blocks.contract.js';
import type { listWaitingLinks, MyGuardianship } from '../../modules/members/guardians/guardians.contract.js';
import type { MemberPage } from '../../modules/members/profile/profile.contract.js';
import type { BlockTable, DueTable, MemberTable, PairTable } from './members.table.js';

/** A member's page, by handle or id. A minor's is there for the minor, their guardian and admins; of a minor whose storefront is open others see
 *  what stands there, and no more.
 *  errors  MEMBER_NOT_FOUND (not-found) */
export async function memberPage(
  db: Database,
  storefronts: Storefronts,
  handle: string,
  actor: Actor | undefined,
): Promise<Omit<MemberPage, 'picture'> & { readonly pictureId: string | null }> {
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
    isOrganizer: member.is_organizer,
    allowedActions,
  };
}

/** The first name, and since when; no words, picture or place of a minor. */
const asAtStorefront = ({ id, name, joined_at }: MemberTable) => ({
  id,
  handle: null,
  name: firstOf(name),
  pictureId: null,
  bio: null,
  area: null,
  garage: [],
  joinedAt: joined_at ?? '',
  isOrganizer: false,
});

/** Whom a member has blocked, the last first; by the first name alone unless it is known that they are 18. */
export async function blockedBy(db: Database, memberId: string): Promise<AnswerOf<typeof listBlocked>> {
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
      name: isKnownAdult(age) ? name : firstOf(name),
      blockedAt,
    })),
  };
}

export async function guardianshipOf(db: Database, memberId: string): Promise<MyGuardianship> {
  const members = tablesOf(db);
  const [own, minors, paired] = await Promise.all([
    members
      .selectFrom('member_pages.member as m')
      .leftJoin('member_pages.member as g', 'g.id', 'm.guardian_id')
      .selectAll('m')
      .select('g.name as guardian_name')
      .where('m.id', '=', memberId)
      .executeTakeFirst(),
    members.selectFrom('member_pages.member').selectAll().where('guardian_id', '=', memberId).execute(),
    members
      .selectFrom('member_pages.pair as p')
      .innerJoin('member_pages.member as m', 'm.id', 'p.minor_id')
      .select(['m.id', 'm.name'])
      .where('p.guardian_id', '=', memberId)
      .orderBy('m.name')
      .execute(),
  ]);
  const asked = (by: string | null | undefined) => (by ? (by === memberId ? 'me' : 'them') : null);
  return {
    hasBirthDate: own?.has_birth_date ?? false,
    isMinor: own?.is_minor ?? false,
    status: own?.link_status ?? 'none',
    guardian: own?.guardian_id ? { id: own.guardian_id, name: own.guardian_name ?? 'Former member' } : null,
    invitedUntil: own?.invited_until ?? null,
    unlinkAskedBy: asked(own?.unlink_asked_by),
    minors: minors.map(({ id, name, link_status, unlink_asked_by }) => ({
      id,
      name,
      status: link_status,
      unlinkAskedBy: asked(unlink_asked_by),
    })),
    formerMinors: paired.filter(({ id }) => !minors.some((minor) => minor.id === id)),
  };
}

/** Guardians who accepted and wait for staff, the oldest first. */
export async function waitingLinks(
  db: Database,
  hasCheck: boolean,
): Promise<AnswerOf<typeof listWaitingLinks>> {
  const rows = await tablesOf(db)
    .selectFrom('member_pages.member as m')
    .innerJoin('member_pages.member as g', 'g.id', 'm.guardian_id')
    .select([
      'm.id',
      'm.name',
      'g.id as guardian_id',
      'g.name as guardian_name',
      'm.accepted_at',
      'm.check_said',
    ])
    .where('m.link_status', '=', 'accepted')
    .orderBy('m.accepted_at')
    .limit(100)
    .execute();
  return {
    links: rows.map(({ id, name, guardian_id, guardian_name, accepted_at, check_said }) => ({
      minor: { id, name },
      guardian: { id: guardian_id, name: guardian_name },
      acceptedAt: accepted_at ?? '',
      check: check_said ?? (hasCheck ? 'waiting' : 'off'),
    })),
  };
}

/** Members whose grace is over, the longest ago first. */
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

/** Everybody who was under 18 when last heard of: the timer looks who no longer is. */
export async function minors(db: Database): Promise<readonly string[]> {
  const rows = await tablesOf(db)
    .selectFrom('member_pages.member')
    .select('id')
    .where('is_minor', '=', true)
    .execute();
  return rows.map(({ id }) => id);
}

/** The minors whose guardian a member is. */
export async function minorsOf(db: Database, guardianId: string): Promise<readonly string[]> {
  const rows = await tablesOf(db)
    .selectFrom('member_pages.member')
    .select('id')
    .where('guardian_id', '=', guardianId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Everybody whose guardian a member ever was, or accepted to be. */
export async function pairedMinors(db: Database, guardianId: string): Promise<readonly string[]> {
  const rows = await tablesOf(db)
    .selectFrom('member_pages.pair')
    .select('minor_id')
    .where('guardian_id', '=', guardianId)
    .orderBy('minor_id')
    .execute();
  return rows.map(({ minor_id }) => minor_id);
}

/** Which of these pictures somebody else shows too. */
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
  'member_pages.pair': PairTable;
};

const tablesOf = (db: Database): Kysely<Tables> => db.withTables<Tables>();

/** Everybody at an adult; at a minor, and at who has not said their age, only oneself, the guardian once verified, and admins. */
const mayLook = (member: MemberTable, actor: Actor | undefined): boolean =>
  isKnownAdult(member) ||
  (actor !== undefined &&
    (actor.id === member.id || actor.id === guardianOf(member) || actor.roles.includes('admin')));

const isKnownAdult = (member: Pick<MemberTable, 'has_birth_date' | 'is_minor'>): boolean =>
  member.has_birth_date && !member.is_minor;

const firstOf = (name: string): string => name.split(/\s+/)[0] ?? name;

/** Whoever accepted is nobody's guardian until it is verified. */
const guardianOf = ({
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
