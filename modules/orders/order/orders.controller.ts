import { Controller, Inject } from '@nestjs/common';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { PreSales } from '../pre-sale/pre-sales.service.js';
import {
  cancelLines,
  describeOrder,
  joinWaitlist,
  leaveOrder,
  leaveWaitlist,
  payOrder,
  placeOrder,
  readTicket,
  rollOverRight,
  surrenderRight,
} from './order.contract.js';
import { Orders } from './orders.service.js';

/** What buyers do. */
@Controller()
export class OrdersController {
  constructor(
    @Inject(Orders) private readonly orders: Orders,
    @Inject(PreSales) private readonly preSales: PreSales,
  ) {}

  @Route(placeOrder)
  place(@Input() { body, meta }: RouteInput<typeof placeOrder>): Promise<ResponseOf<typeof placeOrder>> {
    return this.orders.place(body, meta);
  }

  @Route(readTicket)
  ticket(@Input() { params, meta }: RouteInput<typeof readTicket>): Promise<ResponseOf<typeof readTicket>> {
    return this.orders.ticket(params.ticket, meta);
  }

  @Route(describeOrder)
  describe(@Input() { params, body, meta }: RouteInput<typeof describeOrder>): Promise<Receipt> {
    return this.orders.describe(params.id, body, meta);
  }

  @Route(payOrder)
  pay(@Input() { params, body, meta }: RouteInput<typeof payOrder>): Promise<ResponseOf<typeof payOrder>> {
    return this.orders.pay(params.id, body.way, meta);
  }

  @Route(leaveOrder)
  leave(@Input() { params, meta }: RouteInput<typeof leaveOrder>): Promise<Receipt> {
    return this.orders.leave(params.id, meta);
  }

  @Route(cancelLines)
  cancelLines(
    @Input() { params, body, meta }: RouteInput<typeof cancelLines>,
  ): Promise<ResponseOf<typeof cancelLines>> {
    return this.orders.cancelLines(params.id, body.lineIds, meta);
  }

  @Route(surrenderRight)
  surrender(@Input() { params, body, meta }: RouteInput<typeof surrenderRight>): Promise<Receipt> {
    return this.preSales.surrender(params.dateId, body, meta);
  }

  @Route(rollOverRight)
  rollOver(@Input() { params, body, meta }: RouteInput<typeof rollOverRight>): Promise<Receipt> {
    const { spaceId } = body;
    return this.orders.send(params.dateId, { type: 'RollOverRight', spaceId, meta });
  }

  @Route(joinWaitlist)
  join(@Input() { params, body, meta }: RouteInput<typeof joinWaitlist>): Promise<Receipt> {
    return this.orders.join(params.dateId, body, meta);
  }

  @Route(leaveWaitlist)
  leaveWaitlist(@Input() { params, meta }: RouteInput<typeof leaveWaitlist>): Promise<Receipt> {
    const { entryId } = params;
    return this.orders.send(params.dateId, { type: 'LeaveWaitlist', entryId, meta });
  }
}
