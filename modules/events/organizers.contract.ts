import { z } from 'zod';
import { endpoint } from '../kernel/http/contract.js';

/** A member who may announce events, and what they have announced. */
export const Organizer = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  /** Upcoming ones, soonest first. */
  events: z.array(z.object({ id: z.string(), title: z.string(), day: z.iso.date() })),
});
export type Organizer = z.output<typeof Organizer>;

export const listOrganizers = endpoint({
  method: 'GET',
  path: '/api/admin/organizers',
  auth: 'member',
  requires: 'staff',
  audit: 'not sensitive',
  consistent: ['events', 'member-pages'],
  summary: 'Members with the role organizer and their upcoming events, by name; at most 500',
  response: z.object({ organizers: z.array(Organizer) }),
});
