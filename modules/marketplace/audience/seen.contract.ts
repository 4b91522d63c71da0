import { z } from 'zod';
import { endpoint, Id } from '../../kernel/http/contract.js';

/** How many listings one report may name, of each kind. */
export const maxSeen = 60;

/** A page reports which listings were seen on it, in one call for many listings. */
export const countSeen = endpoint({
  method: 'POST',
  path: '/api/listings/seen',
  auth: 'guest',
  summary:
    "Count listings that were seen in a search or opened, each once for each viewer in an hour, without robots and the caller's own: a figure for each day, and nothing about who",
  body: z.object({
    /** Listings whose cards were half in sight for a second. */
    impressions: z.array(Id).max(maxSeen).default([]),
    /** Listings whose pages were opened. */
    views: z.array(Id).max(maxSeen).default([]),
  }),
  rateLimit: { calls: 300, minutes: 5 },
});
