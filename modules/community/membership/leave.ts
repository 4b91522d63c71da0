import type { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { communityDecider } from '../community/community.decider.js';
import { communityState } from '../community/community.state.js';
import { membershipDecider } from './membership.decider.js';
import { membershipState } from './membership.state.js';
import { idOfMembership } from './membership-ids.shared.js';

interface Deps {
  readonly bus: CommandBus;
  readonly eventStore: Pick<DomainEventStore, 'read'>;
}

type Because = 'left' | 'erased' | 'adults only';

/** A member leaves a community, or takes a request back. The community parts with them first, so that it has another owner, or is archived,
 *  before its owner is gone. A repeated or interrupted call completes. */
export async function leave(
  deps: Deps,
  communityId: string,
  memberId: string,
  because: Because,
  meta: CommandMetadata,
): Promise<Receipt> {
  await partWithMember(deps, communityId, memberId, because, meta);
  const command = { type: 'Leave', communityId, memberId, because, meta } as const;
  return dispatch(deps.bus, membershipDecider, idOfMembership(communityId, memberId), command);
}

/** The first half: who runs the community goes, and is followed. */
export async function partWithMember(
  { bus, eventStore }: Deps,
  communityId: string,
  memberId: string,
  because: Because,
  meta: CommandMetadata,
): Promise<void> {
  const { ownerId, moderators } = await loadState(eventStore, communityState, communityId);
  if (ownerId !== memberId && !moderators.includes(memberId)) return;
  const are = await Promise.all(
    moderators.map(async (id) => {
      const { status } = await loadState(eventStore, membershipState, idOfMembership(communityId, id));
      return id !== memberId && status === 'member';
    }),
  );
  await dispatch(bus, communityDecider, communityId, {
    type: 'PartWithMember',
    memberId,
    because: because === 'erased' ? 'erased' : 'left',
    successors: moderators.filter((_, at) => are[at]),
    meta,
  });
}
