import type { Clock } from '../../../kernel/decider/clock.js';
import { pick } from '../../../kernel/event-store/events.js';
import { type Reactor, reactor } from '../../../kernel/processing/projection.js';
import type { MembersTables } from '../../members.tables.js';
import { guardianshipEvents } from '../guardianship.events.js';

/** Whenever a guardian has accepted, then the configured check is to be asked about them: a row in the transaction of the checkpoint, which
 *  `CheckPost` takes up.
 *  source  README, The configured check */
export const askGuardianCheck = (clock: Clock): Reactor =>
  reactor({
    name: 'ask-guardian-check',
    handles: [pick(guardianshipEvents, 'GuardianAccepted')],
    handle: async (tx, events) => {
      const rows = tx.withTables<MembersTables>();
      for (const event of events) {
        const now = clock.now();
        await rows
          .insertInto('members.guardian_check')
          .values({
            id: event.id,
            minor_id: event.entityId,
            invitation_id: event.data.invitationId,
            state: 'waiting',
            tries: 0,
            put_at: now,
            due_at: now,
            settled_at: null,
            fault: null,
          })
          .onConflict((same) => same.doNothing())
          .execute();
      }
    },
  });
