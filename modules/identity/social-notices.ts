import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../kernel/environment.js';
import type { Letter, Outbox, WrittenMail } from '../kernel/outbox.js';
import { ENVIRONMENT, OUTBOX } from '../kernel/tokens.js';
import { resetAddress } from './letters.js';
import { Members } from './members.js';
import type { SocialKind } from './social.contract.js';
import { socialNames } from './social-issuers.js';

export type SocialChange = 'way-in-linked' | 'way-in-unlinked';

/** Tells the member's mail that a way in came or went: whoever did it may not have been the member.
 *  source  reliability.md 2.1 (ASVS 6.3.7) */
@Injectable()
export class SocialNotices {
  readonly #publicUrl: string;

  constructor(
    @Inject(OUTBOX) private readonly outbox: Outbox,
    @Inject(Members) private readonly members: Members,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
  ) {
    this.#publicUrl = publicUrl;
  }

  /** in      cause: the id of the order
   *  errors  MEMBER_NOT_FOUND */
  async write(memberId: string, change: SocialChange, kind: SocialKind, cause: string): Promise<WrittenMail> {
    const account = await this.members.require(memberId);
    const letter = letterOf(account.name, change, socialNames[kind], this.#publicUrl);
    const to = account.email_verified_at && account.email; // another may be somebody else's
    return this.outbox.write({ cause, kind: change, to, person: memberId, letter });
  }
}

function letterOf(name: string, change: SocialChange, by: string, publicUrl: string): Letter {
  const isLinked = change === 'way-in-linked';
  return {
    subject: isLinked ? `${by} is linked with your account` : `${by} is no longer linked`,
    parts: [
      { kind: 'words', words: `Hello ${name},` },
      {
        kind: 'words',
        words: isLinked
          ? `From now on you can sign in with ${by}.`
          : `Signing in with ${by} does not open your account any more.`,
      },
      {
        kind: 'words',
        words: `It was not you? Look at the ways to sign in on your account page, unlink what is not yours, and choose a new password at once, which signs every device out: ${resetAddress(publicUrl)}`,
      },
      { kind: 'link', words: 'Look at your account', url: `${publicUrl}/account` },
    ],
  };
}
