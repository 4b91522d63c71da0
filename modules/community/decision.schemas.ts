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

/** A decision that follows from a case: its author reads the decision itself, or that reports wait for a look. */
export const byCase = (reason: string): Decision => ({ by: 'staff', communityId: null, rule: null, reason });

/** Whether it follows from a case, and not from somebody who moderates a community. */
export const isByCase = ({ by, communityId }: Pick<Decision, 'by' | 'communityId'>): boolean =>
  by === 'staff' && communityId === null;

/** What a post or a comment keeps of it. */
export const decisionOf = ({ by, communityId, rule, reason }: Decision): Decision => ({
  by,
  communityId,
  rule,
  reason,
});
