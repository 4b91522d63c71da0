import type { Clock } from '../../../kernel/decider/clock.js';
import { type Reactor, reactor } from '../../../kernel/processing/projection.js';
import type { MembersTables } from '../../members.tables.js';
import { guardianshipEvents } from '../guardianship.events.js';

/** Whenever a guardian has accepted, then the configured check is to be asked about them: a row in the transaction of the checkpoint, which
 *  `CheckPost` takes up.
 *  source  README, The configured check */
export const askGuardianCheck = (clock: Clock): Reactor =>
  reactor({
    name: 'ask-guardian-check',
    streams: [guardianshipEvents],
    handle: async (tx, facts) => {
      const rows = tx.withTables<MembersTables>();
      for (const fact of facts) {
        if (fact.type !== 'GuardianAccepted') continue;
        const now = clock.now();
        await rows
          .insertInto('members.guardian_check')
          .values({
            id: fact.id,
            minor_id: fact.entityId,
            invitation_id: fact.data.invitationId,
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
