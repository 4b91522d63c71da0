import { z } from 'zod';
import { endpoint, IdParams } from '../../kernel/http/contract.js';

export const DeviceSession = z.object({
  id: z.string(),
  /** The session of this request. */
  isThisDevice: z.boolean(),
  /** "Firefox on Windows" */
  device: z.string(),
  /** Coarse: "203.0.x.x", "2001:db8:…", "this network" */
  network: z.string(),
  /** ISO-8601 UTC */
  createdAt: z.string(),
  lastUsedAt: z.string(),
});
export type DeviceSession = z.output<typeof DeviceSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  auth: 'member',
  whileSuspended: true,
  summary: 'Where I am signed in',
  response: z.object({ sessions: z.array(DeviceSession) }),
});

export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  auth: 'member',
  securityEvent: 'sessions-ended',
  whileSuspended: true,
  recentAuth: true,
  summary: 'Sign out another device from its next request on',
  params: IdParams,
  response: z.object({ revoked: z.literal(true) }),
  errors: ['PROOF_NEEDED', 'SESSION_NOT_FOUND'],
});

export const revokeOtherSessions = endpoint({
  method: 'POST',
  path: '/api/account/sessions/revoke-others',
  auth: 'member',
  securityEvent: 'sessions-ended',
  whileSuspended: true,
  recentAuth: true,
  summary: 'Sign out every other device',
  response: z.object({ revoked: z.number().int() }),
  errors: ['PROOF_NEEDED'],
});
