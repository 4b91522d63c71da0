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
  summary: 'The process can serve: database and log answer, and it is not stopping',
  answer: z.object({ ready: z.literal(true) }),
  errors: ['NOT_READY'],
});

export const getProjections = endpoint({
  method: 'GET',
  path: '/health/projections',
  auth: 'guest',
  summary: 'How far every processor has followed the log',
  answer: z.object({
    /** False when an event is parked or a processor is behind. */
    well: z.boolean(),
    processors: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(['projection', 'reactor']),
        state: z.enum(['waiting', 'live', 'replaced', 'stopped']),
        position: z.number().int(),
        head: z.number().int(),
        lag: z.number().int(),
        takenAt: z.iso.datetime().nullable(),
        /** The oldest event that is not handled was recorded more than 30 s ago. */
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
