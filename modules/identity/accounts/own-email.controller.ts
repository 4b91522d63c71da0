import { Controller, Inject } from '@nestjs/common';
import { DATABASE } from '../../kernel/config/tokens.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import type { Database } from '../../kernel/postgres/database.js';
import { AttemptLimiter } from '../attempt-limiter.js';
import {
  changeEmail,
  changePassword,
  confirmEmail,
  sendVerification,
  verifyEmail,
} from '../email-tokens/email-tokens.contract.js';
import { Reauthentication } from '../second-factor/reauth.js';
import { AccessTokens } from '../sessions/access-tokens.js';
import { Accounts } from './accounts.js';
import { EmailChanges } from './email-changes.js';
import { PasswordChanges } from './password-changes.js';
import { Verification } from './verification.js';

/** For members: verify the e-mail address, change it, change the password. */
@Controller()
export class OwnEmailController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(Verification) private readonly verification: Verification,
    @Inject(EmailChanges) private readonly emailChanges: EmailChanges,
    @Inject(PasswordChanges) private readonly passwordChanges: PasswordChanges,
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(AttemptLimiter) private readonly attempts: AttemptLimiter,
    @Inject(AccessTokens) private readonly accessTokens: AccessTokens,
  ) {}

  @Route(sendVerification)
  async sendVerification(
    @Input() { meta, request }: RouteInput<typeof sendVerification>,
  ): Promise<ResponseOf<typeof sendVerification>> {
    const account = await this.accounts.withId(meta.actor.id);
    if (!account || account.email_verified_at !== null) return { sent: true };
    await this.#count(account.email, request.ip ?? '');
    const mail = await this.verification.write(account, meta.commandId);
    await this.db.transaction().execute((tx) => mail.send(tx));
    return { sent: true };
  }

  @Route(verifyEmail)
  async verify(
    @Input() { body: { token, password }, actor, request }: RouteInput<typeof verifyEmail>,
  ): Promise<ResponseOf<typeof verifyEmail>> {
    const holder = { actorId: actor?.id, password, address: request.ip ?? '' };
    return { verified: true, email: await this.verification.confirm(token, holder) };
  }

  @Route(changeEmail)
  async changeEmail(
    @Input() { body: { email, password }, meta, request }: RouteInput<typeof changeEmail>,
  ): Promise<ResponseOf<typeof changeEmail>> {
    const address = request.ip ?? '';
    await this.reauthentication.require(meta.actor.id, { password }, address);
    await this.#count(email, address);
    await this.emailChanges.request(meta.actor.id, email, meta.commandId);
    return { sent: true };
  }

  @Route(confirmEmail)
  async confirmEmail(
    @Input() { body: { token, password }, actor, meta, request }: RouteInput<typeof confirmEmail>,
  ): Promise<ResponseOf<typeof confirmEmail>> {
    const holder = { actorId: actor?.id, password, address: request.ip ?? '' };
    return { changed: true, email: await this.emailChanges.confirm(token, holder, meta.commandId) };
  }

  @Route(changePassword)
  async changePassword(
    @Input() { body: { password, newPassword }, meta, request }: RouteInput<typeof changePassword>,
  ): Promise<ResponseOf<typeof changePassword>> {
    await this.reauthentication.require(meta.actor.id, { password }, request.ip ?? '');
    const session = (await this.accessTokens.read(request))?.sid;
    await this.passwordChanges.change(meta.actor.id, newPassword, { cause: meta.commandId, session });
    return { changed: true };
  }

  async #count(email: string, address: string): Promise<void> {
    await this.attempts.count('letter asked from address', address);
    await this.attempts.count('letter to mail', email);
  }
}
