import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, forbidden, notFound, unprocessable } from '../../kernel/decider/errors.js';
import type { CaseDraft, CaseEvent } from './case.events.js';
import { type KnownCase, keyOf } from './case.state.js';
import { mustBeUndecided, mustNotBeOfAnother } from './claim.rules.js';
import { mustBeImpartial, type Relation } from './conflicts.rules.js';

export type VerdictCommand =
  /** draft: null when nothing is done */
  | Command<
      'DecideCase',
      {
        readonly relation: Relation;
        readonly draft: CaseDraft | null;
        readonly decisionId: string;
        readonly reason: string;
      }
    >
  | Command<
      'ProposeEnding',
      { readonly relation: Relation; readonly proposalId: string; readonly draft: CaseDraft }
    >
  | Command<
      'ConfirmEnding',
      { readonly relation: Relation; readonly proposalId: string; readonly decisionId: string }
    >
  | Command<
      'DeclineEnding',
      { readonly relation: Relation; readonly proposalId: string; readonly note: string }
    >
  | Command<'ReopenCase', { readonly relation: Relation; readonly reason: string }>;

/** Decide a case.
 *  errors  CASE_DECIDED, CLAIMED_BY_ANOTHER (conflict), OWN_CASE, CONFLICT_OF_INTEREST, SECOND_PAIR_OF_EYES (forbidden),
 *          TARGET_NOT_FOUND (not-found), REASON_NEEDED, FACTS_NEEDED (unprocessable)
 *  source  README, Cases */
export function decideCase(
  { meta, relation, draft, decisionId, reason }: CommandOf<VerdictCommand, 'DecideCase'>,
  found: KnownCase,
): readonly CaseEvent[] {
  mustBeOpenTo({ meta, relation }, found);
  if (draft?.measure.kind === 'end' || found.status === 'to confirm') throw secondNeeded();
  if (draft === null && !reason)
    throw unprocessable('REASON_NEEDED', { message: 'Say why nothing is done. Only staff reads it.' });
  if (draft) mustBeWhole(draft, found);
  return [
    decided(found, {
      outcome: draft ? 'acted' : 'nothing',
      decisionId: draft && decisionId,
      draft,
      decidedBy: meta.actor.id,
      confirmedBy: null,
      reason,
    }),
  ];
}

/** Propose the end of an account; another handler confirms it.
 *  errors  those of `decideCase` */
export function proposeEnding(
  { meta, relation, proposalId, draft }: CommandOf<VerdictCommand, 'ProposeEnding'>,
  found: KnownCase,
): readonly CaseEvent[] {
  mustBeOpenTo({ meta, relation }, found);
  if (found.status === 'to confirm') throw secondNeeded();
  mustBeWhole(draft, found);
  return [
    event('EndingProposed', { subjectId: found.subjectId, proposalId, proposedBy: meta.actor.id, draft }),
  ];
}

/** Confirm the end of an account, as another than who proposed it.
 *  errors  PROPOSAL_NOT_FOUND (not-found), SECOND_PAIR_OF_EYES, OWN_CASE, CONFLICT_OF_INTEREST (forbidden), MEMBER_ERASED (conflict) */
export function confirmEnding(
  { meta, relation, proposalId, decisionId }: CommandOf<VerdictCommand, 'ConfirmEnding'>,
  found: KnownCase,
): readonly CaseEvent[] {
  const { by, draft } = proposalOf(found, proposalId);
  mustBeImpartial(found, meta, relation);
  if (by === meta.actor.id) throw secondNeeded();
  if (!draft) throw memberErased();
  return [
    decided(found, {
      outcome: 'acted',
      decisionId,
      draft,
      decidedBy: by,
      confirmedBy: meta.actor.id,
      reason: '',
    }),
  ];
}

/** Decline that an account is ended: the case is open again. Whoever proposed it may take the proposal back so.
 *  errors  PROPOSAL_NOT_FOUND (not-found), OWN_CASE, CONFLICT_OF_INTEREST (forbidden) */
export function declineEnding(
  { meta, relation, proposalId, note }: CommandOf<VerdictCommand, 'DeclineEnding'>,
  found: KnownCase,
): readonly CaseEvent[] {
  proposalOf(found, proposalId);
  mustBeImpartial(found, meta, relation);
  return [
    event('EndingDeclined', { subjectId: found.subjectId, proposalId, declinedBy: meta.actor.id, note }),
  ];
}

/** Open a case again in which nothing was done.
 *  errors  NOT_DECIDED (conflict), OWN_CASE, CONFLICT_OF_INTEREST (forbidden) */
export function reopen(
  { meta, relation, reason }: CommandOf<VerdictCommand, 'ReopenCase'>,
  found: KnownCase,
): readonly CaseEvent[] {
  if (found.outcome !== 'nothing')
    throw conflict('NOT_DECIDED', {
      message: found.outcome
        ? 'Something was done in this case. Take the decision back instead.'
        : 'This case is open.',
    });
  mustBeImpartial(found, meta, relation);
  return [event('CaseReopened', { subjectId: found.subjectId, reopenedBy: meta.actor.id, reason })];
}

export const memberErased = () =>
  conflict('MEMBER_ERASED', {
    message: 'This member has deleted the account. There is nobody to decide about.',
  });

type Decided = Extract<CaseEvent, { readonly type: 'CaseDecided' }>['data'];

const decided = ({ subjectId }: KnownCase, data: Omit<Decided, 'subjectId' | 'communityId'>): CaseEvent =>
  event('CaseDecided', { subjectId, communityId: null, ...data });

const secondNeeded = () =>
  forbidden('SECOND_PAIR_OF_EYES', {
    message: 'The end of an account needs two people: one proposes it, and another confirms it.',
  });

function mustBeOpenTo(
  { meta, relation }: Pick<CommandOf<VerdictCommand, 'DecideCase'>, 'meta' | 'relation'>,
  found: KnownCase,
): void {
  mustBeUndecided(found);
  mustBeImpartial(found, meta, relation);
  mustNotBeOfAnother(found, meta);
}

function mustBeWhole({ facts, removed }: CaseDraft, { targets }: KnownCase): void {
  if (!facts)
    throw unprocessable('FACTS_NEEDED', {
      message: 'Write what happened. The member reads it, and can answer it.',
    });
  const known = new Set(targets.map(keyOf));
  if (removed.some((key) => !known.has(key)))
    throw notFound('TARGET_NOT_FOUND', { message: 'Something to remove is not part of this case.' });
}

function proposalOf({ status, proposal }: KnownCase, proposalId: string) {
  if (status === 'to confirm' && proposal?.id === proposalId) return proposal;
  throw notFound('PROPOSAL_NOT_FOUND', { message: 'This proposal is answered or taken back.' });
}
