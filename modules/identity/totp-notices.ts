import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../kernel/environment.js';
import { freshId } from '../kernel/identifiers.js';
import type { Letter, Outbox, WrittenMail } from '../kernel/outbox.js';
import { ENVIRONMENT, OUTBOX } from '../kernel/tokens.js';
import { resetAddress } from './letters.js';
import { Members } from './members.js';
import { fewRecoveryCodes } from './totp.contract.js';

export type TotpChange =
  | 'second-step-on'
  | 'second-step-off'
  | 'second-step-removed'
  | 'recovery-codes-renewed';

/** Tells the member's mail what was changed about the second step: whoever did it may not have been the member.
 *  source  reliability.md 2.1 (ASVS 6.3.7) */
@Injectable()
export class TotpNotices {
  readonly #publicUrl: string;
  readonly #supportEmail: string;

  constructor(
    @Inject(OUTBOX) private readonly outbox: Outbox,
    @Inject(Members) private readonly members: Members,
    @Inject(ENVIRONMENT) { publicUrl, SUPPORT_EMAIL }: Pick<Environment, 'publicUrl' | 'SUPPORT_EMAIL'>,
  ) {
    this.#publicUrl = publicUrl;
    this.#supportEmail = SUPPORT_EMAIL;
  }

  /** in      cause: the id of the order
   *  errors  MEMBER_NOT_FOUND */
  write(memberId: string, change: TotpChange, cause: string): Promise<WrittenMail> {
    const [subject, words] = said[change];
    const notMe =
      change === 'second-step-removed'
        ? notAskedFor(this.#publicUrl, this.#supportEmail)
        : notYou(this.#publicUrl);
    return this.#write(memberId, change, cause, { subject, words: [words, notMe] });
  }

  /** errors  MEMBER_NOT_FOUND */
  recoveryCodeUsed(memberId: string, left: number): Promise<WrittenMail> {
    const words = [
      'One of your recovery codes was just used in place of a code of your authenticator app. It does not work any more.',
      leftInWords(left),
      `It was not you? Get new recovery codes on your account page, and choose a new password at once, which signs every device out: ${resetAddress(this.#publicUrl)}`,
    ];
    const subject = 'A recovery code was used';
    return this.#write(memberId, 'recovery-code-used', freshId(), { subject, words });
  }

  async #write(
    memberId: string,
    kind: string,
    cause: string,
    { subject, words }: { readonly subject: string; readonly words: readonly string[] },
  ): Promise<WrittenMail> {
    const account = await this.members.require(memberId);
    const paragraphs = [`Hello ${account.name},`, ...words];
    const letter: Letter = {
      subject,
      parts: [
        ...paragraphs.map((paragraph) => ({ kind: 'words', words: paragraph }) as const),
        { kind: 'link', words: 'Look at your account', url: `${this.#publicUrl}/account` },
      ],
    };
    const to = account.email_verified_at && account.email; // another may be somebody else's
    return this.outbox.write({ cause, kind, to, person: memberId, letter });
  }
}

const said = {
  'second-step-on': [
    'Two-step sign-in is on',
    'From now on signing in to your account takes a code of your authenticator app as well.',
  ],
  'second-step-off': ['Two-step sign-in is off', 'From now on your password alone opens your account.'],
  'second-step-removed': [
    'Two-step sign-in was taken off your account',
    'You told us that your phone and your recovery codes are gone, so our staff took two-step sign-in off your account and signed every device out. Sign in the way you always do, and set it up again on your account page.',
  ],
  'recovery-codes-renewed': [
    'You have new recovery codes',
    'The recovery codes of your account were replaced; the old ones do not work any more.',
  ],
} as const satisfies Record<TotpChange, readonly [string, string]>;

const notYou = (publicUrl: string): string =>
  `It was not you? Choose a new password at once, which signs every device out: ${resetAddress(publicUrl)}`;

const notAskedFor = (publicUrl: string, supportEmail: string): string =>
  `You did not ask for this? Write to us at ${supportEmail} or ${publicUrl}/support, and choose a new password at once: ${resetAddress(publicUrl)}`;

function leftInWords(left: number): string {
  if (left === 0) return 'It was the last one. Get new ones on your account page.';
  const count = left === 1 ? 'one is' : `${left} are`;
  return left <= fewRecoveryCodes
    ? `Only ${count} left. Get new ones on your account page before they run out.`
    : `${left} are left.`;
}
