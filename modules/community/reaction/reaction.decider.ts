import { type Command, event } from '../../kernel/decider/decider.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { ReactionEvent, ReactionKind, reactionEvents } from './reaction.events.js';
import { type Reaction, reactionState } from './reaction.state.js';

/** null: take it back. */
export type ReactionCommand = Command<
  'React',
  { readonly postId: string; readonly kind: ReactionKind | null }
>;

/** A member's one reaction to a post: the same again changes nothing.
 *  source  README, Commands */
export const reactionDecider: StreamDecider<typeof reactionEvents, Reaction, ReactionCommand> = {
  ...reactionState,
  isAlwaysCarriedOut: ({ kind }) => kind === null,
  decide({ postId, kind, meta }, reaction): readonly ReactionEvent[] {
    const memberId = meta.actor.id;
    if (kind === reaction.kind) return [];
    return [
      kind === null
        ? event('ReactionTaken', { postId, memberId })
        : event('ReactionGiven', { postId, memberId, kind }),
    ];
  },
};
