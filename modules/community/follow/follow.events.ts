import { z } from 'zod';
import type { Json } from '../../kernel/event-store/event-store.js';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** A tag is named by itself, a vehicle by its key: `chevrolet`, `chevrolet.c10`. Communities are followed by their members, and by whoever follows one without joining. */
export const followKinds = ['member', 'community', 'tag', 'vehicle', 'build', 'organizer'] as const;
export type FollowKind = (typeof followKinds)[number];

/** Something that is followed or muted. */
export interface FollowTarget {
  readonly kind: FollowKind;
  readonly id: string;
}

const Pair = z.object({
  followerId: z.string(),
  target: z.object({ kind: z.enum(followKinds), id: z.string() }),
});

/** Up to version 1 no build was followed, up to version 2 no organizer. */
const widened = [(older: Json) => older, (older: Json) => older] as const;

/** What one member wants to see of one target: whether they follow it, and until when they mute it. Its id is derived from both.
 *  source  README, Words */
export const followEvents = defineStream('follow', {
  FollowStarted: defineEvent({ version: 3, schema: Pair, upcasters: widened }),
  /** By the follower, or because of a block between the two. */
  FollowEnded: defineEvent({
    version: 3,
    schema: Pair.extend({ because: z.enum(['unfollowed', 'blocked']) }),
    upcasters: widened,
  }),
  TargetMuted: defineEvent({
    version: 3,
    schema: Pair.extend({ until: z.iso.datetime().nullable() }),
    upcasters: widened,
  }),
  TargetUnmuted: defineEvent({ version: 3, schema: Pair, upcasters: widened }),
});

export type FollowEvent = EventOf<typeof followEvents>;
