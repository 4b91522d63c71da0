import { Controller, Inject } from '@nestjs/common';
import type { Receipt } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import {
  changeMonthlyGift,
  endMonthlyGift,
  openGiftPortal,
  pauseMonthlyGift,
  resumeMonthlyGift,
} from '../donations.contract.js';
import { MonthlyGifts } from './monthly-gifts.service.js';

@Controller()
export class MonthlyGiftsController {
  constructor(@Inject(MonthlyGifts) private readonly gifts: MonthlyGifts) {}

  @Route(changeMonthlyGift)
  change(@Input() { params, body, meta }: RouteInput<typeof changeMonthlyGift>): Promise<Receipt> {
    return this.gifts.change(params.id, body, meta);
  }

  @Route(pauseMonthlyGift)
  pause(@Input() { params, meta }: RouteInput<typeof pauseMonthlyGift>): Promise<Receipt> {
    return this.gifts.set(params.id, 'paused', meta);
  }

  @Route(resumeMonthlyGift)
  resume(@Input() { params, meta }: RouteInput<typeof resumeMonthlyGift>): Promise<Receipt> {
    return this.gifts.set(params.id, 'going on', meta);
  }

  @Route(endMonthlyGift)
  end(@Input() { params, meta }: RouteInput<typeof endMonthlyGift>): Promise<Receipt> {
    return this.gifts.set(params.id, 'ended', meta);
  }

  @Route(openGiftPortal)
  portal(@Input() { params, meta }: RouteInput<typeof openGiftPortal>): Promise<{ url: string }> {
    return this.gifts.portal(params.id, meta.actor);
  }
}
