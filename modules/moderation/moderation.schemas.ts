import { z } from 'zod';
import { line } from '../kernel/http/contract.js';

/** Content that a report, a case or a decision is about. */
export const TargetRef = z.object({ kind: z.string().min(1).max(40), id: line(200) });
export type TargetRef = z.output<typeof TargetRef>;

/** The same, as it was: at a version of its stream, of the member who owned it then. */
export const Target = z.object({
  kind: z.string(),
  id: z.string(),
  version: z.number().int(),
  ownerId: z.string(),
});
export type Target = z.output<typeof Target>;

/** Why something is reported. The first is the most urgent. */
export const categories = [
  'minor-safety',
  'unsafe',
  'scam',
  'stolen',
  'harassment',
  'counterfeit',
  'prohibited',
  'spam',
  'miscategorised',
  'already-sold',
  'other',
] as const;
export const Category = z.enum(categories);
export type Category = z.output<typeof Category>;

/** How urgent a case is. */
export const priorities = ['urgent', 'high', 'normal', 'low'] as const;
export type Priority = (typeof priorities)[number];

/** The most urgent of these; 'other' of none. */
export const firstOf = (some: readonly Category[]): Category =>
  categories.find((one) => some.includes(one)) ?? 'other';

/** A rule of the terms as it read on the day of a decision. */
export const FrozenRule = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** The date of the terms. */
  version: z.string(),
});
export type FrozenRule = z.output<typeof FrozenRule>;

/** What a member may no longer do when one of their capabilities is limited. */
export const limitedCapabilities = ['list', 'hold', 'post', 'follow', 'message', 'organize'] as const;
export const LimitedCapability = z.enum(limitedCapabilities);
export type LimitedCapability = z.output<typeof LimitedCapability>;

/** After "you cannot": for letters and pages. */
export const limitedWords: Readonly<Record<LimitedCapability, string>> = {
  list: 'list anything',
  hold: 'hold what others list',
  post: 'post or comment',
  follow: 'follow anybody or anything',
  message: 'write messages',
  organize: 'announce events',
};

/** How long a decision can be appealed.
 *  units  days */
export const appealDays = 180;

/** units  days */
export const limitDays = [1, 7, 30, 90] as const;
export const suspensionDays = [1, 7, 30] as const;
const daysOf = <const Days extends readonly number[]>(days: Days) =>
  z.union(days.map((one) => z.literal(one)) as [z.ZodLiteral<number>, ...z.ZodLiteral<number>[]]);

/** What a decision does to the account. Content is removed beside it, whatever the measure. */
export const Measure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('warn') }),
  z.object({ kind: z.literal('limit'), capability: LimitedCapability, days: daysOf(limitDays) }),
  z.object({ kind: z.literal('suspend'), days: daysOf(suspensionDays) }),
  z.object({ kind: z.literal('end') }),
]);
export type Measure = z.output<typeof Measure>;

/** Strikes of a decision; each number decays after its own days, counted from the decision.
 *  units  days */
export const strikeDecay = { 1: 90, 2: 180, 3: 365 } as const;
export const Strikes = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type Strikes = z.output<typeof Strikes>;

/** The strikes that a measure usually comes with. */
export function usualStrikes(measure: Measure): Strikes {
  switch (measure.kind) {
    case 'none':
      return 0;
    case 'warn':
    case 'limit':
      return 1;
    case 'suspend':
      return measure.days === 1 ? 1 : 2;
    case 'end':
      return 3;
  }
}

/** One thing that a decision does besides its measure, such as a listing that is paused. It can be given back alone. */
export const EffectLine = z.object({
  /** Names it within its decision: '<kind>:<id>'. */
  key: z.string(),
  /** The kind of effect, a word of `effects.ports.ts`: 'listing-paused'. 'content-removed' is the removal of a target. */
  kind: z.string(),
  target: z.object({ kind: z.string(), id: z.string() }),
  title: z.string().nullable(),
});
export type EffectLine = z.output<typeof EffectLine>;

/** 'waiting' until it is carried out; 'skipped' when there was nothing left to do; 'kept' when the member has changed it
 *  since, or another decision asks for the same. */
export const EffectState = z.enum(['waiting', 'applied', 'skipped', 'given-back', 'kept']);
export type EffectState = z.output<typeof EffectState>;

/** A person as staff see them, and as members do; null for an erased one. */
export const Named = z.object({ id: z.string(), name: z.string().nullable() });
export type Named = z.output<typeof Named>;

export const Cursor = z.string().max(200);
export const longestComment = 1_000;
export const longestFacts = 2_000;
export const longestNote = 2_000;
export const longestAppeal = 4_000;
export const mostAttachments = 5;
export const mostTargets = 10;
