import { z } from 'zod';
import { endpoint, line } from '../../kernel/http/contract.js';
import { Person, Reason } from '../operations.schemas.js';

export const mostParked = 100;

const ParkedStream = z.object({
  processor: z.string(),
  stream: z.string(),
  /** Of the first event that it left out. */
  position: z.number().int(),
  /** Null where the log does not tell. */
  event: z
    .object({ type: z.string(), version: z.number().int(), at: z.iso.datetime(), actor: Person })
    .nullable(),
  error: z.string(),
  since: z.iso.datetime(),
  attempts: z.number().int(),
  /** Null when it is not tried again by itself. */
  retryAt: z.iso.datetime().nullable(),
});
export type ParkedStream = z.output<typeof ParkedStream>;

export const Rebuild = z.object({
  name: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** How much of the log it has read. */
  percent: z.number().int().min(0).max(100),
  askedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  error: z.string().nullable(),
});
export type Rebuild = z.output<typeof Rebuild>;

export const listParked = endpoint({
  method: 'GET',
  path: '/api/admin/processors',
  auth: 'member',
  requires: 'administer',
  audit: 'not sensitive',
  summary: 'Streams that read models and reactors have set aside, with the fault, and rebuilds',
  response: z.object({
    parked: z.array(ParkedStream).max(mostParked),
    /** Newest first. */
    rebuilds: z.array(Rebuild).max(100),
  }),
});

const Named = z.object({ name: line(100) });
const target = { kind: 'processor', id: 'name' } as const;
const Stream = line(300);

export const retryParked = endpoint({
  method: 'POST',
  path: '/api/admin/processors/:name/retry',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'processor.stream-retried', target, reason: 'reason' },
  summary: 'Handle the events of a parked stream again, and follow it from then on',
  params: Named,
  body: z.object({ stream: Stream, reason: Reason }),
  response: z.object({ stream: z.string() }),
  errors: ['PROOF_NEEDED', 'PROCESSOR_NOT_FOUND', 'STREAM_NOT_PARKED', 'STREAM_STILL_FAILS'],
});

export const skipParked = endpoint({
  method: 'POST',
  path: '/api/admin/processors/:name/skip',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'processor.event-skipped', target, reason: 'reason' },
  summary: 'Leave out the event that parked a stream, and handle those after it',
  params: Named,
  body: z.object({
    stream: Stream,
    /** Of the event that the admin saw: another one is not skipped. */
    position: z.number().int(),
    reason: Reason,
  }),
  response: z.object({ stream: z.string(), position: z.number().int() }),
  errors: ['PROOF_NEEDED', 'PROCESSOR_NOT_FOUND', 'STREAM_NOT_PARKED', 'STREAM_STILL_FAILS'],
});

export const rebuildReadModel = endpoint({
  method: 'POST',
  path: '/api/admin/processors/:name/rebuild',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'processor.rebuilt', target, reason: 'reason' },
  summary: 'Rebuild a read model from the log, beside the one that serves',
  params: Named,
  body: z.object({ reason: Reason }),
  response: z.object({ name: z.string() }),
  errors: ['PROOF_NEEDED', 'PROCESSOR_NOT_FOUND', 'NOT_A_READ_MODEL', 'REBUILD_RUNNING'],
});
