import { memberEvents } from '../identity/member/member.events.js';
import { sender } from '../kernel/processing/projection.js';
import { guardianshipEvents } from './guardians/guardianship.events.js';
import { forgetAddresses } from './guardians/invitation-store.js';
import type { MembersTables } from './members.tables.js';

/** Whenever a member is erased, then their invitations go, and what staff wrote of them as minor or guardian; whenever a minor's invitations are
 *  over, then the addresses go that they went to. */
export const forgetGuardianRows = sender({
  name: 'forget-guardian-rows',
  families: [memberEvents, guardianshipEvents],
  take: async (tx, facts) => {
    const rows = tx.withTables<MembersTables>();
    for (const { type, of } of facts) {
      if (type === 'GuardianAccepted' || type === 'MajorityReached') await forgetAddresses(tx, of);
      if (type !== 'MemberErased') continue;
      await rows.deleteFrom('members.invitation').where('minor_id', '=', of).execute();
      await rows
        .deleteFrom('members.judgement')
        .where((row) => row.or([row('minor_id', '=', of), row('guardian_id', '=', of)]))
        .execute();
    }
  },
});
