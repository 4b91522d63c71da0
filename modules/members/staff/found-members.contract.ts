import { z } from 'zod';
import { endpoint, IdParams, optionalText } from '../../kernel/http/contract.js';

/** A member as staff find them: with the name that others see, a minor's whole, and without the e-mail address. */
export const FoundMember = z.object({
  id: z.string(),
  name: z.string(),
  /** null until one is chosen. */
  handle: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  isMinor: z.boolean(),
  isSuspended: z.boolean(),
});
export type FoundMember = z.output<typeof FoundMember>;

/** units  members that a search shows */
export const mostFound = 50;

const byStaff = { method: 'GET', auth: 'member', requires: 'staff', consistent: ['member-pages'] } as const;

/** An e-mail address is looked up by a POST (`lookUpByEmail`): logs and browsers keep the URL of a call. */
export const findMembers = endpoint({
  ...byStaff,
  path: '/api/admin/members',
  audit: { action: 'members.searched', reason: 'search' },
  summary: 'Members by a part of their name or handle, an exact handle first; at most 50',
  query: z.object({ search: optionalText(80).default('') }),
  response: z.object({ members: z.array(FoundMember) }),
});

export const getFoundMember = endpoint({
  ...byStaff,
  path: '/api/admin/members/:id',
  audit: { action: 'member.read', target: { kind: 'member', id: 'id' } },
  summary: 'A member as staff see them',
  params: IdParams,
  response: FoundMember,
  errors: ['MEMBER_NOT_FOUND'],
});
