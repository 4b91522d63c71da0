import { z } from 'zod';
import { endpoint, Receipt } from '../../kernel/http/contract.js';

export const getErasure = endpoint({
  method: 'GET',
  path: '/api/account/erasure',
  auth: 'member',
  summary: 'When my account will be erased, if I asked for it',
  answer: z.object({ dueAt: z.iso.datetime().nullable() }),
});

export const requestErasure = endpoint({
  method: 'POST',
  path: '/api/account/erasure',
  auth: 'member',
  recentAuth: true,
  summary: 'Ask to be erased, 14 days from now; within ten minutes of a sign-in or proof',
  answer: Receipt.extend({ dueAt: z.iso.datetime() }),
  rateLimit: { calls: 5, minutes: 60 },
  errors: ['PROOF_NEEDED', 'ALREADY_ERASED'],
});

export const cancelErasure = endpoint({
  method: 'DELETE',
  path: '/api/account/erasure',
  auth: 'member',
  summary: 'Stay after all, before the day has come',
  answer: Receipt,
  errors: ['ERASURE_DUE'],
});
