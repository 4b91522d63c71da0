import type { Kysely } from 'kysely';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type {
  listPendingGuardians,
  MyGuardianship,
} from '../../../modules/members/guardians/guardians.contract.js';
import type { MemberTable, PairTable } from './member-pages.table.js';
import { nameFor } from './names.queries.js';

/** The guardian of a member, and the minors whose guardian they are. */
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
      .selectAll('m')
      .where('p.guardian_id', '=', memberId)
      .where('p.was_verified', '=', true)
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
    minors: minors.map((minor) => ({
      id: minor.id,
      name: nameFor(memberId, minor),
      status: minor.link_status,
      unlinkAskedBy: asked(minor.unlink_asked_by),
    })),
    formerMinors: paired
      .filter(({ id }) => !minors.some((minor) => minor.id === id))
      .map((minor) => ({ id: minor.id, name: nameFor(memberId, minor) })),
  };
}

/** Guardians who accepted and wait for staff, the oldest first. */
export async function waitingLinks(
  db: Database,
  hasCheck: boolean,
): Promise<ResponseOf<typeof listPendingGuardians>> {
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

/** Everybody who was a minor at their last event: the job checks who no longer is. */
export async function minors(db: Database): Promise<readonly string[]> {
  const rows = await tablesOf(db)
    .selectFrom('member_pages.member')
    .select('id')
    .where('is_minor', '=', true)
    .execute();
  return rows.map(({ id }) => id);
}

/** The minors whose guardian a member is, or has accepted to be. */
export async function minorsOf(db: Database, guardianId: string): Promise<readonly string[]> {
  const rows = await tablesOf(db)
    .selectFrom('member_pages.member')
    .select('id')
    .where('guardian_id', '=', guardianId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Everybody whose guardian a member ever was, or ever accepted to be. */
export async function pairedMinors(db: Database, guardianId: string): Promise<readonly string[]> {
  const rows = await tablesOf(db)
    .selectFrom('member_pages.pair')
    .select('minor_id')
    .where('guardian_id', '=', guardianId)
    .orderBy('minor_id')
    .execute();
  return rows.map(({ minor_id }) => minor_id);
}

type Tables = {
  'member_pages.member': MemberTable;
  'member_pages.pair': PairTable;
};

const tablesOf = (db: Database): Kysely<Tables> => db.withTables<Tables>();
