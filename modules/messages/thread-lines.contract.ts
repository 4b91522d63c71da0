import { z } from 'zod';
import { endpoint, Id, IdParams, Receipt } from '../kernel/http/contract.js';

const Line = z.object({
  /** The log position: its place among the messages. */
  position: z.number().int(),
  at: z.iso.datetime(),
  memberId: z.string(),
  isMine: z.boolean(),
});

/** Entries of a thread besides messages and deals. */
export const ThreadLine = z.discriminatedUnion('kind', [
  Line.extend({
    kind: z.literal('meeting'),
    gatheringId: z.string(),
    title: z.string(),
    /** "Jefferson County Fair Park, Jefferson, WI" */
    location: z.string(),
    /** YYYY-MM-DD in the event's own time zone. */
    day: z.iso.date(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    timeZone: z.string(),
    status: z.enum(['proposed', 'agreed', 'called off', 'replaced', 'cancelled', 'over']),
    mayAgree: z.boolean(),
    mayCallOff: z.boolean(),
  }),
  Line.extend({
    kind: z.literal('note'),
    what: z.enum([
      'photo asked',
      'code word seen',
      'code word not seen',
      'meeting agreed',
      'meeting called off',
      'added',
      'left',
    ]),
    /** The added member. */
    addedId: z.string().nullable(),
    isAddedMe: z.boolean(),
    codeWord: z.string().nullable(),
  }),
]);
export type ThreadLine = z.output<typeof ThreadLine>;
export type MeetingLine = Extract<ThreadLine, { readonly kind: 'meeting' }>;

/** A photo by which a new member shows that they have a wanted item. */
export const FreshPhotoView = z.object({
  /** Whether it is asked of the caller. */
  isMine: z.boolean(),
  codeWord: z.string(),
  status: z.enum(['asked', 'sent', 'seen', 'not seen']),
});
export type FreshPhotoView = z.output<typeof FreshPhotoView>;

const ofThread = ['THREAD_NOT_FOUND'];

export const checkFreshPhoto = endpoint({
  method: 'POST',
  path: '/api/threads/:id/fresh-photo',
  auth: 'member',
  summary: 'Say whether the photo of whoever answers a need shows the code word',
  params: IdParams,
  body: z.object({ seen: z.boolean() }),
  response: Receipt,
  errors: [...ofThread, 'NO_FRESH_PHOTO'],
});

export const proposeMeeting = endpoint({
  method: 'POST',
  path: '/api/threads/:id/meeting',
  auth: 'member',
  requires: 'message',
  summary: 'Propose to meet at an event on one of its days; it takes the place of the meeting before',
  params: IdParams,
  body: z.object({ gatheringId: Id, day: z.iso.date() }),
  response: Receipt,
  errors: [...ofThread, 'THREAD_CLOSED', 'GATHERING_NOT_FOUND', 'NOT_THAT_DAY'],
});

/** The meeting that is answered; the current one when left out. */
const MeetingSeen = z.object({ seen: z.object({ gatheringId: Id, day: z.iso.date() }).optional() });

export const agreeToMeeting = endpoint({
  method: 'POST',
  path: '/api/threads/:id/meeting/agree',
  auth: 'member',
  requires: 'message',
  summary: 'Agree to the meeting that somebody else proposed',
  params: IdParams,
  body: MeetingSeen,
  response: Receipt,
  errors: [...ofThread, 'THREAD_CLOSED', 'NO_MEETING', 'MEETING_REPLACED'],
});

export const callOffMeeting = endpoint({
  method: 'POST',
  path: '/api/threads/:id/meeting/call-off',
  auth: 'member',
  summary: 'Call off a meeting',
  params: IdParams,
  body: MeetingSeen,
  response: Receipt,
  errors: [...ofThread, 'NO_MEETING', 'MEETING_REPLACED'],
});
