import type { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { membershipDecider } from './membership.decider.js';
import { idOfMembership } from './membership-ids.shared.js';

/** The sender of the command that founded a community becomes its first member. */
export function joinAsFounder(bus: CommandBus, communityId: string, meta: CommandMetadata): Promise<Receipt> {
  const memberId = meta.actor.id;
  const command = { type: 'Join', communityId, memberId, how: 'founded', by: null, meta } as const;
  return dispatch(bus, membershipDecider, idOfMembership(communityId, memberId), command);
}
