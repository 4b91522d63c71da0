import { z } from 'zod';
import { endpoint, Id, IdParams, text } from '../kernel/http/contract.js';
import { Email } from '../kernel/http/email.schemas.js';
import { longestMessage, longestSubject } from './support.schemas.js';

/** A request to support, as staff see it. */
export const SupportRequest = z.object({
  id: Id,
  /** The reference that sender and staff use for it: six characters, as on a parts label. */
  reference: z.string(),
  subject: z.string(),
  message: z.string(),
  replyTo: z.string(),
  /** Null for a guest. */
  memberId: z.string().nullable(),
  /** The sender's tier has `priority-support` now. */
  isPriority: z.boolean(),
  receivedAt: z.string(),
  answeredAt: z.string().nullable(),
});
export type SupportRequest = z.output<typeof SupportRequest>;

export const writeToSupport = endpoint({
  method: 'POST',
  path: '/api/support/requests',
  auth: 'guest',
  whileSuspended: true,
  appCheck: 'guests',
  summary: 'Write to support',
  body: z.object({
    subject: text(longestSubject),
    message: text(longestMessage),
    replyTo: Email,
  }),
  response: SupportRequest.pick({ id: true, reference: true, receivedAt: true }),
  status: 201,
  errors: ['SUPPORT_LIMIT', 'APP_CHECK_REQUIRED'],
});

/** Waiting requests with priority first, then oldest first; answered ones newest first; at most 100. */
export const listSupportRequests = endpoint({
  method: 'GET',
  path: '/api/support/requests',
  auth: 'member',
  requires: 'support',
  audit: { action: 'support-requests.read' },
  summary: 'What people wrote to support',
  query: z.object({ status: z.enum(['waiting', 'answered']).default('waiting') }),
  response: z.object({ total: z.number().int(), requests: z.array(SupportRequest) }),
});

export const markAnswered = endpoint({
  method: 'POST',
  path: '/api/support/requests/:id/answered',
  auth: 'member',
  requires: 'support',
  audit: { action: 'support-request.answered', target: { kind: 'support-request', id: 'id' } },
  summary: 'Mark a request to support as answered',
  params: IdParams,
  response: SupportRequest,
  errors: ['SUPPORT_REQUEST_NOT_FOUND'],
});
