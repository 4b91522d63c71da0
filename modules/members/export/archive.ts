import { type PassThrough, Readable } from 'node:stream';
import yazl from 'yazl';
import type { Blobs } from '../../kernel/files/blobs.js';
import type { ExportSection } from './export.ports.js';

export interface Archived {
  readonly memberId: string;
  /** ISO-8601 UTC, the modification time of every file. */
  readonly now: string;
  readonly parts: readonly ExportSection[];
  readonly blobs: Blobs;
}

/** A member's archive as a stream: README.txt, one JSON file for each section, photos under photos/. */
export async function writeArchive({ memberId, now, parts, blobs }: Archived): Promise<Readable> {
  const zip = new yazl.ZipFile();
  const written = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => written.destroy(error));
  const mtime = new Date(now);
  const told: string[] = [];
  for (const part of parts) {
    const content = await part.read(memberId);
    if (content === undefined) continue;
    told.push(part.file);
    zip.addBuffer(Buffer.from(`${JSON.stringify(content, null, 2)}\n`), part.file, { mtime });
    for (const { path, blob, read = () => blobs.get(blob) } of (await part.blobs?.(memberId)) ?? []) {
      if (!(await blobs.has(blob))) continue;
      zip.addReadStreamLazy(path, { mtime, compress: false }, (give) => {
        read().then(
          (bytes) => give(null, Readable.from(bytes ? [bytes] : [])),
          (error: unknown) => give(error, Readable.from([])),
        );
      });
    }
  }
  zip.addBuffer(Buffer.from(readme(now, told)), 'README.txt', { mtime });
  zip.end();
  return written;
}

const readme = (now: string, files: readonly string[]): string => `Swap Meet Classics
Everything about your account as of ${now}.

${files.map((file) => `  ${file}`).join('\n')}
  photos/  pictures that you added, as we keep them (WebP)

Times are UTC, prices cents, places degrees.
`;
