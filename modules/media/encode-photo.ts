import { readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** A file to read, and its limits. */
export interface PhotoToEncode {
  /** Its bytes, or its path. */
  readonly file: Buffer | string;
  readonly format: string;
  /** The maximum pixels, also for 16 bits a color, which needs twice the memory. */
  readonly maxPixels: number;
  readonly maxDeepPixels: number;
  readonly sizes: readonly EncodedSize[];
}

export interface EncodedSize {
  readonly name: string;
  readonly width: number;
  readonly quality: number;
}

/** The upright picture's pixels as uploaded, and its sizes as WebP; or why there are none. */
export type EncodedPhoto =
  | { readonly status: 'another format' | 'too large' | 'damaged' }
  | {
      readonly status: 'encoded';
      readonly width: number;
      readonly height: number;
      readonly pictures: Readonly<Record<string, Uint8Array>>;
    };

sharp.concurrency(1);
sharp.cache(false);
/** Only these four formats are decoded, whatever a file claims to be. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

/** Re-encode a photo upright, without EXIF or GPS, in sizes that are never larger than it is: the largest first. */
export async function work({
  file: sent,
  format,
  maxPixels,
  maxDeepPixels,
  sizes,
}: PhotoToEncode): Promise<EncodedPhoto> {
  const file = format === 'webp' ? await filledUp(sent) : sent;
  const seen = await sharp(file, { ...reading, limitInputPixels: false })
    .metadata()
    .catch(() => undefined); // not a picture that can be read: the caller refuses it
  if (!seen || seen.format !== format) return { status: 'another format' };
  if (seen.width * seen.height > (seen.depth === 'ushort' ? maxDeepPixels : maxPixels))
    return { status: 'too large' };
  const { width, height } = seen.autoOrient;
  const limit = { limitInputPixels: maxPixels };
  const pictures =
    (await encodeAll(sizes, width, () => sharp(file, { ...reading, ...limit }))) ??
    (await encodeCutOff(file, seen, (bytes) =>
      encodeAll(sizes, width, () => sharp(bytes, { ...lenient, ...limit })),
    ));
  return pictures ? { status: 'encoded', width, height, pictures } : { status: 'damaged' };
}

const reading = { failOn: 'error', sequentialRead: true, pages: 1 } as const;
/** Accepts a truncated file, as browsers do: the missing part is grey or black. */
const lenient = { ...reading, failOn: 'none' } as const;
/** The width or height of a WebP.
 *  source  RFC 9649 2.7 */
const longest = 16_383;

async function encodeAll(
  sizes: readonly EncodedSize[],
  width: number,
  open: () => Sharp,
): Promise<Readonly<Record<string, Uint8Array>> | undefined> {
  const pictures: Record<string, Uint8Array> = {};
  let larger: EncodedSize | undefined;
  for (const size of sizes) {
    const isSame = larger && larger.quality === size.quality && width <= size.width;
    const picture = isSame && larger ? pictures[larger.name] : await encode(open(), size);
    if (!picture) return undefined;
    pictures[size.name] = picture;
    larger = size;
  }
  return pictures;
}

/** Accepts a truncated JPEG or PNG when three quarters of its rows exist. Rows that a download filled with one byte do not count. */
async function encodeCutOff<Encoded>(
  file: Buffer | string,
  { format, width, height }: Metadata,
  encodeBytes: (bytes: Buffer) => Promise<Encoded | undefined>,
): Promise<Encoded | undefined> {
  if (format !== 'jpeg' && format !== 'png') return undefined;
  const whole = await bytesOf(file);
  const filler = whole.at(-1);
  const bytes = whole.subarray(0, whole.findLastIndex((byte) => byte !== filler) + 2);
  const there = await rowsThere(bytes, { format, width, height });
  return there >= 0.75 ? encodeBytes(bytes) : undefined;
}

/** Fills the missing part of a truncated WebP with zeros, because its decoder needs all bytes, when three quarters of them exist.
 *  source  RFC 9649 2.4 */
async function filledUp(file: Buffer | string): Promise<Buffer | string> {
  const bytes = await bytesOf(file);
  const length = bytes.length < 12 ? 0 : bytes.readUInt32LE(4) + 8;
  const missing = length - bytes.length;
  return missing > 0 && missing <= length * 0.25 ? Buffer.concat([bytes, Buffer.alloc(missing)]) : file;
}

const bytesOf = async (file: Buffer | string): Promise<Buffer> =>
  Buffer.isBuffer(file) ? file : readFile(file);

/** The share of rows above the missing ones, which have one color: grey in a JPEG, black or clear in a PNG. */
async function rowsThere(
  bytes: Buffer,
  { format, width, height }: Pick<Metadata, 'format' | 'width' | 'height'>,
): Promise<number> {
  const seen = await sharp(bytes, lenient)
    .resize({ width: Math.min(width, 64), height: Math.min(height, 400), fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined); // not a picture that can be read: the caller refuses it
  if (!seen) return 0;
  const row = seen.info.width * seen.info.channels;
  const isMissing = (value: number) => (format === 'png' ? value === 0 : Math.abs(value - 128) <= 2);
  let there = seen.info.height;
  while (there > 0 && seen.data.subarray((there - 1) * row, there * row).every(isMissing)) there--;
  return there / seen.info.height;
}

/** Undefined when the file is damaged, or takes too long. */
function encode(picture: Sharp, { width, quality }: EncodedSize): Promise<Buffer | undefined> {
  return picture
    .autoOrient()
    .resize({ width, height: longest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 2 })
    .timeout({ seconds: 10 })
    .toBuffer()
    .catch(() => undefined); // not a picture that can be read: the caller refuses it
}
