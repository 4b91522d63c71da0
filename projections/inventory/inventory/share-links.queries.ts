import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { PublicItemDetail } from '../../../modules/inventory/label/public-item.schemas.js';
import { scansOf } from '../../../modules/inventory/share-link/scans.shared.js';
import type {
  getSharedItems,
  ShareLinkView,
} from '../../../modules/inventory/share-link/share-links.contract.js';
import type { ShareLinks } from '../../../modules/inventory/share-link/share-links.ports.js';
import { shareTokenDigest, shareTokenOf } from '../../../modules/inventory/share-link/share-tokens.shared.js';
import { notFound } from '../../../modules/kernel/decider/errors.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { InventoryTables, ShareLinkRow } from './inventory.table.js';
import { type Places, placesOf } from './places.queries.js';
import {
  type OwnerDeps,
  type PublicDeps,
  publicItemDetail,
  publicItems,
  publicOwner,
  type Shown,
} from './public-items.queries.js';

/** The links of a member that others can open now, oldest first. */
export async function openShareLinksOf(
  db: Database,
  memberId: string,
): Promise<readonly { readonly id: string; readonly title: string }[]> {
  return db
    .withTables<InventoryTables>()
    .selectFrom('inventory.share_link')
    .select(['id', 'title'])
    .where('owner_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where((link) => link.or([link('ends_at', 'is', null), link('ends_at', '>', sql<string>`now()`)]))
    .orderBy('made_at')
    .execute();
}

/** One page of the items of a link.
 *  errors  SHARE_LINK_NOT_FOUND (not-found), the same for an unknown link, one that is over, and one whose owner the reader does not see */
export async function sharedItems(
  deps: PublicDeps,
  asked: Asked,
  page: number,
  now: string,
): Promise<ResponseOf<typeof getSharedItems>> {
  const { link, owner, found, shown } = await openedLink(deps, asked, now);
  const [total, rows] = await Promise.all([
    countOf(found),
    found
      .selectAll('item')
      .orderBy(sql`lower(item.title)`)
      .orderBy('item.id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  const items = await publicItems(deps, rows, shown);
  return { title: link.title, owner, showPrices: link.show_prices, items, total, pageSize };
}

/** One item of a link in full, while the link shows it.
 *  errors  SHARE_LINK_NOT_FOUND, ITEM_NOT_FOUND (not-found) */
export async function sharedItem(
  deps: PublicDeps,
  asked: Asked,
  itemId: string,
  now: string,
): Promise<PublicItemDetail> {
  const { owner, found, shown } = await openedLink(deps, asked, now);
  const row = await found.selectAll('item').where('item.id', '=', itemId).executeTakeFirst();
  const [item] = row ? await publicItemDetail(deps, row, { ...shown, owner, code: null }) : [];
  if (!item) throw notFound('ITEM_NOT_FOUND', { message: 'This link no longer shows that item.' });
  return item;
}

interface Asked {
  readonly token: string;
  readonly readerId: string | undefined;
}

/** A link that the reader may open, with its scope and settings. */
async function openedLink(deps: PublicDeps, { token, readerId }: Asked, now: string) {
  const link = await byToken(deps.db, token, now);
  const owner = link && (await publicOwner(deps, link.owner_id, readerId));
  if (!link || !owner) throw shareLinkNotFound();
  const places = await placesOf(deps.db, link.owner_id);
  const nameOf = (id: string) => places.inOrder.find((place) => place.id === id)?.kept.name ?? '';
  const shown: Shown = {
    prices: link.show_prices ? 'all' : 'none',
    ...(link.show_places && { placeName: nameOf }),
  };
  return { link, owner, found: shownBy(deps.db, link, places), shown };
}

const pageSize = 24;

/** A member's links, newest first.
 *  in  address  of a link: null where its token must not be known */
export async function shareLinksOf(
  db: Database,
  ownerId: string,
  now: string,
  addressOf: (linkId: string) => string,
): Promise<ShareLinkView[]> {
  const [rows, scans, places] = await Promise.all([
    db
      .withTables<InventoryTables>()
      .selectFrom('inventory.share_link')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .orderBy('made_at', 'desc')
      .limit(maxListed)
      .execute(),
    scansOf(db, ownerId),
    placesOf(db, ownerId),
  ]);
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      title: row.title,
      scope: row.scope,
      of: row.location_id === null ? row.tag : places.path(row.location_id),
      showPrices: row.show_prices,
      showPlaces: row.show_places,
      madeAt: row.made_at,
      endsAt: row.ends_at,
      status: statusOf(row, now),
      address: addressOf(row.id),
      items: statusOf(row, now) === 'active' ? await countOf(shownBy(db, row, places)) : 0,
      scans: scans.get(row.id)?.total ?? 0,
      days: scans.get(row.id)?.days ?? [],
    })),
  );
}

const maxListed = 100;

export const shareAddress = (publicUrl: string, secret: string) => (linkId: string) =>
  `${publicUrl}/s/${shareTokenOf(secret, linkId)}`;

/** Links for the inventory module. */
export const shareLinks = (deps: OwnerDeps): ShareLinks => ({
  openLink: async (token, now, readerId) => {
    const link = await byToken(deps.db, token, now);
    return link && (await publicOwner(deps, link.owner_id, readerId))
      ? { id: link.id, ownerId: link.owner_id }
      : undefined;
  },
  ofOwner: async (ownerId, id, now) => {
    const link = await rowsOf(deps.db)
      .where('id', '=', id)
      .where('owner_id', '=', ownerId)
      .executeTakeFirst();
    if (!link) return undefined;
    const owner = await publicOwner(deps, ownerId, ownerId);
    return { isOver: isOver(link, now), ownerName: owner?.name ?? '' };
  },
  areItemsOf: async (ownerId, itemIds) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from inventory.item where owner_id = ${ownerId} and id = any(${[...itemIds]})`.execute(
      deps.db,
    );
    return rows[0]?.n === new Set(itemIds).size;
  },
});

/** The seller of a link, for the head of its page; undefined when the link shows nothing. */
export async function sharerOf(deps: OwnerDeps, token: string, now: string): Promise<string | undefined> {
  const link = await byToken(deps.db, token, now);
  return link && (await publicOwner(deps, link.owner_id, undefined))?.name;
}

/** The link of a token, open or not; undefined when there is none. */
export async function shareLinkAt(db: Database, token: string): Promise<string | undefined> {
  const link = await rowsOf(db).where('token_digest', '=', shareTokenDigest(token)).executeTakeFirst();
  return link?.id;
}

/** The titles of the items that a link would show now, by name; fifty at most. */
export async function titlesShownBy(db: Database, linkId: string): Promise<readonly string[]> {
  const link = await rowsOf(db).where('id', '=', linkId).executeTakeFirst();
  if (!link) return [];
  const rows = await shownBy(db, link, await placesOf(db, link.owner_id))
    .select('item.title')
    .orderBy(sql`lower(item.title)`)
    .limit(50)
    .execute();
  return rows.map(({ title }) => title);
}

const shareLinkNotFound = () =>
  notFound('SHARE_LINK_NOT_FOUND', {
    message: 'This link no longer works. Ask the seller for a new one.',
  });

const rowsOf = (db: Database) =>
  db.withTables<InventoryTables>().selectFrom('inventory.share_link').selectAll();

async function byToken(db: Database, token: string, now: string): Promise<ShareLinkRow | undefined> {
  const link = await rowsOf(db).where('token_digest', '=', shareTokenDigest(token)).executeTakeFirst();
  return link && statusOf(link, now) === 'active' ? link : undefined;
}

/** What decides whether a link is open. */
export type ShareLinkEnd = Pick<ShareLinkRow, 'revoked_at' | 'ends_at' | 'is_closed'>;

export const isOver = (link: ShareLinkEnd, now: string): boolean => statusOf(link, now) !== 'active';

function statusOf({ revoked_at, ends_at, is_closed }: ShareLinkEnd, now: string): ShareLinkView['status'] {
  if (revoked_at !== null) return 'revoked';
  if (is_closed) return 'closed';
  return ends_at !== null && Date.parse(ends_at) <= Date.parse(now) ? 'ended' : 'active';
}

type Items = ExpressionBuilder<InventoryTables & { item: InventoryTables['inventory.item'] }, 'item'>;

/** The public part of the inventory, narrowed to the link's scope. */
function shownBy(db: Database, link: ShareLinkRow, places: Places) {
  return db
    .withTables<InventoryTables>()
    .selectFrom('inventory.item as item')
    .where('item.owner_id', '=', link.owner_id)
    .where('item.status', 'in', ['in_stock', 'listed', 'on_hold'])
    .where(sql<SqlBool>`item.kept->'content'->>'visibility' <> 'private'`)
    .where((eb) => scopeOf(eb, link, places));
}

function scopeOf(eb: Items, { scope, location_id, tag, item_ids }: ShareLinkRow, places: Places) {
  switch (scope) {
    case 'all':
      return sql<SqlBool>`item.kept->'content'->>'visibility' = 'public'`;
    case 'location':
      return sql<SqlBool>`exists (select from inventory.stock where stock.item_id = item.id
        and stock.location_id = any(${[...places.within(location_id ?? '-')]}))`;
    case 'tag':
      return sql<SqlBool>`item.tags @> array[${tag}]`;
    case 'items':
      return eb('item.id', 'in', ['', ...item_ids]);
  }
}

async function countOf(found: ReturnType<typeof shownBy>): Promise<number> {
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
