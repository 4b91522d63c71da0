import { Controller, Inject } from '@nestjs/common';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { TeamOrders } from '../order/team-orders.service.js';
import {
  announcePreSale,
  blockSpace,
  cancelFor,
  cancelPreSale,
  grantRights,
  moveSpace,
  pauseSales,
  previewCancelling,
  receiveMoney,
  recordAssignments,
  reserveFor,
  resumeSales,
  writePreSale,
} from './pre-sale.contract.js';
import { PreSales } from './pre-sales.service.js';

/** What the team of an organizer does with a pre-sale. */
@Controller()
export class PreSalesController {
  constructor(
    @Inject(PreSales) private readonly preSales: PreSales,
    @Inject(TeamOrders) private readonly orders: TeamOrders,
  ) {}

  @Route(writePreSale)
  write(@Input() { params, body, meta }: RouteInput<typeof writePreSale>): Promise<Receipt> {
    return this.preSales.write(params.dateId, body, meta);
  }

  @Route(announcePreSale)
  announce(@Input() { params, meta }: RouteInput<typeof announcePreSale>): Promise<Receipt> {
    return this.preSales.announce(params.dateId, meta);
  }

  @Route(pauseSales)
  pause(@Input() { params, body, meta }: RouteInput<typeof pauseSales>): Promise<Receipt> {
    return this.preSales.send(params.dateId, { type: 'PauseSales', reason: body.reason, meta });
  }

  @Route(resumeSales)
  resume(@Input() { params, meta }: RouteInput<typeof resumeSales>): Promise<Receipt> {
    return this.preSales.send(params.dateId, { type: 'ResumeSales', meta });
  }

  @Route(grantRights)
  grantRights(@Input() { params, body, meta }: RouteInput<typeof grantRights>): Promise<Receipt> {
    return this.preSales.grantRights(params.dateId, body, meta);
  }

  @Route(blockSpace)
  block(@Input() { params, body, meta }: RouteInput<typeof blockSpace>): Promise<Receipt> {
    const { spaceId, reason, isBlocked } = body;
    return this.preSales.send(
      params.dateId,
      isBlocked ? { type: 'BlockSpace', spaceId, reason, meta } : { type: 'UnblockSpace', spaceId, meta },
    );
  }

  @Route(reserveFor)
  reserveFor(@Input() { params, body, meta }: RouteInput<typeof reserveFor>): Promise<Receipt> {
    return this.orders.reserve(params.dateId, body, meta);
  }

  @Route(recordAssignments)
  record(
    @Input() { params, body, meta }: RouteInput<typeof recordAssignments>,
  ): Promise<ResponseOf<typeof recordAssignments>> {
    return this.orders.record(params.dateId, body.rows, meta);
  }

  @Route(receiveMoney)
  receive(@Input() { params, body, meta }: RouteInput<typeof receiveMoney>): Promise<Receipt> {
    return this.orders.receive(params.dateId, params.id, body, meta);
  }

  @Route(cancelFor)
  cancelFor(@Input() { params, body, meta }: RouteInput<typeof cancelFor>): Promise<Receipt> {
    return this.orders.cancel(params.dateId, params.id, body, meta);
  }

  @Route(moveSpace)
  move(@Input() { params, body, meta }: RouteInput<typeof moveSpace>): Promise<Receipt> {
    return this.orders.move(params.dateId, params.id, body, meta);
  }

  @Route(previewCancelling)
  preview(
    @Input() { params, meta }: RouteInput<typeof previewCancelling>,
  ): Promise<ResponseOf<typeof previewCancelling>> {
    return this.orders.preview(params.dateId, meta);
  }

  @Route(cancelPreSale)
  cancel(
    @Input() { params, body, meta }: RouteInput<typeof cancelPreSale>,
  ): Promise<ResponseOf<typeof cancelPreSale>> {
    return this.preSales.cancel(params.dateId, body.reason, meta);
  }
}
