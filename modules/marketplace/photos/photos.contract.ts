import { z } from 'zod';
import { endpoint, IdParams, Receipt } from '../../kernel/http/contract.js';
import type { Photo } from '../listing/listing.events.js';
import { PhotoView } from '../listing.schemas.js';

/** Sizes of a photo, each at most so many pixels wide. */
export const photoWidths = { card: 480, page: 1200, zoom: 2000 } as const;
export type PhotoSize = keyof typeof photoWidths;
export const photoSizes = ['card', 'page', 'zoom'] as const satisfies readonly PhotoSize[];

/** A photo with the addresses of its sizes. */
export function photoView({ id, width, height }: Photo): z.output<typeof PhotoView> {
  const address = (size: PhotoSize) => `/api/photos/${id}/${size}`;
  return { id, card: address('card'), page: address('page'), zoom: address('zoom'), width, height };
}

/** A photo is added to something: the body is the file.
 *  errors  what that thing refuses with, before those of the file */
export const photoUpload = (call: {
  readonly path: string;
  readonly summary: string;
  readonly requires?: string;
  readonly errors: readonly string[];
}) =>
  endpoint({
    ...call,
    method: 'POST',
    auth: 'member',
    summary: `${call.summary}: the body is the file (JPEG, PNG, WebP or AVIF, at most 15 MB)`,
    params: IdParams,
    answer: Receipt.extend({ photo: PhotoView }),
    upload: true,
    rateLimit: { calls: 120, minutes: 30 },
    status: 201,
    errors: [...call.errors, 'NOT_A_PHOTO', 'PHOTO_TOO_LARGE', 'BODY_TOO_LARGE'],
  });

/** The response is the picture itself, image/webp: its address names its content and never changes. */
export const getPhoto = endpoint({
  method: 'GET',
  path: '/api/photos/:id/:size',
  auth: 'guest',
  summary: 'One size of a photo, as WebP',
  params: z.object({ id: z.string().max(80), size: z.string().max(20) }),
  answer: z.string().meta({ contentMediaType: 'image/webp', contentEncoding: 'binary' }),
  errors: ['PHOTO_NOT_FOUND'],
  skipRateLimit: true,
});
