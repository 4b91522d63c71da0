import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch, lookAt } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainError, notFound, unprocessable } from '../../kernel/decider/errors.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { mustBeMember } from '../buyers.js';
import { OrderIds } from '../order/order-ids.service.js';
import { PRE_SALE_LOOKUP, type PreSaleLookup } from '../orders.ports.js';
import { mustBeAnnounced, productOf, spaceOf } from '../pre-sale/guards.rules.js';
import { preSaleDecider } from '../pre-sale/pre-sale.decider.js';
import type { PreSale } from '../pre-sale/pre-sale-types.state.js';
import { isSpaceProduct, roomIn, takeSpace } from '../pre-sale/room.rules.js';
import { dateToRun, teamOf } from '../pre-sale/sale-to-run.js';
import { noSpaces } from '../pre-sale/terms.rules.js';
import { stepOf } from '../step-of.js';
import { allocate } from './allocate.rules.js';
import type { changePlacements, publishAllocation } from './allocation.contract.js';
import { type AllocationCommand, allocationDecider } from './allocation.decider.js';
import type { AllocationRules } from './allocation.schemas.js';
import { mustBeClosed } from './allocation-guards.rules.js';
import { orderOfRequest } from './allocation-ids.shared.js';
import { inputFor } from './allocation-input.js';
import { refusedIn, toReserve } from './allocation-status.rules.js';
import type { Allocation } from './allocation-types.state.js';

type Published = ResponseOf<typeof publishAllocation>;

/** What the registrar does, where spaces are given to those who ask for them.
 *  source  README, Allocation */
@Injectable()
export class Allocations {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(PRE_SALE_LOOKUP) private readonly lookup: PreSaleLookup,
    @Inject(OrderIds) private readonly ids: OrderIds,
  ) {}

  /** errors  those of the contract openRequests */
  async open(dateId: string, rules: AllocationRules, meta: CommandMetadata): Promise<Receipt> {
    await this.#mustRun(dateId, meta);
    await lookAt(this.bus, preSaleDecider, dateId, (preSale) => mustSellSpaces(preSale, rules));
    const closesAt = new Date(rules.closesAt).toISOString();
    return dispatch(this.bus, allocationDecider, dateId, {
      ...{ type: 'OpenRequests', rules: { ...rules, closesAt }, seed: newId(), meta },
    });
  }

  /** A command of the registrar.
   *  errors  PRE_SALE_NOT_FOUND (not-found), NOT_IN_THE_TEAM (forbidden), and those of the command */
  async send(dateId: string, command: AllocationCommand): Promise<Receipt> {
    await this.#mustRun(dateId, command.meta);
    return dispatch(this.bus, allocationDecider, dateId, command);
  }

  /** errors  those of the contract propose */
  async propose(dateId: string, meta: CommandMetadata): Promise<Receipt> {
    await this.#mustRun(dateId, meta);
    const allocation = await lookAt(this.bus, allocationDecider, dateId, (now) => {
      mustBeClosed(now, meta.now);
      return copyOf(now);
    });
    const { input, mapVersion } = await inputFor(this.#deps, dateId, allocation, meta.now);
    const placements = allocate(input);
    const basis = allocation.changes;
    return dispatch(this.bus, allocationDecider, dateId, {
      ...{ type: 'ProposeAllocation', basis, mapVersion, placements, meta },
    });
  }

  /** Spaces that somebody has, or that are kept for somebody, are given to nobody.
   *  errors  those of the contract changePlacements */
  async change(
    dateId: string,
    { reason, changes }: BodyOf<typeof changePlacements>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    await this.#mustRun(dateId, meta);
    const memberOf = await lookAt(
      this.bus,
      allocationDecider,
      dateId,
      ({ requests }) => new Map([...requests.values()].map(({ id, memberId }) => [id, memberId])),
    );
    await lookAt(this.bus, preSaleDecider, dateId, (preSale) => {
      const room = roomIn(preSale, meta.now);
      for (const { requestId, spaceIds } of changes)
        for (const id of spaceIds) takeSpace(room, spaceOf(preSale, id), memberOf.get(requestId) ?? '');
    });
    return dispatch(this.bus, allocationDecider, dateId, { type: 'ChangePlacements', reason, changes, meta });
  }

  /** Make the next placements orders. A placement whose space is not free any more is left to the team.
   *  errors  those of the contract publishAllocation
   *  source  README, Allocation 9 */
  async publish(dateId: string, until: string, meta: CommandMetadata): Promise<Published> {
    await this.#mustRun(dateId, meta);
    const at = new Date(until).toISOString();
    const command = { type: 'PublishAllocation', until: at, meta } as const;
    let receipt = await dispatch(this.bus, allocationDecider, dateId, command);
    const { next, held, seed } = await lookAt(this.bus, allocationDecider, dateId, (allocation) => ({
      held: allocation.until ?? at,
      seed: allocation.seed,
      next: toReserve(allocation)
        .slice(0, mostAtOnce)
        .map(({ requestId, spaceIds }) => ({
          ...{ requestId, spaceIds },
          buyerId: allocation.requests.get(requestId)?.memberId ?? '',
        })),
    }));
    const reserved: { requestId: string; orderId: string }[] = [];
    const refused: { requestId: string; code: string }[] = [];
    for (const { requestId, buyerId, spaceIds } of next) {
      const orderId = orderOfRequest(dateId, seed, requestId);
      const code = await this.#reserve(
        dateId,
        { orderId, buyerId, spaceIds, until: held },
        stepOf(meta, requestId),
      );
      if (code === null) reserved.push({ requestId, orderId });
      else refused.push({ requestId, code });
    }
    const record = { type: 'RecordReserved', reserved, refused, meta: stepOf(meta, 'record') } as const;
    receipt = later(receipt, await dispatch(this.bus, allocationDecider, dateId, record));
    const finish = { type: 'FinishAllocation', meta: stepOf(meta, 'finish') } as const;
    receipt = later(receipt, await dispatch(this.bus, allocationDecider, dateId, finish));
    const counts = await lookAt(this.bus, allocationDecider, dateId, (allocation) => ({
      left: toReserve(allocation).length,
      refused: refusedIn(allocation).length,
    }));
    return { ...receipt, ...counts };
  }

  /** out  the code of why it could not be reserved; null when it is, also from an earlier try */
  async #reserve(
    dateId: string,
    {
      orderId,
      buyerId,
      spaceIds,
      until,
    }: {
      readonly orderId: string;
      readonly buyerId: string;
      readonly spaceIds: readonly string[];
      readonly until: string;
    },
    meta: CommandMetadata,
  ): Promise<string | null> {
    try {
      await mustBeMember(this.eventStore, buyerId);
      await this.ids.mustBeOf(dateId, orderId);
      const lines = await lookAt(this.bus, preSaleDecider, dateId, (preSale) => linesOf(preSale, spaceIds));
      await dispatch(this.bus, preSaleDecider, dateId, {
        ...{ type: 'ReserveFor', orderId, buyerId, source: 'allocation', lines, cents: [], until, meta },
      });
      return null;
    } catch (error) {
      if (error instanceof DomainError && error.kind !== 'unavailable') return error.code;
      throw error;
    }
  }

  get #deps() {
    return { bus: this.bus, eventStore: this.eventStore, lookup: this.lookup };
  }

  async #mustRun(dateId: string, meta: CommandMetadata): Promise<void> {
    await dateToRun({ eventStore: this.eventStore }, dateId, teamOf.registrar, meta);
  }
}

/** errors  PRODUCT_NOT_FOUND (not-found), NOT_ANNOUNCED, NO_SPACES (conflict), WRONG_PRODUCT (unprocessable) */
function mustSellSpaces(preSale: PreSale, { productIds }: AllocationRules): void {
  const terms = mustBeAnnounced(preSale);
  if (preSale.mapVersion === 0) throw noSpaces();
  for (const id of productIds)
    if (!isSpaceProduct(productOf(terms, id)))
      throw unprocessable('WRONG_PRODUCT', { message: 'Only spaces of the map are given to those who ask.' });
}

/** Each space as the product that its type is. */
function linesOf({ terms, spaces }: PreSale, spaceIds: readonly string[]) {
  return spaceIds.map((spaceId, at) => {
    const type = spaces.get(spaceId)?.offered.type;
    const product = terms?.products.find((one) => isSpaceProduct(one) && type && one.types.includes(type));
    if (!product) throw notFound('SPACE_NOT_FOUND', { spaceId, message: 'There is no such space.' });
    return { lineId: `${at + 1}`, productId: product.id, spaceId, quantity: 1, showClass: null };
  });
}

/** What does not change while a proposal is made. */
const copyOf = (allocation: Allocation): Allocation => ({
  ...allocation,
  requests: new Map(allocation.requests),
  placements: new Map(allocation.placements),
});

const later = (one: Receipt, other: Receipt): Receipt => (other.version > one.version ? other : one);

/** Placements that one call makes orders. */
const mostAtOnce = 25;
