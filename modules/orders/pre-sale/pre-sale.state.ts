import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { changeOrder } from './order-changes.state.js';
import { type PreSaleEvent, preSaleEvents } from './pre-sale.events.js';
import type { RightStatus } from './pre-sale.schemas.js';
import {
  type Draft,
  forgetIfGone,
  openDraft,
  putWaiting,
  setOrder,
  setSpace,
  setWaiting,
} from './pre-sale-draft.state.js';
import type { PreSale } from './pre-sale-types.state.js';

const none: PreSale = {
  status: 'none',
  gatheringId: '',
  day: null,
  clubId: '',
  terms: null,
  isPaused: false,
  mapVersion: 0,
  spaces: new Map(),
  rightsFrom: null,
  rightsOf: new Map(),
  orders: new Map(),
  ordersOf: new Map(),
  reserved: new Set(),
  taken: new Map(),
  waitlist: new Map(),
  waiting: new Set(),
  entriesOf: new Map(),
};

export const preSaleState: StreamState<typeof preSaleEvents, PreSale> = {
  events: preSaleEvents,
  ...foldInPlace<PreSale, PreSaleEvent, Draft>(none, {
    open: openDraft,
    change: changePreSale,
    close: (draft) => draft,
  }),
};

/** What an event changes in a pre-sale, in place. It looks at the orders, spaces and entries that the event names, and at the spaces of those orders: a part that has
 *  these changes like the whole. */
export function changePreSale(preSale: Draft, event: PreSaleEvent): void {
  switch (event.type) {
    case 'PreSaleDrafted': {
      const { by: _, ...data } = event.data;
      Object.assign(preSale, { ...data, status: 'draft' });
      return;
    }
    case 'TermsChanged':
      preSale.terms = event.data.terms;
      return;
    case 'PreSaleAnnounced':
      preSale.status = 'announced';
      return;
    case 'SalesPaused':
      preSale.isPaused = true;
      return;
    case 'SalesResumed':
      preSale.isPaused = false;
      return;
    case 'PreSaleCancelled':
      preSale.status = 'cancelled';
      return;
    case 'SpacesOffered':
      preSale.mapVersion = event.data.mapVersion;
      for (const offered of event.data.spaces) {
        const before = preSale.spaces.get(offered.id) ?? { blocked: null, holder: null, right: null };
        preSale.spaces.set(offered.id, { ...before, offered, isOnMap: true });
      }
      return;
    case 'SpacesWithdrawn':
      preSale.mapVersion = event.data.mapVersion;
      for (const id of event.data.ids) {
        setSpace(preSale, id, { isOnMap: false });
        forgetIfGone(preSale, id);
      }
      return;
    case 'SpaceBlocked':
      setSpace(preSale, event.data.spaceId, { blocked: event.data.reason });
      return;
    case 'SpaceUnblocked':
      setSpace(preSale, event.data.spaceId, { blocked: null });
      return;
    case 'RightsGranted':
      preSale.rightsFrom = event.data.fromDateId ?? preSale.rightsFrom;
      for (const { spaceId, vendorId } of event.data.rights) grant(preSale, spaceId, vendorId);
      return;
    case 'RightSurrendered':
      setRight(preSale, event.data.spaceId, 'surrendered');
      return;
    case 'RightRolledOver':
      setRight(preSale, event.data.spaceId, 'rolled over');
      return;
    case 'RightsExpired':
      for (const id of event.data.spaceIds) setRight(preSale, id, 'expired');
      return;
    case 'WaitlistJoined': {
      const { entryId, memberId, wishes } = event.data;
      putWaiting(preSale, { id: entryId, memberId, wishes, status: 'waiting', orderId: null, until: null });
      preSale.entriesOf.set(memberId, [...(preSale.entriesOf.get(memberId) ?? []), entryId]);
      return;
    }
    case 'WaitlistLeft':
      setWaiting(preSale, event.data.entryId, { status: 'left' });
      return;
    case 'WaitlistOffered': {
      const { entryId, orderId, until } = event.data;
      setWaiting(preSale, entryId, { status: 'offered', orderId, until });
      setOrder(preSale, orderId, { entryId });
      return;
    }
    case 'WaitlistOfferEnded':
      setWaiting(preSale, event.data.entryId, { status: afterOffer[event.data.how], until: null });
      return;
    case 'OrderReserved':
    case 'OrderChanged':
    case 'OrderSubmitted':
    case 'OrderPaid':
    case 'LatePaymentReceived':
    case 'OrderAbandoned':
    case 'LinesCancelled':
    case 'RefundGranted':
    case 'RefundRecorded':
    case 'OrderDisputed':
    case 'SpaceMoved':
    case 'CheckedIn':
    case 'CheckInUndone':
    case 'NoShowsReleased':
    case 'SpaceVacated':
      changeOrder(preSale, event);
      return;
    default:
      unreachable(event);
  }
}

function grant(preSale: Draft, spaceId: string, vendorId: string): void {
  setSpace(preSale, spaceId, { right: { vendorId, status: 'live' } });
  const spaces = preSale.rightsOf.get(vendorId) ?? new Set();
  preSale.rightsOf.set(vendorId, spaces.add(spaceId));
}

function setRight(preSale: Draft, id: string, status: RightStatus): void {
  const right = preSale.spaces.get(id)?.right;
  if (right) setSpace(preSale, id, { right: { ...right, status } });
  forgetIfGone(preSale, id);
}

const afterOffer = { taken: 'purchased', declined: 'declined', expired: 'offer expired' } as const;
