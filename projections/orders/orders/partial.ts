import type { Draft } from '../../../modules/orders/pre-sale/pre-sale-draft.state.js';
import {
  isAlive,
  type Order,
  type SpaceState,
  type Waiting,
} from '../../../modules/orders/pre-sale/pre-sale-types.state.js';
import type { PreSaleTable } from './orders.table.js';

/** What of a pre-sale is looked at. */
export interface Parts {
  readonly spaces?: readonly SpaceState[];
  readonly orders?: readonly Order[];
  readonly entries?: readonly Waiting[];
  /** Spaces to which vendors were given a right. */
  readonly rights?: readonly { readonly vendorId: string; readonly spaceId: string }[];
}

/** A pre-sale with some of its parts: what the rules say of these is what they say of the whole. */
export function partOf(
  row: PreSaleTable,
  { spaces = [], orders = [], entries = [], rights = [] }: Parts,
): Draft {
  return {
    status: row.status,
    gatheringId: row.gathering_id,
    day: row.day,
    clubId: row.club_id,
    terms: row.terms,
    isPaused: row.is_paused,
    mapVersion: row.map_version,
    rightsFrom: row.rights_from,
    taken: new Map(Object.entries(row.taken)),
    spaces: new Map(spaces.map((space) => [space.offered.id, space])),
    rightsOf: grouped(
      rights,
      ({ vendorId }) => vendorId,
      ({ spaceId }) => spaceId,
      asSet,
    ),
    orders: new Map(orders.map((order) => [order.id, order])),
    ordersOf: grouped(
      orders.filter(isAlive),
      ({ buyerId }) => buyerId,
      ({ id }) => id,
      asList,
    ),
    reserved: new Set(orders.flatMap(({ id, status }) => (status === 'reserved' ? [id] : []))),
    waitlist: new Map(entries.map((entry) => [entry.id, entry])),
    waiting: new Set(entries.flatMap(({ id, status }) => (status === 'waiting' ? [id] : []))),
    entriesOf: grouped(
      entries,
      ({ memberId }) => memberId,
      ({ id }) => id,
      asList,
    ),
  };
}

/** Before its first event. */
export const noPreSale = (id: string): PreSaleTable => ({
  id,
  version: -1,
  gathering_id: '',
  day: null,
  club_id: '',
  status: 'none',
  is_paused: false,
  map_version: 0,
  rights_from: null,
  closes_at: null,
  terms: null,
  taken: {},
});

const asSet = (ids: readonly string[]): Set<string> => new Set(ids);
const asList = (ids: readonly string[]): readonly string[] => ids;

function grouped<One, Group>(
  all: readonly One[],
  keyOf: (one: One) => string,
  nameOf: (one: One) => string,
  groupOf: (values: readonly string[]) => Group,
): Map<string, Group> {
  const values = Map.groupBy(all, keyOf);
  return new Map([...values].map(([key, some]) => [key, groupOf(some.map(nameOf))]));
}
