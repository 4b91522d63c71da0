import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../kernel/environment.js';
import type { Outbox, WrittenMail } from '../kernel/outbox.js';
import { ENVIRONMENT, OUTBOX } from '../kernel/tokens.js';
import { cookieReusedLetter, newDeviceLetter, resetAddress } from './letters.js';
import { Members } from './members.js';
import { type Seen, wordsOfSeen } from './session-list-device.js';

/** Tells the member's mail who came in, where that may not have been the member. Only a proven mail: another may be somebody else's, who would
 *  get as many letters as somebody likes.
 *  source  reliability.md 2.1 (ASVS 6.3.5), 2.4 */
@Injectable()
export class SignInNotices {
  readonly #publicUrl: string;

  constructor(
    @Inject(OUTBOX) private readonly outbox: Outbox,
    @Inject(Members) private readonly members: Members,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
  ) {
    this.#publicUrl = publicUrl;
  }

  /** in  cause: the id of the sign-in */
  newDevice(memberId: string, seen: Seen, cause: string): Promise<WrittenMail | undefined> {
    return this.#write('new-device', newDeviceLetter, memberId, seen, cause);
  }

  /** in  cause: the id of the session that ended */
  cookieReused(memberId: string, seen: Seen, cause: string): Promise<WrittenMail | undefined> {
    return this.#write('cookie-reused', cookieReusedLetter, memberId, seen, cause);
  }

  async #write(
    kind: string,
    letter: typeof newDeviceLetter,
    memberId: string,
    seen: Seen,
    cause: string,
  ): Promise<WrittenMail | undefined> {
    const account = await this.members.withId(memberId);
    if (!account?.email_verified_at) return undefined;
    const urls = { reset: resetAddress(this.#publicUrl), account: `${this.#publicUrl}/account` };
    return this.outbox.write({
      cause,
      kind,
      to: account.email,
      person: memberId,
      letter: letter(account.name, wordsOfSeen(seen), urls),
    });
  }
}
