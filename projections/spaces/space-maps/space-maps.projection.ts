import { sql } from 'kysely';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { type SpaceMapEvent, spaceMapEvents } from '../../../modules/spaces/map/space-map.events.js';
import { createSpaceMaps } from './space-maps.table.js';

/** Maps of events as everybody sees them, ready to be sent. Whoever began one and is erased is not named any more. */
export const spaceMaps = projection({
  name: 'space-maps',
  version: 1,
  handles: [spaceMapEvents, pick(memberEvents, 'MemberErased')],
  create: createSpaceMaps,
  handle: async (tx, events) => {
    for (const event of events)
      if (event.type === 'MemberErased')
        await sql`update map set started_by_id = null where started_by_id = ${event.entityId}`.execute(tx);
      else await write(tx, event as RecordedEvent<SpaceMapEvent>);
  },
});

async function write(tx: DatabaseTransaction, event: RecordedEvent<SpaceMapEvent>): Promise<void> {
  const { entityId: id, recordedAt, type, data } = event;
  await sql`insert into map (id, started_by_id) values (${id}, ${data.by}) on conflict do nothing`.execute(
    tx,
  );
  switch (type) {
    case 'SpacesPut':
      await sql`insert into space select ${id}, one->>'id', one from jsonb_array_elements(${json(data.spaces)}::jsonb) one
        on conflict (map_id, id) do update set space = excluded.space`.execute(tx);
      return;
    case 'SpacesTakenOut':
      await sql`delete from space where map_id = ${id} and id = any(${data.ids})`.execute(tx);
      return;
    case 'ZonesSet':
      await sql`update map set draft_zones = ${json(data.zones)}::jsonb where id = ${id}`.execute(tx);
      return;
    case 'ShapesSet':
      await sql`update map set draft_shapes = ${json(data.shapes)}::jsonb where id = ${id}`.execute(tx);
      return;
    case 'PictureSet': {
      const picture = json({ ...data.place, photo: data.photo });
      await sql`update map set draft_picture = ${picture}::jsonb where id = ${id}`.execute(tx);
      return;
    }
    case 'PictureRemoved':
      await sql`update map set draft_picture = null where id = ${id}`.execute(tx);
      return;
    case 'AnchorSet': {
      const anchor = data.anchor && json(data.anchor);
      await sql`update map set draft_anchor = ${anchor}::jsonb where id = ${id}`.execute(tx);
      return;
    }
    case 'MapPublished':
      return publish(tx, id, data.mapVersion, recordedAt);
    case 'DraftReverted':
      return revert(tx, id);
    default:
      unreachable(type);
  }
}

async function publish(
  tx: DatabaseTransaction,
  id: string,
  mapVersion: number,
  recordedAt: string,
): Promise<void> {
  await sql`update map set map_version = ${mapVersion}, published_at = ${recordedAt}, picture = draft_picture,
      spaces = now.spaces, cents_from = now.cents_from, cents_to = now.cents_to,
      layout = json_build_object('spaces', now.layout, 'zones', draft_zones, 'shapes', draft_shapes, 'anchor', draft_anchor)
    from (select count(*)::int as spaces,
        min((space->>'cents')::int) filter (where space->>'blocked' is null) as cents_from,
        max((space->>'cents')::int) filter (where space->>'blocked' is null) as cents_to,
        coalesce(json_agg(space order by space->>'code' collate "C"), '[]') as layout
      from space where map_id = ${id}) now
    where map.id = ${id}`.execute(tx);
}

async function revert(tx: DatabaseTransaction, id: string): Promise<void> {
  await sql`delete from space where map_id = ${id}`.execute(tx);
  await sql`insert into space select ${id}, one->>'id', one
    from map, jsonb_array_elements((map.layout->'spaces')::jsonb) one
    where map.id = ${id} and map.layout is not null`.execute(tx);
  await sql`update map set draft_picture = picture, draft_zones = coalesce((layout->'zones')::jsonb, '[]'),
      draft_shapes = coalesce((layout->'shapes')::jsonb, '[]'), draft_anchor = nullif((layout->'anchor')::jsonb, 'null')
    where id = ${id}`.execute(tx);
}

const json = (value: unknown): string => JSON.stringify(value);
