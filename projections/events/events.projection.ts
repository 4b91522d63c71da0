import { gatheringEvents } from '../../modules/events/gathering/gathering.events.js';
import { unreachable } from '../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../modules/kernel/postgres/database.js';
import { projection } from '../../modules/kernel/processing/projection.js';
import { createGatherings, type GatheringTable } from './events.table.js';

const gatherings = pick(gatheringEvents, 'GatheringPublished', 'GatheringCancelled');

/** The gatherings that people can visit. */
export const events = projection({
  name: 'events',
  version: 1,
  handles: [gatherings],
  create: createGatherings,
  async handle(tx, events) {
    for (const event of events) await enter(tx, event);
  },
});

type Tables = { gathering: GatheringTable };
type Handled = RecordedEvent<EventOf<typeof gatherings>>;
type Published = Extract<Handled, { type: 'GatheringPublished' }>;

async function enter(tx: DatabaseTransaction, event: Handled): Promise<void> {
  switch (event.type) {
    case 'GatheringPublished':
      return show(tx, event);
    case 'GatheringCancelled':
      await tx.withTables<Tables>().deleteFrom('gathering').where('id', '=', event.entityId).execute();
      return;
    default:
      return unreachable(event);
  }
}

async function show(tx: DatabaseTransaction, { entityId, data }: Published): Promise<void> {
  const { title, kind, description, startsAt, endsAt, timeZone, venue } = data;
  const row = {
    title,
    kind,
    description,
    starts_at: startsAt,
    ends_at: endsAt,
    time_zone: timeZone,
    venue: venue.name,
    area: venue.area,
    latitude: venue.latitude,
    longitude: venue.longitude,
  };
  await tx
    .withTables<Tables>()
    .insertInto('gathering')
    .values({ id: entityId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
