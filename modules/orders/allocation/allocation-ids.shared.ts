import { hash } from 'node:crypto';
import { deterministicId } from '../../kernel/decider/identifiers.js';

/** The request of a member at a date; nobody can choose it. */
export const requestIdOf = (dateId: string, memberId: string): string =>
  deterministicId('allocation request', dateId, memberId);

/** The order that a placement becomes: the same whenever it is tried again. It follows from the seed too, which is secret until all are reserved, so that nobody
 *  can use the id before. */
export const orderOfRequest = (dateId: string, seed: string, requestId: string): string =>
  deterministicId('allocation order', dateId, seed, requestId);

/** The lot of a request: the beginning of SHA-256 of the seed, a colon and the id of the request. The smallest goes first.
 *  source  README, Allocation 4 */
export const lotOf = (seed: string, requestId: string): string =>
  hash('sha256', `${seed}:${requestId}`).slice(0, 12);

/** What everybody reads of a seed before it is published. */
export const hashOfSeed = (seed: string): string => (seed === '' ? '' : hash('sha256', seed));
