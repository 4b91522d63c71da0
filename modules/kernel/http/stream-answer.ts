import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** Stream a file to the caller. What fails half-way cannot be answered any more: the connection is cut, so that the file is not taken for a whole one, and the
 *  line of the request has the cause. Whoever hangs up has had enough. */
export async function streamAnswer(
  response: Response,
  from: Readable,
  ...through: readonly Transform[]
): Promise<void> {
  try {
    await pipeline([from, ...through, response]);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE')
      Object.assign(response, { err: error });
    response.destroy();
  }
}
