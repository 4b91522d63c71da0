import type { Environment } from '../../modules/kernel/config/environment.js';

/** The message at the terminal once the server listens. */
export function startupMessage(
  { APP_CHECK, staffTwoStep }: Pick<Environment, 'APP_CHECK' | 'staffTwoStep'>,
  port: number,
): string {
  const lines = [`Swap Meet Classics is open: http://localhost:${port}`];
  if (!APP_CHECK) lines.push('APP_CHECK=0: robots may call everything; never in production.');
  if (!staffTwoStep)
    lines.push('Staff sign in with one step here; STAFF_TWO_STEP=1 asks for two, as production does.');
  return `\n${lines.map((line) => `  ${line}\n\n`).join('')}`;
}
