import { communitiesToPartWith } from '../../../projections/community/communities/content.queries.js';
import { memberEvents } from '../../identity/member/member.events.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { type EventOf, pick, type RecordedEvent } from '../../kernel/event-store/events.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import type { DatabaseTransaction } from '../../kernel/postgres/database.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { communityEvents } from '../community/community.events.js';
import { joinAsFounder } from './join-as-founder.js';
import { leave, partWithMember } from './leave.js';
import { membershipEvents } from './membership.events.js';
import { type Membership, membershipState } from './membership.state.js';
import { idOfMembership } from './membership-ids.shared.js';

const ofCommunity = pick(communityEvents, 'CommunityFounded', 'ModeratorAppointed', 'OwnershipPassed');
const ofMembership = pick(membershipEvents, 'CommunityLeft', 'RemovedFromCommunity', 'BannedFromCommunity');
const ofMember = pick(memberEvents, 'MemberErased');
type Handled = RecordedEvent<EventOf<typeof ofCommunity | typeof ofMembership | typeof ofMember>>;
type Deps = Pick<ModuleContext, 'bus' | 'eventStore'>;

/** A community always has an owner, or is archived. Whenever one is founded, its founder is a member. Whenever somebody leaves, is removed, banned or
 *  erased, or runs a community of which they are no member any more, it parts with them: the longest-serving moderator follows an owner,
 *  else it is archived. Whichever of two changes at one time is recorded last finds both.
 *  source  README, Communities */
export const keepOwners = (deps: Deps): Reactor =>
  reactor({
    name: 'keep-owners',
    handles: [ofCommunity, ofMembership, ofMember],
    handle: async (tx, events) => {
      for (const event of events) await follow(deps, tx, event);
    },
  });

async function follow(deps: Deps, tx: DatabaseTransaction, event: Handled): Promise<void> {
  const { entityId: id } = event;
  switch (event.type) {
    case 'CommunityFounded': {
      const meta = { ...metaOf(event, 'join'), actor: { id: event.data.ownerId, roles: [] } };
      const part = await partOf(deps, id, event.data.ownerId);
      if (!part.isKnown) await joinAsFounder(deps.bus, id, meta);
      return;
    }
    case 'ModeratorAppointed':
      return partUnlessMember(deps, id, event.data.memberId, event);
    case 'OwnershipPassed':
      return partUnlessMember(deps, id, event.data.toId, event);
    case 'CommunityLeft':
    case 'RemovedFromCommunity':
    case 'BannedFromCommunity':
      return partUnlessMember(deps, event.data.communityId, event.data.memberId, event);
    case 'MemberErased':
      for (const communityId of await communitiesToPartWith(tx, id))
        await leave(deps, communityId, id, 'erased', metaOf(event, communityId));
      return;
    default:
      return unreachable(event);
  }
}

async function partUnlessMember(
  deps: Deps,
  communityId: string,
  memberId: string,
  event: Handled,
): Promise<void> {
  const part = await partOf(deps, communityId, memberId);
  if (part.status !== 'member')
    await partWithMember(deps, communityId, memberId, 'left', metaOf(event, 'part'));
}

const partOf = ({ eventStore }: Deps, communityId: string, memberId: string): Promise<Membership> =>
  loadState(eventStore, membershipState, idOfMembership(communityId, memberId));

const metaOf = (event: Handled, step: string): CommandMetadata =>
  systemCommand(event.recordedAt, deterministicId('keep-owners', event.id, step));
