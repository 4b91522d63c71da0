import { memberState } from '../../identity/member/member.state.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { pick } from '../../kernel/event-store/events.js';
import { reactor } from '../../kernel/processing/projection.js';
import { type Outbox } from '../../mail/mail.ports.js';
import { safeDisplayName } from '../../mail/safe-display-name.rules.js';
import { nameForOthers } from '../name-for-others.rules.js';

import { guardianshipEvents } from './guardianship.events.js';
import { invitationEmail } from './invitation-email.js';
import { InvitationTokens } from './invitation-token.js';
import { invitedAddress } from './invited-addresses.shared.js';

interface Deps {
  readonly eventStore: DomainEventStore;
  readonly outbox: Outbox;
  readonly secret: string;
  readonly publicUrl: string;
  readonly supportEmail: string;
}

/** Whenever a minor invites a guardian, the mail goes to the saved address. There is none when the mailbox has reached its limit.
 *  source  README, Rule 9 */
export const sendInvitation = ({ eventStore, outbox, secret, publicUrl, supportEmail }: Deps) => {
  const tokens = new InvitationTokens(secret);
  return reactor({
    name: 'send-invitation',
    handles: [pick(guardianshipEvents, 'GuardianInvited')],
    handle: async (tx, events) => {
      for (const { data, entityId: minorId } of events) {
        const { invitationId } = data;
        const email = await invitedAddress(tx, invitationId);
        if (email === undefined) continue;
        const minor = await loadState(eventStore, memberState, minorId);
        if (minor.status !== 'registered') continue;
        const url = `${publicUrl}/guardian#${tokens.write({ minorId, invitationId })}`;
        const mail = await outbox.write({
          cause: invitationId,
          kind: 'guardian-invitation',
          to: email,
          person: minorId,
          content: invitationEmail(shortName(minor.name), url, supportEmail),
        });
        await mail.enqueue(tx);
      }
    },
  });
};

/** The first name, if it contains no message. */
function shortName(name: string): string {
  const safe = safeDisplayName(name, '');
  return safe ? nameForOthers(safe, false) : 'A member';
}
