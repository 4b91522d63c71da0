import { sql } from 'kysely';
import { spanIn } from '../../../modules/events/gathering/span.shared.js';
import { type ContentCard, stateAlone } from '../../../modules/kernel/content/card.js';
import type { CardViewer } from '../../../modules/kernel/content/content.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { contentPhotoPath } from '../../../modules/media/photos.contract.js';
import type { DateRow, GatheringRow } from './events.table.js';

/** What others show of these gatherings, which everybody sees; of cancelled ones too, so that nobody drives there. Of a series, the next date.
 *  source  ADR 0074 */
export async function gatheringCards(
  db: Database,
  ids: readonly string[],
  { now }: CardViewer,
): Promise<ReadonlyMap<string, ContentCard>> {
  const { rows } = await sql<CardRow>`
    select g.id, g.title, g.status, g.is_removed, g.time_zone, g.venue, g.area, g.cover, d.starts_at, d.ends_at, d.is_on,
      not g.has_organizer or coalesce(c.is_gone, false) as is_without_organizer
    from events.gathering g left join events.club c on c.id = g.club_id, lateral (
      select starts_at, ends_at, status = 'on' as is_on from events.gathering_date d where d.gathering_id = g.id
      order by (d.status = 'on' and d.ends_at > ${now}::timestamptz) desc, d.status = 'on' desc,
        case when d.ends_at > ${now}::timestamptz then d.starts_at end, d.starts_at desc limit 1
    ) d
    where g.id = any(${[...ids]}) and g.status in ('published', 'cancelled')`.execute(db);
  return new Map(rows.map((row) => [row.id, row.is_removed ? stateAlone('Removed') : cardOf(row, now)]));
}

type CardRow = Pick<
  GatheringRow,
  'id' | 'title' | 'status' | 'is_removed' | 'time_zone' | 'venue' | 'area' | 'cover'
> &
  Pick<DateRow, 'starts_at' | 'ends_at'> & {
    readonly is_on: boolean;
    readonly is_without_organizer: boolean;
  };

const cardOf = (row: CardRow, now: string): ContentCard => ({
  title: row.title,
  href: `/events/${row.id}`,
  photo: row.cover && contentPhotoPath({ kind: 'gathering', id: row.id }, row.cover.id, 'card'),
  details: [spanIn(row.starts_at, row.ends_at, row.time_zone), `${row.venue}, ${row.area}`],
  state: stateOf(row, now),
  isShareable: row.status === 'published',
});

function stateOf({ status, is_on, is_without_organizer, ends_at }: CardRow, now: string): string | null {
  if (status === 'cancelled') return 'Canceled';
  if (!is_on) return 'Off for now';
  if (Date.parse(ends_at) <= Date.parse(now)) return 'Over';
  return is_without_organizer ? 'Without an organizer for now' : null;
}
