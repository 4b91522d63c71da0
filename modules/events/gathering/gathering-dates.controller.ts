import { Controller, Inject } from '@nestjs/common';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import {
  addDate,
  cancelDate,
  moveDate,
  postponeDate,
  previewDates,
  replaceDates,
  restoreDate,
} from './gathering.contract.js';
import { GatheringDates } from './gathering-dates.service.js';

@Controller()
export class GatheringDatesController {
  constructor(@Inject(GatheringDates) private readonly dates: GatheringDates) {}

  @Route(previewDates)
  preview(@Input() { body, meta }: RouteInput<typeof previewDates>): ResponseOf<typeof previewDates> {
    return this.dates.preview(body, meta.now);
  }

  @Route(replaceDates)
  replace(@Input() { params, body, meta }: RouteInput<typeof replaceDates>): Promise<Receipt> {
    return this.dates.replace(params.id, body, meta);
  }

  @Route(addDate)
  add(@Input() { params, body, meta }: RouteInput<typeof addDate>): Promise<Receipt> {
    return this.dates.add(params.id, body, meta);
  }

  @Route(moveDate)
  move(@Input() { params: { id, day }, body, meta }: RouteInput<typeof moveDate>): Promise<Receipt> {
    return this.dates.send(id, { type: 'MoveDate', day, ...body, meta });
  }

  @Route(postponeDate)
  postpone(@Input() { params: { id, day }, body, meta }: RouteInput<typeof postponeDate>): Promise<Receipt> {
    return this.dates.send(id, { type: 'PostponeDate', day, reason: body.reason, meta });
  }

  @Route(cancelDate)
  cancel(@Input() { params: { id, day }, body, meta }: RouteInput<typeof cancelDate>): Promise<Receipt> {
    return this.dates.send(id, { type: 'CancelDate', day, reason: body.reason, meta });
  }

  @Route(restoreDate)
  restore(@Input() { params: { id, day }, meta }: RouteInput<typeof restoreDate>): Promise<Receipt> {
    return this.dates.send(id, { type: 'RestoreDate', day, meta });
  }
}
