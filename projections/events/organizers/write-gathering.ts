import { sql } from 'kysely';
import { gatheringEvents } from '../../../modules/events/gathering/gathering.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';

export const ofGathering = pick(
  gatheringEvents,
  'GatheringDrafted',
  'GatheringChanged',
  'DatesReplaced',
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
      return put(tx, event, 'draft', event.data);
    case 'GatheringPublished':
      return put(tx, event, 'published', event.data);
    case 'GatheringChanged':
      await sql`update gathering set title = ${event.data.title}, version = ${event.version} where id = ${id}`.execute(
        tx,
      );
      return;
    case 'DatesReplaced':
      await sql`update gathering set version = ${event.version} where id = ${id}`.execute(tx);
      return;
    case 'ReviewAsked':
      return become(tx, event, 'in review');
    case 'ReviewRefused':
      return become(tx, event, 'draft');
    case 'GatheringCancelled':
      return become(tx, event, 'cancelled');
    case 'DraftDiscarded':
      await sql`delete from gathering where id = ${id}`.execute(tx);
      return;
    default:
      unreachable(event);
  }
}

type Of = Pick<RecordedEvent, 'entityId' | 'version'>;

interface Words {
  readonly title: string;
  readonly clubId: string | null;
}

async function put(
  tx: DatabaseTransaction,
  { entityId: id, version }: Of,
  status: string,
  { title, clubId }: Words,
): Promise<void> {
  if (clubId === null) return;
  await sql`insert into gathering values (${id}, ${clubId}, ${title}, ${status}, ${version})
    on conflict (id) do update set title = excluded.title, status = excluded.status, version = excluded.version`.execute(
    tx,
  );
}

async function become(tx: DatabaseTransaction, { entityId: id, version }: Of, status: string): Promise<void> {
  await sql`update gathering set status = ${status}, version = ${version} where id = ${id}`.execute(tx);
}
