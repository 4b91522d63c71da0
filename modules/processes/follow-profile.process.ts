import type { CommandBus } from '@nestjs/cqrs';
import { renameAccount } from '../identity/accounts/accounts.shared.js';
import { memberDecider } from '../identity/member/member.decider.js';
import { memberState } from '../identity/member/member.state.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { pick } from '../kernel/event-store/events.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { profileEvents, publicName } from '../members/profile/profile.events.js';

interface Deps {
  readonly bus: CommandBus;
  readonly eventStore: DomainEventStore;
}

/** Whenever a member changes their profile, rename their account to the name in the profile. */
export const followProfile = ({ bus, eventStore }: Deps): Reactor =>
  reactor({
    name: 'follow-profile',
    handles: [pick(profileEvents, 'ProfileChanged')],
    handle: async (tx, events) => {
      for (const event of events) {
        if (event.data.firstName === '') continue;
        const name = publicName(event.data);
        const member = await loadState(eventStore, memberState, event.entityId);
        if (member.status !== 'registered') continue;
        const meta = {
          actor: { id: event.entityId, roles: [] },
          now: event.recordedAt,
          commandId: deterministicId('follow-profile', event.id),
        };
        await dispatch(bus, memberDecider, event.entityId, {
          type: 'RenameMember',
          name,
          meta,
        });
        await renameAccount(tx, event.entityId, name);
      }
    },
  });
