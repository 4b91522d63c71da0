import { z } from 'zod';
import { endpoint, IdParams, Receipt, text } from '../../kernel/http/contract.js';
import { longestNote, Named } from '../moderation.schemas.js';

/** What staff noted about a member; '' once the member is erased. */
export const MemberNote = z.object({ id: z.string(), at: z.iso.datetime(), by: Named, note: z.string() });
export type MemberNote = z.output<typeof MemberNote>;

const byStaff = {
  auth: 'member',
  requires: 'staff',
  path: '/api/admin/members/:id/notes',
  params: IdParams,
} as const;
const target = { kind: 'member', id: 'id' } as const;

export const listMemberNotes = endpoint({
  ...byStaff,
  method: 'GET',
  audit: { action: 'member-notes.read', target },
  consistent: ['member-pages'],
  summary: 'What staff noted about a member, the newest first',
  response: z.object({ notes: z.array(MemberNote) }),
  errors: ['OWN_NOTES'],
});

export const noteMember = endpoint({
  ...byStaff,
  method: 'POST',
  audit: { action: 'member.noted', target },
  summary: 'Leave a note about a member for staff',
  body: z.object({ note: text(longestNote) }),
  response: Receipt,
  errors: ['MEMBER_NOT_FOUND', 'MEMBER_ERASED', 'OWN_NOTES', 'TOO_MANY_NOTES'],
});
