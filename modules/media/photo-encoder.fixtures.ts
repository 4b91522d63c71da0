import type { EncodedPhoto, PhotoToEncode } from './encode-photo.js';

/** A JPEG hangs it, a PNG kills it, any other is 9 by 9. */
export async function work({ format }: PhotoToEncode): Promise<EncodedPhoto> {
  if (format === 'jpeg') for (;;);
  if (format === 'png') process.kill(process.pid, 'SIGKILL');
  return { status: 'encoded', width: 9, height: 9, pictures: {} };
}
