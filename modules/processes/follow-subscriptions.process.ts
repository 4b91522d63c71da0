import { memberState } from '../identity/member/member.state.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import { pick } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { grantsDecider } from '../memberships/grants/grants.decider.js';
import { subscriptionEvents } from '../payments/subscription/subscription.events.js';
import { givenUntil, premiumTerm } from '../premium/term.shared.js';

/** Whenever a provider tells something new of a member's subscription, the member has its tier as long as it is paid, and the days of grace.
 *  source  modules/premium/README.md, Rules 1–3 */
export const followSubscriptions = ({
  bus,
  eventStore,
}: Pick<ModuleContext, 'bus' | 'eventStore'>): Reactor =>
  reactor({
    name: 'follow-subscriptions',
    handles: [pick(subscriptionEvents, 'SubscriptionStarted', 'SubscriptionChanged', 'SubscriptionEnded')],
    handle: async (_, events) => {
      for (const { id, entityId, version, recordedAt } of events) {
        const history = await eventStore.read(subscriptionEvents, entityId);
        const term = premiumTerm(history.filter((event) => event.version <= version));
        const until = term && givenUntil(term);
        if (!term || !until) continue;
        const { memberId, plan: tier } = term;
        if ((await loadState(eventStore, memberState, memberId)).status !== 'registered') continue;
        await dispatch(bus, grantsDecider, memberId, {
          type: 'FollowSubscription',
          memberId,
          grantId: entityId,
          tier,
          until,
          meta: systemCommand(recordedAt, deterministicId('follow-subscriptions', id)),
        });
      }
    },
  });
