import { z } from 'zod';
import { endpoint, IdParams, MadeFrom, Receipt, text } from '../../kernel/http/contract.js';
import { PersonView } from '../community.schemas.js';
import { maxWatchWords } from './watch-words.events.js';

const errors = ['COMMUNITY_NOT_FOUND', 'NOT_A_MODERATOR'];
const forModerators = { auth: 'member', requires: 'community-tools', params: IdParams } as const;

export const CommunityWeek = z.object({
  /** Its Monday. */
  week: z.iso.date(),
  joined: z.number().int(),
  left: z.number().int(),
  posts: z.number().int(),
  comments: z.number().int(),
  /** Questions of that week without an answer. */
  unanswered: z.number().int(),
});
export type CommunityWeek = z.output<typeof CommunityWeek>;

export const readCommunityInsights = endpoint({
  ...forModerators,
  method: 'GET',
  path: '/api/communities/:id/insights',
  consistent: ['community-weeks', 'wall'],
  summary:
    'The last 26 weeks of a community, the newest first, and its posts with the most replies; for its moderators',
  response: z.object({
    weeks: z.array(CommunityWeek),
    topPosts: z.array(
      z.object({ id: z.string(), text: z.string(), comments: z.number().int(), reactions: z.number().int() }),
    ),
  }),
  errors,
});

export const getWatchWords = endpoint({
  ...forModerators,
  method: 'GET',
  path: '/api/communities/:id/watch-words',
  summary: 'The words that the moderators of a community watch for; for them alone',
  response: z.object({ words: z.array(z.string()), version: z.number().int() }),
  errors,
});

export const setWatchWords = endpoint({
  ...forModerators,
  method: 'PUT',
  path: '/api/communities/:id/watch-words',
  summary: 'Replace the words that the moderators watch for',
  body: MadeFrom.extend({ words: z.array(text(40)).max(maxWatchWords) }),
  response: Receipt,
  errors,
});

export const WatchedText = z.object({
  kind: z.enum(['post', 'comment']),
  id: z.string(),
  postId: z.string(),
  author: PersonView.nullable(),
  /** Its beginning. */
  text: z.string(),
  /** Which of the words are in it. */
  words: z.array(z.string()),
  at: z.iso.datetime(),
});
export type WatchedText = z.output<typeof WatchedText>;

export const listWatched = endpoint({
  ...forModerators,
  method: 'GET',
  path: '/api/communities/:id/watched',
  consistent: ['wall', 'member-pages'],
  summary:
    'Posts and comments of the last 30 days with a watched word, the newest first, 100 at most; nothing is removed by itself',
  response: z.object({ found: z.array(WatchedText) }),
  errors,
});
