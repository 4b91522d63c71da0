import type { EncodedPhoto, PhotoToEncode } from './encode-photo.js';

/** A JPEG hangs the encoder, a PNG crashes it, any other file is 9 by 9. */
export async function work({ format }: PhotoToEncode): Promise<EncodedPhoto> {
  if (format === 'jpeg') for (;;);
  if (format === 'png') process.kill(process.pid, 'SIGKILL');
  return { status: 'encoded', width: 9, height: 9, pictures: {} };
}
