import type { Environment } from '../../modules/kernel/config/environment.js';

/** The message at the terminal once the server listens. */
export function startupMessage({ APP_CHECK }: Pick<Environment, 'APP_CHECK'>, port: number): string {
  const lines = [`Swap Meet Classics is open: http://localhost:${port}`];
  if (!APP_CHECK) lines.push('APP_CHECK=0: robots may call everything; never in production.');
  return `\n${lines.map((line) => `  ${line}\n\n`).join('')}`;
}
