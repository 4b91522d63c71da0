import { z } from 'zod';

/** An organizer as events name it. */
export const OrganizerRef = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Now. */
  isVerified: z.boolean(),
});
export type OrganizerRef = z.output<typeof OrganizerRef>;
