import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../kernel/environment.js';
import { notFound } from '../kernel/errors.js';
import type { Letter, Outbox, WrittenMail } from '../kernel/outbox.js';
import { ENVIRONMENT, OUTBOX } from '../kernel/tokens.js';
import { Members } from './members.js';

export type TotpChange = 'second-step-on' | 'second-step-off' | 'recovery-codes-renewed';

/** Tells the member's mail what was changed about the second step: whoever did it may not have been the member.
 *  source  reliability.md 2.1 (ASVS 6.3.7) */
@Injectable()
export class TotpNotices {
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
  async write(memberId: string, change: TotpChange, cause: string): Promise<WrittenMail> {
    const account = await this.members.withId(memberId);
    if (!account) throw notFound('MEMBER_NOT_FOUND', { message: 'There is no such member.' });
    const letter = letterOf(account.name, change, this.#publicUrl);
    return this.outbox.write({ cause, kind: change, to: account.email, person: memberId, letter });
  }
}

const said = {
  'second-step-on': [
    'Two-step sign-in is on',
    'from now on signing in to your account takes a code of your authenticator app as well.',
  ],
  'second-step-off': ['Two-step sign-in is off', 'from now on your password alone opens your account.'],
  'recovery-codes-renewed': [
    'You have new recovery codes',
    'the recovery codes of your account were replaced; the old ones do not work any more.',
  ],
} as const satisfies Record<TotpChange, readonly [string, string]>;

function letterOf(name: string, change: TotpChange, publicUrl: string): Letter {
  const [subject, words] = said[change];
  return {
    subject,
    parts: [
      { kind: 'words', words: `Hello ${name},` },
      { kind: 'words', words },
      {
        kind: 'words',
        words: `It was not you? Choose a new password at once, which signs every device out: ${publicUrl}/login?mode=reset`,
      },
      { kind: 'link', words: 'Look at your account', url: `${publicUrl}/account` },
    ],
  };
}
