import { sql } from 'kysely';
import { gatheringEvents } from '../../../modules/events/gathering/gathering.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';

export const ofGathering = pick(
  gatheringEvents,
  'GatheringDrafted',
  'GatheringChanged',
  'ReviewAsked',
  'ReviewRefused',
  'GatheringPublished',
  'GatheringCancelled',
  'DraftDiscarded',
);

/** The events of an organizer: what is a draft, waits for staff, or is published. Those of before there were organizers have no row. */
export async function writeGathering(
  tx: DatabaseTransaction,
  event: RecordedEvent<EventOf<typeof ofGathering>>,
): Promise<void> {
  const { entityId: id } = event;
  switch (event.type) {
    case 'GatheringDrafted':
      return put(tx, id, 'draft', event.data);
    case 'GatheringPublished':
      return put(tx, id, 'published', event.data);
    case 'GatheringChanged':
      await sql`update gathering set title = ${event.data.title} where id = ${id}`.execute(tx);
      return;
    case 'ReviewAsked':
      return become(tx, id, 'in review');
    case 'ReviewRefused':
      return become(tx, id, 'draft');
    case 'GatheringCancelled':
      return become(tx, id, 'cancelled');
    case 'DraftDiscarded':
      await sql`delete from gathering where id = ${id}`.execute(tx);
      return;
    default:
      unreachable(event);
  }
}

interface Words {
  readonly title: string;
  readonly clubId: string | null;
}

async function put(
  tx: DatabaseTransaction,
  id: string,
  status: string,
  { title, clubId }: Words,
): Promise<void> {
  if (clubId === null) return;
  await sql`insert into gathering values (${id}, ${clubId}, ${title}, ${status})
    on conflict (id) do update set title = excluded.title, status = excluded.status`.execute(tx);
}

async function become(tx: DatabaseTransaction, id: string, status: string): Promise<void> {
  await sql`update gathering set status = ${status} where id = ${id}`.execute(tx);
}
