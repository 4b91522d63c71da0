import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

export const reactionKinds = ['like', 'nice-find', 'been-there'] as const;
export type ReactionKind = (typeof reactionKinds)[number];

/** The one reaction of a member to a post. Its id is derived from both.
 *  source  README, Words */
export const reactionEvents = defineStream('reaction', {
  /** The first one, or another in place of it. */
  ReactionGiven: defineEvent({
    version: 1,
    schema: z.object({ postId: z.string(), memberId: z.string(), kind: z.enum(reactionKinds) }),
  }),
  ReactionTaken: defineEvent({
    version: 1,
    schema: z.object({ postId: z.string(), memberId: z.string() }),
  }),
});

export type ReactionEvent = EventOf<typeof reactionEvents>;
