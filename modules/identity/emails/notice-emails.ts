import type { EmailContent } from '../../mail/mail.ports.js';
import { fewRecoveryCodes } from '../second-factor/totp.contract.js';
import { words } from './emails.js';

/** A letter to a member about their account, whoever they are. */
export type NoticeEmailData = (name: string, urls: NoticeUrls) => EmailContent;

/** Where a reader goes who has not done what the letter tells. */
export interface NoticeUrls {
  readonly reset: string;
  readonly account: string;
  readonly pausedListings: string;
  readonly support: string;
  readonly supportEmail: string;
}

/** To the member, with the way back should it have been somebody else. */
export const passwordChangedEmail: NoticeEmailData = (name, urls) => ({
  subject: 'Your password was changed',
  parts: [
    words(`Hello ${name},`),
    words('The password of your account has just been changed, and other devices were signed out.'),
    words(`It was not you? Choose a new one at once: ${urls.reset}`),
  ],
});

/** To the old address, which cannot sign in any more. */
export const addressChangedEmail: NoticeEmailData = (name, urls) => ({
  subject: 'Your e-mail was changed',
  parts: [
    words(`Hello ${name},`),
    words('Your account now has another e-mail address. This one does not sign in any more.'),
    words(`It was not you? Write to us at ${urls.supportEmail}, or here: ${urls.support}`),
  ],
});

/** A sign-in on a device and network that none of the last 90 days came from. */
export const newDeviceEmail =
  (where: string): NoticeEmailData =>
  (name, urls) => ({
    subject: 'A new device signed in',
    parts: [
      words(`Hello ${name},`),
      words(`Your account was just opened on a device that we have not seen before: ${where}.`),
      words('If that was you, all is well, and we will not write of this device again.'),
      words(`It was not you? Choose a new password at once, which signs every device out: ${urls.reset}`),
      { kind: 'link', words: 'Look at your devices', url: urls.account },
    ],
  });

/** What keeps a device signed in came back after it was used up: it is in two hands. */
export const cookieReusedEmail =
  (where: string): NoticeEmailData =>
  (name, urls) => ({
    subject: 'We signed one of your devices out',
    parts: [
      words(`Hello ${name},`),
      words(
        `What keeps one of your devices signed in came to us twice, the second time from ${where}. Somebody may have copied it, so we signed that device out. Sign in again there.`,
      ),
      words(
        `It can happen when a browser is set back to an older state. You know of nothing like that? Choose a new password at once, which signs every device out: ${urls.reset}`,
      ),
      { kind: 'link', words: 'Look at your devices', url: urls.account },
    ],
  });

/** Somebody else vouches for the member from now on. */
export const signInMethodLinkedEmail = (by: string): NoticeEmailData =>
  signInMethodEmail(`${by} is linked with your account`, `From now on you can sign in with ${by}.`);

export const signInMethodUnlinkedEmail = (by: string): NoticeEmailData =>
  signInMethodEmail(
    `${by} is no longer linked`,
    `Signing in with ${by} does not open your account any more.`,
  );

export const twoStepOnEmail = accountChangedEmail(
  'Two-step sign-in is on',
  ['From now on signing in to your account takes a code of your authenticator app as well.'],
  notYou,
);

export const twoStepOffEmail = accountChangedEmail(
  'Two-step sign-in is off',
  ['From now on your password alone opens your account.'],
  notYou,
);

/** Staff shut the member out. */
export const suspendedEmail =
  (reason: string): NoticeEmailData =>
  (name, urls) => ({
    subject: 'Your account is suspended',
    parts: [
      words(`Hello ${name},`),
      words(
        'Our staff suspended your account. You were signed out on every device and cannot sign in until that is lifted. The reason:',
      ),
      words(reason),
      words(
        `You think that is wrong? Write to us, at ${urls.supportEmail} or here, and a person will look at it again.`,
      ),
      { kind: 'link', words: 'Write to support', url: urls.support },
    ],
  });

export const suspensionLiftedEmail: NoticeEmailData = (name, urls) => ({
  subject: 'Your account is open again',
  parts: [
    words(`Hello ${name},`),
    words(
      'Your account is not suspended any more. Sign in the way you always do. Listings that were paused are yours to put up again.',
    ),
    { kind: 'link', words: 'See what is paused', url: urls.pausedListings },
  ],
});

/** Staff did it, for who lost phone and recovery codes. */
export const twoStepRemovedEmail = accountChangedEmail(
  'Two-step sign-in was taken off your account',
  [
    'You told us that your phone and your recovery codes are gone, so our staff took two-step sign-in off your account and signed every device out. Sign in the way you always do, and set it up again on your account page.',
  ],
  (urls) =>
    `You did not ask for this? Write to us at ${urls.supportEmail} or ${urls.support}, and choose a new password at once: ${urls.reset}`,
);

export const recoveryCodesRenewedEmail = accountChangedEmail(
  'You have new recovery codes',
  ['The recovery codes of your account were replaced; the old ones do not work any more.'],
  notYou,
);

/** in  left: how many still work */
export const recoveryCodeUsedEmail = (left: number): NoticeEmailData =>
  accountChangedEmail(
    'A recovery code was used',
    [
      'One of your recovery codes was just used in place of a code of your authenticator app. It does not work any more.',
      leftInWords(left),
    ],
    (urls) =>
      `It was not you? Get new recovery codes on your account page, and choose a new password at once, which signs every device out: ${urls.reset}`,
  );

function signInMethodEmail(subject: string, said: string): NoticeEmailData {
  return accountChangedEmail(
    subject,
    [said],
    (urls) =>
      `It was not you? Look at the ways to sign in on your account page, unlink what is not yours, and choose a new password at once, which signs every device out: ${urls.reset}`,
  );
}

/** What was changed, and what to do when it was somebody else. */
function accountChangedEmail(
  subject: string,
  said: readonly string[],
  otherwise: (urls: NoticeUrls) => string,
): NoticeEmailData {
  return (name, urls) => ({
    subject,
    parts: [
      ...[`Hello ${name},`, ...said, otherwise(urls)].map(words),
      { kind: 'link', words: 'Look at your account', url: urls.account },
    ],
  });
}

function notYou(urls: NoticeUrls): string {
  return `It was not you? Choose a new password at once, which signs every device out: ${urls.reset}`;
}

function leftInWords(left: number): string {
  if (left === 0) return 'It was the last one. Get new ones on your account page.';
  const count = left === 1 ? 'one is' : `${left} are`;
  return left <= fewRecoveryCodes
    ? `Only ${count} left. Get new ones on your account page before they run out.`
    : `${left} are left.`;
}
