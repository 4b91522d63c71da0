import { z } from 'zod';
import { endpoint } from './contract.js';

export const getLive = endpoint({
  method: 'GET',
  path: '/health/live',
  auth: 'guest',
  summary: 'The process runs',
  answer: z.object({ live: z.literal(true) }),
});

export const getReady = endpoint({
  method: 'GET',
  path: '/health/ready',
  auth: 'guest',
  summary: 'The process can serve: database and log answer, the disk is not full, and it is not stopping',
  answer: z.object({ ready: z.literal(true) }),
  errors: ['NOT_READY'],
});

export const getProjections = endpoint({
  method: 'GET',
  path: '/health/projections',
  auth: 'guest',
  summary: 'How far every processor has followed the log',
  answer: z.object({
    /** False when an event is parked, a processor is behind, the database or the log is away, or the disk is nearly full. */
    well: z.boolean(),
    processors: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(['projection', 'reactor']),
        /** Of the process that answers; where it does not run the processor, what the one that does said last. Silent: it has not for 30 s. */
        state: z.enum(['waiting', 'live', 'replaced', 'stopped', 'silent']),
        /** The process that runs it, and when it said so. */
        process: z.string().nullable(),
        reportedAt: z.iso.datetime().nullable(),
        /** Places in the log; null to all but admins, because they tell what others do. */
        position: z.number().int().nullable(),
        head: z.number().int().nullable(),
        /** Events that are not handled; null where the log does not count them, or is away, and to all but admins. */
        lagEvents: z.number().int().nullable(),
        /** Seconds since the oldest of them was recorded; null while the log is away. */
        lagSeconds: z.number().int().nullable(),
        takenAt: z.iso.datetime().nullable(),
        /** That is more than 30 s. */
        behind: z.boolean(),
        /** Until it has caught up, at its pace of the last minute; null when that is not known. */
        secondsLeft: z.number().int().nullable(),
        parked: z.number().int(),
      }),
    ),
  }),
});

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  auth: 'guest',
  summary: 'This description',
  answer: z.record(z.string(), z.unknown()),
});
