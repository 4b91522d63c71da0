import { z } from 'zod';
import { endpoint, IdParams, Receipt, text } from '../../kernel/http/contract.js';

/** units  characters */
export const longestReason = 500;

/** For admins: whether a member has two-step sign-in, and when staff turned it off. */
export const SecondFactorOf = z.object({
  name: z.string(),
  /** When it was turned on (ISO-8601 UTC); null while it is off. */
  since: z.string().nullable(),
  /** The newest first. */
  removals: z.array(z.object({ at: z.string(), by: z.string(), reason: z.string() })),
});
export type SecondFactorOf = z.output<typeof SecondFactorOf>;

export const getSecondFactorOf = endpoint({
  method: 'GET',
  path: '/api/admin/members/:id/second-factor',
  auth: 'member',
  requires: 'administer',
  audit: { action: 'second-factor.read', target: { kind: 'member', id: 'id' } },
  summary: 'Whether a member has two-step sign-in, and who turned it off before',
  params: IdParams,
  response: SecondFactorOf,
  errors: ['MEMBER_NOT_FOUND'],
});

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/second-factor/remove',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'second-factor.removed', target: { kind: 'member', id: 'id' }, reason: 'reason' },
  summary: 'Turn off two-step sign-in for a member who lost phone and recovery codes; signs out every device',
  params: IdParams,
  body: z.object({ reason: text(longestReason) }),
  response: Receipt,
  errors: ['PROOF_NEEDED', 'MEMBER_NOT_FOUND', 'MEMBER_ERASED', 'OWN_SECOND_FACTOR'],
});
