import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

const Pair = z.object({ communityId: z.string(), memberId: z.string() });
/** A moderator's decision about a member; the rule by its name then. */
const Decided = Pair.extend({ by: z.string(), rule: z.string().nullable(), reason: z.string() });

/** A member's part in one community. Its id is derived from both.
 *  source  README, Words */
export const membershipEvents = defineStream('membership', {
  JoinRequested: defineEvent({
    version: 1,
    schema: Pair.extend({ note: z.string() }),
    personal: { of: 'memberId', fields: { note: '' } },
  }),
  JoinWithdrawn: defineEvent({ version: 1, schema: Pair }),
  JoinRefused: defineEvent({ version: 1, schema: Decided }),
  CommunityJoined: defineEvent({
    version: 1,
    schema: Pair.extend({
      how: z.enum(['founded', 'open', 'approved', 'invited']),
      /** The moderator who approved, or who made the invitation; null for none. */
      by: z.string().nullable(),
    }),
  }),
  CommunityLeft: defineEvent({
    version: 1,
    schema: Pair.extend({ because: z.enum(['left', 'erased', 'adults only']) }),
  }),
  RemovedFromCommunity: defineEvent({ version: 1, schema: Decided }),
  /** Until a day; null: until a moderator ends it. A ban ends a membership. */
  BannedFromCommunity: defineEvent({
    version: 1,
    schema: Decided.extend({ until: z.iso.datetime().nullable() }),
  }),
  BanEnded: defineEvent({ version: 1, schema: Pair.extend({ by: z.string() }) }),
});

export type MembershipEvent = EventOf<typeof membershipEvents>;
