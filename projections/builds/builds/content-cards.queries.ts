import { sql } from 'kysely';
import { buildTitle, vehicleName } from '../../../modules/builds/build/vehicle-name.rules.js';
import type { ContentCard } from '../../../modules/kernel/content/card.js';
import type { CardViewer } from '../../../modules/kernel/content/content.js';
import { signUrl } from '../../../modules/kernel/encryption/signed-url.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { photoPath } from '../../../modules/media/photo-addresses.shared.js';
import { contentPhotoPath } from '../../../modules/media/photos.contract.js';
import { people } from '../../../modules/members/people.shared.js';
import { readerOf, seesBuild, seesByOffer } from './audience.js';
import type { BuildRow } from './builds.rows.js';

/** What others show of these builds; nothing of those that the viewer does not see. Whoever sees one that everybody sees may share it.
 *  source  ADR 0074 */
export async function contentCardsOf(
  { db, secret }: { readonly db: Database; readonly secret: string },
  ids: readonly string[],
  viewer: CardViewer,
): Promise<ReadonlyMap<string, ContentCard>> {
  const reader = readerOf(viewer);
  const { rows } = await sql<Row>`
    select b.id, nickname, year, make, model, status, audience, standing,
      case when ${seesByOffer(reader)} and not coalesce((offered_along->>'photos')::boolean, true) then null else cover end as cover, case when not o.is_minor then area end as area, tasks, tasks_done, entries
    from builds.build b left join ${people} o on o.id = b.owner_id where b.id = any(${[...ids]}) and ${seesBuild(reader)}`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, cardOf(row, secret, viewer.now)]));
}

type Row = Pick<
  BuildRow,
  | 'id'
  | 'nickname'
  | 'year'
  | 'make'
  | 'model'
  | 'status'
  | 'audience'
  | 'standing'
  | 'cover'
  | 'area'
  | 'tasks'
  | 'tasks_done'
  | 'entries'
>;

function cardOf(row: Row, secret: string, now: string): ContentCard {
  const isPublic = row.audience === 'public' && row.standing === 'shown';
  return {
    title: buildTitle(row),
    href: `/build-tracker/${row.id}`,
    photo: row.cover ? photoOf(row.id, row.cover.id, isPublic, secret, now) : null,
    details: [
      ...(row.nickname ? [vehicleName(row)] : []),
      ...(row.tasks > 0 ? [`${row.tasks_done} of ${row.tasks} tasks done`] : []),
      ...(row.area === null ? [] : [row.area]),
    ],
    state: states[row.status],
    isShareable: isPublic,
  };
}

/** A photo of what guests see has an address that stays; any other is signed. */
const photoOf = (id: string, photoId: string, isPublic: boolean, secret: string, now: string): string =>
  isPublic
    ? contentPhotoPath({ kind: 'build', id }, photoId, 'card')
    : signUrl(secret, photoPath(photoId, 'card'), now);

const states: Readonly<Record<BuildRow['status'], string | null>> = {
  planned: 'Planned',
  active: null,
  dormant: 'Resting',
  complete: 'Complete',
  sold: 'Sold',
  abandoned: 'Given up',
};
