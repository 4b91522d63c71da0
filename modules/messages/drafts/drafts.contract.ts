import { z } from 'zod';
import { endpoint } from '../../kernel/http/contract.js';
import { mostLetters } from '../message.schemas.js';

/** To a thread by its id, or the first message: `listing <id>`, `gathering <id>`, `member <id>`. */
const DraftTo = z
  .string()
  .regex(/^((listing|gathering|member) )?[\da-f-]{36}$/, 'There is no such conversation.');
/** A draft may be longer than a message while it is written. */
const Words = z.string().max(2 * mostLetters);

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/threads/mine/drafts',
  auth: 'member',
  summary: 'My drafts of messages, as any of my devices left them last',
  answer: z.object({ drafts: z.array(z.object({ to: z.string(), words: z.string() })) }),
});

export const keepDraft = endpoint({
  method: 'PUT',
  path: '/api/threads/mine/drafts',
  auth: 'member',
  summary: 'Keep a draft for my other devices; the last write counts, and one without words is deleted',
  body: z.object({ to: DraftTo, words: Words }),
});
