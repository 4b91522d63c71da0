import sharp from 'sharp';
import type { BookContent } from './book.schemas.js';
import { bookPdf, type Paper } from './book-pdf.js';

/** A book to draw. */
export interface BookToDraw {
  readonly content: BookContent;
  readonly paper: Paper;
  /** As WebP. */
  readonly photos: readonly { readonly id: string; readonly picture: Uint8Array }[];
}

sharp.concurrency(1);
sharp.cache(false);

/** The message handler of `BookDrawer`'s child process. A damaged photo is left out. */
export async function work({ content, paper, photos }: BookToDraw): Promise<Uint8Array> {
  const drawn = new Map<string, Buffer>();
  for (const { id, picture } of photos) {
    const jpeg = await asJpeg(picture).catch(() => undefined); // a damaged photo is left out of the book
    if (jpeg) drawn.set(id, jpeg);
  }
  return bookPdf(content, drawn, paper);
}

/** A PDF holds JPEG, and no WebP.
 *  source  ISO 32000-1, 7.4.8 */
const asJpeg = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture).flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer();
