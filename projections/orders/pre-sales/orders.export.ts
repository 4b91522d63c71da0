import { loadState } from '../../../modules/kernel/decider/handle-command.js';
import type { ExportSection } from '../../../modules/kernel/export/export-section.js';
import type { ModuleContext } from '../../../modules/kernel/manifest/manifest.js';
import { allocationState } from '../../../modules/orders/allocation/allocation.state.js';
import type { Allocation } from '../../../modules/orders/allocation/allocation-types.state.js';
import { allocationNotesState } from '../../../modules/orders/allocation/note/allocation-notes.state.js';
import { orderDetailsState } from '../../../modules/orders/details/order-details.state.js';
import { preSaleState } from '../../../modules/orders/pre-sale/pre-sale.state.js';
import type { Order, PreSale } from '../../../modules/orders/pre-sale/pre-sale-types.state.js';
import { datesOfMember } from './pre-sales.queries.js';

type Deps = Pick<ModuleContext, 'db' | 'eventStore'>;

/** What a member bought, has a right to, waits for and asked for, by date; not who of a team did it. */
export const exportOrders = ({ db, eventStore }: Deps): ExportSection => ({
  file: 'orders.json',
  read: async (memberId) => {
    const dates = [];
    for (const dateId of await datesOfMember(db, memberId)) {
      const preSale = await loadState(eventStore, preSaleState, dateId);
      const orders = [...preSale.orders.values()].filter(({ buyerId }) => buyerId === memberId);
      dates.push({
        dateId,
        orders: await Promise.all(
          orders.map(async (order) => ({
            ...archived(preSale, order),
            details: (await loadState(eventStore, orderDetailsState, order.id)).words,
          })),
        ),
        rights: rightsOf(preSale, memberId),
        waitlist: [...preSale.waitlist.values()]
          .filter((entry) => entry.memberId === memberId)
          .map(({ memberId: _, ...entry }) => entry),
        requests: await requestsOf(eventStore, dateId, memberId),
      });
    }
    return { dates };
  },
});

/** What a member asked for where spaces are given, with their note, and once they are what they got and why. */
async function requestsOf(eventStore: Deps['eventStore'], dateId: string, memberId: string) {
  const allocation = await loadState(eventStore, allocationState, dateId);
  const own = [...allocation.requests.values()].filter((request) => request.memberId === memberId);
  return Promise.all(
    own.map(async ({ memberId: _, ...request }) => ({
      ...request,
      note: (await loadState(eventStore, allocationNotesState, request.id)).note,
      placement: givenTo(allocation, request.id),
    })),
  );
}

function givenTo({ status, placements }: Allocation, requestId: string) {
  const placement = placements.get(requestId);
  if (!placement || (status !== 'published' && status !== 'finished')) return null;
  const { requestId: _, changed, ...given } = placement;
  return { ...given, changed: changed && { reason: changed.reason } };
}

function archived({ spaces }: PreSale, { by: _, buyerId: __, lines, ...order }: Order) {
  return {
    ...order,
    lines: lines.map(({ checkedIn, ...line }) => ({
      ...line,
      code: spaces.get(line.spaceId ?? '')?.offered.code ?? null,
      checkedIn: checkedIn && { at: checkedIn.at, gate: checkedIn.gate },
    })),
  };
}

const rightsOf = ({ rightsOf: all, spaces }: PreSale, memberId: string) =>
  [...(all.get(memberId) ?? [])].flatMap((id) => {
    const space = spaces.get(id);
    return space?.right?.vendorId === memberId
      ? [{ spaceId: id, code: space.offered.code, status: space.right.status }]
      : [];
  });
