import { type PassThrough, Readable } from 'node:stream';
import yazl from 'yazl';
import type { ArchivedBlob, ExportSection } from '../../kernel/export/export-section.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import { type Packed, pack, unpack } from '../../kernel/files/packed.js';
import { jsonParts } from './json-parts.js';

/** A file of an archive, read and compressed, and its pictures, which are not read yet. */
export interface ReadSection {
  readonly file: string;
  readonly packed: Packed;
  readonly pictures: readonly ArchivedBlob[];
}

/** Everything of a member except pictures, one section after the other: earlier sections are compressed while one is in memory. */
export async function readSections(
  memberId: string,
  { parts, blobs }: { readonly parts: readonly ExportSection[]; readonly blobs: Blobs },
): Promise<readonly ReadSection[]> {
  const sections: ReadSection[] = [];
  const paths = new Set<string>();
  for (const part of parts) {
    const content = await part.read(memberId);
    if (content === undefined) continue;
    const packed = await pack(jsonParts(content));
    const pictures: ArchivedBlob[] = [];
    for (const picture of (await part.blobs?.(memberId)) ?? [])
      if (!paths.has(picture.path) && (await blobs.has(picture.blob))) {
        paths.add(picture.path);
        pictures.push(picture);
      }
    sections.push({ file: part.file, packed, pictures });
  }
  return sections;
}

/** A member's archive as a stream: README.txt, one JSON file for each section, photos under photos/.
 *  in  now: ISO-8601 UTC, the modification time of every file */
export function writeArchive(sections: readonly ReadSection[], now: string, blobs: Blobs): Readable {
  const zip = new yazl.ZipFile();
  const written = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => written.destroy(error));
  const mtime = new Date(now);
  for (const { file, packed, pictures } of sections) {
    zip.addReadStreamLazy(file, { mtime }, (give) => give(null, unpack(packed)));
    for (const { path, blob, read = () => blobs.get(blob) } of pictures)
      zip.addReadStreamLazy(path, { mtime, compress: false }, (give) => {
        read().then(
          (bytes) => give(null, Readable.from(bytes ? [bytes] : [])),
          (error: unknown) => give(error, Readable.from([])),
        );
      });
  }
  const told = sections.map(({ file }) => file);
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
