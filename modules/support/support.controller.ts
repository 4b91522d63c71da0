import { Controller, Inject } from '@nestjs/common';
import type { Actor } from '../kernel/decider/decider.js';
import { forbidden } from '../kernel/decider/errors.js';
import type { AnswerOf } from '../kernel/http/contract.js';
import { type Call, Called, Serves } from '../kernel/http/route.js';
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

  @Serves(writeToSupport)
  write(
    @Called() { body, actor, meta, request }: Call<typeof writeToSupport>,
  ): Promise<AnswerOf<typeof writeToSupport>> {
    return this.requests.take(body, { address: request.ip ?? '', memberId: actor?.id }, meta);
  }

  @Serves(listSupportRequests)
  list(
    @Called() { query, meta }: Call<typeof listSupportRequests>,
  ): Promise<AnswerOf<typeof listSupportRequests>> {
    staffOnly(meta.actor);
    return this.requests.list(query);
  }

  @Serves(markAnswered)
  answered(@Called() { params, meta }: Call<typeof markAnswered>): Promise<SupportRequest> {
    staffOnly(meta.actor);
    return this.requests.answer(params.id, meta);
  }
}

/** errors  STAFF_ONLY (forbidden) */
function staffOnly({ roles }: Actor): void {
  if (!roles.includes('admin') && !roles.includes('support'))
    throw forbidden('STAFF_ONLY', { message: 'Only support staff may do that.' });
}
