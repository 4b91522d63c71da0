import type { EmailContent } from '../../mail/mail.ports.js';
import { confirmationHours, linkMinutes } from '../email-tokens/email-tokens.contract.js';

/** The page to choose a new password, signed in or not. */
export const resetAddress = (publicUrl: string): string => `${publicUrl}/login?mode=reset&stay=1`;

/** To the address of a new account: confirm that it is yours. */
export const verifyAddressEmail = (name: string, url: string): EmailContent => ({
  subject: 'Confirm your email address',
  parts: [
    words(`Hello ${name},`),
    words('Welcome to Swap Meet Classics. Confirm that this email address is yours to finish your sign-up.'),
    { kind: 'link', words: 'Confirm my email address', url },
    note(
      `The link works once, for ${confirmationHours} hours. You can ask for another on your account page.`,
    ),
    note('Didn’t sign up? Ignore this e-mail and nothing will happen.'),
  ],
});

/** To the address of an existing account, when somebody signs up with it again. */
export const alreadyMemberEmail = (name: string, signInUrl: string, resetUrl: string): EmailContent => ({
  subject: 'You already have an account',
  parts: [
    words(`Hello ${name},`),
    words(
      'Somebody, perhaps you, just signed up with this address. It already belongs to your account, and nothing about your account has changed.',
    ),
    { kind: 'link', words: 'Sign in', url: signInUrl },
    words(`If you forgot your password, choose a new one: ${resetUrl}`),
    note('If this wasn’t you, ignore this e-mail. Only you can confirm your address.'),
  ],
});

/** To a member who forgot the password. */
export const resetPasswordEmail = (name: string, url: string): EmailContent => ({
  subject: 'Choose a new password',
  parts: [
    words(`Hello ${name},`),
    words('Somebody, we hope you, asked to reset the password of your account.'),
    { kind: 'link', words: 'Choose a new password', url },
    note(`The link works once, for ${linkMinutes} minutes. After that, sign in again on every device.`),
    note('If this wasn’t you, ignore this e-mail. Your password stays the same.'),
  ],
});

/** To a member who signs in without a password, with a code for an e-mail that is read on another device. */
export const signInEmail = (name: string, url: string, code: string): EmailContent => ({
  subject: 'Your sign-in link',
  parts: [
    words(`Hello ${name},`),
    words('Open this link in the browser where you asked for it:'),
    { kind: 'link', words: 'Sign in', url },
    words('Reading this on another device? Type this code where you asked for the link:'),
    { kind: 'code', words: code },
    note(`Link and code work once, for ${linkMinutes} minutes. Never give the code to anyone.`),
    note('If this wasn’t you, ignore this e-mail. Nobody can sign in without it.'),
  ],
});

/** To the new address, which its link verifies. */
export const changeAddressEmail = (name: string, url: string): EmailContent => ({
  subject: 'Confirm your new email address',
  parts: [
    words(`Hello ${name},`),
    words('You asked to use this address for your account at Swap Meet Classics.'),
    { kind: 'link', words: 'Use this address', url },
    note(`The link works once, for ${confirmationHours} hours.`),
    note('If this wasn’t you, ignore this e-mail. Nobody can use your address without your confirmation.'),
  ],
});

export const words = (text: string) => ({ kind: 'words', words: text }) as const;
const note = (text: string) => ({ kind: 'note', words: text }) as const;
