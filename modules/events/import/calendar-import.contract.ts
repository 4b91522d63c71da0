import { z } from 'zod';
import { endpoint, IdParams } from '../../kernel/http/contract.js';

/** What one entry of a calendar became, or why it did not. */
export const ImportedEntry = z.object({
  /** The UID of the entry, or its place in the file when it has none. */
  uid: z.string(),
  title: z.string(),
  outcome: z.enum(['drafted', 'changed', 'unchanged', 'skipped', 'refused']),
  /** '' for none: why it was skipped or refused, or what could not be taken over. */
  reason: z.string(),
  gatheringId: z.string().nullable(),
  dates: z.number().int(),
});
export type ImportedEntry = z.output<typeof ImportedEntry>;

/** Calendars are asked by https, also at addresses that say "webcal:". */
export const overHttps = (url: string): string => url.replace(/^webcal:/i, 'https:');

const common = {
  auth: 'member',
  requires: 'organize',
  rateLimit: { calls: 20, minutes: 60 },
  params: IdParams,
  /** With the position that a read waits for; null of a preview. */
  response: z.object({ entries: z.array(ImportedEntry), position: z.number().int().nullable() }),
} as const;
const refusals = [
  'ORGANIZER_NOT_FOUND',
  'NOT_IN_THE_TEAM',
  'NOT_VERIFIED',
  'CALENDAR_UNREADABLE',
  'CALENDAR_TOO_LARGE',
];

export const importCalendar = endpoint({
  ...common,
  method: 'POST',
  path: '/api/organizers/:id/imports',
  upload: true,
  summary:
    'Draft events from an iCalendar file (RFC 5545): the body is the file, at most 1 MB and 500 entries; the same file again changes nothing',
  query: z.object({
    /** Look only: says what would become of each entry. */
    preview: z.enum(['true', 'false']).default('false'),
  }),
  errors: refusals,
});
export const importCalendarFeed = endpoint({
  ...common,
  method: 'POST',
  path: '/api/organizers/:id/imports/feed',
  summary: 'The same from the public https address of a calendar',
  body: z.object({
    url: z
      .url({ protocol: /^(https|webcal)$/ })
      .max(500)
      // what "webcal:" leaves open, "https:" does not: a server, and how its name is written
      .refine((url) => URL.canParse(overHttps(url)), 'Give the whole address of the calendar.'),
    preview: z.boolean().default(false),
  }),
  errors: [...refusals, 'FEED_UNREACHABLE', 'FEED_NOT_PUBLIC'],
});
