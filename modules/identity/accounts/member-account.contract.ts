import { z } from 'zod';
import { endpoint, IdParams, text } from '../../kernel/http/contract.js';
import { DeviceSession } from '../sessions/session-list.contract.js';

/** How a member signs in, for admins: the address, and the devices. */
export const MemberAccount = z.object({
  email: z.string(),
  isEmailVerified: z.boolean(),
  /** The one used last first. */
  sessions: z.array(DeviceSession.omit({ isThisDevice: true })),
});
export type MemberAccount = z.output<typeof MemberAccount>;

const byAdmins = { auth: 'member', requires: 'administer', params: IdParams } as const;
const target = { kind: 'member', id: 'id' } as const;

export const getMemberAccount = endpoint({
  ...byAdmins,
  method: 'GET',
  path: '/api/admin/members/:id/account',
  audit: { action: 'account.read', target },
  summary: 'The e-mail address of a member, and where they are signed in',
  response: MemberAccount,
  errors: ['MEMBER_NOT_FOUND'],
});

export const endMemberSessions = endpoint({
  ...byAdmins,
  method: 'POST',
  path: '/api/admin/members/:id/sessions/end',
  securityEvent: 'sessions-ended',
  recentAuth: true,
  audit: { action: 'sessions.ended', target, reason: 'reason' },
  summary: 'Sign a member out on every device, and cancel sign-ins under way',
  body: z.object({ reason: text(500) }),
  response: z.object({ ended: z.number().int() }),
  errors: ['PROOF_NEEDED', 'MEMBER_NOT_FOUND'],
});

/** After a break-in: everybody signs in again, and so do other sessions of the admin. */
export const endEverybodysSessions = endpoint({
  method: 'POST',
  path: '/api/admin/sessions/end',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'everybody.signed-out', reason: 'reason' },
  summary: 'Sign every member out on every device but this one, and cancel sign-ins under way',
  body: z.object({ reason: text(500) }),
  response: z.object({ ended: z.number().int() }),
  errors: ['PROOF_NEEDED'],
});
