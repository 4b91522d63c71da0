import { currentOf, decide } from '../kernel/decider/handle-command.js';
import { idFrom } from '../kernel/decider/identifiers.js';
import type { Journal } from '../kernel/event-store/domain-event-store.js';
import { type Sender, sender } from '../kernel/processing/projection.js';
import { profileEvents, publicName } from '../members/profile/profile.events.js';
import type { IdentityTables } from './identity.tables.js';
import { memberDecider } from './member/member.decider.js';
import { memberEvents } from './member/member.events.js';

/** Whenever a member changes their profile, then the house calls them by the name that it shows. */
export const followProfile = (journal: Journal): Sender =>
  sender({
    name: 'follow-profile',
    families: [profileEvents],
    take: async (tx, facts) => {
      const db = tx.withTables<IdentityTables>();
      for (const fact of facts) {
        if (fact.type !== 'ProfileChanged' || fact.data.firstName === '') continue;
        const name = publicName(fact.data);
        const member = await currentOf(journal, memberEvents, memberDecider, fact.of);
        if (member.status !== 'registered') continue;
        const meta = {
          actor: { id: fact.of, roles: [] },
          now: fact.at,
          commandId: idFrom('follow-profile', fact.id),
        };
        await decide(journal, memberEvents, memberDecider, fact.of, { type: 'RenameMember', name, meta });
        await db.updateTable('identity.account').set({ name }).where('member_id', '=', fact.of).execute();
      }
    },
  });
