import type { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { pick } from '../../kernel/event-store/events.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { blocksEvents } from '../../members/blocks/blocks.events.js';
import { followDecider } from './follow.decider.js';
import { idOfFollow } from './follow-ids.shared.js';

/** Whenever a member blocks another, neither follows the other any more. Nobody is told.
 *  source  README, Follows */
export const endFollowsOfBlocked = ({ bus }: { readonly bus: CommandBus }): Reactor =>
  reactor({
    name: 'end-follows-of-blocked',
    handles: [pick(blocksEvents, 'MemberBlocked')],
    handle: async (_, events) => {
      for (const { id, entityId: blockerId, data, recordedAt: now } of events)
        for (const [followerId, otherId] of [
          [blockerId, data.memberId],
          [data.memberId, blockerId],
        ] as const) {
          const target = { kind: 'member', id: otherId } as const;
          await dispatch(bus, followDecider, idOfFollow(followerId, target), {
            type: 'EndFollow',
            target,
            followerId,
            meta: systemCommand(now, deterministicId('end-follows-of-blocked', id, followerId)),
          });
        }
    },
  });
