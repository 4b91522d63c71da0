import { Inject, Injectable } from '@nestjs/common';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, forbidden } from '../../kernel/decider/errors.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import type { SignedRequest } from '../../kernel/http/route.js';
import { Accounts } from '../accounts/accounts.js';
import { MemberEmails } from '../emails/member-emails.js';
import { recoveryCodesRenewedEmail, twoStepOffEmail, twoStepOnEmail } from '../emails/notice-emails.js';
import { type Reauth, Reauthentication } from './reauth.js';
import { RecentAuths } from './recent-auths.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactor } from './second-factor.js';
import type { beginTotp, getSecondFactor } from './totp.contract.js';
import { totpUri } from './totp.js';
import { wrongCode } from './wrong-code.js';

/** For members: turn the own two-step sign-in on and off, and renew its recovery codes. Each change sends an e-mail.
 *  source  README, Rule 18 */
@Injectable()
export class TotpService {
  constructor(
    @Inject(SecondFactor) private readonly secondFactor: SecondFactor,
    @Inject(RecoveryCodes) private readonly recoveryCodes: RecoveryCodes,
    @Inject(MemberEmails) private readonly memberEmails: MemberEmails,
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(RecentAuths) private readonly recentAuths: RecentAuths,
  ) {}

  async status(memberId: string): Promise<ResponseOf<typeof getSecondFactor>> {
    const since = await this.secondFactor.since(memberId);
    if (since === null) return { status: 'off', since, recoveryCodesLeft: 0 };
    return { status: 'on', since, recoveryCodesLeft: await this.recoveryCodes.left(memberId) };
  }

  /** Begin to set up an app. Needs a verified e-mail address, and the password or a recent re-authentication of this session.
   *  errors  TOTP_ON_ALREADY (conflict), MAIL_NOT_VERIFIED, PROOF_NEEDED (forbidden), WRONG_PROOF (invalid), TOO_MANY_TRIES (too-many),
   *          SIGN_IN_BUSY (unavailable) */
  async begin(
    memberId: string,
    password: string | undefined,
    request: SignedRequest,
  ): Promise<ResponseOf<typeof beginTotp>> {
    const { email, email_verified_at } = await this.accounts.require(memberId);
    if (email_verified_at === null)
      throw forbidden('MAIL_NOT_VERIFIED', {
        message:
          'Confirm your e-mail address first: without it you could not come back after losing your phone.',
      });
    if (password !== undefined || (await this.recentAuths.secondsLeft(memberId, request)) === 0)
      await this.reauthentication.require(memberId, { password }, request.ip ?? '');
    const secret = await this.secondFactor.begin(memberId);
    return { secret, uri: totpUri(secret, email) };
  }

  /** Turn two-step sign-in on with a first code.
   *  out     the recovery codes
   *  errors  TOTP_ON_ALREADY, TOTP_NOT_BEGUN (conflict), WRONG_CODE (invalid), TOO_MANY_TRIES (too-many), SIGN_IN_BUSY (unavailable) */
  async confirm(
    code: string,
    { actor: { id: memberId }, commandId }: CommandMetadata,
    address: string,
  ): Promise<readonly string[]> {
    const notice = await this.memberEmails.write(memberId, 'second-step-on', commandId, twoStepOnEmail);
    const codes = await this.reauthentication.countAttempt('proof in session', memberId, address, () =>
      this.secondFactor.confirm(memberId, code, notice),
    );
    if (!codes) throw wrongCode();
    return codes;
  }

  /** Turn two-step sign-in off, with both factors; no effect when it is off.
   *  errors  PROOF_NEEDED (forbidden), WRONG_PROOF (invalid), TOO_MANY_TRIES (too-many), SIGN_IN_BUSY (unavailable) */
  async turnOff(
    reauth: Reauth,
    { actor: { id: memberId }, commandId }: CommandMetadata,
    request: SignedRequest,
  ): Promise<void> {
    if ((await this.secondFactor.since(memberId)) === null)
      return this.reauthentication.require(memberId, reauth, request.ip ?? '');
    await this.recentAuths.requireBoth(memberId, reauth, request);
    const notice = await this.memberEmails.write(memberId, 'second-step-off', commandId, twoStepOffEmail);
    await this.secondFactor.turnOff(memberId, notice);
  }

  /** Replace the recovery codes, with both factors.
   *  out     the new recovery codes
   *  errors  TOTP_OFF (conflict), PROOF_NEEDED (forbidden), WRONG_PROOF (invalid), TOO_MANY_TRIES (too-many), SIGN_IN_BUSY (unavailable) */
  async renewRecoveryCodes(
    reauth: Reauth,
    { actor: { id: memberId }, commandId }: CommandMetadata,
    request: SignedRequest,
  ): Promise<readonly string[]> {
    if ((await this.secondFactor.since(memberId)) === null)
      throw conflict('TOTP_OFF', { message: 'Turn on two-step sign-in first.' });
    await this.recentAuths.requireBoth(memberId, reauth, request);
    const email = recoveryCodesRenewedEmail;
    const notice = await this.memberEmails.write(memberId, 'recovery-codes-renewed', commandId, email);
    return this.secondFactor.renewCodes(memberId, notice);
  }
}
