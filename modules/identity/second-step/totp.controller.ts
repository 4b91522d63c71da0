import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { AnswerOf } from '../../kernel/contract.js';
import type { Environment } from '../../kernel/environment.js';
import { conflict } from '../../kernel/errors.js';
import { type Call, Called, Serves } from '../../kernel/http/serves.js';
import { ENVIRONMENT } from '../../kernel/tokens.js';
import type { Session } from '../identity.contract.js';
import { MemberLetters } from '../letters/member-letters.js';
import {
  recoveryCodesRenewedLetter,
  secondStepOffLetter,
  secondStepOnLetter,
} from '../letters/notice-letters.js';
import { requireSameOrigin } from '../same-origin.js';
import { Entrance } from '../sessions/entrance.js';
import { Sessions } from '../sessions/sessions.js';
import { FreshProofs } from './fresh-proofs.js';
import { Proofs } from './proofs.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactor } from './second-factor.js';
import {
  beginTotp,
  completeSignIn,
  confirmTotp,
  getSecondFactor,
  renewRecoveryCodes,
  turnOffTotp,
} from './totp.contract.js';
import { totpUri } from './totp.js';
import { wrongCode } from './wrong-code.js';

@Controller()
export class TotpController {
  readonly #publicUrl: string;

  constructor(
    @Inject(Entrance) private readonly entrance: Entrance,
    @Inject(SecondFactor) private readonly secondFactor: SecondFactor,
    @Inject(RecoveryCodes) private readonly recoveryCodes: RecoveryCodes,
    @Inject(MemberLetters) private readonly letters: MemberLetters,
    @Inject(Proofs) private readonly proofs: Proofs,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(FreshProofs) private readonly freshProofs: FreshProofs,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
  ) {
    this.#publicUrl = publicUrl;
  }

  @Serves(completeSignIn)
  complete(
    @Called() { body: { challenge, code }, request }: Call<typeof completeSignIn>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Session> {
    requireSameOrigin(request, this.#publicUrl);
    return this.entrance.complete(challenge, code, request, response);
  }

  @Serves(getSecondFactor)
  async status(@Called() { meta }: Call<typeof getSecondFactor>): Promise<AnswerOf<typeof getSecondFactor>> {
    const since = await this.secondFactor.since(meta.actor.id);
    if (since === null) return { status: 'off', since, recoveryCodesLeft: 0 };
    return { status: 'on', since, recoveryCodesLeft: await this.recoveryCodes.left(meta.actor.id) };
  }

  @Serves(beginTotp)
  async begin(
    @Called() { body, meta, request }: Call<typeof beginTotp>,
  ): Promise<AnswerOf<typeof beginTotp>> {
    const memberId = meta.actor.id;
    if (body.password !== undefined || (await this.freshProofs.secondsLeft(memberId, request)) === 0)
      await this.proofs.require(memberId, { password: body.password }, request.ip ?? '');
    const secret = await this.secondFactor.begin(memberId);
    const user = await this.sessions.userOf(memberId);
    return { secret, uri: totpUri(secret, user?.email ?? memberId) };
  }

  @Serves(confirmTotp)
  async confirm(
    @Called() { body, meta, request }: Call<typeof confirmTotp>,
  ): Promise<AnswerOf<typeof confirmTotp>> {
    const memberId = meta.actor.id;
    const notice = await this.letters.write(memberId, 'second-step-on', meta.commandId, secondStepOnLetter);
    let codes: readonly string[] | undefined;
    await this.proofs.counted('proof in session', memberId, request.ip ?? '', async () => {
      codes = await this.secondFactor.confirm(memberId, body.code, notice);
      return codes !== undefined;
    });
    if (!codes) throw wrongCode();
    return { recoveryCodes: [...codes] };
  }

  @Serves(turnOffTotp)
  async turnOff(
    @Called() { body, meta, request }: Call<typeof turnOffTotp>,
  ): Promise<AnswerOf<typeof turnOffTotp>> {
    await this.proofs.require(meta.actor.id, body, request.ip ?? '');
    const notice = await this.letters.write(
      meta.actor.id,
      'second-step-off',
      meta.commandId,
      secondStepOffLetter,
    );
    await this.secondFactor.turnOff(meta.actor.id, notice);
    return { status: 'off' };
  }

  @Serves(renewRecoveryCodes)
  async renew(
    @Called() { body, meta, request }: Call<typeof renewRecoveryCodes>,
  ): Promise<AnswerOf<typeof renewRecoveryCodes>> {
    if ((await this.secondFactor.since(meta.actor.id)) === null)
      throw conflict('TOTP_OFF', { message: 'Turn two-step sign-in on first.' });
    await this.proofs.require(meta.actor.id, body, request.ip ?? '');
    const notice = await this.letters.write(
      meta.actor.id,
      'recovery-codes-renewed',
      meta.commandId,
      recoveryCodesRenewedLetter,
    );
    return { recoveryCodes: [...(await this.secondFactor.renewCodes(meta.actor.id, notice))] };
  }
}
