import { spanIn } from '../../../modules/events/gathering/span.shared.js';
import { type ContentCard, stateAlone } from '../../../modules/kernel/content/card.js';
import type { CardViewer } from '../../../modules/kernel/content/content.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { GatheringTable } from './events.table.js';

/** What others show of these gatherings, which everybody sees; of cancelled ones too, so that nobody drives there.
 *  source  ADR 0074 */
export async function gatheringCards(
  db: Database,
  ids: readonly string[],
  { now }: CardViewer,
): Promise<ReadonlyMap<string, ContentCard>> {
  const rows = await db
    .withTables<{ 'events.gathering': GatheringTable }>()
    .selectFrom('events.gathering')
    .selectAll()
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.is_removed ? stateAlone('Removed') : cardOf(row, now)]));
}

const cardOf = (row: GatheringTable, now: string): ContentCard => ({
  title: row.title,
  href: row.is_cancelled ? null : '/events',
  photo: null,
  details: [spanIn(row.starts_at, row.ends_at, row.time_zone), `${row.venue}, ${row.area}`],
  state: stateOf(row, now),
  isShareable: !row.is_cancelled,
});

function stateOf(
  { is_cancelled, is_without_organizer, ends_at }: GatheringTable,
  now: string,
): string | null {
  if (is_cancelled) return 'Canceled';
  if (Date.parse(ends_at) <= Date.parse(now)) return 'Over';
  return is_without_organizer ? 'Without an organizer for now' : null;
}
