import { z } from 'zod';
import { endpoint, Id, IdParams, MadeFrom, optionalText, Receipt, text } from '../../kernel/http/contract.js';
import {
  EffectLine,
  longestFacts,
  longestNote,
  Measure,
  mostTargets,
  Strikes,
} from '../moderation.schemas.js';
import { RuleId } from '../rules/terms-rules.schemas.js';
import { about, byModerators, conflicts, ofCase } from './case-calls.schemas.js';

/** What to decide. `removed`: the keys ('<kind>:<id>') of the targets to remove. */
export const Verdict = z.object({
  ruleId: RuleId.nullable(),
  measure: Measure,
  removed: z.array(z.string().max(250)).max(mostTargets).default([]),
  strikes: Strikes,
  facts: optionalText(longestFacts).default(''),
  templateId: z.string().max(80).nullable().default(null),
  /** For staff; needed when nothing is done. */
  reason: optionalText(longestNote).default(''),
});
export type Verdict = z.output<typeof Verdict>;

/** Every effect that a decision would have now. */
export const Foresight = z.object({
  effects: z.array(EffectLine),
  /** The same in numbers, largest first: 41 'listings paused'. */
  summary: z.array(z.object({ count: z.number().int(), name: z.string() })),
  endsAt: z.iso.datetime().nullable(),
  strikesUntil: z.iso.datetime().nullable(),
  /** Whether somebody else has to confirm it. */
  needsConfirmation: z.boolean(),
  /** What the member would read. */
  letter: z.string(),
});
export type Foresight = z.output<typeof Foresight>;

export const foresee = endpoint({
  ...byModerators,
  method: 'POST',
  path: '/api/cases/:id/foresee',
  audit: 'not sensitive',
  summary: 'What a decision would do, before it is made',
  params: IdParams,
  body: Verdict,
  response: Foresight,
  errors: [...ofCase, 'RULE_NEEDED', 'TARGET_NOT_FOUND', 'NOT_REMOVABLE'],
});

export const decideCase = endpoint({
  ...byModerators,
  method: 'POST',
  path: '/api/cases/:id/decide',
  recentAuth: true,
  audit: { action: 'case.decided', target: about, reason: 'facts' },
  summary: 'Decide a case; the end of an account is proposed, and confirmed by somebody else',
  params: IdParams,
  body: Verdict.extend(MadeFrom.shape),
  response: Receipt.extend({ decisionId: Id.nullable(), isProposed: z.boolean() }),
  errors: [
    'PROOF_NEEDED',
    ...ofCase,
    ...conflicts,
    'CHANGED_SINCE',
    'CLAIMED_BY_ANOTHER',
    'CASE_DECIDED',
    'RULE_NEEDED',
    'FACTS_NEEDED',
    'REASON_NEEDED',
    'TARGET_NOT_FOUND',
    'NOT_REMOVABLE',
    'MEMBER_ERASED',
    'SECOND_PAIR_OF_EYES',
  ],
});

const ProposalParams = IdParams.extend({ proposalId: Id });

export const confirmEnding = endpoint({
  ...byModerators,
  method: 'POST',
  path: '/api/cases/:id/proposals/:proposalId/confirm',
  recentAuth: true,
  audit: { action: 'ending.confirmed', target: about },
  summary: 'Confirm that an account is ended, as another than who proposed it',
  params: ProposalParams,
  response: Receipt.extend({ decisionId: Id }),
  errors: [
    'PROOF_NEEDED',
    ...ofCase,
    ...conflicts,
    'PROPOSAL_NOT_FOUND',
    'SECOND_PAIR_OF_EYES',
    'MEMBER_ERASED',
  ],
});

export const declineEnding = endpoint({
  ...byModerators,
  method: 'POST',
  path: '/api/cases/:id/proposals/:proposalId/decline',
  recentAuth: true,
  audit: { action: 'ending.declined', target: about, reason: 'note' },
  summary: 'Decline that an account is ended, with a note; the case is open again',
  params: ProposalParams,
  body: z.object({ note: text(longestNote) }),
  response: Receipt,
  errors: ['PROOF_NEEDED', ...ofCase, ...conflicts, 'PROPOSAL_NOT_FOUND'],
});

export const reopenCase = endpoint({
  ...byModerators,
  method: 'POST',
  path: '/api/cases/:id/reopen',
  audit: { action: 'case.reopened', target: about, reason: 'reason' },
  summary: 'Open a case again in which nothing was done',
  params: IdParams,
  body: z.object({ reason: text(longestNote) }),
  response: Receipt,
  errors: [...ofCase, 'NOT_DECIDED', ...conflicts],
});
