import { z } from 'zod';
import { endpoint, IdParams, Receipt, text } from '../../kernel/http/contract.js';

/** units  characters */
export const longestReason = 500;

/** For admins: whether a member is suspended, and their earlier suspensions. */
export const SuspensionOf = z.object({
  name: z.string(),
  isSuspended: z.boolean(),
  /** False for the admin's own account: another admin has to do it. */
  maySuspend: z.boolean(),
  /** Whether the member has a verified e-mail address. Without one they get no e-mail about it. */
  hasVerifiedEmail: z.boolean(),
  /** The newest first. */
  history: z.array(
    z.object({ at: z.string(), by: z.string(), what: z.enum(['suspended', 'lifted']), reason: z.string() }),
  ),
});
export type SuspensionOf = z.output<typeof SuspensionOf>;

export const getSuspensionOf = endpoint({
  method: 'GET',
  path: '/api/admin/members/:id/suspension',
  auth: 'member',
  requires: 'administer',
  audit: { action: 'suspension.read', target: { kind: 'member', id: 'id' } },
  summary: 'Whether a member is suspended, by whom and why',
  params: IdParams,
  response: SuspensionOf,
  errors: ['MEMBER_NOT_FOUND'],
});

export const suspendMember = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/suspension',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'member.suspended', target: { kind: 'member', id: 'id' }, reason: 'reason' },
  summary: 'Suspend a member on every device at once, for a reason that they are told',
  params: IdParams,
  body: z.object({ reason: text(longestReason) }),
  response: Receipt,
  errors: ['PROOF_NEEDED', 'MEMBER_NOT_FOUND', 'MEMBER_ERASED', 'OWN_SUSPENSION'],
});

export const liftSuspension = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/suspension/lift',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'suspension.lifted', target: { kind: 'member', id: 'id' }, reason: 'reason' },
  summary: 'Lift a suspension',
  params: IdParams,
  body: z.object({ reason: text(longestReason) }),
  response: Receipt,
  errors: ['PROOF_NEEDED', 'MEMBER_NOT_FOUND', 'MEMBER_ERASED'],
});
