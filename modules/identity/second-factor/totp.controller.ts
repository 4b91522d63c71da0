import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Environment } from '../../kernel/config/environment.js';
import { ENVIRONMENT } from '../../kernel/config/tokens.js';
import { conflict } from '../../kernel/decider/errors.js';
import type { AnswerOf } from '../../kernel/http/contract.js';
import { type Call, Called, Serves } from '../../kernel/http/route.js';
import { MemberLetters } from '../emails/member-emails.js';
import {
  recoveryCodesRenewedLetter,
  secondStepOffLetter,
  secondStepOnLetter,
} from '../emails/notice-emails.js';
import type { Session } from '../identity.contract.js';
import { requireSameOrigin } from '../same-origin.js';
import { Sessions } from '../sessions/sessions.js';
import { Entrance } from '../sessions/sign-in-service.js';
import { Proofs } from './reauth.js';
import { FreshProofs } from './recent-auths.js';
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
