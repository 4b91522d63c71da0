import { z } from 'zod';
import { endpoint } from '../../kernel/http/contract.js';
import { longestDraft } from '../message/message.events.js';

/** The recipient: a thread by its id, or a first message: the kind of what it is about, or `member`, and the id, as in `listing <id>`. */
const DraftTo = z.string().regex(/^([a-z][a-z-]{0,39} )?[\da-f-]{36}$/, 'There is no such conversation.');
/** A draft may be longer than a message while it is written, or when it is merged from two. */
const Words = z.string().max(longestDraft);

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/threads/mine/drafts',
  auth: 'member',
  summary: 'My drafts of messages, as any of my devices left them last',
  response: z.object({ drafts: z.array(z.object({ to: z.string(), words: z.string() })) }),
});

export const keepDraft = endpoint({
  method: 'PUT',
  path: '/api/threads/mine/drafts',
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
