import { z } from 'zod';
import { endpoint, line } from '../../kernel/http/contract.js';
import { Reason } from '../operations.schemas.js';

const Time = z.iso.datetime();
const mostKinds = 200;

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/admin/jobs',
  auth: 'member',
  requires: 'administer',
  audit: 'not sensitive',
  summary: 'Jobs that wait, run or are dead, and those that time starts',
  response: z.object({
    queues: z
      .array(
        z.object({
          name: z.string(),
          waiting: z.number().int(),
          running: z.number().int(),
          dead: z.number().int(),
          nextDueAt: Time.nullable(),
          lastError: z.string().nullable(),
        }),
      )
      .max(mostKinds),
    scheduled: z
      .array(
        z.object({
          name: z.string(),
          isRunning: z.boolean(),
          ranAt: Time.nullable(),
          /** While it runs, the end of its lease. */
          dueAt: Time,
          lastError: z.string().nullable(),
        }),
      )
      .max(mostKinds),
    /** The oldest first. */
    dead: z
      .array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          key: z.string(),
          attempts: z.number().int(),
          lastError: z.string().nullable(),
        }),
      )
      .max(200),
  }),
});

export const releaseJobs = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/release',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'job.released', target: { kind: 'job', id: 'which' }, reason: 'reason' },
  summary: 'Let a dead job be tried again by its id, or all of a name',
  body: z.object({ which: line(100), reason: Reason }),
  response: z.object({ released: z.number().int() }),
  errors: ['PROOF_NEEDED', 'JOB_NOT_FOUND'],
});

export const runJobNow = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/:name/run',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'job.run', target: { kind: 'job', id: 'name' }, reason: 'reason' },
  summary: 'Run a job that time starts at once',
  params: z.object({ name: line(100) }),
  body: z.object({ reason: Reason }),
  response: z.object({ name: z.string() }),
  errors: ['PROOF_NEEDED', 'JOB_NOT_FOUND'],
});
