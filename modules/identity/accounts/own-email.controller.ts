import { Controller, Inject } from '@nestjs/common';
import { DATABASE } from '../../kernel/config/tokens.js';
import type { AnswerOf } from '../../kernel/http/contract.js';
import { type Call, Called, Serves } from '../../kernel/http/route.js';
import type { Database } from '../../kernel/postgres/database.js';
import { Tries } from '../attempt-limiter.js';
import {
  changeEmail,
  changePassword,
  confirmEmail,
  sendVerification,
  verifyEmail,
} from '../email-tokens/email-tokens.contract.js';
import { Proofs } from '../second-factor/reauth.js';
import { AccessTokens } from '../sessions/access-tokens.js';
import { Members } from './accounts.js';
import { EmailChanges } from './email-changes.js';
import { PasswordChanges } from './password-changes.js';
import { Verification } from './verification.js';

/** For members: prove the mail, change it, change the password. */
@Controller()
export class OwnMailController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(Verification) private readonly verification: Verification,
    @Inject(EmailChanges) private readonly emailChanges: EmailChanges,
    @Inject(PasswordChanges) private readonly passwordChanges: PasswordChanges,
    @Inject(Proofs) private readonly proofs: Proofs,
    @Inject(Tries) private readonly tries: Tries,
    @Inject(AccessTokens) private readonly accessTokens: AccessTokens,
  ) {}

  @Serves(sendVerification)
  async sendVerification(
    @Called() { meta, request }: Call<typeof sendVerification>,
  ): Promise<AnswerOf<typeof sendVerification>> {
    const account = await this.members.withId(meta.actor.id);
    if (!account || account.email_verified_at !== null) return { sent: true };
    await this.#count(account.email, request.ip ?? '');
    const mail = await this.verification.write(account, meta.commandId);
    await this.db.transaction().execute((tx) => mail.send(tx));
    return { sent: true };
  }

  @Serves(verifyEmail)
  async verify(
    @Called() { body: { token, password }, actor, request }: Call<typeof verifyEmail>,
  ): Promise<AnswerOf<typeof verifyEmail>> {
    const bearer = { actorId: actor?.id, password, address: request.ip ?? '' };
    return { verified: true, email: await this.verification.confirm(token, bearer) };
  }

  @Serves(changeEmail)
  async changeEmail(
    @Called() { body: { email, password }, meta, request }: Call<typeof changeEmail>,
  ): Promise<AnswerOf<typeof changeEmail>> {
    const address = request.ip ?? '';
    await this.proofs.require(meta.actor.id, { password }, address);
    await this.#count(email, address);
    await this.emailChanges.ask(meta.actor.id, email, meta.commandId);
    return { sent: true };
  }

  @Serves(confirmEmail)
  async confirmEmail(
    @Called() { body: { token, password }, actor, meta, request }: Call<typeof confirmEmail>,
  ): Promise<AnswerOf<typeof confirmEmail>> {
    const bearer = { actorId: actor?.id, password, address: request.ip ?? '' };
    return { changed: true, email: await this.emailChanges.confirm(token, bearer, meta.commandId) };
  }

  @Serves(changePassword)
  async changePassword(
    @Called() { body: { password, newPassword }, meta, request }: Call<typeof changePassword>,
  ): Promise<AnswerOf<typeof changePassword>> {
    await this.proofs.require(meta.actor.id, { password }, request.ip ?? '');
    const session = (await this.accessTokens.read(request))?.sid;
    await this.passwordChanges.change(meta.actor.id, newPassword, { cause: meta.commandId, session });
    return { changed: true };
  }

  async #count(email: string, address: string): Promise<void> {
    await this.tries.count('letter asked from address', address);
    await this.tries.count('letter to mail', email);
  }
}
