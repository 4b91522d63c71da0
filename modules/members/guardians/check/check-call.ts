import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { ReasonToLook } from '../guardianship.events.js';

/** Where the configured check is, and what it knows our requests by. */
export interface CheckSettings {
  readonly url: string;
  readonly secret: string;
}

/** What the check is told, and no more: no age, no place, nothing of the minor but an id.
 *  source  README, The configured check */
export interface CheckQuestion {
  /** The same however often this is asked. */
  readonly guardianshipId: string;
  /** `id` is a pseudonym, and so is the minor's: they stand nowhere else. */
  readonly guardian: { readonly id: string; readonly name: string; readonly email: string };
  readonly minor: { readonly id: string };
}

export type CheckVerdict = 'verified' | Exclude<ReasonToLook, 'no answer'>;

/** Nothing was heard that counts as an answer: worth another try. The reason has no word of what was asked in it. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Ask once. What comes back and is no verdict is 'unreadable', with why.
 *  units   patience: milliseconds for all of it
 *  errors  NoAnswer when the line, the deadline or the service itself (5xx, 429, 408) failed */
export async function askCheck(
  { url, secret }: CheckSettings,
  question: CheckQuestion,
  now: string,
  patience = 10_000,
): Promise<{ readonly verdict: CheckVerdict; readonly fault: string | null }> {
  const body = JSON.stringify(question);
  const timestamp = String(Math.floor(Date.parse(now) / 1000));
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Idempotency-Key': question.guardianshipId,
        'X-SMC-Timestamp': timestamp,
        'X-SMC-Signature': signatureOf(secret, timestamp, body),
      },
      body,
    });
    return read(answer.status, await wordsOf(answer));
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer(reasonOf(error));
  }
}

/** 'v1=' and the HMAC-SHA256, in hex, of timestamp, a dot and the body as it was sent. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** An answer is a word; more than this is none. */
const mostBytes = 4_096;

const Answer = z.object({ verdict: z.enum(['verified', 'refused', 'unsure']) });

function read(status: number, words: string | undefined) {
  if (status >= 500 || status === 429 || status === 408) throw new NoAnswer(`HTTP ${status}`);
  const unreadable = (fault: string) => ({ verdict: 'unreadable', fault }) as const;
  if (status !== 200) return unreadable(`HTTP ${status}`);
  if (words === undefined) return unreadable('too long');
  const said = Answer.safeParse(parsed(words));
  return said.success ? { verdict: said.data.verdict, fault: null } : unreadable('no verdict');
}

function parsed(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return undefined;
  }
}

/** Undefined when there are too many; then the rest is not waited for. */
async function wordsOf({ body }: Response): Promise<string | undefined> {
  if (!body) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    parts.push(part);
    size += part.length;
    if (size > mostBytes) return undefined; // leaving the loop ends the line
  }
  return Buffer.concat(parts).toString();
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as { readonly name?: string; readonly cause?: { readonly code?: string } };
  return name === 'TimeoutError' ? 'too slow' : (cause?.code ?? 'the line failed');
}
