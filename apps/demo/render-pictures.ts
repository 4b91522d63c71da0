import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { limitConcurrency } from '../../modules/kernel/async/limit-concurrency.js';
import type { Blobs } from '../../modules/kernel/files/blobs.js';
import { work } from '../../modules/media/encode-photo.js';
import type { Photo } from '../../modules/media/photo.schemas.js';
import type { EncodePhoto } from '../../modules/media/photo-encoder.js';
import { storePhoto } from '../../modules/media/photos.js';
import { withSlip } from './code-word-slip.js';
import {
  type BodyDrawing,
  bodyDrawings,
  drawBody,
  drawPart,
  type PartDrawing,
  periodPaints,
} from './drawings/index.js';
import type { Picture } from './offer.js';

/** Our own drawings are trusted, so they need no separate process. */
export const encodeHere: EncodePhoto = (photo) => limited(() => work(photo));
const limited = limitConcurrency(2);

/** Makes the photos of the demo data from its drawings, each only once on this machine. */
export class Pictures {
  readonly #photos = new Map<string, Promise<Photo>>();

  constructor(private readonly blobs: Blobs) {}

  photo(picture: Picture): Promise<Photo> {
    const name = `${picture.drawing} ${picture.paint} ${picture.variant}`;
    const known = this.#photos.get(name) ?? this.#make(picture);
    this.#photos.set(name, known);
    return known;
  }

  /** A picture as a file to upload. */
  file(picture: Picture): Promise<Buffer> {
    return rasterized(Buffer.from(drawn(picture)));
  }

  /** A picture beside a slip with a code word, as a file to upload. */
  beside(picture: Picture, codeWord: string): Promise<Buffer> {
    return rasterized(Buffer.from(withSlip(drawn(picture), codeWord)));
  }

  async #make(picture: Picture): Promise<Photo> {
    const svg = Buffer.from(drawn(picture));
    const note = `demo/${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.json`;
    const made = await this.blobs.get(note);
    if (made) return JSON.parse(made.toString()) as Photo;
    const photo = await storePhoto(this.blobs, await rasterized(svg), { encode: encodeHere });
    await this.blobs.put(note, Buffer.from(JSON.stringify(photo)));
    return photo;
  }
}

function drawn({ drawing, paint, variant }: Picture): string {
  const hex = periodPaints[paint]?.hex ?? '#B3292B';
  return (bodyDrawings as readonly string[]).includes(drawing)
    ? drawBody(drawing as BodyDrawing, { paint: hex, variant })
    : drawPart(drawing as PartDrawing, { paint: hex, variant });
}

/** Drawings fill their sheet, so nothing shows through. Only our own drawings are ever read as SVG; members' files are checked before they get this far. */
async function rasterized(svg: Buffer): Promise<Buffer> {
  rendering += 1;
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  try {
    return await sharp(svg, { density }).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  } finally {
    rendering -= 1;
    if (rendering === 0) sharp.block({ operation: ['VipsForeignLoadSvg'] });
  }
}

let rendering = 0;

/**
 * Sheets of 1200 × 900 are drawn at 800 × 600, in less than half the time: drawing takes most of the first start. A
 * density of 72 would draw them at full size.
 */
const density = 48;
