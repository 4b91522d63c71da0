import type { Logger } from 'pino';
import type { Blobs } from './blobs.js';

/** A picture that was stored as WebP. Undefined when there is none. Also undefined, with a line in the log, when
 *  the file is empty, truncated, not WebP, or does not decrypt, so that nobody is sent a broken picture. */
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
    if ((error as NodeJS.ErrnoException).code !== undefined && !isCipherFault(error)) throw error; // errors of the disk
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

/** Changed bytes fail the check of their tag, and a truncated file has none. */
const isCipherFault = (error: unknown): boolean =>
  String((error as { code?: unknown }).code).startsWith('ERR_');
