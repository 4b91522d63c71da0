import { PassThrough, Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** A long text, compressed in memory, so that its producer is done however slowly a client takes it. */
export type Packed = readonly Buffer[];

/** Compress a text while it is produced, without blocking other work.
 *  in  through: turns the parts into text */
export async function pack(parts: Iterable<unknown>, ...through: readonly Transform[]): Promise<Packed> {
  const packed: Buffer[] = [];
  const kept = new PassThrough().on('data', (chunk: Buffer) => packed.push(chunk));
  await pipeline([Readable.from(parts), ...through, createGzip(), kept]);
  return packed;
}

export const unpack = (packed: Packed): Readable => Readable.from(packed).pipe(createGunzip());
