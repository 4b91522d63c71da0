import { systemId } from '../../kernel/decider/system-command.js';
import type { GrantsEvent } from '../../memberships/grants/grants.events.js';

/** What became of the proposals of a tier for a donor: by the grants of the member, and the ids that proposals for this donor have.
 *  state  'open': nobody proposed it, or it was taken back since
 *  source  README, King Tier */
export interface KingTier {
  readonly state: 'open' | 'proposed' | 'granted' | 'declined';
  /** Of the last proposal, which a grant has too. */
  readonly proposalId: string | null;
  /** Of the next one. */
  readonly nextId: string;
}

export function kingTierOf(history: readonly GrantsEvent[], idAt: (nth: number) => string): KingTier {
  let kingTier: KingTier = { state: 'open', proposalId: null, nextId: idAt(0) };
  let nth = 0;
  for (const event of history) {
    if (event.type === 'LifetimeProposed' && event.data.proposalId === idAt(nth)) {
      kingTier = { state: 'proposed', proposalId: idAt(nth), nextId: idAt(nth + 1) };
      nth += 1;
    } else kingTier = after(kingTier, event);
  }
  return kingTier;
}

function after(kingTier: KingTier, event: GrantsEvent): KingTier {
  const { proposalId } = kingTier;
  if (event.type === 'TierRevoked')
    return event.data.grantId === proposalId ? { ...kingTier, state: 'open' } : kingTier;
  if (event.type !== 'LifetimeConfirmed' && event.type !== 'LifetimeDeclined') return kingTier;
  if (event.data.proposalId !== proposalId) return kingTier;
  if (event.type === 'LifetimeConfirmed') return { ...kingTier, state: 'granted' };
  return { ...kingTier, state: event.data.declinedBy === systemId ? 'open' : 'declined' };
}
