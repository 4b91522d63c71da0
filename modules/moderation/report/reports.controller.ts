import { Controller, Inject } from '@nestjs/common';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { answerAsked, confirmReport, sendReport } from './reports.contract.js';
import { Reports } from './reports.service.js';

@Controller()
export class ReportsController {
  constructor(@Inject(Reports) private readonly reports: Reports) {}

  @Route(sendReport)
  send(
    @Input() { body, actor, meta, request }: RouteInput<typeof sendReport>,
  ): Promise<ResponseOf<typeof sendReport>> {
    return this.reports.send(body, { actor, address: request.ip ?? '' }, meta);
  }

  @Route(confirmReport)
  confirm(
    @Input() { body, meta }: RouteInput<typeof confirmReport>,
  ): Promise<ResponseOf<typeof confirmReport>> {
    return this.reports.confirm(body.token, meta);
  }

  @Route(answerAsked)
  answer(@Input() { params, meta }: RouteInput<typeof answerAsked>): Promise<Receipt> {
    return this.reports.answer(params.id, meta);
  }
}
