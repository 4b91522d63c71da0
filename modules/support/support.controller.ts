import { Controller, Inject } from '@nestjs/common';
import type { Actor } from '../kernel/decider/decider.js';
import { forbidden } from '../kernel/decider/errors.js';
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
    return this.requests.take(body, { address: request.ip ?? '', memberId: actor?.id }, meta);
  }

  @Route(listSupportRequests)
  list(
    @Input() { query, meta }: RouteInput<typeof listSupportRequests>,
  ): Promise<ResponseOf<typeof listSupportRequests>> {
    staffOnly(meta.actor);
    return this.requests.list(query);
  }

  @Route(markAnswered)
  answered(@Input() { params, meta }: RouteInput<typeof markAnswered>): Promise<SupportRequest> {
    staffOnly(meta.actor);
    return this.requests.answer(params.id, meta);
  }
}

/** errors  STAFF_ONLY (forbidden) */
function staffOnly({ roles }: Actor): void {
  if (!roles.includes('admin') && !roles.includes('support'))
    throw forbidden('STAFF_ONLY', { message: 'Only support staff may do that.' });
}
