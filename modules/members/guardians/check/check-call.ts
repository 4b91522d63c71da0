import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { ReasonToLook } from '../guardianship.events.js';

/** The URL of the configured check, and the secret that signs our requests. */
export interface CheckSettings {
  readonly url: string;
  readonly secret: string;
}

/** Everything that is sent to the check: no age, no place, and only an id of the minor.
 *  source  README, The configured check */
export interface CheckQuestion {
  /** The same for every attempt. */
  readonly guardianshipId: string;
  /** Both ids are pseudonyms that are used only here. */
  readonly guardian: { readonly id: string; readonly name: string; readonly email: string };
  readonly minor: { readonly id: string };
}

export type CheckVerdict = 'verified' | Exclude<ReasonToLook, 'no answer'>;

/** No response came, so the call is worth a retry. The reason contains no part of the question. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Ask once. A response without a verdict is 'unreadable', with the reason.
 *  units   patience: milliseconds for the whole call
 *  errors  NoAnswer when the connection, the deadline or the service itself (5xx, 429, 408) failed */
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

/** A longer answer counts as unreadable. */
const maxBytes = 4_096;

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
    return undefined; // no JSON: its schema refuses it
  }
}

/** The text of the answer. Undefined when it is too long; the rest is not read. */
async function wordsOf({ body }: Response): Promise<string | undefined> {
  if (!body) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    parts.push(part);
    size += part.length;
    if (size > maxBytes) return undefined; // leaving the loop closes the connection
  }
  return Buffer.concat(parts).toString();
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as { readonly name?: string; readonly cause?: { readonly code?: string } };
  return name === 'TimeoutError' ? 'too slow' : (cause?.code ?? 'the line failed');
}
