import { PassThrough, Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** A long text, compressed in memory: whoever made it is done with it, however slowly a client takes it. */
export type Packed = readonly Buffer[];

/** Compress a text as it is made; other work has its turns.
 *  in  through: what makes text of the parts */
export async function pack(parts: Iterable<unknown>, ...through: readonly Transform[]): Promise<Packed> {
  const packed: Buffer[] = [];
  const kept = new PassThrough().on('data', (chunk: Buffer) => packed.push(chunk));
  await pipeline([Readable.from(parts), ...through, createGzip(), kept]);
  return packed;
}

export const unpack = (packed: Packed): Readable => Readable.from(packed).pipe(createGunzip());
