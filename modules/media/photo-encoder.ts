import { extname } from 'node:path';
import type { Logger } from 'pino';
import { ChildFailed, ChildProcesses } from '../kernel/child/child-processes.js';
import { invalid, tooLarge } from '../kernel/decider/errors.js';
import { uploadsFull } from '../kernel/http/upload.js';
import type { EncodedPhoto, PhotoToEncode } from './encode-photo.js';

/** Re-encodes a photo.
 *  errors  NOT_A_PHOTO (invalid), PHOTO_TOO_LARGE (too-large), TOO_BUSY (unavailable) */
export type EncodePhoto = (photo: PhotoToEncode) => Promise<EncodedPhoto>;

/** Re-encodes members' uploads in child processes: a file that crashes, hangs or bloats its reader is refused, and no other is affected.
 *  source  ADR 0049 */
export class PhotoEncoder {
  readonly #children: ChildProcesses<PhotoToEncode, EncodedPhoto>;

  constructor(
    private readonly log: Pick<Logger, 'warn'>,
    { module = encoder, ...limits }: Partial<typeof usualLimits> & { readonly module?: URL } = {},
  ) {
    this.#children = new ChildProcesses(module, { ...usualLimits, ...limits });
  }

  /** The current processes. */
  get pids(): readonly number[] {
    return this.#children.pids;
  }

  readonly encode: EncodePhoto = (photo) =>
    this.#children.run(photo).catch((error: unknown) => {
      if (!(error instanceof ChildFailed)) throw error;
      if (error.why === 'unavailable') throw uploadsFull();
      this.log.warn({ err: error, format: photo.format }, 'a photo could not be read in its process');
      throw error.why === 'memory' ? photoTooLarge() : damagedPhoto();
    });

  onApplicationShutdown(): void {
    this.#children.close();
  }
}

export const photoTooLarge = () =>
  tooLarge('PHOTO_TOO_LARGE', {
    message:
      'That photo is too large: at most 15 MB and 40 megapixels (20 as AVIF or with 16 bits a color). Choose a smaller size and try again.',
  });

export const damagedPhoto = () =>
  invalid('NOT_A_PHOTO', {
    message:
      'The file is damaged or takes too long to read. Open it on your device, save it again and try that.',
  });

const encoder = new URL(`./encode-photo${extname(import.meta.url)}`, import.meta.url);

/** The largest photos that are accepted take up to 350 MB, and a few seconds. */
const usualLimits = { atOnce: 2, time: 30_000, memory: 600_000_000, idle: 120_000 };
