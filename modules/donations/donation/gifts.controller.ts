import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { changeGift, getGiftReceipt, give, openDonor } from '../donations.contract.js';
import { Receipts } from '../receipt/receipts.service.js';
import { Gifts } from './gifts.service.js';

@Controller()
export class GiftsController {
  constructor(
    @Inject(Gifts) private readonly gifts: Gifts,
    @Inject(Receipts) private readonly receipts: Receipts,
  ) {}

  @Route(give)
  give(@Input() { body, actor, meta }: RouteInput<typeof give>): Promise<ResponseOf<typeof give>> {
    return this.gifts.give(body, actor, meta);
  }

  @Route(changeGift)
  change(@Input() { params, body, actor, meta }: RouteInput<typeof changeGift>): Promise<Receipt> {
    return this.gifts.change(params.id, body, actor, meta);
  }

  @Route(getGiftReceipt)
  async receipt(
    @Input() { params, query, actor }: RouteInput<typeof getGiftReceipt>,
    @Res() response: Response,
  ): Promise<void> {
    const { name, pdf } = await this.receipts.pdf(params.id, { actor, key: query.key });
    response
      .set({
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      })
      .send(pdf);
  }

  @Route(openDonor)
  donor(@Input() { params, body }: RouteInput<typeof openDonor>): Promise<ResponseOf<typeof openDonor>> {
    return this.gifts.donorOf(params.id, body);
  }
}
