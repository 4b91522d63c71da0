import type { Unsent } from '@lib/browser/device-drafts';
import { addPostPhoto } from '@modules/community/post/post.contract';

/** Stores the photo of a post or a comment. */
export async function sendPhoto(file: File, idempotencyKey: string): Promise<{ readonly id: string }> {
  const { upload } = await import('@lib/api/upload');
  return upload(addPostPhoto, file, { idempotencyKey });
}

/** Seconds between the first key and the button; left out for what has waited on this device. Pure but for the clock. */
export function typedInSeconds({ at, fields }: Unsent): { readonly typedInSeconds?: number } {
  const seconds = fields?.typedInSeconds;
  const hasWaited = Date.now() - Date.parse(at) > waitedMs;
  return typeof seconds === 'number' && !hasWaited ? { typedInSeconds: seconds } : {};
}

const waitedMs = 60_000;
