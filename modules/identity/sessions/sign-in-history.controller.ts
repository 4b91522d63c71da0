import { Controller, Inject } from '@nestjs/common';
import type { AnswerOf } from '../../kernel/http/contract.js';
import { type Call, Called, Serves } from '../../kernel/http/route.js';
import { listSignIns } from './sign-in-history.contract.js';
import { SignInHistory } from './sign-in-history.js';

@Controller()
export class SignInHistoryController {
  constructor(@Inject(SignInHistory) private readonly history: SignInHistory) {}

  @Serves(listSignIns)
  async list(@Called() { meta }: Call<typeof listSignIns>): Promise<AnswerOf<typeof listSignIns>> {
    return { signIns: [...(await this.history.of(meta.actor.id))] };
  }
}
