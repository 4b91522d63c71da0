/** The recovery codes of members who have set up two-step sign-in here, by e-mail address: each later sign-in uses one up. */
const codes = new Map<string, string[]>();

export function keepRecoveryCodes(email: string, given: readonly string[]): void {
  codes.set(email, [...given]);
}

/** A code for the next sign-in; undefined without two-step sign-in. */
export const nextRecoveryCode = (email: string): string | undefined => codes.get(email)?.shift();

export const hasRecoveryCodes = (email: string): boolean => codes.has(email);

/** The member has no second factor any more. */
export function forgetRecoveryCodes(email: string): void {
  codes.delete(email);
}
