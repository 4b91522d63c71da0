import { z } from 'zod';
import { Email, endpoint } from '../../kernel/http/contract.js';

/** A POST: an address is a person's, and what stands in the address of a call is kept by logs and browsers. */
export const lookUpByEmail = endpoint({
  method: 'POST',
  path: '/api/admin/members/by-email',
  auth: 'member',
  requires: 'administer',
  summary: 'Who has proven an e-mail address',
  body: z.object({ email: Email }),
  answer: z.object({ id: z.string(), name: z.string() }),
  errors: ['MEMBER_NOT_FOUND'],
});
