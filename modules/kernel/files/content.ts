import type { Hash, Hmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';

/** Bytes in memory, or in a file of this machine. */
export type Content = Buffer | FileOnDisk;

export interface FileOnDisk {
  readonly path: string;
  readonly size: number;
}

export const sizeOf = (content: Content): number =>
  Buffer.isBuffer(content) ? content.length : content.size;

/** The whole content in memory, for content known to be small. */
export const bytesOf = async (content: Content): Promise<Buffer> =>
  Buffer.isBuffer(content) ? content : readFile(content.path);

/** The input of sharp and similar libraries: bytes, or a path. */
export const sourceOf = (content: Content): Buffer | string =>
  Buffer.isBuffer(content) ? content : content.path;

/** Its first bytes. */
export async function headOf(content: Content, length: number): Promise<Buffer> {
  if (Buffer.isBuffer(content)) return content.subarray(0, length);
  const file = await open(content.path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Add it to a hash, without holding it in memory. */
export async function hashContent<Kind extends Hash | Hmac>(hash: Kind, content: Content): Promise<Kind> {
  if (Buffer.isBuffer(content)) hash.update(content);
  else for await (const chunk of createReadStream(content.path)) hash.update(chunk);
  return hash;
}
