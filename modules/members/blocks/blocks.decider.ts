import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, forbidden, notFound, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { type BlocksEvent, blocksEvents } from './blocks.events.js';
import { type Blocks, blocksState } from './blocks.state.js';

/** The actor is the member who blocks. */
export type BlocksCommand =
  | Command<
      'BlockMember',
      {
        readonly memberId: string;
        /** Whether the actor can see the member's page, or deals with the member already. */
        readonly isKnownToActor: boolean;
        /** Whether one of the two is the other's verified guardian. */
        readonly isGuardianPair: boolean;
      }
    >
  | Command<'UnblockMember', { readonly memberId: string }>;

export const maxBlocked = 1_000;

/** source  README, Commands */
export const blocksDecider: StreamDecider<typeof blocksEvents, Blocks, BlocksCommand> = {
  ...blocksState,
  decide,
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** System commands: they end something, or follow from other streams. */
const always: ReadonlySet<BlocksCommand['type']> = new Set(['BlockMember']);

function decide(command: BlocksCommand, blocked: Blocks): readonly BlocksEvent[] {
  switch (command.type) {
    case 'BlockMember':
      return block(command, blocked);
    case 'UnblockMember':
      return blocked.includes(command.memberId)
        ? [event('MemberUnblocked', { memberId: command.memberId })]
        : [];
    default:
      return unreachable(command);
  }
}

/** out     [MemberBlocked], or [] when the member is blocked already
 *  errors  OWN_BLOCK (forbidden), GUARDIAN_PAIR (forbidden), MEMBER_NOT_FOUND (not-found), TOO_MANY_BLOCKED (conflict) */
function block(
  { memberId, isKnownToActor, isGuardianPair, meta }: CommandOf<BlocksCommand, 'BlockMember'>,
  blocked: Blocks,
): readonly BlocksEvent[] {
  if (memberId === meta.actor.id) throw forbidden('OWN_BLOCK', { message: 'You cannot block yourself.' });
  if (isGuardianPair)
    throw forbidden('GUARDIAN_PAIR', { message: 'A guardian and their minor cannot block each other.' });
  if (blocked.includes(memberId)) return [];
  if (!isKnownToActor) throw notFound('MEMBER_NOT_FOUND', { message: 'There is no such member.' });
  if (blocked.length >= maxBlocked)
    throw conflict('TOO_MANY_BLOCKED', {
      message: `You have blocked ${maxBlocked} members. Unblock some first.`,
    });
  return [event('MemberBlocked', { memberId })];
}
