import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { Receipt, ResponseOf } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import {
  acceptOffer,
  answerFeedback,
  confirmDeal,
  counterOffer,
  declineOffer,
  disputeDeal,
  extendHold,
  finishDeal,
  giveFeedback,
  makeOffer,
  withdrawOffer,
} from './deals.contract.js';
import { Deals } from './deals.service.js';
import { offerDecider } from './offer/offer.decider.js';

@Controller()
export class DealsController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Deals) private readonly deals: Deals,
  ) {}

  @Route(makeOffer)
  offer(@Input() { body, meta }: RouteInput<typeof makeOffer>): Promise<ResponseOf<typeof makeOffer>> {
    return this.deals.offer(body, meta);
  }

  @Route(counterOffer)
  counter(@Input() { params, body, meta }: RouteInput<typeof counterOffer>): Promise<Receipt> {
    return this.deals.counter(params.id, body.price, meta);
  }

  @Route(acceptOffer)
  accept(@Input() { params, body, meta }: RouteInput<typeof acceptOffer>): Promise<Receipt> {
    return this.deals.accept(params.id, body.offerId, meta);
  }

  @Route(declineOffer)
  decline(@Input() { params, body, meta }: RouteInput<typeof declineOffer>): Promise<Receipt> {
    return dispatch(this.bus, offerDecider, params.id, { type: 'DeclineOffer', ...body, meta });
  }

  @Route(withdrawOffer)
  withdraw(@Input() { params, body, meta }: RouteInput<typeof withdrawOffer>): Promise<Receipt> {
    return dispatch(this.bus, offerDecider, params.id, { type: 'WithdrawOffer', ...body, meta });
  }

  @Route(extendHold)
  extend(@Input() { params, meta }: RouteInput<typeof extendHold>): Promise<Receipt> {
    return this.deals.extend(params.id, meta);
  }

  @Route(finishDeal)
  finish(@Input() { body, meta }: RouteInput<typeof finishDeal>): Promise<ResponseOf<typeof finishDeal>> {
    return this.deals.finish(body, meta);
  }

  @Route(confirmDeal)
  confirm(@Input() { params, meta }: RouteInput<typeof confirmDeal>): Promise<Receipt> {
    return dispatch(this.bus, offerDecider, params.id, { type: 'ConfirmDeal', meta });
  }

  @Route(disputeDeal)
  dispute(@Input() { params, meta }: RouteInput<typeof disputeDeal>): Promise<Receipt> {
    return this.deals.dispute(params.id, meta);
  }

  @Route(giveFeedback)
  giveFeedback(@Input() { body, meta }: RouteInput<typeof giveFeedback>): Promise<Receipt> {
    return this.deals.giveFeedback(body, meta);
  }

  @Route(answerFeedback)
  answerFeedback(@Input() { params, body, meta }: RouteInput<typeof answerFeedback>): Promise<Receipt> {
    return this.deals.answerFeedback(params.id, body.answer, meta);
  }
}
