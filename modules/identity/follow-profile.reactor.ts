import { handleCommand, loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { profileEvents, publicName } from '../members/profile/profile.events.js';
import type { IdentityTables } from './identity.tables.js';
import { memberDecider } from './member/member.decider.js';
import { memberEvents } from './member/member.events.js';

/** Whenever a member changes their profile, then the house calls them by the name that it shows. */
export const followProfile = (journal: DomainEventStore): Reactor =>
  reactor({
    name: 'follow-profile',
    streams: [profileEvents],
    handle: async (tx, facts) => {
      const db = tx.withTables<IdentityTables>();
      for (const fact of facts) {
        if (fact.type !== 'ProfileChanged' || fact.data.firstName === '') continue;
        const name = publicName(fact.data);
        const member = await loadState(journal, memberEvents, memberDecider, fact.entityId);
        if (member.status !== 'registered') continue;
        const meta = {
          actor: { id: fact.entityId, roles: [] },
          now: fact.recordedAt,
          commandId: deterministicId('follow-profile', fact.id),
        };
        await handleCommand(journal, memberEvents, memberDecider, fact.entityId, {
          type: 'RenameMember',
          name,
          meta,
        });
        await db
          .updateTable('identity.account')
          .set({ name })
          .where('member_id', '=', fact.entityId)
          .execute();
      }
    },
  });
