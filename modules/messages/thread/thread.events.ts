import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** The subject of a thread: content of any kind.
 *  source  ADR 0067 */
const AboutContent = z.object({
  /** The word of its content type. */
  kind: z.string().min(1),
  id: z.string(),
  /** The version of its stream when the thread was opened; null if that was not recorded. */
  version: z.number().int().min(1).nullable(),
  /** The member who was asked. */
  ownerId: z.string(),
  /** Whether the owner sells or buys it, the others being the opposite side; null for content that is neither sold nor bought. */
  ownerSide: z.enum(['selling', 'buying']).nullable(),
});
export type AboutContent = z.output<typeof AboutContent>;
/** null: the members themselves. */
export type About = AboutContent | null;

export const maxMembers = 8;

const OfMember = z.object({ memberId: z.string() });

/** The members and subject of a thread, and each member's settings for it. Messages have streams of their own.
 *  source  README, Words; ADR 0038 */
export const threadEvents = defineStream('thread', {
  ThreadOpened: defineEvent({
    version: 3,
    schema: z.object({
      /** null: the members themselves. */
      about: AboutContent.nullable(),
      openedBy: z.string(),
      /** All members, including the one who opened it. */
      memberIds: z.array(z.string()).min(2).max(maxMembers),
      /** Members for whom it is a request until they accept it. */
      requestedOf: z.array(z.string()),
    }),
    upcasters: [(older) => older, (older) => ({ ...older, about: contentOf(older.about as AboutBefore) })],
    shown: ['openedBy'],
  }),
  RequestAccepted: defineEvent({ version: 1, schema: OfMember }),
  RequestDismissed: defineEvent({ version: 1, schema: OfMember }),
  ThreadMuted: defineEvent({ version: 1, schema: OfMember }),
  ThreadUnmuted: defineEvent({ version: 1, schema: OfMember }),
  /** Until the thread has an entry after this log position. */
  ThreadArchived: defineEvent({ version: 1, schema: OfMember.extend({ upTo: z.number().int().min(0) }) }),
  ThreadUnarchived: defineEvent({ version: 1, schema: OfMember }),
  ThreadLeft: defineEvent({ version: 1, schema: OfMember }),
  /** By a member of the thread. The added member sees later entries, and accepts first if it is a request. */
  MemberAdded: defineEvent({
    version: 1,
    schema: OfMember.extend({ addedId: z.string(), isRequest: z.boolean() }),
  }),
  /** The member who answers a wanted ad is asked for a photo that shows this word, because they are new. */
  FreshPhotoAsked: defineEvent({ version: 1, schema: OfMember.extend({ codeWord: z.string() }) }),
  FreshPhotoSent: defineEvent({ version: 1, schema: OfMember.extend({ messageId: z.string() }) }),
  /** By the member who wants the part. */
  FreshPhotoChecked: defineEvent({ version: 1, schema: OfMember.extend({ isSeen: z.boolean() }) }),
  /** At a gathering, on one of its days in its own time zone. */
  MeetingProposed: defineEvent({
    version: 2,
    schema: OfMember.extend({
      gatheringId: z.string(),
      day: z.iso.date(),
      /** Members of the thread with whom the proposer could not converse at that time. */
      hiddenFrom: z.array(z.string()),
    }),
    upcasters: [(older) => ({ ...older, hiddenFrom: [] })],
    staffOnly: ['hiddenFrom'],
  }),
  MeetingAgreed: defineEvent({ version: 1, schema: OfMember }),
  MeetingCalledOff: defineEvent({ version: 1, schema: OfMember }),
});

/** The subject of a thread in version 2. */
type AboutBefore =
  | {
      readonly kind: 'listing';
      readonly listingId: string;
      readonly version: number;
      readonly ownerId: string;
      readonly listingType: 'for_sale' | 'wanted';
    }
  | { readonly kind: 'gathering'; readonly gatheringId: string; readonly organizerId: string }
  | { readonly kind: 'member' };

function contentOf(about: AboutBefore): About {
  switch (about.kind) {
    case 'listing': {
      const { kind, listingId: id, version, ownerId, listingType } = about;
      return { kind, id, version, ownerId, ownerSide: listingType === 'wanted' ? 'buying' : 'selling' };
    }
    case 'gathering':
      return {
        kind: about.kind,
        id: about.gatheringId,
        version: null,
        ownerId: about.organizerId,
        ownerSide: null,
      };
    case 'member':
      return null;
  }
}

export type ThreadEvent = EventOf<typeof threadEvents>;

/** Events that change one member's settings of the thread. */
export type ParticipantEvent = Extract<
  ThreadEvent,
  {
    readonly type:
      | 'RequestAccepted'
      | 'RequestDismissed'
      | 'ThreadMuted'
      | 'ThreadUnmuted'
      | 'ThreadArchived'
      | 'ThreadUnarchived'
      | 'ThreadLeft';
  }
>;
/** Events that members read among the messages. */
export type LineEvent = Exclude<ThreadEvent, ParticipantEvent | { readonly type: 'ThreadOpened' }>;
