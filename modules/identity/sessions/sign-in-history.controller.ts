import { Controller, Inject } from '@nestjs/common';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { listSignIns } from './sign-in-history.contract.js';
import { SignInHistory } from './sign-in-history.js';

@Controller()
export class SignInHistoryController {
  constructor(@Inject(SignInHistory) private readonly history: SignInHistory) {}

  @Route(listSignIns)
  async list(@Input() { meta }: RouteInput<typeof listSignIns>): Promise<ResponseOf<typeof listSignIns>> {
    return { signIns: [...(await this.history.of(meta.actor.id))] };
  }
}
