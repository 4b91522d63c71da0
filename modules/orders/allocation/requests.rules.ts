import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, unprocessable } from '../../kernel/decider/errors.js';
import type { AllocationEvent } from './allocation.events.js';
import { type AllocationRules, mostRequests, type RequestWishes } from './allocation.schemas.js';
import { mustBeOpen, noRequest, published, rulesOf } from './allocation-guards.rules.js';
import { requestOf, stageOf } from './allocation-status.rules.js';
import type { Allocation, AllocationCommand } from './allocation-types.state.js';

/** Let vendors ask, or change the rules while they do: once somebody has asked, only the words and a later moment.
 *  events  [RequestsOpened] or [AllocationRulesChanged]; [] for the same rules again
 *  errors  REQUESTS_CLOSED, RULES_FIXED (conflict), CLOSES_PAST (unprocessable)
 *  source  README, Allocation 1 */
export function openRequests(
  { rules, seed, meta }: CommandOf<AllocationCommand, 'OpenRequests'>,
  allocation: Allocation,
): readonly AllocationEvent[] {
  const { rules: before } = allocation;
  if (before && isSame(before, rules)) return [];
  if (before) mustBeOpen(allocation, meta.now);
  if (rules.closesAt <= meta.now)
    throw unprocessable('CLOSES_PAST', { message: 'Vendors need time to ask: choose a later moment.' });
  const by = meta.actor.id;
  if (!before) return [event('RequestsOpened', { by, rules, seed })];
  const { words, closesAt } = rules;
  if (
    allocation.requests.size &&
    (closesAt < before.closesAt || !isSame({ ...before, words, closesAt }, rules))
  )
    throw conflict('RULES_FIXED', {
      message: 'Somebody has asked by these rules. You can change their words, and close later.',
    });
  return [event('AllocationRulesChanged', { by, rules })];
}

/** events  [RequestsClosed]; [] when they are closed
 *  errors  ALLOCATION_NOT_FOUND (not-found) */
export function closeRequests(
  { meta }: CommandOf<AllocationCommand, 'CloseRequests'>,
  allocation: Allocation,
): readonly AllocationEvent[] {
  rulesOf(allocation);
  return stageOf(allocation, meta.now) === 'open' ? [event('RequestsClosed', { by: meta.actor.id })] : [];
}

/** Ask for spaces, or with other wishes in place of those before: the moment of the first counts.
 *  events  [SpacesAskedFor]; [] for the same wishes again
 *  errors  ALLOCATION_NOT_FOUND (not-found); REQUESTS_CLOSED, REQUESTS_FULL (conflict); OVER_LIMIT (conflict), with the most; WISHES_WRONG (unprocessable)
 *  source  README, Allocation 2 */
export function askForSpaces(
  { requestId, wishes, meta }: CommandOf<AllocationCommand, 'AskForSpaces'>,
  allocation: Allocation,
): readonly AllocationEvent[] {
  const { mostSpaces: most } = mustBeOpen(allocation, meta.now);
  const memberId = meta.actor.id;
  if (wishes.count > most)
    throw conflict('OVER_LIMIT', {
      most,
      message: `One request can name ${most} ${most === 1 ? 'space' : 'spaces'}.`,
    });
  mustMakeSense(wishes, memberId);
  const before = allocation.requests.get(requestId);
  if (before && before.memberId !== memberId) throw noRequest();
  if (before && !before.isWithdrawn && JSON.stringify(before.wishes) === JSON.stringify(wishes)) return [];
  if (!before && allocation.requests.size >= mostRequests)
    throw conflict('REQUESTS_FULL', { message: 'As many as can be decided together have asked already.' });
  const number = before?.number ?? allocation.requests.size + 1;
  const at = before && !before.isWithdrawn ? before.at : meta.now;
  return [event('SpacesAskedFor', { requestId, memberId, number, at, wishes })];
}

/** By the member while requests are open; for one who is erased until spaces are given.
 *  events  [RequestWithdrawn]; [] when it is
 *  errors  REQUEST_NOT_FOUND, ALLOCATION_NOT_FOUND (not-found); REQUESTS_CLOSED, ALLOCATION_PUBLISHED (conflict)
 *  source  README, Allocation 2 and 10 */
export function withdrawRequest(
  { requestId, memberId, isErased, meta }: CommandOf<AllocationCommand, 'WithdrawRequest'>,
  allocation: Allocation,
): readonly AllocationEvent[] {
  if (isErased && allocation.status !== 'open') throw published();
  if (!isErased) mustBeOpen(allocation, meta.now);
  const request = requestOf(allocation, memberId);
  if (!request && allocation.requests.get(requestId)?.memberId === memberId) return [];
  if (request?.id !== requestId) throw noRequest();
  return [event('RequestWithdrawn', { requestId, memberId })];
}

/** errors  WISHES_WRONG (unprocessable) */
function mustMakeSense({ beside, types, zoneIds, near }: RequestWishes, memberId: string): void {
  const isTwice = [beside, types, zoneIds, near].some((all) => new Set(all).size !== all.length);
  if (isTwice) throw unprocessable('WISHES_WRONG', { message: 'Name each thing once.' });
  if (beside.includes(memberId))
    throw unprocessable('WISHES_WRONG', { message: 'Name others to be beside, not yourself.' });
}

const isSame = (one: AllocationRules, other: AllocationRules): boolean =>
  one.closesAt === other.closesAt &&
  one.words === other.words &&
  one.mostSpaces === other.mostSpaces &&
  one.draw === other.draw &&
  one.productIds.join('\n') === other.productIds.join('\n') &&
  one.priorities.join('\n') === other.priorities.join('\n');
