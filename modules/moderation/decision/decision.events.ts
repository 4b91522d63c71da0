import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { Category, EffectLine, FrozenRule, Measure, Strikes, Target } from '../moderation.schemas.js';

const subject = { subjectId: z.string() };

/** What was decided about a member, with everything that it did: the record that they read and can appeal.
 *  source  README, Words */
export const decisionEvents = defineStream('decision', {
  DecisionApplied: defineEvent({
    version: 1,
    schema: z.object({
      ...subject,
      caseId: z.string(),
      /** When it was decided: strikes, suspensions and the time to appeal are counted from it. */
      at: z.iso.datetime(),
      category: Category,
      targets: z.array(Target),
      rule: FrozenRule,
      measure: Measure,
      strikes: Strikes,
      /** When the strikes are gone; null without strikes. */
      strikesUntil: z.iso.datetime().nullable(),
      facts: z.string(),
      notice: z.string(),
      /** Null for what has no end. */
      endsAt: z.iso.datetime().nullable(),
      /** Everything that it does besides its measure. */
      effects: z.array(EffectLine),
      decidedBy: z.string(),
      /** The second pair of eyes; null where one is enough. */
      confirmedBy: z.string().nullable(),
      /** Whether a program decided: never today. */
      isAutomated: z.boolean(),
    }),
    personal: { of: 'subjectId', fields: { facts: '', notice: '', effects: [] } },
    staffOnly: ['decidedBy', 'confirmedBy'],
    shown: ['facts', 'notice'],
  }),
  /** version: that of the content's stream after it. */
  EffectApplied: defineEvent({
    version: 1,
    schema: z.object({ key: z.string(), version: z.number().int() }),
  }),
  EffectSkipped: defineEvent({ version: 1, schema: z.object({ key: z.string() }) }),
  /** An appeal was upheld in part: a milder measure from now on. */
  DecisionAmended: defineEvent({
    version: 1,
    schema: z.object({
      ...subject,
      appealId: z.string().nullable(),
      measure: Measure,
      strikes: Strikes,
      strikesUntil: z.iso.datetime().nullable(),
      endsAt: z.iso.datetime().nullable(),
      /** The keys of effects that are given back. */
      givenBack: z.array(z.string()),
      /** For the member. */
      reason: z.string(),
      amendedBy: z.string(),
    }),
    personal: { of: 'subjectId', fields: { reason: '' } },
    staffOnly: ['amendedBy'],
    shown: ['reason'],
  }),
  /** It was wrong: every effect is given back, and the strikes are gone. */
  DecisionOverturned: defineEvent({
    version: 1,
    schema: z.object({
      ...subject,
      /** null when staff took it back without an appeal. */
      appealId: z.string().nullable(),
      reason: z.string(),
      overturnedBy: z.string(),
    }),
    personal: { of: 'subjectId', fields: { reason: '' } },
    staffOnly: ['overturnedBy'],
    shown: ['reason'],
  }),
  EffectGivenBack: defineEvent({ version: 1, schema: z.object({ key: z.string() }) }),
  /** It stays: the member has changed it since, or another decision asks for the same. */
  EffectKept: defineEvent({ version: 1, schema: z.object({ key: z.string() }) }),
});

export type DecisionEvent = EventOf<typeof decisionEvents>;
