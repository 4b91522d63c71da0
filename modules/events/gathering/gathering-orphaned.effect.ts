import { upcomingRunBy } from '../../../projections/events/events/running.queries.js';
import type { Effect, EffectDeps } from '../../identity/effects.ports.js';
import { memberState } from '../../identity/member/member.state.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { grantsState, limitsAt } from '../../memberships/grants/grants.state.js';
import { organizerState } from '../organizer/organizer.state.js';
import { gatheringDecider } from './gathering.decider.js';
import { gatheringState } from './gathering.state.js';
import { preparesFor } from './gathering-authority.rules.js';

/** Upcoming events say that they have no organizer for now when a member who is suspended, or may not organize, was the last one who could run them.
 *  source  README */
export const gatheringOrphaned: Effect = {
  kind: 'gathering-orphaned',
  name: { one: 'event without an organizer', many: 'events without an organizer' },
  content: 'gathering',
  of: ['suspend', 'end', 'limit organize'],
  async foresee(deps, memberId) {
    const gatherings = await upcomingRunBy(deps.db, memberId);
    const clubs = [...new Set(gatherings.flatMap(({ clubId }) => clubId ?? []))];
    const run = new Set<string | null>();
    for (const id of clubs) if (await isRunWithout(deps, id, memberId)) run.add(id);
    return gatherings.filter(({ clubId }) => !run.has(clubId)).map(({ id, title }) => ({ id, title }));
  },
  async apply({ bus, eventStore }, { id }, meta) {
    const receipt = await dispatch(bus, gatheringDecider, id, { type: 'LoseOrganizer', meta });
    const { status, hasOrganizer } = await loadState(eventStore, gatheringState, id);
    return status === 'published' && !hasOrganizer ? receipt : 'nothing';
  },
  async giveBack({ bus, eventStore }, { id }, meta) {
    const { status, hasOrganizer } = await loadState(eventStore, gatheringState, id);
    if (status !== 'published' || hasOrganizer) return 'changed';
    return dispatch(bus, gatheringDecider, id, { type: 'RegainOrganizer', meta });
  },
};

/** Whether somebody else of a team can run its events now. */
async function isRunWithout({ eventStore }: EffectDeps, clubId: string, memberId: string): Promise<boolean> {
  const club = await loadState(eventStore, organizerState, clubId);
  const now = new Date().toISOString();
  for (const id of Object.keys(club.team)) {
    if (id === memberId || !preparesFor(club, id)) continue;
    const member = await loadState(eventStore, memberState, id);
    if (member.status !== 'registered' || member.isSuspended) continue;
    const limits = limitsAt(await loadState(eventStore, grantsState, id), now);
    if (!limits.some(({ capability }) => capability === 'organize')) return true;
  }
  return false;
}
