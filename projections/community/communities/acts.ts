import { sql } from 'kysely';
import type { CommunityEvent } from '../../../modules/community/community/community.events.js';
import type { MembershipEvent } from '../../../modules/community/membership/membership.events.js';
import type { MemberEvent } from '../../../modules/identity/member/member.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';

/** What somebody who runs a community did, as its members read it. */
export interface ActRow {
  /** In the log. */
  readonly position: number;
  readonly community_id: string;
  readonly at: string;
  readonly what: ActKind;
  readonly moderator_id: string | null;
  readonly member_id: string | null;
  readonly rule: string | null;
  readonly reason: string;
}

export type ActKind =
  | 'changed'
  | 'cover changed'
  | 'appointed'
  | 'dismissed'
  | 'resigned'
  | 'left as a moderator'
  | 'handed over'
  | 'followed the owner'
  | 'pinned'
  | 'unpinned'
  | 'link made'
  | 'link ended'
  | 'archived'
  | 'archived without an owner'
  | 'archived by staff'
  | 'reopened'
  | 'approved'
  | 'refused'
  | 'removed'
  | 'banned'
  | 'ban ended';

type Handled = RecordedEvent<
  CommunityEvent | MembershipEvent | Extract<MemberEvent, { type: 'MemberErased' }>
>;
type Said = Pick<ActRow, 'what'> & Partial<Pick<ActRow, 'moderator_id' | 'member_id' | 'rule' | 'reason'>>;

/** The act that an event is; none for what a member does alone. Whose request was refused is not said. */
export function actsOf(event: Handled): readonly ActRow[] {
  const said = saidBy(event);
  if (!said) return [];
  const community_id = 'communityId' in event.data ? event.data.communityId : event.entityId;
  return [
    {
      position: event.position,
      community_id,
      at: event.recordedAt,
      moderator_id: null,
      member_id: null,
      rule: null,
      reason: '',
      ...said,
    },
  ];
}

function saidBy(event: Handled): Said | undefined {
  switch (event.type) {
    case 'CommunityChanged':
      return { what: 'changed', moderator_id: event.data.by };
    case 'CommunityCoverChanged':
      return { what: 'cover changed', moderator_id: event.data.by };
    case 'ModeratorAppointed':
      return { what: 'appointed', moderator_id: event.data.by, member_id: event.data.memberId };
    case 'ModeratorLeft': {
      const { memberId: member_id, because } = event.data;
      if (because === 'erased') return undefined;
      return { what: because === 'left' ? 'left as a moderator' : because, member_id };
    }
    case 'OwnershipPassed': {
      const { fromId, toId, because } = event.data;
      if (because === 'handed over') return { what: 'handed over', moderator_id: fromId, member_id: toId };
      return { what: 'followed the owner', member_id: toId };
    }
    case 'PostPinned':
      return { what: 'pinned', moderator_id: event.data.by };
    case 'PostUnpinned':
      return { what: 'unpinned', moderator_id: event.data.by };
    case 'InvitationLinkMade':
      return { what: 'link made', moderator_id: event.data.by };
    case 'InvitationLinkEnded':
      return { what: 'link ended', moderator_id: event.data.by };
    case 'CommunityArchived':
      return {
        what: archivedWords[event.data.because],
        moderator_id: event.data.because === 'by its owner' ? event.meta.actorId : null,
        reason: event.data.reason,
      };
    case 'CommunityReopened':
      return { what: 'reopened', moderator_id: event.data.by };
    case 'CommunityJoined': {
      const { how, by, memberId } = event.data;
      return how === 'approved' ? { what: 'approved', moderator_id: by, member_id: memberId } : undefined;
    }
    case 'JoinRefused':
      return { what: 'refused', moderator_id: event.data.by };
    case 'RemovedFromCommunity':
      return { what: 'removed', ...toldIn(event.data) };
    case 'BannedFromCommunity':
      return { what: 'banned', ...toldIn(event.data) };
    case 'BanEnded':
      return { what: 'ban ended', moderator_id: event.data.by, member_id: event.data.memberId };
    case 'CommunityFounded':
    case 'JoinRequested':
    case 'JoinWithdrawn':
    case 'CommunityLeft':
    case 'MemberErased':
      return undefined;
    default:
      return unreachable(event);
  }
}

const archivedWords = {
  'by its owner': 'archived',
  'nobody to own it': 'archived without an owner',
  staff: 'archived by staff',
} as const;

const toldIn = (data: {
  readonly by: string;
  readonly memberId: string;
  readonly rule: string | null;
  readonly reason: string;
}) => ({ moderator_id: data.by, member_id: data.memberId, rule: data.rule, reason: data.reason });

/** Staff and the erased have no name here. */
export async function writeActs(tx: DatabaseTransaction, acts: readonly ActRow[]): Promise<void> {
  if (!acts.length) return;
  await sql`insert into act
    select a.position, a.community_id, a.at, a.what, nullif(moderator_id, 'staff'), member_id, rule, reason
    from (select position, community_id, at, what,
        case when moderator_id in (select id from erased) then null else moderator_id end as moderator_id,
        case when member_id in (select id from erased) then null else member_id end as member_id, rule,
        case when member_id in (select id from erased) then '' else reason end as reason
      from json_populate_recordset(null::act, ${JSON.stringify(acts)})) a
    on conflict do nothing`.execute(tx);
}
