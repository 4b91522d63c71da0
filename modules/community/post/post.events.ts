import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { Photo } from '../../media/photo.schemas.js';
import { decided } from '../decision.schemas.js';

export const maxLetters = 5_000;
export const maxPhotos = 10;

/** A question has an answer that its author accepts; a milestone is what a member is proud of. */
export const postKinds = ['post', 'question', 'milestone'] as const;
export type PostKind = (typeof postKinds)[number];

/** The vehicle that a post is about, in the words of its author; null as the model: the whole make. */
export const PostVehicle = z.object({ make: z.string(), model: z.string().nullable() });
export type PostVehicle = z.output<typeof PostVehicle>;

/** Where its author is, about a mile off, and what others read of it: "Janesville, WI". */
const Place = z.object({ latitude: z.number(), longitude: z.number(), area: z.string() });

/** What an author may change later. */
const words = {
  body: z.string().max(maxLetters),
  photos: z.array(Photo).max(maxPhotos),
  vehicle: PostVehicle.nullable(),
  /** Members whom the text mentions, by id. */
  mentions: z.array(z.string()),
  /** Hashtags of the text, in lower case. */
  tags: z.array(z.string()),
};
const noWords = { body: '', photos: [], vehicle: null, mentions: [], tags: [] };

/** A post on the wall, under the id that its author's device made.
 *  source  README, Words */
export const postEvents = defineStream('post', {
  PostPublished: defineEvent({
    version: 1,
    schema: z.object({
      authorId: z.string(),
      kind: z.enum(postKinds),
      ...words,
      /** The community on whose wall it is; null: the author's own. */
      communityId: z.string().nullable(),
      place: Place.nullable(),
      /** Content of another kind that is shown with it as it is today: by the word of its content type. */
      shared: z.object({ kind: z.string(), id: z.string() }).nullable(),
    }),
    personal: { of: 'authorId', fields: { ...noWords, place: null } },
  }),
  PostEdited: defineEvent({
    version: 1,
    schema: z.object({ authorId: z.string(), ...words }),
    personal: { of: 'authorId', fields: noWords },
  }),
  PostDeleted: defineEvent({ version: 1, schema: z.object({ authorId: z.string() }) }),
  /** By the author of a question. */
  AnswerAccepted: defineEvent({
    version: 1,
    schema: z.object({ commentId: z.string(), answeredBy: z.string() }),
    shown: ['commentId', 'answeredBy'],
  }),
  AnswerUnaccepted: defineEvent({
    version: 1,
    schema: z.object({ commentId: z.string() }),
    shown: ['commentId'],
  }),
  /** Nobody comments any more. */
  CommentsLocked: defineEvent({ version: 1, ...decided }),
  CommentsUnlocked: defineEvent({ version: 1, ...decided }),
  /** Pending a review. */
  PostHidden: defineEvent({ version: 1, ...decided }),
  PostRemoved: defineEvent({ version: 1, ...decided }),
  /** After it was hidden or removed. */
  PostRestored: defineEvent({ version: 1, ...decided }),
});

export type PostEvent = EventOf<typeof postEvents>;
