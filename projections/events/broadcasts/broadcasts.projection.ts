import { sql } from 'kysely';
import { broadcastEvents } from '../../../modules/events/broadcast/broadcast.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { pick } from '../../../modules/kernel/event-store/events.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { createBroadcasts } from './broadcasts.table.js';

/** What organizers wrote to those who go to their events. Those of an erased member go. */
export const broadcasts = projection({
  name: 'broadcasts',
  version: 1,
  handles: [broadcastEvents, pick(memberEvents, 'MemberErased')],
  create: createBroadcasts,
  handle: async (tx, events) => {
    for (const { type, entityId: id, recordedAt, data } of events)
      switch (type) {
        case 'BroadcastSent':
          await sql`insert into broadcast values (${id}, ${data.memberId}, ${data.clubId}, ${data.gatheringId}, ${data.day},
            ${data.audience === 'going and interested'}, ${data.recipients}, ${recordedAt}, false)`.execute(
            tx,
          );
          break;
        case 'BroadcastRemoved':
        case 'BroadcastReinstated':
          await sql`update broadcast set is_removed = ${type === 'BroadcastRemoved'} where id = ${id}`.execute(
            tx,
          );
          break;
        case 'MemberErased':
          await sql`delete from broadcast where member_id = ${id}`.execute(tx);
          break;
        default:
          unreachable(type);
      }
  },
});
