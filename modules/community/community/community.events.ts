import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { Photo } from '../../media/photo.schemas.js';

export const communityKinds = ['region', 'vehicle', 'club', 'topic'] as const;
export const joinPolicies = ['open', 'request', 'invitation'] as const;
export const maxModerators = 20;
export const maxPinned = 3;
export const maxRules = 12;
export const maxInvitationLinks = 10;

export const CommunityRule = z.object({ id: z.string(), title: z.string(), text: z.string() });
export type CommunityRule = z.output<typeof CommunityRule>;

/** Everything that its owner may change. */
export const CommunityWords = z.object({
  name: z.string(),
  kind: z.enum(communityKinds),
  description: z.string(),
  rules: z.array(CommunityRule).max(maxRules),
  place: z
    .object({ zip: z.string(), latitude: z.number(), longitude: z.number(), area: z.string() })
    .nullable(),
  vehicles: z.array(z.object({ make: z.string(), model: z.string().nullable() })),
  join: z.enum(joinPolicies),
  /** Who reads its wall and its member list. */
  visibility: z.enum(['everybody', 'members']),
  isAdultsOnly: z.boolean(),
});
export type CommunityWords = z.output<typeof CommunityWords>;

/** A community: what it is, who runs it, and what its moderators did to it as a whole. Its members have streams of their own.
 *  `by` is the id of a member, or 'staff'.
 *  source  README, Words */
export const communityEvents = defineStream('community', {
  CommunityFounded: defineEvent({
    version: 1,
    schema: CommunityWords.extend({ ownerId: z.string(), slug: z.string() }),
  }),
  CommunityChanged: defineEvent({
    version: 1,
    schema: CommunityWords.extend({ by: z.string() }),
    shown: ['by'],
  }),
  CommunityCoverChanged: defineEvent({
    version: 1,
    schema: z.object({ cover: Photo.nullable(), by: z.string() }),
    shown: ['by'],
  }),
  ModeratorAppointed: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), by: z.string() }),
    shown: ['by'],
  }),
  /** Dismissed by the owner, resigned, or gone. */
  ModeratorLeft: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), because: z.enum(['dismissed', 'resigned', 'left', 'erased']) }),
  }),
  OwnershipPassed: defineEvent({
    version: 1,
    schema: z.object({
      fromId: z.string(),
      toId: z.string(),
      because: z.enum(['handed over', 'left', 'erased']),
    }),
  }),
  PostPinned: defineEvent({
    version: 1,
    schema: z.object({ postId: z.string(), by: z.string() }),
    shown: ['by'],
  }),
  PostUnpinned: defineEvent({
    version: 1,
    schema: z.object({ postId: z.string(), by: z.string() }),
    shown: ['by'],
  }),
  /** The link has a secret, of which only the SHA-256 is recorded. */
  InvitationLinkMade: defineEvent({
    version: 1,
    schema: z.object({
      linkId: z.string(),
      digest: z.string(),
      endsAt: z.iso.datetime(),
      by: z.string(),
    }),
    staffOnly: ['digest'],
    shown: ['by'],
  }),
  InvitationLinkEnded: defineEvent({
    version: 1,
    schema: z.object({ linkId: z.string(), by: z.string() }),
    shown: ['by'],
  }),
  CommunityArchived: defineEvent({
    version: 1,
    schema: z.object({ because: z.enum(['by its owner', 'nobody to own it', 'staff']), reason: z.string() }),
    shown: ['reason'],
  }),
  CommunityReopened: defineEvent({ version: 1, schema: z.object({ by: z.string() }), shown: ['by'] }),
});

export type CommunityEvent = EventOf<typeof communityEvents>;
