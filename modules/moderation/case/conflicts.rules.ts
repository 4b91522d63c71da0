import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { forbidden } from '../../kernel/decider/errors.js';
import type { KnownCase } from './case.state.js';

/** What a handler is to the member whom a case is about, as the service found it. */
export interface Relation {
  /** The verified guardian of the member, or the minor whom the member answers for. */
  readonly isKin: boolean;
  /** One of the two has blocked the other. */
  readonly isBlocked: boolean;
  /** They had a deal in the last 90 days. */
  readonly hasDealt: boolean;
  /** The member is an admin, and the handler is none. */
  readonly isAbove: boolean;
}

export type ConflictOfInterest = 'own' | 'reported it' | 'blocked' | 'dealt' | 'admin';

/** units  days */
export const daysAfterDeal = 90;

/** Why somebody may not decide about a case; null when they may.
 *  source  README, Cases */
export function conflictOf(
  { subjectId, reports }: Pick<KnownCase, 'subjectId' | 'reports'>,
  handlerId: string,
  { isKin, isBlocked, hasDealt, isAbove }: Relation,
): ConflictOfInterest | null {
  if (subjectId === handlerId || isKin) return 'own';
  if (reports.some(({ reporterId }) => reporterId === handlerId)) return 'reported it';
  if (isBlocked) return 'blocked';
  if (hasDealt) return 'dealt';
  return isAbove ? 'admin' : null;
}

/** errors  OWN_CASE, CONFLICT_OF_INTEREST (forbidden) */
export function mustBeImpartial(
  about: Pick<KnownCase, 'subjectId' | 'reports'>,
  { actor }: CommandMetadata,
  relation: Relation,
): void {
  const found = conflictOf(about, actor.id, relation);
  if (found === null) return;
  if (found === 'own' || found === 'reported it') throw forbidden('OWN_CASE', { message: messages[found] });
  throw forbidden('CONFLICT_OF_INTEREST', { message: messages[found] });
}

const messages: Readonly<Record<ConflictOfInterest, string>> = {
  own: 'This case is about you, or about somebody close to you. Somebody else decides it.',
  'reported it': 'You reported this yourself. Somebody else decides it.',
  blocked: 'You or this member blocked the other. Somebody else decides it.',
  dealt: `You had a deal with this member in the last ${daysAfterDeal} days. Somebody else decides it.`,
  admin: 'This is about an admin. Another admin decides it.',
};
