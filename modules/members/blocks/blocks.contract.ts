import { z } from 'zod';
import { endpoint, Id, IdParams, Receipt } from '../../kernel/http/contract.js';

export const blockMember = endpoint({
  method: 'POST',
  path: '/api/members/:id/block',
  auth: 'member',
  summary: 'Block a member; they are not notified',
  params: IdParams,
  response: Receipt,
  errors: ['MEMBER_NOT_FOUND', 'OWN_BLOCK', 'GUARDIAN_PAIR', 'TOO_MANY_BLOCKED'],
});

export const unblockMember = endpoint({
  method: 'DELETE',
  path: '/api/members/:id/block',
  auth: 'member',
  summary: 'Unblock a member',
  params: IdParams,
  response: Receipt,
});

export const listBlocked = endpoint({
  method: 'GET',
  path: '/api/account/blocks',
  auth: 'member',
  consistent: ['member-pages'],
  summary: 'The members whom I have blocked, newest first',
  response: z.object({
    blocked: z.array(z.object({ id: Id, name: z.string(), blockedAt: z.iso.datetime() })),
  }),
});
