import { memberEvents } from '../identity/member/member.events.js';
import { pick } from '../kernel/event-store/events.js';
import { reactor } from '../kernel/processing/projection.js';
import { guardianshipEvents } from './guardians/guardianship.events.js';
import { deleteInvitedAddresses } from './guardians/invitation-store.js';
import type { MembersTables } from './members.tables.js';

/** Whenever a member is erased, their invitations, their questions to the configured check, and the notes of staff
 *  about them are deleted. Whenever the invitations of a minor are used or over, the addresses that they went to are
 *  deleted. */
export const deleteGuardianRows = reactor({
  name: 'forget-guardian-rows',
  handles: [
    pick(memberEvents, 'MemberErased'),
    pick(guardianshipEvents, 'GuardianAccepted', 'MajorityReached'),
  ],
  handle: async (tx, events) => {
    const rows = tx.withTables<MembersTables>();
    for (const { type, entityId } of events) {
      if (type !== 'MemberErased') {
        await deleteInvitedAddresses(tx, entityId);
        continue;
      }
      for (const table of ['members.invitation', 'members.guardian_check'] as const)
        await rows.deleteFrom(table).where('minor_id', '=', entityId).execute();
      await rows
        .deleteFrom('members.judgement')
        .where((row) => row.or([row('minor_id', '=', entityId), row('guardian_id', '=', entityId)]))
        .execute();
    }
  },
});
