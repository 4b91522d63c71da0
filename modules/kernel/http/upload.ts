import { AsyncLocalStorage } from 'node:async_hooks';
import express, { type NextFunction, type Request, type Response } from 'express';
import { FairLine } from '../async/fair-line.js';
import { unavailable } from '../decider/errors.js';

/** Who uploads in this call, and whether they still wait. */
export interface Uploader {
  /** One of each key is under work at a time: the member. */
  readonly key: string;
  readonly gone: AbortSignal;
}

/** The uploader of the call under way; undefined in tools and jobs. */
export const currentUploader = (): Uploader | undefined => uploaders.getStore()?.uploader;

/** Remembers the uploader of a call, once the guard knows them. */
export function scopeOfUpload(_request: Request, _response: Response, next: NextFunction): void {
  uploaders.run({}, next);
}

/** Read the file of a call into `request.body`, as a Buffer. The guard has authorised the caller before, so that strangers fill no memory, and one file of
 *  a caller is in memory at a time: the next is not read until the answer to the one before is sent.
 *  errors  413 of the parser for more than 15 MB, TOO_BUSY (unavailable) when too many wait */
export async function readUpload(request: Request, response: Response, key: string): Promise<void> {
  const gone = new AbortController();
  let leave = () => {};
  response.once('close', () => {
    if (!response.writableFinished) gone.abort(uploadsFull());
    leave();
  });
  Object.assign(uploaders.getStore() ?? {}, { uploader: { key, gone: gone.signal } satisfies Uploader });
  leave = await files.enter(key, gone.signal);
  if (response.closed) return leave();
  await new Promise<void>((resolve, reject) => {
    raw(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
}

/** The refusal of a file that would wait too long. */
export const uploadsFull = () =>
  unavailable('TOO_BUSY', {
    message: 'Many photos are on their way right now. Please send this one again in a moment.',
    retryAfter: 10,
  });

/** The file of a call whose contract is an upload; empty when it brought none. */
export const uploadOf = ({ body }: Pick<Request, 'body'>): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

const uploaders = new AsyncLocalStorage<{ uploader?: Uploader }>();

/** Sixteen files of 15 MB at most are in memory. */
const files = new FairLine({
  atOnce: 16,
  longest: 200,
  longestOfKey: 24,
  patience: 60_000,
  full: uploadsFull,
});

const raw = express.raw({ type: ['image/*', 'text/csv', 'application/octet-stream'], limit: '15mb' });
