import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { forbidden } from '../../kernel/decider/errors.js';
import type { CaseEvent } from './case.events.js';
import type { KnownCase } from './case.state.js';
import { mustBeUndecided } from './claim.rules.js';
import { mustBeImpartial, type Relation } from './conflicts.rules.js';
import { caseNotFound } from './not-found.rules.js';

export type CommunityCommand =
  | Command<
      'DecideInCommunity',
      {
        readonly relation: Relation;
        readonly communityId: string;
        readonly outcome: 'acted' | 'nothing';
        readonly reason: string;
      }
    >
  | Command<'PassOnCase', { readonly communityId: string; readonly note: string }>;

/** Decide as a moderator of the community in which it happened: by its rules, and without strikes.
 *  errors  CASE_NOT_FOUND (not-found) when staff alone handles it, CASE_DECIDED (conflict), OWN_CASE, CONFLICT_OF_INTEREST (forbidden)
 *  source  README, Cases */
export function decideInCommunity(
  { meta, relation, communityId, outcome, reason }: CommandOf<CommunityCommand, 'DecideInCommunity'>,
  found: KnownCase,
): readonly CaseEvent[] {
  mustBeOfCommunity({ meta, communityId }, found);
  mustBeImpartial(found, meta, { ...relation, isAbove: false }); // in their community admins are members like others
  return [
    event('CaseDecided', {
      subjectId: found.subjectId,
      outcome,
      decisionId: null,
      communityId,
      draft: null,
      decidedBy: meta.actor.id,
      confirmedBy: null,
      reason,
    }),
  ];
}

/** Leave a case to staff. Whoever is close to its subject, or reported it, may do that too.
 *  errors  CASE_NOT_FOUND (not-found), CASE_DECIDED (conflict), OWN_CASE (forbidden) when it is about them */
export function passOn(
  { meta, communityId, note }: CommandOf<CommunityCommand, 'PassOnCase'>,
  found: KnownCase,
): readonly CaseEvent[] {
  mustBeOfCommunity({ meta, communityId }, found);
  return [event('CasePassedOn', { subjectId: found.subjectId, passedOnBy: meta.actor.id, note })];
}

function mustBeOfCommunity(
  { meta, communityId }: Pick<CommandOf<CommunityCommand, 'PassOnCase'>, 'meta' | 'communityId'>,
  found: KnownCase,
): void {
  if (found.communityId !== communityId) throw caseNotFound();
  mustBeUndecided(found);
  if (found.subjectId === meta.actor.id)
    throw forbidden('OWN_CASE', { message: 'This case is about you. Somebody else decides it.' });
}
