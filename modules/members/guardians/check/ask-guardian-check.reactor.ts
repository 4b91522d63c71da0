import type { Clock } from '../../../kernel/decider/clock.js';
import { pick } from '../../../kernel/event-store/events.js';
import { type Reactor, reactor } from '../../../kernel/processing/projection.js';
import type { MembersTables } from '../../members.tables.js';
import { guardianshipEvents } from '../guardianship.events.js';
import { guardianCheckQueue } from './guardian-check.queue.js';

/** Whenever a guardian has accepted, a row and its job ask the configured check. Both are written in the transaction
 *  of the checkpoint.
 *  source  README, The configured check */
export const askGuardianCheck = (clock: Clock): Reactor =>
  reactor({
    name: 'ask-guardian-check',
    handles: [pick(guardianshipEvents, 'GuardianAccepted')],
    handle: async (tx, events) => {
      for (const event of events) {
        const now = clock.now();
        const { numInsertedOrUpdatedRows } = await tx
          .withTables<MembersTables>()
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
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n) continue;
        await guardianCheckQueue.enqueue(tx, {
          key: event.id,
          payload: { guardianshipId: event.id },
          dueAt: now,
        });
      }
    },
  });
