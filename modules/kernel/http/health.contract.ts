import { z } from 'zod';
import { endpoint } from './contract.js';

export const getLive = endpoint({
  method: 'GET',
  path: '/health/live',
  auth: 'guest',
  summary: 'The process runs',
  response: z.object({ live: z.literal(true) }),
});

export const getReady = endpoint({
  method: 'GET',
  path: '/health/ready',
  auth: 'guest',
  summary: 'The process can serve: database and log answer, the disk is not full, and it is not stopping',
  response: z.object({ ready: z.literal(true) }),
  errors: ['NOT_READY'],
});

export const getProjections = endpoint({
  method: 'GET',
  path: '/health/projections',
  auth: 'guest',
  summary: 'How far every processor has followed the log',
  response: z.object({
    /** False when an event is parked, a processor is behind, the database or the log is away, or the disk is nearly full. */
    well: z.boolean(),
    processors: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(['projection', 'reactor']),
        /**
         * Reported by the process that responds; when it does not run the processor, the last report of the one that
         * does. Silent: no report for 30 s.
         */
        state: z.enum(['waiting', 'live', 'replaced', 'stopped', 'silent']),
        /** The process that runs it, and the time of its report. */
        process: z.string().nullable(),
        reportedAt: z.iso.datetime().nullable(),
        /** Positions in the log; null except for admins, because they reveal others' activity. */
        position: z.number().int().nullable(),
        head: z.number().int().nullable(),
        /** The number of unhandled events; null when the log does not count them or is away, and except for admins. */
        lagEvents: z.number().int().nullable(),
        /** Seconds since the oldest unhandled event was recorded; null while the log is away. */
        lagSeconds: z.number().int().nullable(),
        takenAt: z.iso.datetime().nullable(),
        /** Whether that is more than 30 s. */
        behind: z.boolean(),
        /** Seconds until it has caught up, at its pace of the last minute; null when unknown. */
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
  response: z.record(z.string(), z.unknown()),
});
