import sharp, { type Sharp } from 'sharp';

/** A file to read, and what it may be. */
export interface PhotoToEncode {
  /** Its bytes, or its path. */
  readonly file: Buffer | string;
  readonly format: string;
  /** Pixels that it may have, and with 16 bits a color, which need twice the memory. */
  readonly mostPixels: number;
  readonly mostDeepPixels: number;
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
  file,
  format,
  mostPixels,
  mostDeepPixels,
  sizes,
}: PhotoToEncode): Promise<EncodedPhoto> {
  const seen = await sharp(file, { ...reading, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!seen || seen.format !== format) return { status: 'another format' };
  if (seen.width * seen.height > (seen.depth === 'ushort' ? mostDeepPixels : mostPixels))
    return { status: 'too large' };
  const { width, height } = seen.autoOrient;
  const input = { ...reading, limitInputPixels: mostPixels };
  const pictures: Record<string, Uint8Array> = {};
  let larger: EncodedSize | undefined;
  for (const size of sizes) {
    const isSame = larger && larger.quality === size.quality && width <= size.width;
    const picture = isSame && larger ? pictures[larger.name] : await encode(sharp(file, input), size);
    if (!picture) return { status: 'damaged' };
    pictures[size.name] = picture;
    larger = size;
  }
  return { status: 'encoded', width, height, pictures };
}

const reading = { failOn: 'error', sequentialRead: true, pages: 1 } as const;

/** Undefined when the file is damaged, or takes too long. */
function encode(picture: Sharp, { width, quality }: EncodedSize): Promise<Buffer | undefined> {
  return picture
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality, effort: 2 })
    .timeout({ seconds: 10 })
    .toBuffer()
    .catch(() => undefined);
}
