import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

const Pair = z.object({ communityId: z.string(), memberId: z.string() });
/** A moderator's decision about a member; the rule by its name then. `by` is the id of a moderator, or 'staff'. */
const Decided = Pair.extend({ by: z.string(), rule: z.string().nullable(), reason: z.string() });
/** The reason is about the member, and goes with them; the log of the community shows it to members. */
const aboutMember = {
  personal: { of: 'memberId', fields: { reason: '' } },
  shown: ['by', 'reason'],
} as const;

/** A member's part in one community. Its id is derived from both.
 *  source  README, Words */
export const membershipEvents = defineStream('membership', {
  JoinRequested: defineEvent({
    version: 1,
    schema: Pair.extend({ note: z.string() }),
    personal: { of: 'memberId', fields: { note: '' } },
  }),
  JoinWithdrawn: defineEvent({ version: 1, schema: Pair }),
  JoinRefused: defineEvent({ version: 1, schema: Decided, ...aboutMember }),
  CommunityJoined: defineEvent({
    version: 1,
    schema: Pair.extend({
      how: z.enum(['founded', 'open', 'approved', 'invited']),
      /** The moderator who approved, or who made the invitation; null for none. */
      by: z.string().nullable(),
    }),
    shown: ['by'],
  }),
  CommunityLeft: defineEvent({
    version: 1,
    schema: Pair.extend({ because: z.enum(['left', 'erased', 'adults only']) }),
  }),
  RemovedFromCommunity: defineEvent({ version: 1, schema: Decided, ...aboutMember }),
  /** Until a day; null: until a moderator ends it. A ban ends a membership. */
  BannedFromCommunity: defineEvent({
    version: 1,
    schema: Decided.extend({ until: z.iso.datetime().nullable() }),
    ...aboutMember,
  }),
  BanEnded: defineEvent({ version: 1, schema: Pair.extend({ by: z.string() }), shown: ['by'] }),
});

export type MembershipEvent = EventOf<typeof membershipEvents>;
