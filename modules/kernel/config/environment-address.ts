import type { z } from 'zod';

/** A public server has to know its public address: mails link to it, and a guess would lead readers to their own
 *  machine. It uses https, and runs in production: development prints passwords and shows mails. */
export function checkAddress(
  { NODE_ENV, PUBLIC_URL }: { readonly NODE_ENV: string; readonly PUBLIC_URL?: string | undefined },
  { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  const problem = problemOf(NODE_ENV, PUBLIC_URL);
  if (problem) addIssue({ code: 'custom', path: ['PUBLIC_URL'], message: problem });
}

/** Development trusts no proxy but one on this machine: requests through another proxy come from other people.
 *  source  the table of the environment in /README.md */
export function checkProxy(
  { NODE_ENV, TRUST_PROXY }: { readonly NODE_ENV: string; readonly TRUST_PROXY: number | readonly string[] },
  { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  const isHere = TRUST_PROXY === 0 || String(TRUST_PROXY) === 'loopback';
  if (NODE_ENV === 'development' && !isHere)
    addIssue({
      code: 'custom',
      path: ['TRUST_PROXY'],
      message: 'may only be 0 or loopback in development: set NODE_ENV to production for other proxies',
    });
}

function problemOf(environment: string, address: string | undefined): string | undefined {
  const isProduction = environment === 'production';
  if (address === undefined)
    return isProduction
      ? 'must be set in production, to the address that people use (https://…): mails lead there'
      : undefined;
  const { protocol, hostname } = URL.parse(address) ?? { protocol: '', hostname: '' };
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (environment === 'development' && !isHere)
    return 'leads to another machine: set NODE_ENV to production for that';
  if (isProduction && !isHere && protocol !== 'https:') return 'must start with https:// in production';
  return undefined;
}

/** The public address, without a slash at its end: the configured one, else this machine's. */
export function publicAddress(
  { PUBLIC_URL }: { readonly PUBLIC_URL?: string | undefined },
  port: number,
): string {
  return (PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, '');
}
