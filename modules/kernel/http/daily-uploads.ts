import { RateLimiterMemory } from 'rate-limiter-flexible';
import { tooMany } from '../decider/errors.js';

/** The upload limit of one member in 24 hours, for files of any kind. Each process counts separately, like the limits of calls.
 *  source  ADR 0015 */
export const maxFilesADay = 3_000;
export const maxBytesADay = 5_000_000_000;

/** Counts the files that members send, and their bytes. */
export class DailyUploads {
  readonly #files: RateLimiterMemory;
  readonly #bytes: RateLimiterMemory;

  constructor(
    private readonly max: { readonly files: number; readonly bytes: number } = {
      files: maxFilesADay,
      bytes: maxBytesADay,
    },
  ) {
    this.#files = new RateLimiterMemory({ points: max.files, duration });
    this.#bytes = new RateLimiterMemory({ points: max.bytes, duration });
  }

  /** Refuse further files of a member who has reached the limit.
   *  errors  TOO_MANY_UPLOADS (too-many), with the numbers and the time of the next upload */
  async check(key: string): Promise<void> {
    const [files, bytes] = await Promise.all([this.#files.get(key), this.#bytes.get(key)]);
    const over = [
      ...(files && files.consumedPoints >= this.max.files ? [files] : []),
      ...(bytes && bytes.consumedPoints >= this.max.bytes ? [bytes] : []),
    ];
    if (over.length === 0) return;
    const retryAfter = Math.max(1, ...over.map(({ msBeforeNext }) => Math.ceil(msBeforeNext / 1_000)));
    const hours = Math.ceil(retryAfter / 3_600);
    throw tooMany('TOO_MANY_UPLOADS', {
      retryAfter,
      message: `You can send ${this.max.files.toLocaleString('en-US')} files a day, ${sizeOf(this.max.bytes)} in all. You can send the next one in ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
    });
  }

  /** Count a file that arrived, however large. */
  async count(key: string, size: number): Promise<void> {
    await Promise.all([this.#files.penalty(key, 1), this.#bytes.penalty(key, size)]);
  }
}

/** Seconds. */
const duration = 24 * 3_600;

const sizeOf = (bytes: number): string =>
  bytes >= 1e9
    ? `${(bytes / 1e9).toLocaleString('en-US')} GB`
    : `${(bytes / 1e6).toLocaleString('en-US')} MB`;
