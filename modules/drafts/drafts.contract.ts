import { z } from 'zod';
import { endpoint } from '../kernel/http/contract.js';
import { longestDraft } from './drafts.schemas.js';

/** Where the words go: a thread by its id; a word for what has one place, as in `post`; or a word and the id of what it is about, as in
 *  `listing <id>` (a first message), `member <id>`, `post <community>`, `comment <post>`, `edit <post>`, `entry <build>`. */
const DraftTo = z
  .string()
  .regex(/^([a-z][a-z-]{0,39}|([a-z][a-z-]{0,39} )?[\da-f-]{36})$/, 'A draft cannot go there.');
const Words = z.string().max(longestDraft);

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/drafts',
  auth: 'member',
  summary: 'My drafts, as any of my devices left them last',
  response: z.object({ drafts: z.array(z.object({ to: z.string(), words: z.string() })) }),
});

export const keepDraft = endpoint({
  method: 'PUT',
  path: '/api/drafts',
  auth: 'member',
  summary:
    'Keep a draft for my other devices in place of the words `before`; others that are there stay too, and one without words is deleted',
  body: z.object({
    to: DraftTo,
    words: Words,
    /** The draft that this one is based on, and a later one that was sent without a response; when left out, any stored draft is replaced. */
    before: z.array(Words).max(2).optional(),
  }),
  /** The stored draft. */
  response: z.object({ words: z.string() }),
});
