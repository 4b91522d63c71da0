import { z } from 'zod';

/** Who decided about a post or a comment, and by which rule: staff by the terms, or the moderators of a community by a rule of their own. */
const Decision = z.object({
  by: z.enum(['staff', 'community']),
  /** The community whose moderator decided; null for staff. */
  communityId: z.string().nullable(),
  /** The name of the rule, as it was then; null without one. */
  rule: z.string().nullable(),
  /** For the author. */
  reason: z.string(),
});
export type Decision = z.output<typeof Decision>;

const Decided = Decision.extend({ authorId: z.string() });
export type Decided = z.output<typeof Decided>;

/** The schema of an event of one. The reason is about the author, who reads it, and goes with them. */
export const decided = {
  schema: Decided,
  personal: { of: 'authorId', fields: { reason: '' } },
  shown: ['by', 'reason'],
} as const;

/** What a post or a comment keeps of it. */
export const decisionOf = ({ by, communityId, rule, reason }: Decision): Decision => ({
  by,
  communityId,
  rule,
  reason,
});
