import { sql } from 'kysely';
import { gatheringEvents } from '../../../modules/events/gathering/gathering.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { type EventOf, pick } from '../../../modules/kernel/event-store/events.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { type AnnouncedTable, createGatherings, type GatheringTable } from './events.table.js';

const gatherings = pick(
  gatheringEvents,
  'GatheringPublished',
  'GatheringCancelled',
  'GatheringRemoved',
  'GatheringReinstated',
  'OrganizerLost',
  'OrganizerRegained',
);

/** The gatherings that people can visit, and those that were cancelled or removed. */
export const events = projection({
  name: 'events',
  version: 5,
  handles: [gatherings, pick(memberEvents, 'MemberErased')],
  create: createGatherings,
  async handle(tx, events) {
    const rows: GatheringTable[] = [];
    const announced: AnnouncedTable[] = [];
    const cancelled: string[] = [];
    const removed = new Map<string, boolean>();
    const erased: string[] = [];
    const hasOrganizer = new Map<string, boolean>();
    for (const event of events)
      switch (event.type) {
        case 'GatheringPublished':
          rows.push(rowOf(event.entityId, event.data));
          announced.push({ gathering_id: event.entityId, organizer_id: event.data.organizerId });
          break;
        case 'GatheringCancelled':
          cancelled.push(event.entityId);
          break;
        case 'GatheringRemoved':
        case 'GatheringReinstated':
          removed.set(event.entityId, event.type === 'GatheringRemoved');
          break;
        case 'OrganizerLost':
        case 'OrganizerRegained':
          hasOrganizer.set(event.entityId, event.type === 'OrganizerRegained');
          break;
        case 'MemberErased':
          erased.push(event.entityId);
          break;
        default:
          unreachable(event);
      }
    if (erased.length) {
      await sql`insert into erased select unnest(${erased}::text[]) on conflict do nothing`.execute(tx);
      await sql`delete from announced where organizer_id = any(${erased})`.execute(tx);
    }
    if (announced.length)
      await sql`insert into announced select * from json_populate_recordset(null::announced, ${JSON.stringify(announced)})
        where organizer_id not in (select id from erased) on conflict do nothing`.execute(tx);
    if (rows.length)
      await sql`insert into gathering select * from json_populate_recordset(null::gathering, ${JSON.stringify(rows)})
        on conflict do nothing`.execute(tx);
    if (cancelled.length)
      await sql`update gathering set is_cancelled = true where id = any(${cancelled})`.execute(tx);
    for (const [id, isRemoved] of removed)
      await sql`update gathering set is_removed = ${isRemoved} where id = ${id}`.execute(tx);
    for (const [id, has] of hasOrganizer)
      await sql`update gathering set is_without_organizer = ${!has} where id = ${id}`.execute(tx);
  },
});

type Published = EventOf<typeof gatherings> & { readonly type: 'GatheringPublished' };

const rowOf = (
  id: string,
  { title, kind, description, startsAt, endsAt, timeZone, venue }: Published['data'],
): GatheringTable => ({
  id,
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
  is_cancelled: false,
  is_removed: false,
  is_without_organizer: false,
});
