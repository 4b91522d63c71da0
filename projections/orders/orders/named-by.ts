import type { PreSaleEvent } from '../../../modules/orders/pre-sale/pre-sale.events.js';

/** Ids of what events name. */
export interface Named {
  readonly orders: ReadonlySet<string>;
  readonly spaces: ReadonlySet<string>;
  readonly entries: ReadonlySet<string>;
}

/** Which orders, spaces and entries of a waitlist events are about. Spaces of an order that is known are not among them, unless the events name them. */
export function namedBy(events: readonly PreSaleEvent[]): Named {
  const named = { orders: new Set<string>(), spaces: new Set<string>(), entries: new Set<string>() };
  for (const { data } of events) {
    const one = data as Data;
    for (const id of [one.orderId, ...(one.lines ?? []).map(({ orderId }) => orderId)]) add(named.orders, id);
    for (const id of spacesIn(one)) add(named.spaces, id);
    add(named.entries, one.entryId);
  }
  return named;
}

/** The fields by which the events of a pre-sale name something. */
interface Data {
  readonly orderId?: string;
  readonly entryId?: string;
  readonly spaceId?: string | null;
  readonly fromSpaceId?: string;
  readonly toSpaceId?: string;
  readonly spaceIds?: readonly string[];
  /** Of spaces that are withdrawn. */
  readonly ids?: readonly string[];
  readonly spaces?: readonly { readonly id: string }[];
  readonly rights?: readonly { readonly spaceId: string }[];
  readonly lines?: readonly { readonly orderId?: string; readonly spaceId?: string | null }[];
}

const spacesIn = (one: Data): readonly (string | null | undefined)[] => [
  one.spaceId,
  one.fromSpaceId,
  one.toSpaceId,
  ...(one.spaceIds ?? []),
  ...(one.ids ?? []),
  ...(one.spaces ?? []).map(({ id }) => id),
  ...(one.rights ?? []).map(({ spaceId }) => spaceId),
  ...(one.lines ?? []).map(({ spaceId }) => spaceId),
];

function add(ids: Set<string>, id: string | null | undefined): void {
  if (id !== undefined && id !== null) ids.add(id);
}
