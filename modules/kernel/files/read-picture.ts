import type { Logger } from 'pino';
import type { Blobs } from './blobs.js';

/** A picture that was stored as WebP. Undefined when there is none; also, and then the log has a line, when the file of that name is empty, is cut
 *  off, is something else, or does not decrypt: nobody is sent a picture that no browser can show. */
export async function readPicture(
  blobs: Pick<Blobs, 'get'>,
  name: string,
  log: Pick<Logger, 'error'>,
): Promise<Buffer | undefined> {
  const report = (err?: unknown) => void log.error({ blob: name, err }, 'a stored picture is damaged');
  try {
    const bytes = await blobs.get(name);
    if (!bytes || isWholeWebp(bytes)) return bytes;
    report();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== undefined && !isCipherFault(error)) throw error; // the disk's
    report(error);
  }
  return undefined;
}

/** source  RFC 9649 2.4: the size in the header counts what follows it */
function isWholeWebp(bytes: Buffer): boolean {
  return (
    bytes.length > 12 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WEBP' &&
    bytes.readUInt32LE(4) + 8 === bytes.length
  );
}

/** Bytes that were changed fail the check of their tag, and those of a file that is cut off have none. */
const isCipherFault = (error: unknown): boolean =>
  String((error as { code?: unknown }).code).startsWith('ERR_');
