import { reasonFor } from './login-reason';

export type LoginMode = 'signin' | 'signup' | 'reset';

/** The texts of the three modes of the login page. */
export const modeLabels = {
  signin: { title: 'Sign in', lead: 'Pick up where you left off.', submit: 'Sign in' },
  signup: {
    title: 'Create account',
    lead: 'Free to join. List parts, hold finds, keep track of what you own.',
    submit: 'Create account',
  },
  reset: {
    title: 'Reset password',
    lead: 'We e-mail you a link to choose a new one.',
    submit: 'Send reset link',
  },
} as const satisfies Record<LoginMode, { title: string; lead: string; submit: string }>;

/** The heading of the second factor, after any sign-in method. */
export const secondFactorHeading = {
  title: 'One more step',
  lead: 'This account also needs a code.',
} as const;

/** The text under the title: why the visitor is asked to sign in, where that is known. */
export function leadFor(mode: LoginMode, next: string | null): string {
  const why = reasonFor(next);
  if (why === undefined || mode === 'reset') return modeLabels[mode].lead;
  return mode === 'signin' ? `Sign in ${why}.` : `Create an account ${why}. It is free.`;
}

export function modeFrom(asked: string | null): LoginMode {
  return asked === 'signup' || asked === 'reset' ? asked : 'signin';
}
