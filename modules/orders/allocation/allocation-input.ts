import type { CommandBus } from '@nestjs/cqrs';
import { lookAt } from '../../kernel/decider/command-bus.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Space } from '../../spaces/map/space-map.schemas.js';
import { spaceMapState } from '../../spaces/map/space-map.state.js';
import type { PreSaleLookup } from '../orders.ports.js';
import { partsOfDate } from '../pre-sale/date-ids.rules.js';
import { mustGoOn } from '../pre-sale/guards.rules.js';
import { preSaleDecider } from '../pre-sale/pre-sale.decider.js';
import { isPaid, type PreSale } from '../pre-sale/pre-sale-types.state.js';
import { holderOf, isFree, isSpaceProduct, leftOf, roomIn } from '../pre-sale/room.rules.js';
import { noSpaces } from '../pre-sale/terms.rules.js';
import { hadSpace } from '../pre-sale/windows.rules.js';
import type { AllocationInput } from './allocate.rules.js';
import { lotOf } from './allocation-ids.shared.js';
import { liveRequests } from './allocation-status.rules.js';
import type { Allocation } from './allocation-types.state.js';
import type { FieldSpace } from './field.rules.js';
import { isInRow } from './row-mates.rules.js';

interface Deps {
  readonly bus: CommandBus;
  readonly eventStore: DomainEventStore;
  readonly lookup: PreSaleLookup;
}

/** What a proposal follows from, as it is now: the published map, what is free in the pre-sale, who had which space at the dates before, and the requests.
 *  errors  PRE_SALE_NOT_FOUND (not-found), PRE_SALE_OVER, NO_SPACES (conflict)
 *  source  README, Allocation 3 and 4 */
export async function inputFor(
  deps: Deps,
  dateId: string,
  allocation: Allocation,
  now: string,
): Promise<{ readonly input: AllocationInput; readonly mapVersion: number }> {
  const { rules, seed } = allocation;
  const productIds = rules?.productIds ?? [];
  const drawn = await drawnSpaces(deps.eventStore, dateId);
  const sale = await lookAt(deps.bus, preSaleDecider, dateId, (preSale) => ({
    ...saleNow(preSale, productIds, drawn, now),
    rightsFrom: preSale.rightsFrom,
    known: new Set(
      liveRequests(allocation).flatMap(({ memberId }) => (hadSpace(preSale, memberId) ? [memberId] : [])),
    ),
  }));
  const { last, timesOf } = await before(deps, dateId, sale.rightsFrom);
  const idOfCode = new Map(sale.spaces.map(({ id, code }) => [code, id]));
  const requests = liveRequests(allocation).map(({ id, memberId, at, wishes }) => {
    const had = last.get(memberId) ?? [];
    return {
      ...{ id, memberId, at, wishes, lot: lotOf(seed, id) },
      hadLast: had.length > 0 || sale.known.has(memberId),
      times: timesOf.get(memberId) ?? 0,
      lastSpaces: had.flatMap((one) => (drawn.has(one.id) ? one.id : (idOfCode.get(one.code) ?? []))),
    };
  });
  const locked = [...allocation.placements.values()].filter(({ isLocked }) => isLocked);
  return {
    mapVersion: sale.mapVersion,
    input: {
      rules: rules ?? { priorities: [], draw: 'lot' },
      spaces: sale.spaces,
      left: sale.left,
      requests,
      had: sale.had,
      locked: locked.map(({ requestId, spaceIds }) => ({ requestId, spaceIds })),
    },
  };
}

/** Spaces of the published map, by id. */
export async function drawnSpaces(
  eventStore: DomainEventStore,
  dateId: string,
): Promise<ReadonlyMap<string, Space>> {
  const { published } = await loadState(eventStore, spaceMapState, partsOfDate(dateId).gatheringId);
  return published?.spaces ?? new Map();
}

function saleNow(
  preSale: PreSale,
  productIds: readonly string[],
  drawn: ReadonlyMap<string, Space>,
  now: string,
) {
  const terms = mustGoOn(preSale);
  if (preSale.mapVersion === 0) throw noSpaces();
  const products = terms.products.filter((one) => isSpaceProduct(one) && productIds.includes(one.id));
  const spaces: FieldSpace[] = [];
  const had = new Map<string, string[]>();
  for (const [id, space] of preSale.spaces) {
    const { offered, isOnMap } = space;
    const map = drawn.get(id);
    const product = products.find(({ types }) => types.includes(offered.type));
    if (!isOnMap || !map || !product) continue;
    const inRow = (other: string) => {
      const beside = drawn.get(other);
      return beside !== undefined && isInRow(map, beside);
    };
    spaces.push({
      ...{ id, code: offered.code, zoneId: offered.zoneId, type: offered.type },
      ...{ width: offered.width, depth: offered.depth, hasPower: hasPower(map), near: map.features },
      productId: product.id,
      isFree: isFree(preSale, space, now),
      row: offered.neighbours.filter(inRow),
      back: offered.neighbours.filter((other) => !inRow(other)),
    });
    const holder = holderOf(preSale, space, now);
    if (holder) had.set(holder.buyerId, [...(had.get(holder.buyerId) ?? []), id]);
  }
  const room = roomIn(preSale, now);
  const left = new Map(
    products.flatMap((product) =>
      product.quantity === null ? [] : [[product.id, leftOf(room, product, product.quantity)] as const],
    ),
  );
  return { spaces, had, left, mapVersion: preSale.mapVersion };
}

/** By its type, or by what the map says of it. */
export const hasPower = ({ type, features }: Pick<Space, 'type' | 'features'>): boolean =>
  type === 'power' || features.some((feature) => /\b(power|electric\w*)\b/i.test(feature));

/** Who had which spaces the last time, and at how many of the twelve dates before. Dates before are those from which the rights come, and those of the same event. */
async function before({ bus, lookup }: Deps, dateId: string, rightsFrom: string | null) {
  const { gatheringId, day } = partsOfDate(dateId);
  const ofEvent = (await lookup.ofEvent(gatheringId, 'on'))
    .filter((one) => day !== null && (partsOfDate(one).day ?? '') < day)
    .toSorted()
    .toReversed();
  const dates: string[] = [];
  for (
    let next: string | null = rightsFrom;
    next !== null && dates.length < mostDates && !dates.includes(next);
  ) {
    dates.push(next);
    next = await lookAt(bus, preSaleDecider, next, (preSale) => preSale.rightsFrom);
  }
  for (const one of ofEvent) if (!dates.includes(one) && dates.length < mostDates) dates.push(one);
  const timesOf = new Map<string, number>();
  let last: ReadonlyMap<string, readonly { readonly id: string; readonly code: string }[]> = new Map();
  for (const [at, one] of dates.entries()) {
    const vendors = await lookAt(bus, preSaleDecider, one, vendorsOf);
    if (at === 0) last = vendors;
    for (const memberId of vendors.keys()) timesOf.set(memberId, (timesOf.get(memberId) ?? 0) + 1);
  }
  return { last, timesOf };
}

const mostDates = 12;

/** Spaces of those who paid for them. */
function vendorsOf({ spaces, orders }: PreSale) {
  const vendors = new Map<string, { readonly id: string; readonly code: string }[]>();
  for (const [id, { holder, offered }] of spaces) {
    const order = orders.get(holder?.orderId ?? '');
    if (!order || !isPaid(order)) continue;
    vendors.set(order.buyerId, [...(vendors.get(order.buyerId) ?? []), { id, code: offered.code }]);
  }
  return vendors;
}
