import { z } from 'zod';
import { endpoint, Id, IdParams, Receipt, text } from '../../kernel/http/contract.js';
import { PastDecision } from '../case/cases.contract.js';
import {
  Category,
  EffectLine,
  EffectState,
  FrozenRule,
  longestNote,
  Measure,
  Named,
  Strikes,
  TargetRef,
} from '../moderation.schemas.js';

/** A decision as the member and their guardian read it: the facts, the rule, how long, how to appeal. */
export const DecisionView = z.object({
  id: Id,
  caseId: Id,
  at: z.iso.datetime(),
  subject: Named,
  /** Whose decision the caller reads. */
  relation: z.enum(['self', 'guardian', 'staff']),
  category: Category,
  targets: z.array(
    TargetRef.extend({
      name: z.string(),
      title: z.string().nullable(),
      href: z.string().nullable(),
      isRemoved: z.boolean(),
    }),
  ),
  rule: FrozenRule,
  measure: Measure,
  strikes: Strikes,
  strikesUntil: z.iso.datetime().nullable(),
  facts: z.string(),
  notice: z.string(),
  endsAt: z.iso.datetime().nullable(),
  isAutomated: z.boolean(),
  status: z.enum(['running', 'over', 'amended', 'overturned']),
  /** Of a change after an appeal: why, for the member. */
  changedBecause: z.string().nullable(),
  effects: z.array(EffectLine.extend({ state: EffectState, name: z.string() })),
  appeal: z.object({
    id: Id.nullable(),
    /** 'file' a first one; 'escalate' after the first was decided. */
    can: z.enum(['file', 'escalate', 'wait', 'nothing']),
    until: z.iso.datetime(),
  }),
});
export type DecisionView = z.output<typeof DecisionView>;

export const listOwnDecisions = endpoint({
  method: 'GET',
  path: '/api/decisions',
  auth: 'member',
  whileSuspended: true,
  consistent: ['member-pages', 'cases'],
  summary: 'What was decided about the caller, or about the minor they answer for; newest first',
  response: z.object({
    decisions: z.array(PastDecision.extend({ subject: Named })),
    /** Strikes that count today. */
    strikes: z.number().int(),
  }),
});

export const getDecision = endpoint({
  method: 'GET',
  path: '/api/decisions/:id',
  auth: 'member',
  whileSuspended: true,
  consistent: ['member-pages', 'cases'],
  audit: { action: 'decision.read', target: { kind: 'decision', id: 'id' } },
  summary: 'A decision, for the member, their guardian and staff',
  params: IdParams,
  response: DecisionView,
  errors: ['DECISION_NOT_FOUND'],
});

export const takeBackDecision = endpoint({
  method: 'POST',
  path: '/api/decisions/:id/take-back',
  auth: 'member',
  requires: 'moderate',
  recentAuth: true,
  audit: { action: 'decision.taken-back', target: { kind: 'decision', id: 'id' }, reason: 'reason' },
  summary: 'Take a wrong decision back without an appeal: what it did is given back',
  params: IdParams,
  body: z.object({ reason: text(longestNote) }),
  response: Receipt,
  errors: [
    'PROOF_NEEDED',
    'DECISION_NOT_FOUND',
    'OWN_CASE',
    'CONFLICT_OF_INTEREST',
    'APPEAL_OPEN',
    'ALREADY_OVERTURNED',
  ],
});

export const decisionsOf = endpoint({
  method: 'GET',
  path: '/api/admin/members/:id/decisions',
  auth: 'member',
  requires: 'staff',
  audit: { action: 'decisions.read', target: { kind: 'member', id: 'id' } },
  consistent: ['member-pages', 'cases'],
  summary: 'What was decided about a member, and the strikes that count today',
  params: IdParams,
  response: z.object({
    standing: z.enum(['good', 'limited', 'suspended', 'ended', 'erased']),
    strikes: z.number().int(),
    decisions: z.array(PastDecision),
  }),
  errors: ['MEMBER_NOT_FOUND'],
});
