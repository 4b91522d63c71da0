import { z } from 'zod';
import { endpoint } from '../../kernel/http/contract.js';
import { Email } from '../../kernel/http/email.schemas.js';

/** A POST, because logs and browsers keep the URL of a call, and an e-mail address is personal data. */
export const lookUpByEmail = endpoint({
  method: 'POST',
  path: '/api/admin/members/by-email',
  auth: 'member',
  requires: 'staff',
  audit: { action: 'member.looked-up' },
  summary: 'Find the member who has verified an e-mail address',
  body: z.object({ email: Email }),
  response: z.object({ id: z.string(), name: z.string() }),
  errors: ['MEMBER_NOT_FOUND'],
});
