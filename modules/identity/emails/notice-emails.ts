import type { EmailContent } from '../../mail/mail.ports.js';
import { fewRecoveryCodes } from '../second-factor/totp.contract.js';
import { words } from './emails.js';

/** The content of an e-mail to a member about their account. */
export type NoticeEmailData = (name: string, urls: NoticeUrls) => EmailContent;

/** The pages for a reader who did not make the change. */
export interface NoticeUrls {
  readonly reset: string;
  readonly account: string;
  readonly pausedListings: string;
  readonly support: string;
  readonly supportEmail: string;
}

/** To the member, with what to do if it was somebody else. */
export const passwordChangedEmail: NoticeEmailData = (name, urls) => ({
  subject: 'Your password was changed',
  parts: [
    words(`Hello ${name},`),
    words('The password of your account was just changed, and your other devices were signed out.'),
    words(`If this wasn’t you, choose a new password now: ${urls.reset}`),
  ],
});

/** To the old address, which no longer signs in. */
export const addressChangedEmail: NoticeEmailData = (name, urls) => ({
  subject: 'Your e-mail was changed',
  parts: [
    words(`Hello ${name},`),
    words('Your account now has a new e-mail address. You can no longer sign in with this one.'),
    words(`If this wasn’t you, write to us at ${urls.supportEmail}, or here: ${urls.support}`),
  ],
});

/** A sign-in from a device and network that were not used in the last 90 days. */
export const newDeviceEmail =
  (where: string): NoticeEmailData =>
  (name, urls) => ({
    subject: 'A new device signed in',
    parts: [
      words(`Hello ${name},`),
      words(`Somebody just signed in to your account on a device that we have not seen before: ${where}.`),
      words('If it was you, there is nothing to do. We will not write about this device again.'),
      words(`If this wasn’t you, choose a new password now. This signs out every device: ${urls.reset}`),
      { kind: 'link', words: 'View your devices', url: urls.account },
    ],
  });

/** A used refresh cookie came back: somebody may have copied it. */
export const cookieReusedEmail =
  (where: string): NoticeEmailData =>
  (name, urls) => ({
    subject: 'We signed out one of your devices',
    parts: [
      words(`Hello ${name},`),
      words(
        `The cookie that keeps one of your devices signed in was used twice, the second time from ${where}. Somebody may have copied it, so we signed that device out. Sign in again there.`,
      ),
      words(
        `This can happen when you restore a browser from a backup. If you did not, choose a new password now. This signs out every device: ${urls.reset}`,
      ),
      { kind: 'link', words: 'View your devices', url: urls.account },
    ],
  });

/** The member linked an identity provider. */
export const signInMethodLinkedEmail = (by: string): NoticeEmailData =>
  signInMethodEmail(`${by} is linked to your account`, `From now on you can sign in with ${by}.`);

export const signInMethodUnlinkedEmail = (by: string): NoticeEmailData =>
  signInMethodEmail(`${by} is no longer linked`, `You can no longer sign in with ${by}.`);

export const twoStepOnEmail = accountChangedEmail(
  'Two-step sign-in is on',
  ['From now on you also need a code from your authenticator app to sign in.'],
  notYou,
);

export const twoStepOffEmail = accountChangedEmail(
  'Two-step sign-in is off',
  ['From now on you sign in without a code from your authenticator app.'],
  notYou,
);

/** Staff suspended the member. */
export const suspendedEmail =
  (reason: string): NoticeEmailData =>
  (name, urls) => ({
    subject: 'Your account is suspended',
    parts: [
      words(`Hello ${name},`),
      words(
        'Our staff suspended your account. You are signed out on every device. Until the suspension ends you can sign in to download your data and to close your account, and do nothing else. The reason:',
      ),
      words(reason),
      words(
        `Do you think this is a mistake? Write to us at ${urls.supportEmail} or here, and a person will review it.`,
      ),
      { kind: 'link', words: 'Write to support', url: urls.support },
    ],
  });

export const suspensionLiftedEmail: NoticeEmailData = (name, urls) => ({
  subject: 'Your account is open again',
  parts: [
    words(`Hello ${name},`),
    words('Your account is no longer suspended. Sign in as usual. You can resume your paused listings.'),
    { kind: 'link', words: 'View your paused listings', url: urls.pausedListings },
  ],
});

/** Staff turned it off for a member who lost phone and recovery codes. */
export const twoStepRemovedEmail = accountChangedEmail(
  'Two-step sign-in was turned off for your account',
  [
    'You told us that you lost your phone and your recovery codes, so our staff turned off two-step sign-in for your account and signed out every device. Sign in as usual, and set it up again on your account page.',
  ],
  (urls) =>
    `If you did not ask for this, write to us at ${urls.supportEmail} or ${urls.support}, and choose a new password now: ${urls.reset}`,
);

export const recoveryCodesRenewedEmail = accountChangedEmail(
  'You have new recovery codes',
  ['The recovery codes of your account were replaced. The old ones no longer work.'],
  notYou,
);

/** in  left: how many still work */
export const recoveryCodeUsedEmail = (left: number): NoticeEmailData =>
  accountChangedEmail(
    'A recovery code was used',
    [
      'One of your recovery codes was just used instead of a code from your authenticator app. It no longer works.',
      codesLeft(left),
    ],
    (urls) =>
      `If this wasn’t you, get new recovery codes on your account page, and choose a new password now. This signs out every device: ${urls.reset}`,
  );

function signInMethodEmail(subject: string, change: string): NoticeEmailData {
  return accountChangedEmail(
    subject,
    [change],
    (urls) =>
      `If this wasn’t you, check the sign-in methods on your account page, unlink what is not yours, and choose a new password now. This signs out every device: ${urls.reset}`,
  );
}

/** Says what was changed, and what to do if it was somebody else. */
function accountChangedEmail(
  subject: string,
  changes: readonly string[],
  otherwise: (urls: NoticeUrls) => string,
): NoticeEmailData {
  return (name, urls) => ({
    subject,
    parts: [
      ...[`Hello ${name},`, ...changes, otherwise(urls)].map(words),
      { kind: 'link', words: 'View your account', url: urls.account },
    ],
  });
}

function notYou(urls: NoticeUrls): string {
  return `If this wasn’t you, choose a new password now. This signs out every device: ${urls.reset}`;
}

function codesLeft(left: number): string {
  if (left === 0) return 'It was the last one. Get new ones on your account page.';
  const count = left === 1 ? 'one is' : `${left} are`;
  return left <= fewRecoveryCodes
    ? `Only ${count} left. Get new ones on your account page before they run out.`
    : `${left} are left.`;
}
