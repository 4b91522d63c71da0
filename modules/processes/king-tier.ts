import type { CommandBus } from '@nestjs/cqrs';
import type { Donors } from '../donations/donations.ports.js';
import {
  type Counted,
  countedOf,
  type KingTierDeps,
  kingTierOfMember,
} from '../donations/king-tier/king-tier.shared.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import { grantsDecider } from '../memberships/grants/grants.decider.js';
import type { Settings } from '../settings/settings.ports.js';

export interface KingTierCommands extends KingTierDeps {
  readonly bus: CommandBus;
  readonly donors: Pick<Donors, 'ofMember' | 'proposalOf'>;
  readonly settings: Pick<Settings, 'get'>;
}

/** What a donor gave, where it reaches the King Tier. */
export async function reachedBy(deps: KingTierCommands, donorId: string): Promise<Counted | undefined> {
  const [counted, from] = await Promise.all([
    countedOf(deps, donorId),
    deps.settings.get('king-tier-dollars'),
  ]);
  return counted && counted.cents >= from * 100 ? counted : undefined;
}

/** What waits for another admin, or was granted, for the gifts of a member. */
export interface Given {
  readonly memberId: string;
  readonly donorId: string;
  readonly proposalId: string;
  readonly state: 'proposed' | 'granted';
}

/** undefined where nothing was proposed, or it is over. */
export async function givenFor(deps: KingTierCommands, memberId: string): Promise<Given | undefined> {
  const donorId = deps.donors.ofMember(memberId);
  const { state, proposalId } = await kingTierOfMember(deps, donorId, memberId);
  if (proposalId === null || (state !== 'proposed' && state !== 'granted')) return undefined;
  return { memberId, donorId, proposalId, state };
}

/** Count the gifts again: where they do not reach the King Tier any more, an open proposal is declined, and what was granted is revoked.
 *  in   now: ISO-8601 UTC
 *  out  whether it was taken back */
export async function takeBackUnlessReached(
  deps: KingTierCommands,
  { memberId, donorId, proposalId, state }: Given,
  now: string,
): Promise<boolean> {
  if (await reachedBy(deps, donorId)) return false;
  const meta = systemCommand(now, deterministicId('withdraw-king-tier', proposalId));
  const note = 'The gifts that it was for do not reach the King Tier any more.';
  await dispatch(
    deps.bus,
    grantsDecider,
    memberId,
    state === 'proposed'
      ? { type: 'DeclineLifetime', memberId, proposalId, note, meta }
      : { type: 'RevokeTier', memberId, grantId: proposalId, note, meta },
  );
  return true;
}
