import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { Photo } from '../../media/photo.schemas.js';
import { decided } from '../decision.schemas.js';

export const maxCommentLetters = 2_000;

const words = {
  body: z.string().max(maxCommentLetters),
  photo: Photo.nullable(),
  /** Members whom the text mentions, by id. */
  mentions: z.array(z.string()),
};
const noWords = { body: '', photo: null, mentions: [] };

/** A comment on a post, in a stream of its own, so that the stream of a post stays short. Its id is from the author's device.
 *  source  README, Words */
export const commentEvents = defineStream('comment', {
  CommentWritten: defineEvent({
    version: 1,
    schema: z.object({
      postId: z.string(),
      authorId: z.string(),
      ...words,
      /** The author of the post, and its community: who is notified, and who moderates. */
      postAuthorId: z.string(),
      communityId: z.string().nullable(),
    }),
    personal: { of: 'authorId', fields: noWords },
  }),
  CommentEdited: defineEvent({
    version: 1,
    schema: z.object({ authorId: z.string(), ...words }),
    personal: { of: 'authorId', fields: noWords },
  }),
  CommentDeleted: defineEvent({ version: 1, schema: z.object({ authorId: z.string() }) }),
  CommentHidden: defineEvent({ version: 1, ...decided }),
  CommentRemoved: defineEvent({ version: 1, ...decided }),
  CommentRestored: defineEvent({ version: 1, ...decided }),
});

export type CommentEvent = EventOf<typeof commentEvents>;
