import Stripe from 'stripe';
import type { z } from 'zod';
import { DomainError } from '../../../kernel/decider/errors.js';
import { ProviderRefused, providerAway } from '../payment-provider.js';

export interface StripeSettings {
  readonly key: string;
  readonly webhookSecret: string;
  /** Another address of the API, for tests. */
  readonly api: string | undefined;
  /** Where people come back to. */
  readonly publicUrl: string;
  /** Milliseconds for one call, and how often a call without an answer is repeated, under the same key. */
  readonly patience?: { readonly timeout: number; readonly maxNetworkRetries: number };
}

/** The version whose fields `stripe-answers.ts` reads. The account's own version does not matter, except for what webhooks hold. */
export const apiVersion = '2026-10-28.endive';

/** Stripe's own client: our version of the API, no telemetry. */
export function openStripe({ key, api, patience }: StripeSettings): Stripe {
  const address = api === undefined ? undefined : new URL(api);
  return new Stripe(key, {
    apiVersion,
    telemetry: false,
    timeout: 15_000,
    maxNetworkRetries: 1,
    ...patience,
    ...(address && {
      host: address.hostname,
      port: address.port || (address.protocol === 'https:' ? 443 : 80),
      protocol: address.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

/** Ask, and read of the answer what we know.
 *  errors  PROVIDER_AWAY (unavailable), ProviderRefused; Error for an answer that we cannot read, which is neither: what was asked may have happened */
export async function ask<T>(answer: z.ZodType<T>, call: Promise<unknown>): Promise<T> {
  return read(answer, await call.catch(failed));
}

/** The same for a list, page by page. */
export async function* askForAll<T>(answer: z.ZodType<T>, list: AsyncIterable<unknown>): AsyncIterable<T> {
  const pages = list[Symbol.asyncIterator]();
  for (;;) {
    const next = await pages.next().catch(failed);
    if (next.done) return;
    yield read(answer, next.value);
  }
}

export async function allOf<T>(list: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const one of list) all.push(one);
  return all;
}

export const isRefusal = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof ProviderRefused && codes.includes(error.code);

/** Whether Stripe itself failed. It keeps such an answer under the key of the call, and gives it again for a day. */
export const isFaultOfStripe = (error: unknown): boolean =>
  error instanceof DomainError && error.cause instanceof StripeFault;

class StripeFault extends Error {}

function read<T>(answer: z.ZodType<T>, said: unknown): T {
  const parsed = answer.safeParse(said);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`An answer of Stripe cannot be read: ${fields.join('; ')}`);
}

/** No word of Stripe goes on: it may repeat an address that was sent. */
function failed(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { type, code, statusCode, param, requestId } = error;
  const words = [type, statusCode, code, param, requestId].filter(Boolean).join(' ');
  throw isForGood(statusCode)
    ? new ProviderRefused(code ?? type, words)
    : away(words, (statusCode ?? 0) >= 500);
}

/** A wrong key (401, 403) is ours to mend, so that asking again helps; so are a request under way (409) and too many at once (429). */
const isForGood = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && ![401, 403, 409, 429].includes(status);

function away(words: string, isFault: boolean): DomainError {
  const refusal = providerAway();
  refusal.cause = isFault ? new StripeFault(words) : new Error(words);
  return refusal;
}
