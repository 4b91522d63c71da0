import { z } from 'zod';
import { endpoint, Id, IdParams, Receipt, text } from '../kernel/http/contract.js';
import { limit, OptionalCursor, OptionalSearchText, oneOf } from '../kernel/http/query.contract.js';
import { WhyNotWrite } from '../members/writing.schemas.js';
import { maxLetters, maxPhotos } from './message.schemas.js';
import { MessagePhotoView, PhotoId } from './photos/message-photos.contract.js';
import { scamSigns } from './scam.rules.js';
import { maxMembers } from './thread/thread.events.js';
import { FreshPhotoView, ThreadLine } from './thread-lines.contract.js';

/** The members and the subject of a thread. */
const AboutBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('listing'), listingId: Id }),
  z.object({ kind: z.literal('gathering'), gatheringId: Id }),
  z.object({
    kind: z.literal('member'),
    memberIds: z
      .array(Id)
      .min(1)
      .max(maxMembers - 1),
  }),
  /** Any other content that can be talked about, by the word of its content type. */
  z.object({ kind: z.literal('content'), content: z.object({ kind: z.string().min(1).max(40), id: Id }) }),
]);
export type AboutBody = z.output<typeof AboutBody>;

/** A message with an id from its sender's device, so that a repeated one is sent once. */
const MessageBody = z
  .object({
    id: Id,
    /** Empty for photos without words. */
    body: z.literal('').or(text(maxLetters)),
    /** Ids of photos that were stored before. */
    photos: z.array(PhotoId).max(maxPhotos).default([]),
  })
  .refine(({ body, photos }) => body !== '' || photos.length > 0, 'There is nothing in it.');
const Position = z.number().int().min(0);

const ofThread = ['THREAD_NOT_FOUND'];
const sending = ['THREAD_CLOSED', 'TOO_MANY_MESSAGES', 'MESSAGE_ID_TAKEN', 'PHOTO_NOT_FOUND'];

export const openThread = endpoint({
  method: 'POST',
  path: '/api/threads',
  auth: 'member',
  requires: 'message',
  appCheck: 'new accounts',
  summary:
    'Write the first message about a listing or an event, or to members; the same again goes to the same thread',
  body: z.object({ about: AboutBody, message: MessageBody }),
  response: Receipt,
  status: 201,
  errors: [
    'LISTING_NOT_FOUND',
    'GATHERING_NOT_FOUND',
    'CONTENT_NOT_FOUND',
    'MEMBER_NOT_FOUND',
    'OWN_LISTING',
    'OWN_THREAD',
    'TOO_MANY_MEMBERS',
    'TOO_MANY_THREADS',
    'FIRST_MESSAGES_CLOSED',
    'THREAD_NOT_FOUND',
    'APP_CHECK_REQUIRED',
    ...sending,
  ],
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/threads/:id/messages',
  auth: 'member',
  whileSuspended: true,
  requires: 'message',
  summary: 'Send a message to a thread; a request is accepted by it',
  params: IdParams,
  body: MessageBody,
  response: Receipt,
  status: 201,
  errors: [...ofThread, ...sending],
});

export const withdrawMessage = endpoint({
  method: 'POST',
  path: '/api/threads/:id/messages/:messageId/withdraw',
  auth: 'member',
  summary: 'Take a message back, within 15 minutes',
  params: z.object({ id: Id, messageId: Id }),
  response: Receipt,
  errors: [...ofThread, 'MESSAGE_NOT_FOUND', 'WITHDRAW_OVER'],
});

export const answerRequests = endpoint({
  method: 'POST',
  path: '/api/threads/requests',
  auth: 'member',
  summary: 'Accept or dismiss requests, one or many; those who wrote are not told of a dismissal',
  body: z.object({ ids: z.array(Id).min(1).max(100), answer: z.enum(['accept', 'dismiss']) }),
  response: z.object({ position: z.number().int() }),
  errors: ofThread,
});

export const muteThread = endpoint({
  method: 'PUT',
  path: '/api/threads/:id/mute',
  auth: 'member',
  summary: 'Mute a thread, or hear it again',
  params: IdParams,
  body: z.object({ muted: z.boolean() }),
  response: Receipt,
  errors: [...ofThread, 'ALWAYS_ON'],
});

export const archiveThread = endpoint({
  method: 'PUT',
  path: '/api/threads/:id/archive',
  auth: 'member',
  summary: 'Archive a thread until something comes after a position, or bring it back',
  params: IdParams,
  body: z.object({ archived: z.boolean(), upTo: Position }),
  response: Receipt,
  errors: ofThread,
});

export const addToThread = endpoint({
  method: 'POST',
  path: '/api/threads/:id/members',
  auth: 'member',
  requires: 'message',
  summary:
    'Add a member, who sees what comes after: to a thread of three or more, or of two to a new one beside it, whose id is answered',
  params: IdParams,
  body: z.object({ memberId: Id }),
  response: Receipt,
  errors: [
    ...ofThread,
    'MEMBER_NOT_FOUND',
    'THREAD_CLOSED',
    'NOT_ADDABLE',
    'STAYS_OF_TWO',
    'ACCEPT_FIRST',
    'TOO_MANY_MEMBERS',
    'TOO_MANY_THREADS',
    'FIRST_MESSAGES_CLOSED',
    'TOO_MANY_MESSAGES',
  ],
});

export const leaveThread = endpoint({
  method: 'POST',
  path: '/api/threads/:id/leave',
  auth: 'member',
  summary: 'Leave a thread of three or more',
  params: IdParams,
  response: Receipt,
  errors: [...ofThread, 'TWO_STAY'],
});

export const markThreadRead = endpoint({
  method: 'PUT',
  path: '/api/threads/:id/read',
  auth: 'member',
  whileSuspended: true,
  summary: 'I have read a thread up to a position',
  params: IdParams,
  body: z.object({ upTo: Position }),
  errors: ofThread,
});

export const markDelivered = endpoint({
  method: 'PUT',
  path: '/api/threads/delivered',
  auth: 'member',
  whileSuspended: true,
  summary: 'This device has all messages up to a position',
  body: z.object({ upTo: Position }),
});

export const threadFilters = ['inbox', 'buying', 'selling', 'requests', 'archived'] as const;
export type ThreadFilter = (typeof threadFilters)[number];

export const Talker = z.object({ id: z.string(), name: z.string() });
export type Talker = z.output<typeof Talker>;

export const ThreadCard = z.object({
  id: z.string(),
  /** The other members. */
  others: z.array(Talker),
  /** The current title of the subject; null between members, or once it is gone. */
  title: z.string().nullable(),
  /** listing, gathering, or the word of another content type; member between members. */
  aboutKind: z.string(),
  isRequest: z.boolean(),
  isMuted: z.boolean(),
  isArchived: z.boolean(),
  /** A thread of guardian and minor: first in the list, and exempt from mute and block. */
  isPinned: z.boolean(),
  unread: z.number().int(),
  /** The log position of its last message: for the marks, and as the cursor of the next page. */
  lastPosition: z.number().int(),
  last: z.object({
    at: z.iso.datetime(),
    isMine: z.boolean(),
    senderName: z.string(),
    /** The beginning of the message; null once it is withdrawn or its sender erased. */
    words: z.string().nullable(),
  }),
});
export type ThreadCard = z.output<typeof ThreadCard>;

/** The projections with members' names. */
const named = ['messages', 'member-pages'];

export const listThreads = endpoint({
  method: 'GET',
  path: '/api/threads',
  auth: 'member',
  whileSuspended: true,
  consistent: named,
  summary: 'My threads, the last first; searched by names and titles',
  query: z.object({
    filter: oneOf(threadFilters),
    search: OptionalSearchText,
    before: OptionalCursor,
    limit: limit(30),
  }),
  response: z.object({ threads: z.array(ThreadCard), next: z.string().nullable() }),
});

/** A message with the words that were searched. */
export const FoundMessage = z.object({
  id: z.string(),
  threadId: z.string(),
  /** The other members of its thread. */
  others: z.array(Talker),
  senderName: z.string(),
  isMine: z.boolean(),
  sentAt: z.iso.datetime(),
  /** The words around the first match, in pieces: those that match and those between. */
  line: z.array(z.object({ words: z.string(), isMatch: z.boolean() })),
});
export type FoundMessage = z.output<typeof FoundMessage>;

export const searchMessages = endpoint({
  method: 'GET',
  path: '/api/threads/messages',
  auth: 'member',
  rateLimit: { calls: 120, minutes: 5 },
  consistent: named,
  summary: 'The newest messages in my threads with these words, among the newest 5,000',
  query: z.object({ search: text(200) }),
  response: z.object({
    messages: z.array(FoundMessage),
    /** Whether there are more than these. */
    hasMore: z.boolean(),
    /** Messages before it were not searched; null when all were, or when `hasMore`. */
    searchedSince: z.iso.datetime().nullable(),
  }),
});

export const countUnreadThreads = endpoint({
  method: 'GET',
  path: '/api/threads/unread',
  auth: 'member',
  whileSuspended: true,
  consistent: ['messages'],
  summary: 'How many of my threads have something unread, and how many requests wait',
  response: z.object({
    unread: z.number().int(),
    requests: z.number().int(),
    /** The position up to which a device that reads this has all messages. */
    lastPosition: z.number().int(),
  }),
});

/** A listing as it was when the thread was opened, and what has changed since. */
export const ListingSnapshot = z.object({
  kind: z.literal('listing'),
  listingId: z.string(),
  isMine: z.boolean(),
  /** Whether its author looks for it. */
  isWanted: z.boolean(),
  title: z.string(),
  /** "$450 or best offer" */
  price: z.string(),
  area: z.string(),
  photo: z.string().nullable(),
  /** "active", "sold" … today. */
  status: z.string(),
  changes: z.array(z.object({ what: z.string(), was: z.string(), now: z.string() })),
});
/** An event, as it is today. */
export const GatheringAbout = z.object({
  kind: z.literal('gathering'),
  gatheringId: z.string(),
  /** Whether the reader organizes it. */
  isMine: z.boolean(),
  title: z.string(),
  /** "Jefferson County Fair Park, Jefferson, WI" */
  location: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  isCancelled: z.boolean(),
});
/** Any other content, in its current state. */
export const ContentAbout = z.object({
  kind: z.literal('content'),
  content: z.object({ kind: z.string(), id: z.string() }),
  /** The name of its kind: "build". */
  name: z.string(),
  isMine: z.boolean(),
  /** null once it is gone. */
  title: z.string().nullable(),
  /** A path of the app; null when it has no page, or is gone. */
  href: z.string().nullable(),
});
export const AboutView = z.discriminatedUnion('kind', [
  ListingSnapshot,
  GatheringAbout,
  ContentAbout,
  z.object({ kind: z.literal('member') }),
]);
export type AboutView = z.output<typeof AboutView>;

export const MessageView = z.object({
  id: z.string(),
  position: z.number().int(),
  senderId: z.string(),
  isMine: z.boolean(),
  sentAt: z.iso.datetime(),
  status: z.enum(['sent', 'withdrawn', 'removed', 'erased']),
  body: z.string(),
  /** A member who has not accepted a request sees the number of photos, and none of them. */
  photos: z.array(MessagePhotoView),
  mayWithdraw: z.boolean(),
  /** Warnings for the reader, in a first contact. */
  warnings: z.array(z.enum(scamSigns)),
});
export type MessageView = z.output<typeof MessageView>;

export const ThreadView = z.object({
  id: z.string(),
  about: AboutView,
  others: z.array(
    Talker.extend({
      /** Positions; 0 when there is none, and for members who have not accepted. */
      /** They are suspended, and cannot answer the reader here. */
      isSuspended: z.boolean(),
      readUpTo: z.number().int(),
      deliveredUpTo: z.number().int(),
    }),
  ),
  /** Members who have left, whose messages stay. */
  left: z.array(Talker),
  isRequest: z.boolean(),
  isMuted: z.boolean(),
  isArchived: z.boolean(),
  isPinned: z.boolean(),
  mayWrite: z.boolean(),
  mayAdd: z.boolean(),
  mayLeave: z.boolean(),
  /** Links stay inert until somebody has answered. */
  hasAnswer: z.boolean(),
  lastPosition: z.number().int(),
  /** Oldest first. */
  messages: z.array(MessageView),
  /** The cursor for the messages before these; null at the beginning. */
  before: z.number().int().nullable(),
  /** For the whole thread. */
  lines: z.array(ThreadLine),
  freshPhoto: FreshPhotoView.nullable(),
});
export type ThreadView = z.output<typeof ThreadView>;

export const getThread = endpoint({
  method: 'GET',
  path: '/api/threads/:id',
  auth: 'member',
  whileSuspended: true,
  consistent: named,
  summary: 'A thread of mine, with its last messages or those before a position',
  params: IdParams,
  query: z.object({ before: z.coerce.number().int().min(1).optional() }),
  response: ThreadView,
  errors: ofThread,
});

export const findThread = endpoint({
  method: 'GET',
  path: '/api/threads/to',
  auth: 'member',
  consistent: named,
  summary:
    'Where a message about a listing or an event, or to a member goes: the thread that there is, or a new one',
  query: z.object({
    listing: Id.optional(),
    gathering: Id.optional(),
    member: Id.optional(),
    /** For other content: the word of its content type, and its id. */
    kind: z.string().max(40).optional(),
    id: Id.optional(),
  }),
  response: z.object({
    threadId: z.string().nullable(),
    about: AboutView,
    to: Talker,
    mayWrite: z.boolean(),
    /** Why they may not; null when they may. */
    whyNotWrite: WhyNotWrite.nullable(),
  }),
  errors: ['LISTING_NOT_FOUND', 'GATHERING_NOT_FOUND', 'CONTENT_NOT_FOUND', 'MEMBER_NOT_FOUND'],
});
