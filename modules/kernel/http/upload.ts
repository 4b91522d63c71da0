import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import { FairQueue } from '../async/fair-queue.js';
import { unavailable } from '../decider/errors.js';
import { type Content, type FileOnDisk, sizeOf } from '../files/content.js';
import { DailyUploads } from './daily-uploads.js';

/** The uploader of this call, and whether they still wait. */
export interface Uploader {
  /** The key of the queue: one file of each member is processed at a time. */
  readonly key: string;
  readonly gone: AbortSignal;
}

/** The uploader of the call under way; undefined in tools and jobs. */
export const currentUploader = (): Uploader | undefined => uploaders.getStore()?.uploader;

/** Remembers the uploader of a call, once the guard knows them. */
export function scopeOfUpload(_request: Request, _response: Response, next: NextFunction): void {
  uploaders.run({}, next);
}

/** Save the file of a call in a folder, until the call is answered; `uploadOf` gives it. The guard has authorised
 *  the caller before, so that strangers cannot fill the disk. One file of a caller is processed at a time: the next is
 *  not read until the response to the previous one is sent.
 *  errors  413 for more than 15 MB, 415 for a compressed body, TOO_BUSY (unavailable) when too many wait, TOO_MANY_UPLOADS (too-many) over a day */
export async function readUpload(
  request: Request,
  response: Response,
  { key, folder }: { readonly key: string; readonly folder: string },
): Promise<void> {
  const gone = new AbortController();
  const path = join(folder, randomUUID());
  let leave = () => {};
  response.once('close', () => {
    if (!response.writableFinished) gone.abort(uploadsFull());
    void rm(path, { force: true }).catch(() => undefined); // the next start removes it
    leave();
  });
  Object.assign(uploaders.getStore() ?? {}, { uploader: { key, gone: gone.signal } satisfies Uploader });
  leave = await files.enter(key, gone.signal);
  if (response.closed) return leave();
  await uploadsOfDay.check(key).catch((error: unknown) => {
    request.resume(); // so that the sender reads the response
    throw error;
  });
  request.body = { path, size: request.is(accepted) ? await save(request, path) : 0 } satisfies FileOnDisk;
  await uploadsOfDay.count(key, sizeOf(uploadOf(request)));
  if (response.closed) await rm(path, { force: true });
}

/** The folder of files whose calls are not answered yet. Removes the files of killed processes.
 *  in  before: milliseconds since 1970 */
export async function openUploadFolder(folder: string, before = Date.now() - 3_600_000): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const left = await stat(path).catch(() => undefined); // its own call has deleted it
    if (left && left.mtimeMs < before) await rm(path, { force: true });
  }
  return folder;
}

/** The refusal of a file that would wait too long. */
export const uploadsFull = () =>
  unavailable('TOO_BUSY', {
    message: 'Many photos are on their way right now. Please send this one again in a moment.',
    retryAfter: 10,
  });

/** The file of a call whose contract is an upload; empty when there was none. */
export const uploadOf = ({ body }: Pick<Request, 'body'>): Content =>
  (body as FileOnDisk | undefined)?.size ? (body as FileOnDisk) : Buffer.alloc(0);

const uploaders = new AsyncLocalStorage<{ uploader?: Uploader }>();

const uploadsOfDay = new DailyUploads();

/** The maximum number of files under way. */
const files = new FairQueue({
  atOnce: 16,
  longest: 200,
  longestOfKey: 24,
  patience: 60_000,
  full: uploadsFull,
});

const accepted = [
  'image/*',
  'text/csv',
  'text/calendar',
  'application/octet-stream',
  'application/pdf',
  'message/rfc822',
];
const maxBytes = 15 * 1_024 * 1_024;

/** Write the body to a file, which holds a part of it when this fails. Bytes beyond the limit are read and
 *  ignored, so that the sender reads the response.
 *  out  its bytes */
async function save(request: Request, path: string): Promise<number> {
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') throw refusal(415, 'it is packed');
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size <= maxBytes) await file.write(chunk as Buffer);
    }
  } catch (error) {
    request.resume();
    throw request.errored ? refusal(400, 'it was cut off') : error;
  } finally {
    await file.close();
  }
  if (size > maxBytes) throw refusal(413, 'it is too large');
  return size;
}

/** An error as body parsers throw it. */
const refusal = (status: number, why: string) =>
  Object.assign(new Error(`The body was refused: ${why}.`), { status });
