import { idFrom } from '../../kernel/decider/identifiers.js';
import type { Journal } from '../../kernel/event-store/domain-event-store.js';
import { sender } from '../../kernel/processing/projection.js';
import type { Outbox } from '../../mail/mail.ports.js';
import { memberOrNobody } from '../member/known-member.state.js';
import { erasureEvents } from './erasure.events.js';
import { erasureLetter } from './erasure-email.js';

interface Means {
  readonly journal: Journal;
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

/** Whenever an erasure with days of grace is asked for, then the member is told by mail: one for each day that was set, and to a proven address
 *  alone, as another may be somebody else's.
 *  source  README, Rule 12 */
export const tellOfErasure = ({ journal, outbox, publicUrl }: Means) =>
  sender({
    name: 'tell-of-erasure',
    families: [erasureEvents],
    take: async (tx, facts) => {
      for (const { type, data, of, at } of facts) {
        if (type !== 'ErasureRequested' || data.dueAt <= at) continue;
        const member = await memberOrNobody(journal, of);
        if (!member?.hasVerifiedMail) continue;
        const mail = await outbox.write({
          cause: idFrom('erasure', of, data.dueAt.slice(0, '2026-11-20'.length)),
          kind: 'erasure-requested',
          to: member.email,
          person: of,
          letter: erasureLetter(member.name, data.dueAt, `${publicUrl}/account`),
          usefulUntil: data.dueAt,
        });
        await mail.put(tx);
      }
    },
  });
