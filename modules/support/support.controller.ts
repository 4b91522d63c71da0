import { Controller, Inject } from '@nestjs/common';
import type { ResponseOf } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import {
  listSupportRequests,
  markAnswered,
  type SupportRequest,
  writeToSupport,
} from './support.contract.js';
import { SupportRequests } from './support-requests.js';

@Controller()
export class SupportController {
  constructor(@Inject(SupportRequests) private readonly requests: SupportRequests) {}

  @Route(writeToSupport)
  write(
    @Input() { body, actor, meta, request }: RouteInput<typeof writeToSupport>,
  ): Promise<ResponseOf<typeof writeToSupport>> {
    return this.requests.create(body, { address: request.ip ?? '', memberId: actor?.id }, meta);
  }

  @Route(listSupportRequests)
  list(
    @Input() { query, meta: { now } }: RouteInput<typeof listSupportRequests>,
  ): Promise<ResponseOf<typeof listSupportRequests>> {
    return this.requests.list(query, now);
  }

  @Route(markAnswered)
  answered(@Input() { params, meta }: RouteInput<typeof markAnswered>): Promise<SupportRequest> {
    return this.requests.answer(params.id, meta);
  }
}
