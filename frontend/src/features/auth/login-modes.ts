export type LoginMode = 'signin' | 'signup' | 'reset';

/** The words of the three modes of the login page. */
export const modeWords = {
  signin: { title: 'Sign in', lead: 'Pick up where you left off.', submit: 'Sign in' },
  signup: {
    title: 'Create account',
    lead: 'Free to join. List parts, hold finds, keep your own shelf.',
    submit: 'Create account',
  },
  reset: {
    title: 'Reset password',
    lead: 'We mail you a link to choose a new one.',
    submit: 'Send reset link',
  },
} as const satisfies Record<LoginMode, { title: string; lead: string; submit: string }>;

export function modeFrom(asked: string | null): LoginMode {
  return asked === 'signup' || asked === 'reset' ? asked : 'signin';
}
