import { z } from 'zod';
import { endpoint, Id, line } from '../../kernel/http/contract.js';
import { Person, Reason } from '../operations.schemas.js';

const Time = z.iso.datetime();
export const mostStuck = 200;
export const mostGivenUp = 50;

const Mail = z.object({
  id: Id,
  kind: z.string(),
  /** The member whom it is about; null for a person without an account, or an erased member. */
  to: Person.nullable(),
  putAt: Time,
  attempts: z.number().int(),
  /** What the mail server said, without words of the e-mail. */
  lastError: z.string().nullable(),
});

export const listMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  auth: 'member',
  requires: 'administer',
  audit: 'not sensitive',
  consistent: ['member-pages'],
  summary:
    'E-mails by state, those that are stuck, and the last ones that were given up; without their content',
  response: z.object({
    counts: z
      .array(
        z.object({
          kind: z.string(),
          waiting: z.number().int(),
          kept: z.number().int(),
          sent: z.number().int(),
          dead: z.number().int(),
        }),
      )
      .max(200),
    /** Tried in vain, dead, or ten minutes late; the oldest first. */
    stuck: z
      .array(
        Mail.extend({
          /** Nobody tries it again by itself. */
          isDead: z.boolean(),
          nextTryAt: Time,
        }),
      )
      .max(mostStuck),
    /** Newest first. Their content is deleted, so that nobody can send them any more. */
    givenUp: z.array(Mail.extend({ givenUpAt: Time })).max(mostGivenUp),
  }),
});

export const retryMails = endpoint({
  method: 'POST',
  path: '/api/admin/mails/retry',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'mail.retried', target: { kind: 'mail', id: 'which' }, reason: 'reason' },
  summary: 'Send a stuck e-mail now by its id, or all that are stuck of a kind',
  body: z.object({ which: line(100), reason: Reason }),
  response: z.object({ retried: z.number().int() }),
  errors: ['PROOF_NEEDED', 'MAIL_NOT_STUCK'],
});
