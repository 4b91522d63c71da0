import { type Command, type CommandMetadata, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { plusMinutes } from '../../kernel/decider/time.js';
import type { CaseEvent } from './case.events.js';
import { claimedBy, type KnownCase } from './case.state.js';
import { mustBeImpartial, type Relation } from './conflicts.rules.js';

export type ClaimCommand = Command<'ClaimCase', { readonly relation: Relation }> | Command<'ReleaseCase'>;

/** units  minutes */
export const claimMinutes = 30;

/** Claim a case for 30 minutes, or for 30 more.
 *  errors  CASE_DECIDED, CLAIMED_BY_ANOTHER (conflict), OWN_CASE, CONFLICT_OF_INTEREST (forbidden)
 *  source  README, Cases */
export function claim(
  { meta, relation }: CommandOf<ClaimCommand, 'ClaimCase'>,
  found: KnownCase,
): readonly CaseEvent[] {
  mustBeUndecided(found);
  mustBeImpartial(found, meta, relation);
  mustNotBeOfAnother(found, meta);
  return [event('CaseClaimed', { claimedBy: meta.actor.id, until: plusMinutes(meta.now, claimMinutes) })];
}

/** Leave a case to others.
 *  events  [ClaimReleased], or [] when somebody else has it, or nobody */
export function release(
  { meta }: CommandOf<ClaimCommand, 'ReleaseCase'>,
  found: KnownCase,
): readonly CaseEvent[] {
  if (claimedBy(found, meta.now) !== meta.actor.id) return [];
  return [event('ClaimReleased', { releasedBy: meta.actor.id })];
}

/** errors  CLAIMED_BY_ANOTHER (conflict) */
export function mustNotBeOfAnother(found: KnownCase, { actor, now }: CommandMetadata): void {
  const by = claimedBy(found, now);
  if (by === null || by === actor.id) return;
  throw conflict('CLAIMED_BY_ANOTHER', {
    by,
    until: found.claim?.until,
    message: 'Somebody else has claimed this case. What you wrote is still here.',
  });
}

/** errors  CASE_DECIDED (conflict) */
export function mustBeUndecided({ status }: KnownCase): void {
  if (status === 'decided')
    throw conflict('CASE_DECIDED', {
      message: 'Somebody has decided this case. What you wrote is still here.',
    });
}
