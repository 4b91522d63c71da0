import { z } from 'zod';
import { endpoint, line } from '../../kernel/http/contract.js';
import { OptionalNumber } from '../../kernel/http/query.contract.js';
import { Person, Reason } from '../operations.schemas.js';

export const eventsInPage = 50;
/** Events that one call looks through for a type, before it answers how far it came. */
export const examinedAtMost = 5_000;

/** Whose fields are covered in an event, until somebody opens them. */
const Covered = z.object({
  subject: Person,
  fields: z.array(z.string()).max(100),
  /** Their key is gone, and nobody can open them. */
  isErased: z.boolean(),
});

export const LoggedEvent = z.object({
  /** '<stream>@<version>' */
  event: z.string(),
  stream: z.string(),
  version: z.number().int(),
  position: z.number().int(),
  type: z.string(),
  at: z.iso.datetime(),
  actor: Person,
  commandId: z.string(),
  /** Without the fields that are covered. */
  data: z.record(z.string(), z.unknown()),
  covered: z.array(Covered).max(100),
});
export type LoggedEvent = z.output<typeof LoggedEvent>;

const OptionalName = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
  line(300).optional(),
);

export const browseLog = endpoint({
  method: 'GET',
  path: '/api/admin/log',
  auth: 'member',
  requires: 'administer',
  audit: 'not sensitive',
  rateLimit: { calls: 120, minutes: 5 },
  summary:
    'Events of the log, newest first: of a stream, of a type, from a position, until a time; personal fields are covered',
  query: z.object({
    stream: OptionalName,
    type: OptionalName,
    /** Only events at or before this position. */
    position: OptionalNumber.pipe(z.number().int().min(0).optional()),
    /** Only events recorded at or before this time. */
    until: z.preprocess((value) => (value === '' ? undefined : value), z.iso.datetime().optional()),
    /** `before` of the page before: a position, or in a stream a version. */
    before: OptionalNumber.pipe(z.number().int().min(0).optional()),
  }),
  response: z.object({
    events: z.array(LoggedEvent).max(eventsInPage),
    /** Where the next page begins; null at the beginning of the log. */
    before: z.number().int().nullable(),
    /** The time of the last event that was looked at; null when there was none. */
    lookedBackTo: z.iso.datetime().nullable(),
  }),
  errors: ['STREAM_NOT_READABLE'],
});

export const openPersonal = endpoint({
  method: 'POST',
  path: '/api/admin/log/open',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'log.personal-opened', target: { kind: 'event', id: 'event' }, reason: 'reason' },
  rateLimit: { calls: 60, minutes: 5 },
  summary: 'Read the personal fields of one event, for a reason',
  body: z.object({ event: line(400), reason: Reason }),
  response: z.object({ data: z.record(z.string(), z.unknown()) }),
  errors: ['PROOF_NEEDED', 'EVENT_NOT_FOUND'],
});
