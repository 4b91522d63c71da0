import { z } from 'zod';
import { isLoopback } from './environment-social.js';

const address = z.url({ protocol: /^https?$/, error: 'must be an address: https://…' });

/** A service like reCAPTCHA instead of our own proof of work. */
export const appCheckSettings = {
  APP_CHECK_SCRIPT: address.optional(),
  APP_CHECK_SITE_KEY: z.string().optional(),
  APP_CHECK_VERIFY_URL: address.optional(),
  APP_CHECK_SECRET: z.string().optional(),
  APP_CHECK_HOSTS: z
    .string()
    .regex(/^(https:\/\/[\w.-]+(\s+|$))+$/, 'must be origins (https://…), with blanks between them')
    .transform((list) => list.trim().split(/\s+/))
    .optional(),
};

/** Refuses a disabled check in production, a half-configured service, and plain http except on this machine in development. */
export function checkAppCheck(
  settings: Readonly<Record<string, unknown>>,
  { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  const wrong = (name: string, message: string) => addIssue({ code: 'custom', path: [name], message });
  const isProduction = settings.NODE_ENV === 'production';
  if (isProduction && settings.APP_CHECK === false) wrong('APP_CHECK', 'cannot be 0 in production');
  const given = parts.filter((name) => settings[name] !== undefined);
  for (const name of parts)
    if (given.length > 0 && settings[name] === undefined) wrong(name, `must be set when ${given[0]} is`);
  for (const name of ['APP_CHECK_SCRIPT', 'APP_CHECK_VERIFY_URL']) {
    const url = settings[name];
    if (typeof url !== 'string' || !URL.canParse(url) || new URL(url).protocol === 'https:') continue;
    if (isProduction || !isLoopback(url))
      wrong(name, 'must start with https:// (http:// only to this machine, and not in production)');
  }
}

const parts = ['APP_CHECK_SCRIPT', 'APP_CHECK_SITE_KEY', 'APP_CHECK_VERIFY_URL', 'APP_CHECK_SECRET'];
