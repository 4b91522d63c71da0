import type { IdentityTables } from '../modules/identity/identity.tables.js';
import type { Recorded } from '../modules/kernel/events.js';
import { idFrom } from '../modules/kernel/identifiers.js';
import type { Journal } from '../modules/kernel/journal.js';
import type { Sender } from '../modules/kernel/projection.js';
import {
  type GuardianshipEvent,
  guardianshipEvents,
} from '../modules/members/guardians/guardianship.events.js';
import { invitedAddress } from '../modules/members/guardians/invitations.js';
import { carryOut } from '../modules/notifications/notify.js';

/** Whenever a minor invites somebody whose mail a member has proven, then that member hears of it in the app too. Who the address belongs to stands
 *  nowhere but in that member's own inbox: the minor does not learn whether there is an account.
 *  source  modules/notifications/README.md, Policies */
export const tellInvitedGuardian = (journal: Journal): Sender => ({
  name: 'tell-invited-guardian',
  families: [guardianshipEvents],
  take: async (tx, facts) => {
    const identity = tx.withTables<IdentityTables>();
    for (const { type, data, of, id, at } of facts as readonly Recorded<GuardianshipEvent>[]) {
      const email = type === 'GuardianInvited' ? await invitedAddress(tx, data.invitationId) : undefined;
      if (email === undefined) continue;
      const invited = await identity
        .selectFrom('identity.account')
        .select('member_id')
        .where((row) => row(row.fn<string>('lower', ['email']), '=', email))
        .where('email_verified_at', 'is not', null)
        .where('member_id', '<>', of)
        .executeTakeFirst();
      if (!invited) continue;
      const { member_id: memberId } = invited;
      const commandId = idFrom('tell-invited-guardian', id, memberId);
      await carryOut(journal, {
        memberId,
        command: {
          type: 'SendNotification',
          memberId,
          notificationId: commandId,
          notice: {
            type: 'guardian',
            subtype: 'invited',
            message: 'A member under 18 asks you to be their guardian. The link to answer is in your mail.',
            href: '/guardian',
            about: of,
            dedupe: `tell-invited-guardian ${id}`,
          },
          meta: { actor: { id: 'tell-invited-guardian', roles: [] }, now: at, commandId },
        },
      });
    }
  },
});
