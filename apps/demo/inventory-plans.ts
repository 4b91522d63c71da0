import { createHash } from 'node:crypto';
import type { ItemCommand } from '../../modules/inventory/item/item.decider.js';
import type { LabelCommand } from '../../modules/inventory/label/label.decider.js';
import { shortCode } from '../../modules/inventory/label/short-code.rules.js';
import type { Destination, LocationCommand } from '../../modules/inventory/location/location.decider.js';
import type { LocationKind } from '../../modules/inventory/location/location.events.js';
import type { ShareLinkCommand } from '../../modules/inventory/share-link/share-link.decider.js';
import type { CommandMetadata, CommandOf } from '../../modules/kernel/decider/decider.js';
import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import { plusDays } from '../../modules/kernel/decider/time.js';
import type { Photo } from '../../modules/media/photo.schemas.js';

import { Chance } from './chance.js';
import type { Picture } from './offer.js';
import { partOffer } from './part-offer.js';
import type { Person } from './people.js';
import { type ScannableItem, type ScanSessionPlan, scanPlans } from './scan-plans.js';

/** A storage location of a demo member, with its label. */
export interface PlacePlan {
  readonly id: string;
  readonly code: string;
  readonly label: LabelCommand;
  readonly command: LocationCommand;
}

/** An inventory item of a demo member, with its label. Its photos are drawn when it is added. */
export interface ItemPlan extends ScannableItem {
  readonly code: string;
  /** ISO-8601 UTC */
  readonly addedAt: string;
  readonly label: LabelCommand;
  readonly pictures: readonly Picture[];
  command(photos: readonly Photo[]): ItemCommand;
}

/** A share link of a demo member. */
export interface ShareLinkPlan {
  readonly id: string;
  command(tokenDigest: string): ShareLinkCommand;
}

export interface InventoryPlan {
  readonly places: readonly PlacePlan[];
  readonly items: readonly ItemPlan[];
  readonly sessions: readonly ScanSessionPlan[];
  readonly links: readonly ShareLinkPlan[];
}

/** The inventories of the demo data: the printed seller's barn and trailer, and smaller ones of six dealers, each with a share link.
 *  in  items  how many the seller owns */
export function inventoryPlans(
  seed: string,
  everybody: readonly Person[],
  items: number,
  now: string,
): readonly InventoryPlan[] {
  const [seller] = everybody;
  const dealers = everybody.filter(({ isDealer }) => isDealer).slice(0, 6);
  const few = Math.ceil(items / 16);
  return [
    ...(seller && items > 0 ? [inventoryPlan(seed, seller, { items, racks: 4, scans: true }, now)] : []),
    ...(items > 0 ? dealers.map((dealer) => inventoryPlan(seed, dealer, { items: few, racks: 1 }, now)) : []),
  ];
}

function inventoryPlan(
  seed: string,
  owner: Person,
  {
    items,
    racks,
    scans = false,
  }: { readonly items: number; readonly racks: number; readonly scans?: boolean },
  now: string,
): InventoryPlan {
  const added = { owner, at: plusDays(now, -400) };
  const barn = placePlan(seed, added, { name: 'Barn', kind: 'building' }, []);
  const trailer = placePlan(seed, added, { name: 'Trailer', kind: 'trailer' }, []);
  const bins: PlacePlan[] = [];
  const others: PlacePlan[] = [];
  for (const letter of 'ABCD'.slice(0, racks)) {
    const rack = placePlan(seed, added, { name: `Rack ${letter}`, kind: 'rack' }, [barn.id]);
    others.push(rack);
    for (let shelf = 1; shelf <= 3; shelf++)
      for (let bin = 1; bin <= 4; bin++) {
        const name = `${letter}-${shelf}-0${bin}`;
        bins.push(placePlan(seed, added, { name, kind: 'bin' }, [rack.id, barn.id]));
      }
  }
  const numbers = Array.from({ length: items }, (_, at) => at);
  const plans = numbers.map((at) => itemPlan(seed, owner, at, [...bins, trailer, trailer], now));
  const inBarn = plans.filter(
    ({ placeId, addedAt }) => placeId !== trailer.id && addedAt < plusDays(now, -20),
  );
  return {
    places: [barn, trailer, ...others, ...bins],
    items: plans,
    sessions: scans ? scanPlans(seed, owner, inBarn, trailer.id, now) : [],
    links: [linkPlan(seed, owner, now)],
  };
}

/** A link to everything that the member shows, for the sign on their table. */
function linkPlan(seed: string, owner: Person, now: string): ShareLinkPlan {
  const id = deterministicId(seed, 'share-link', owner.memberId);
  return {
    id,
    command: (tokenDigest) => ({
      type: 'MakeShareLink',
      title: 'Everything I brought',
      scope: 'all',
      locationId: null,
      tag: '',
      itemIds: [],
      showPrices: true,
      showPlaces: false,
      endsAt: null,
      tokenDigest,
      meta: metaOf(owner, plusDays(now, -7), id, 'make'),
    }),
  };
}

function placePlan(
  seed: string,
  { owner, at }: { readonly owner: Person; readonly at: string },
  { name, kind }: { readonly name: string; readonly kind: LocationKind },
  ancestorIds: readonly string[],
): PlacePlan {
  const id = deterministicId(seed, 'place', owner.memberId, name);
  const code = codeOf('location', id);
  const into: Destination = { parentId: ancestorIds[0] ?? null, ancestorIds };
  const meta = metaOf(owner, at, id, 'add');
  return {
    id,
    code,
    label: { type: 'IssueLabel', subject: 'location', subjectId: id, meta: metaOf(owner, at, id, 'label') },
    command: { type: 'AddLocation', name, kind, note: '', code, into, meta },
  };
}

function itemPlan(
  seed: string,
  owner: Person,
  at: number,
  places: readonly PlacePlan[],
  now: string,
): ItemPlan {
  const chance = new Chance(seed, `inventory ${owner.memberId}`, at);
  const { words, price, pictures, shipping: _, ...offer } = partOffer(chance, owner.area.split(',')[0] ?? '');
  const id = deterministicId(seed, 'item', owner.memberId, at);
  const code = codeOf('item', id);
  const added = plusDays(now, -(1 + 380 * chance.next()));
  const place = chance.pick(places);
  const cost = price.cents === null ? null : Math.round((price.cents * chance.between(0.2, 0.6)) / 100) * 100;
  const content: CommandOf<ItemCommand, 'AddItem'>['content'] = {
    title: words.title,
    description: words.description,
    categoryPrimary: offer.categoryPrimary,
    categorySub: offer.categorySub,
    origin: offer.origin,
    condition: offer.condition,
    conditionNotes: '',
    partNumbers: offer.partNumbers,
    fitment: offer.fitment,
    donorVehicle: '',
    unit: 'each',
    size: { length: null, width: null, height: null, weight: null },
    acquired: { on: added.slice(0, 10), from: chance.pick(sources), cents: cost },
    askingCents: price.cents,
    minimumCents: null,
    tags: chance.some(tags, chance.whole(0, 2)),
    notes: '',
    customFields: [],
    matchOptIn: chance.happens(0.5),
    visibility: chance.happens(0.3) ? 'public' : 'private',
    importRef: null,
  };
  const quantity = chance.happens(0.08) ? null : offer.quantity;
  const meta = metaOf(owner, added, id, 'add');
  return {
    id,
    code,
    placeId: place.id,
    quantity,
    askingCents: price.cents,
    addedAt: added,
    pictures: chance.happens(0.75) ? pictures.slice(0, 2) : [],
    label: { type: 'IssueLabel', subject: 'item', subjectId: id, meta: metaOf(owner, added, id, 'label') },
    command: (photos) => ({
      type: 'AddItem',
      code,
      content,
      locationId: place.id,
      quantity,
      photos,
      from: null,
      meta,
    }),
  };
}

/** The first code that `issueLabel` tries. */
const codeOf = (subject: 'item' | 'location', id: string): string =>
  shortCode(createHash('sha256').update(`${subject} ${id} 0`).digest());

const metaOf = (owner: Person, now: string, id: string, name: string): CommandMetadata => ({
  actor: { id: owner.memberId, roles: [] },
  now,
  commandId: deterministicId(id, name),
});

const sources = [
  'Jefferson swap meet',
  'Iola',
  'an estate sale',
  'a neighbor',
  'my own parts car',
  'an auction',
  '',
] as const;
const tags = ['rebuild', 'clean', 'photo needed', 'for Jefferson', 'keep', 'small parts'] as const;
