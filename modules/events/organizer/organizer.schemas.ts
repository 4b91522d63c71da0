import { z } from 'zod';

export const organizerKinds = ['club', 'business', 'museum', 'fairground'] as const;
/** What a member of an organizer may do: everything, its events, the gate, the money. */
export const teamRoles = ['owner', 'editor', 'gate', 'treasurer'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** An organizer as events name it. */
export const OrganizerRef = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Now. */
  isVerified: z.boolean(),
});
export type OrganizerRef = z.output<typeof OrganizerRef>;
