import { signPdf } from '../share-link/sign-pdf.js';
import { labelsPdf } from './labels-pdf.js';

/** A PDF to draw. */
export type Drawing =
  | { readonly kind: 'labels'; readonly of: Readonly<Parameters<typeof labelsPdf>> }
  | { readonly kind: 'sign'; readonly of: Readonly<Parameters<typeof signPdf>> };

/** The message handler of `PdfDrawer`'s child process. */
export const work = (drawing: Drawing): Promise<Uint8Array> =>
  drawing.kind === 'labels' ? labelsPdf(...drawing.of) : signPdf(...drawing.of);
