import { z } from 'zod';
import { isLoopback } from './environment-social.js';

/** A service that checks whether somebody is a minor's guardian; without it staff decide. */
export const guardianCheckSettings = {
  GUARDIAN_CHECK_URL: z.url({ protocol: /^https?$/, error: 'must be an address: https://…' }).optional(),
  GUARDIAN_CHECK_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
};

/** Refuses one of the two without the other, plain http except on this machine in development, and a name and password in the address. */
export function checkGuardianCheck(
  {
    GUARDIAN_CHECK_URL: url,
    GUARDIAN_CHECK_SECRET: secret,
    NODE_ENV,
  }: Readonly<
    Partial<Record<'GUARDIAN_CHECK_URL' | 'GUARDIAN_CHECK_SECRET' | 'NODE_ENV', string | undefined>>
  >,
  { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  const wrong = (name: string, message: string) => addIssue({ code: 'custom', path: [name], message });
  if (url !== undefined && secret === undefined)
    wrong('GUARDIAN_CHECK_SECRET', 'must be set when GUARDIAN_CHECK_URL is');
  if (secret !== undefined && url === undefined)
    wrong('GUARDIAN_CHECK_URL', 'must be set when GUARDIAN_CHECK_SECRET is');
  if (url === undefined || !URL.canParse(url)) return;
  const { protocol, username, password } = new URL(url);
  if (protocol !== 'https:' && (NODE_ENV === 'production' || !isLoopback(url)))
    wrong(
      'GUARDIAN_CHECK_URL',
      'must start with https:// (http:// only to this machine, and not in production)',
    );
  if (username || password)
    wrong('GUARDIAN_CHECK_URL', 'must have no name or password in it: requests are signed');
}
