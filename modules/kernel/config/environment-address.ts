import type { z } from 'zod';

/** A server of one's own has to know the address that people use: mails lead there, and a guess would lead them to their own machine. */
export function checkAddress(
  { NODE_ENV, PUBLIC_URL }: { readonly NODE_ENV: string; readonly PUBLIC_URL?: string | undefined },
  { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  if (NODE_ENV !== 'production' || PUBLIC_URL !== undefined) return;
  const message = 'must be set in production, to the address that people use (https://…): mails lead there';
  addIssue({ code: 'custom', path: ['PUBLIC_URL'], message });
}

/** The address that people use, without a slash at its end: the one that was set, else this machine's. */
export function publicAddress(
  { PUBLIC_URL }: { readonly PUBLIC_URL?: string | undefined },
  port: number,
): string {
  return (PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, '');
}
