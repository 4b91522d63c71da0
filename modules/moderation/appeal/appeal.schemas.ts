import { z } from 'zod';
import { Id } from '../../kernel/http/contract.js';

export const AppealStatus = z.enum([
  'waiting',
  'under review',
  'question asked',
  'upheld',
  'partly upheld',
  'overturned',
  'withdrawn',
  'refused',
]);
export type AppealStatus = z.output<typeof AppealStatus>;

export const AttachmentView = z.object({
  id: Id,
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  href: z.string(),
});
export type AttachmentView = z.output<typeof AttachmentView>;
