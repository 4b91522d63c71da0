import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { getGift } from '../../../modules/donations/donations.contract.js';
import { GIFT_VIEWS, type GiftViews } from '../../../modules/donations/donations.ports.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';

@Controller()
export class GiftsReadController {
  constructor(@Inject(GIFT_VIEWS) private readonly views: GiftViews) {}

  @Route(getGift)
  read(
    @Input() { params, query, actor, meta }: RouteInput<typeof getGift>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof getGift>> {
    response.setHeader('Cache-Control', 'no-store'); // a guest reads it by a key
    return this.views.read(params.id, { actor, key: query.key }, meta);
  }
}
