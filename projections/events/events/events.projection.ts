import { sql } from 'kysely';
import { gatheringEvents } from '../../../modules/events/gathering/gathering.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { type AnnouncedTable, createGatherings, type GatheringTable } from './events.table.js';

const gatherings = pick(gatheringEvents, 'GatheringPublished', 'GatheringCancelled');

/** The gatherings that people can visit. */
export const events = projection({
  name: 'events',
  version: 3,
  handles: [gatherings, pick(memberEvents, 'MemberErased')],
  create: createGatherings,
  async handle(tx, events) {
    const rows = new Map<string, GatheringTable | undefined>();
    const announced: AnnouncedTable[] = [];
    const erased: string[] = [];
    for (const event of events) {
      if (event.type === 'MemberErased') erased.push(event.entityId);
      else rows.set(event.entityId, rowOf(event));
      if (event.type === 'GatheringPublished')
        announced.push({ gathering_id: event.entityId, organizer_id: event.data.organizerId });
    }
    if (erased.length) {
      await sql`insert into erased select unnest(${erased}::text[]) on conflict do nothing`.execute(tx);
      await sql`delete from announced where organizer_id = any(${erased})`.execute(tx);
    }
    if (announced.length)
      await sql`insert into announced select * from json_populate_recordset(null::announced, ${JSON.stringify(announced)})
        where organizer_id not in (select id from erased) on conflict do nothing`.execute(tx);
    const shown = [...rows.values()].filter((row) => row !== undefined);
    await sql`delete from gathering where id = any(${[...rows.keys()]})`.execute(tx);
    if (shown.length)
      await sql`insert into gathering select * from json_populate_recordset(null::gathering, ${JSON.stringify(shown)})`.execute(
        tx,
      );
  },
});

type Handled = RecordedEvent<EventOf<typeof gatherings>>;

/** The row of a gathering after an event; undefined when it has none any more. */
function rowOf(event: Handled): GatheringTable | undefined {
  switch (event.type) {
    case 'GatheringPublished': {
      const { title, kind, description, startsAt, endsAt, timeZone, venue } = event.data;
      return {
        id: event.entityId,
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
    }
    case 'GatheringCancelled':
      return undefined;
    default:
      return unreachable(event);
  }
}
