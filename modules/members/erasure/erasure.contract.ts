import { z } from 'zod';
import { endpoint, Receipt } from '../../kernel/http/contract.js';

export const getErasure = endpoint({
  method: 'GET',
  path: '/api/account/erasure',
  auth: 'member',
  whileSuspended: true,
  summary: 'When my account will be erased, if I asked for it',
  response: z.object({ dueAt: z.iso.datetime().nullable() }),
});

export const requestErasure = endpoint({
  method: 'POST',
  path: '/api/account/erasure',
  auth: 'member',
  whileSuspended: true,
  recentAuth: true,
  summary: 'Ask to be erased in 14 days; within ten minutes of a sign-in or re-authentication',
  response: Receipt.extend({ dueAt: z.iso.datetime() }),
  rateLimit: { calls: 5, minutes: 60 },
  errors: ['PROOF_NEEDED', 'ALREADY_ERASED'],
});

export const cancelErasure = endpoint({
  method: 'DELETE',
  path: '/api/account/erasure',
  auth: 'member',
  whileSuspended: true,
  summary: 'Cancel my erasure, before its day has come',
  response: Receipt,
  errors: ['ERASURE_DUE'],
});
