import { z } from 'zod';

/** A member as the wall names them. */
export const PersonView = z.object({
  id: z.string(),
  /** null until they chose one; their page is also found by id. */
  handle: z.string().nullable(),
  name: z.string(),
  /** The address of their picture, if they show it. */
  picture: z.string().nullable(),
});
export type PersonView = z.output<typeof PersonView>;

/** A community, as a post or a list names it. */
export const CommunityRef = z.object({ id: z.string(), slug: z.string(), name: z.string() });
export type CommunityRef = z.output<typeof CommunityRef>;
