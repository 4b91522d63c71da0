import type { Kysely } from 'kysely';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { blocksEvents } from '../../../modules/members/blocks/blocks.events.js';
import { erasureEvents } from '../../../modules/members/erasure/erasure.events.js';
import { guardianshipEvents } from '../../../modules/members/guardians/guardianship.events.js';
import { profileEvents, publicName, usualShown } from '../../../modules/members/profile/profile.events.js';
import { enterGrant, grantRowEvents } from './grants-rows.js';
import {
  type BlockTable,
  createMembers,
  type DueTable,
  type MemberTable,
  type PairTable,
  type ProposalTable,
  type RunningTable,
} from './member-pages.table.js';

/** The events that make a member's own row. */
const rowEvents = [
  pick(memberEvents, 'MemberRegistered', 'MemberRenamed'),
  pick(profileEvents, 'ProfileChanged', 'PictureChanged'),
  pick(
    guardianshipEvents,
    'BirthDateGiven',
    'GuardianInvited',
    'GuardianAccepted',
    'GuardianLeftToStaff',
    'GuardianVerified',
    'GuardianRefused',
    'GuardianUnlinked',
    'UnlinkAsked',
    'UnlinkWithdrawn',
    'MajorityReached',
  ),
] as const;
const erased = pick(memberEvents, 'MemberErased');
const blocks = pick(blocksEvents, 'MemberBlocked', 'MemberUnblocked');
const erasures = pick(erasureEvents, 'ErasureRequested', 'ErasureCancelled', 'ErasurePerformed');

/** Members as their pages show them, their blocks and guardians, grants that wait or will end, and due erasures. */
export const memberPages = projection({
  name: 'member-pages',
  version: 7,
  handles: [...rowEvents, erased, blocks, grantRowEvents, erasures],
  create: createMembers,
  async handle(tx, events) {
    const db = tx.withTables<Tables>();
    for (const event of events) await enter(db, event);
  },
});

type Tables = {
  member: Written;
  block: BlockTable;
  due: DueTable;
  pair: PairTable;
  proposal: ProposalTable;
  running: RunningTable;
};
type OfRow = RecordedEvent<EventOf<(typeof rowEvents)[number]>>;
type Apart = RecordedEvent<
  EventOf<typeof erased> | EventOf<typeof blocks> | EventOf<typeof grantRowEvents> | EventOf<typeof erasures>
>;

async function enter(db: Kysely<Tables>, event: OfRow | Apart): Promise<void> {
  const { entityId } = event;
  switch (event.type) {
    case 'MemberErased':
      return remove(db, entityId);
    case 'MemberBlocked':
      await db
        .insertInto('block')
        .values({ member_id: entityId, blocked_id: event.data.memberId, blocked_at: event.recordedAt })
        .onConflict((same) => same.doNothing())
        .execute();
      return;
    case 'MemberUnblocked':
      await db
        .deleteFrom('block')
        .where('member_id', '=', entityId)
        .where('blocked_id', '=', event.data.memberId)
        .execute();
      return;
    case 'GuardianAccepted':
    case 'GuardianVerified':
      await enterPair(db, event);
      return write(db, entityId, changeOf(event));
    case 'TierGranted':
    case 'TierPaid':
    case 'TierRevoked':
    case 'TierEnded':
    case 'LifetimeProposed':
    case 'LifetimeConfirmed':
    case 'LifetimeDeclined':
      return enterGrant(db.withTables(), event);
    case 'ErasureRequested': {
      const due_at = event.data.dueAt;
      await db
        .insertInto('due')
        .values({ member_id: entityId, due_at })
        .onConflict((same) => same.column('member_id').doUpdateSet({ due_at }))
        .execute();
      return;
    }
    case 'ErasureCancelled':
    case 'ErasurePerformed':
      await db.deleteFrom('due').where('member_id', '=', entityId).execute();
      return;
    default:
      return write(db, entityId, changeOf(event));
  }
}

/** A row for writing: JSON values are text. */
type Written = Omit<MemberTable, 'garage' | 'picture' | 'shown'> & {
  readonly garage: string;
  readonly picture: string | null;
  readonly shown: string;
};
type Change = Partial<Omit<Written, 'id'>>;

const unlinked: Change = {
  guardian_id: null,
  link_status: 'none',
  accepted_at: null,
  check_said: null,
  unlink_asked_by: null,
};

/** The changes of a member's row by an event; undefined when there are none. */
function changeOf(event: OfRow): Change | undefined {
  switch (event.type) {
    case 'MemberRegistered':
      return { name: event.data.name, joined_at: event.recordedAt };
    case 'MemberRenamed':
      return { name: event.data.name };
    case 'ProfileChanged':
      return {
        ...(event.data.firstName && { name: publicName(event.data) }),
        handle: event.data.handle,
        bio: event.data.bio,
        area: event.data.home?.area ?? null,
        garage: JSON.stringify(event.data.garage),
        shown: JSON.stringify(event.data.shown),
      };
    case 'PictureChanged':
      return { picture: event.data.picture && JSON.stringify(event.data.picture) };
    case 'BirthDateGiven':
      return { has_birth_date: true, is_minor: event.data.isMinor };
    case 'GuardianInvited':
      return { invited_until: event.data.expiresAt };
    case 'GuardianAccepted':
      return {
        guardian_id: event.data.guardianId,
        link_status: 'accepted',
        accepted_at: event.recordedAt,
        check_said: null,
        invited_until: null,
      };
    case 'GuardianLeftToStaff':
      return { check_said: event.data.because };
    case 'GuardianVerified':
      return { link_status: 'verified' };
    case 'GuardianRefused':
    case 'GuardianUnlinked':
      return unlinked;
    case 'UnlinkAsked':
      return { unlink_asked_by: event.data.askedBy };
    case 'UnlinkWithdrawn':
      return { unlink_asked_by: null };
    case 'MajorityReached':
      return { ...unlinked, is_minor: false, invited_until: null };
    default:
      return unreachable(event);
  }
}

const blank: Omit<Written, 'id'> = {
  name: '',
  joined_at: null,
  handle: null,
  bio: '',
  area: null,
  garage: '[]',
  picture: null,
  shown: JSON.stringify(usualShown),
  has_birth_date: false,
  is_minor: false,
  invited_until: null,
  guardian_id: null,
  link_status: 'none',
  accepted_at: null,
  check_said: null,
  unlink_asked_by: null,
};

type Paired = Extract<OfRow, { readonly type: 'GuardianAccepted' | 'GuardianVerified' }>;

async function enterPair(db: Kysely<Tables>, { type, entityId, data }: Paired): Promise<void> {
  const was_verified = type === 'GuardianVerified';
  await db
    .insertInto('pair')
    .values({ minor_id: entityId, guardian_id: data.guardianId, was_verified })
    .onConflict((known) => {
      const again = known.columns(['minor_id', 'guardian_id']);
      return was_verified ? again.doUpdateSet({ was_verified }) : again.doNothing();
    })
    .execute();
}

/** A member's row begins with their first event of any kind. */
async function write(db: Kysely<Tables>, id: string, change: Change | undefined): Promise<void> {
  if (!change) return;
  await db
    .insertInto('member')
    .values({ ...blank, id, ...change })
    .onConflict((known) => known.column('id').doUpdateSet(change))
    .execute();
}

/** Delete the rows on both sides; the row of a due erasure stays until the erasure is performed. */
async function remove(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('member').where('id', '=', id).execute();
  await db
    .deleteFrom('block')
    .where((row) => row.or([row('member_id', '=', id), row('blocked_id', '=', id)]))
    .execute();
  await db
    .deleteFrom('pair')
    .where((row) => row.or([row('minor_id', '=', id), row('guardian_id', '=', id)]))
    .execute();
  await db.deleteFrom('proposal').where('member_id', '=', id).execute();
  await db.deleteFrom('running').where('member_id', '=', id).execute();
}
