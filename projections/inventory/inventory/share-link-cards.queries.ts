import { sql } from 'kysely';
import { lockedOutMembers } from '../../../modules/identity/accounts/locked-out-members.shared.js';
import { shareTokenOf } from '../../../modules/inventory/share-link/share-tokens.shared.js';
import { type ContentCard, stateAlone } from '../../../modules/kernel/content/card.js';
import type { CardViewer } from '../../../modules/kernel/content/content.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { Photo } from '../../../modules/media/photo.schemas.js';
import { signedPhotos } from '../../../modules/media/photo-addresses.shared.js';
import { people } from '../../../modules/members/people.shared.js';
import { isOver, type ShareLinkEnd } from './share-links.queries.js';

/** What others show of these links. The address is a secret of whoever made the link, so that only they may share it; a card leads there while the link is open.
 *  A link of a minor, of a suspended member, or of one whom the viewer does not meet has no card.
 *  source  ADR 0074 */
export async function shareLinkCards(
  { db, secret }: { readonly db: Database; readonly secret: string },
  ids: readonly string[],
  viewer: CardViewer,
): Promise<ReadonlyMap<string, ContentCard>> {
  const { rows } = await linksWithItems(ids).execute(db);
  const show = signedPhotos(secret, { now: () => viewer.now });
  return new Map(
    rows
      .filter(({ owner_id }) => !viewer.unseen.includes(owner_id))
      .map((row) => {
        const isOwn = row.owner_id === viewer.actor?.id;
        if (isOver(row, viewer.now))
          return [row.id, isOwn ? { ...stateAlone(ended), title: row.title } : stateAlone(ended)];
        return [
          row.id,
          {
            title: row.title,
            href: `/s/${shareTokenOf(secret, row.id)}`,
            photo: row.cover && show(row.cover).card,
            details: [itemsInWords(row.items)],
            state: null,
            isShareable: isOwn,
          },
        ];
      }),
  );
}

const ended = 'Ended';

interface LinkWithItems extends ShareLinkEnd {
  readonly id: string;
  readonly owner_id: string;
  readonly title: string;
  /** What it shows now, at most `mostCounted`. */
  readonly items: number;
  /** The photo of the item in it that changed last. */
  readonly cover: Photo | null;
}

/** A longer inventory is not counted for a card. */
const mostCounted = 1_000;

function itemsInWords(items: number): string {
  if (items >= mostCounted) return 'more than 1,000 items';
  return items === 1 ? '1 item' : `${items} items`;
}

/** What a link shows, as its page finds it (`scopeOf`), for many links in one statement. */
const linksWithItems = (ids: readonly string[]) => sql<LinkWithItems>`
  select link.id, link.owner_id, link.title, link.revoked_at, link.ends_at, link.is_closed, found.items, found.cover
  from inventory.share_link as link
  join ${people} as owner on owner.id = link.owner_id and owner.is_open and not owner.is_minor
  cross join lateral (
    select case when link.scope = 'location' then array(
      with recursive inside as (
        select link.location_id as id
        union
        select place.id from inventory.location as place join inside on place.kept ->> 'parentId' = inside.id
          where place.owner_id = link.owner_id)
      select id from inside) end as within
  ) as places
  cross join lateral (
    select count(*)::int as items, (array_agg(photo order by updated_at desc) filter (where photo is not null))[1] as cover
    from (
      select updated_at, kept -> 'photos' -> 0 as photo from inventory.item
      where item.owner_id = link.owner_id and item.status in ('in_stock', 'listed', 'on_hold')
        and item.kept->'content'->>'visibility' <> 'private'
        and case link.scope
          when 'all' then item.kept->'content'->>'visibility' = 'public'
          when 'tag' then item.tags @> array[link.tag]
          when 'items' then item.id = any(link.item_ids)
          else exists (
            select from inventory.stock where stock.item_id = item.id and stock.location_id = any(places.within))
        end
      order by updated_at desc
      limit ${sql.lit(mostCounted)}
    ) as shown
  ) as found
  where link.id = any(${[...ids]})
    and not exists (select from (${lockedOutMembers}) as member where member.member_id::text = link.owner_id)`;
