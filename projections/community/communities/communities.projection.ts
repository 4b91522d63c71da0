import { communityEvents } from '../../../modules/community/community/community.events.js';
import { membershipEvents } from '../../../modules/community/membership/membership.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { actsOf, writeActs } from './acts.js';
import { createCommunities } from './communities.table.js';
import { writeCommunity } from './write-community.js';
import { eraseMembers } from './write-erasure.js';
import { type MembershipEvent, writeMemberships } from './write-memberships.js';

const handles = [communityEvents, membershipEvents, pick(memberEvents, 'MemberErased')] as const;
type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;

/** Communities with their members, moderators, links and what moderators did. Memberships of a run of events are one statement, because they are the most. */
export const communities = projection({
  name: 'communities',
  version: 1,
  handles,
  create: createCommunities,
  handle: async (tx, events, _copyRows, keys) => {
    for (const run of runsOf(events)) {
      const [first] = run;
      if (first.type === 'MemberErased')
        await eraseMembers(
          tx,
          run.map(({ entityId }) => entityId),
        );
      else if (isOfMembership(first)) await writeMemberships(tx, run.filter(isOfMembership), keys);
      else for (const event of run) if (isOfCommunity(event)) await writeCommunity(tx, event);
      await writeActs(tx, run.flatMap(actsOf));
    }
  },
});

type Run = [Handled, ...Handled[]];

/** The events in runs of one kind, in their order. */
function runsOf(events: readonly Handled[]): readonly Run[] {
  const runs: Run[] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (last && kindOf(last[0]) === kindOf(event)) last.push(event);
    else runs.push([event]);
  }
  return runs;
}

const kindOf = (event: Handled): string =>
  event.type === 'MemberErased' ? 'erasure' : isOfMembership(event) ? 'membership' : 'community';

const isOfMembership = (event: Handled): event is MembershipEvent => event.type in membershipEvents.schemas;
const isOfCommunity = (event: Handled): event is RecordedEvent<EventOf<typeof communityEvents>> =>
  event.type in communityEvents.schemas;
