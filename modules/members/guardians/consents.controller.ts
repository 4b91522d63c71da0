import { Controller, Inject } from '@nestjs/common';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { Consents } from './consents.service.js';
import { getConsents, getGuardiansOn, getPairConsents } from './guardians.contract.js';

@Controller()
export class ConsentsController {
  constructor(@Inject(Consents) private readonly consents: Consents) {}

  @Route(getConsents)
  ofMember(@Input() { params }: RouteInput<typeof getConsents>): Promise<ResponseOf<typeof getConsents>> {
    return this.consents.of(params.id);
  }

  @Route(getGuardiansOn)
  guardiansOn(
    @Input() { params, query }: RouteInput<typeof getGuardiansOn>,
  ): Promise<ResponseOf<typeof getGuardiansOn>> {
    return this.consents.guardiansOn(params.id, query.on);
  }

  @Route(getPairConsents)
  async ofPair(
    @Input() { params, meta }: RouteInput<typeof getPairConsents>,
  ): Promise<ResponseOf<typeof getPairConsents>> {
    return { consents: [...(await this.consents.ofPair(params.id, meta.actor.id))] };
  }
}
