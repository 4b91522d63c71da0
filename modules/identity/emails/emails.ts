import type { EmailContent } from '../../mail/mail.ports.js';
import { linkMinutes } from '../email-tokens/email-tokens.contract.js';

/** Where a reader chooses a new password, signed in or not. */
export const resetAddress = (publicUrl: string): string => `${publicUrl}/login?mode=reset&stay=1`;

/** To the address of a new account: prove that it is yours. */
export const verifyAddressEmail = (name: string, url: string): EmailContent => ({
  subject: 'Confirm your e-mail',
  parts: [
    words(`Hello ${name},`),
    words('Welcome to Swap Meet Classics. Confirm that this address is yours, and you are all set.'),
    { kind: 'link', words: 'Confirm my e-mail', url },
    note(`The link works once, for ${linkMinutes} minutes. You can ask for another on your account page.`),
    note('You did not sign up? Then do nothing: without your yes the address is not theirs.'),
  ],
});

/** To the address of an account, when somebody signs up with it again. */
export const alreadyMemberEmail = (name: string, signInUrl: string, resetUrl: string): EmailContent => ({
  subject: 'You have an account already',
  parts: [
    words(`Hello ${name},`),
    words(
      'Somebody, perhaps you, just signed up with this address. It belongs to your account already, and nothing about your account has changed.',
    ),
    { kind: 'link', words: 'Sign in', url: signInUrl },
    words(`If you forgot your password, choose a new one: ${resetUrl}`),
    note('It was not you? Then do nothing. Nobody can confirm your address but you.'),
  ],
});

/** To a member who has forgotten the password. */
export const resetPasswordEmail = (name: string, url: string): EmailContent => ({
  subject: 'Choose a new password',
  parts: [
    words(`Hello ${name},`),
    words('Somebody, we hope you, asked to reset the password of your account.'),
    { kind: 'link', words: 'Choose a new password', url },
    note(`The link works once, for ${linkMinutes} minutes. After that every device has to sign in again.`),
    note('It was not you? Then do nothing: your password stays as it is.'),
  ],
});

/** To a member who comes in without a password, with a code for a mail that is read on another device. */
export const signInEmail = (name: string, url: string, code: string): EmailContent => ({
  subject: 'Your sign-in link',
  parts: [
    words(`Hello ${name},`),
    words('Open this in the browser where you asked for it:'),
    { kind: 'link', words: 'Sign in', url },
    words('Reading this on another device? Type this code where you asked for the link:'),
    { kind: 'code', words: code },
    note(`Link and code work once, for ${linkMinutes} minutes. Never tell the code to anybody.`),
    note('It was not you? Then do nothing: nobody gets in without this e-mail.'),
  ],
});

/** To the new address, which is proven by its link. */
export const changeAddressEmail = (name: string, url: string): EmailContent => ({
  subject: 'Confirm your new e-mail',
  parts: [
    words(`Hello ${name},`),
    words('You asked to use this address for your account at Swap Meet Classics.'),
    { kind: 'link', words: 'Use this address', url },
    note(`The link works once, for ${linkMinutes} minutes.`),
    note('It was not you? Then do nothing: the address stays yours alone.'),
  ],
});

export const words = (said: string) => ({ kind: 'words', words: said }) as const;
const note = (said: string) => ({ kind: 'note', words: said }) as const;
